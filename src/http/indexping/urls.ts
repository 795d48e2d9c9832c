/** Which addresses search engines are told of. */
import { fail, ok, type Result } from '../../domain/result';
import type { Problem } from '../envelope';

/** Most addresses of one request, as IndexNow takes them. */
export const MOST_URLS = 10_000;

/** The home page and the ten routes that a search engine has something to read at. */
export const PUBLIC_ROUTES = [
  '/',
  '/docs',
  '/llms.txt',
  '/openapi.json',
  '/api/press',
  '/api/kundali-facts',
  '/api/rss',
  '/api/rss/daily',
  '/api/rss/utsavas',
  '/api/rss/sankrantis',
  '/api/utsavas.ics',
];

const wrong = (field: string, message: string): Problem => ({
  reason: 'invalid_field',
  field,
  message: `${field} ${message}.`,
});

/** An address of the service itself, in the one spelling of the URL standard. */
function ownUrl(value: unknown, origin: string, field: string): Result<string, Problem> {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null) return fail(wrong(field, 'must be an absolute URL'));
  if (url.origin !== origin) return fail({ reason: 'host_not_allowed', field, origin });
  if (url.username !== '' || url.password !== '') return fail(wrong(field, 'must not carry credentials'));
  if (url.href.includes('#')) return fail(wrong(field, 'must not have a fragment'));
  return ok(url.href);
}

/** The addresses of a request, each once, or the problem with the first wrong one. */
export function readUrls(urlList: unknown, origin: string): Result<string[], Problem> {
  const rule = `must be an array of 1 to ${MOST_URLS} URLs`;
  if (urlList === undefined) return fail(wrong('urlList', `is missing: it ${rule}`));
  if (!Array.isArray(urlList) || urlList.length < 1 || urlList.length > MOST_URLS) return fail(wrong('urlList', rule));
  const urls = new Set<string>();
  for (const [i, value] of urlList.entries()) {
    const url = ownUrl(value, origin, `urlList.${i}`);
    if (!url.ok) return url;
    urls.add(url.value);
  }
  return ok([...urls]);
}
