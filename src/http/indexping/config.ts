/** Settings for notifying search engines. */
import type { Bindings } from '../env';
import { LOOPBACK } from '../origin';

const USUAL_ENDPOINT = 'https://api.indexnow.org/indexnow';

/** The format of an IndexNow key. */
const KEY = /^[A-Za-z0-9-]{8,128}$/;

/** The key; null if it is missing or invalid. */
export function indexKey(bindings: Bindings | undefined): string | null {
  const key = bindings?.INDEXNOW_KEY ?? '';
  return KEY.test(key) ? key : null;
}

/** The URL to notify: over HTTPS, or over HTTP to localhost. Null if the setting is invalid. */
export function indexEndpoint(bindings: Bindings | undefined): URL | null {
  const url = URL.parse(bindings?.INDEXNOW_ENDPOINT || USUAL_ENDPOINT);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)) ? url : null;
}
