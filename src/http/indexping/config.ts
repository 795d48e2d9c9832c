/** What the notification of search engines is configured with. */
import type { Bindings } from '../env';
import { LOOPBACK } from '../origin';

const USUAL_ENDPOINT = 'https://api.indexnow.org/indexnow';

/** What IndexNow takes for a key. */
const KEY = /^[A-Za-z0-9-]{8,128}$/;

/** The key, or null where none is configured or what is configured is none. */
export function indexKey(bindings: Bindings | undefined): string | null {
  const key = bindings?.INDEXNOW_KEY ?? '';
  return KEY.test(key) ? key : null;
}

/** Where notifications go: by https, or in the clear to this very machine. Null where the address is no such one. */
export function indexEndpoint(bindings: Bindings | undefined): URL | null {
  const url = URL.parse(bindings?.INDEXNOW_ENDPOINT || USUAL_ENDPOINT);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)) ? url : null;
}
