/** The URLs that are submitted to search engines. */
import { RESOURCES } from '../../api/registry';
import { fail, ok, type Result } from '../../domain/result';
import type { Assets } from '../assets';
import type { HttpProblem } from '../problem';

/** Maximum number of URLs per request in IndexNow. */
export const MAX_URLS = 10_000;

/** The home page and ten main pages for people. */
export const MAIN_PAGES = [
  '/',
  '/hi/',
  '/day',
  '/month',
  '/year',
  '/chart',
  '/match',
  '/sky',
  '/find',
  '/docs',
  '/hi/year',
];

/** Documents of the service for programs. */
const DOCUMENTS = ['/llms.txt', '/openapi.json', '/api/press'];

/** The list of pages that the build writes. Assets have no host, so any host works. */
const SITEMAP_URL = 'https://assets.invalid/sitemap.xml';

/** The paths of the pages and of the endpoints with GET. */
export async function knownPaths(assets: Assets | undefined): Promise<ReadonlySet<string>> {
  const sitemap = await assets?.fetch(new Request(SITEMAP_URL));
  const text = sitemap?.ok ? await sitemap.text() : '';
  const pages = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const endpoints = RESOURCES.filter(({ operations }) => operations.some(({ method }) => method === 'GET'));
  return new Set([...MAIN_PAGES, ...DOCUMENTS, ...pages, ...endpoints.map(({ path }) => path)]);
}

/** A problem with the list or one of its URLs. */
const wrong = (field: string, words: string): HttpProblem => ({
  reason: 'invalid_field',
  field,
  rule: 'value',
  expected: { type: 'other', words },
});

/** Parses and normalises a URL of this service at a known path. */
function ownUrl(
  value: unknown,
  origin: string,
  known: ReadonlySet<string>,
  field: string,
): Result<string, HttpProblem> {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null) return fail(wrong(field, `an absolute URL, for example ${origin}/docs`));
  if (url.origin !== origin) return fail({ reason: 'host_not_allowed', field, origin });
  if (url.username !== '' || url.password !== '') return fail(wrong(field, 'a URL without credentials'));
  if (url.href.includes('#')) return fail(wrong(field, 'a URL without a fragment'));
  if (!known.has(url.pathname)) {
    return fail(wrong(field, `the URL of a page or an endpoint of this service, for example ${origin}/docs`));
  }
  return ok(url.href);
}

/** The URLs of a request without duplicates, or the problem with the first invalid one. */
export function readUrls(urlList: unknown, origin: string, known: ReadonlySet<string>): Result<string[], HttpProblem> {
  if (!Array.isArray(urlList) || urlList.length < 1 || urlList.length > MAX_URLS) {
    return fail({
      reason: 'invalid_field',
      field: 'urlList',
      rule: urlList === undefined ? 'missing' : 'value',
      expected: { type: 'list', min: 1, max: MAX_URLS, items: 'URLs' },
      example: [`${origin}/docs`],
    });
  }
  const urls = new Set<string>();
  for (const [i, value] of urlList.entries()) {
    const url = ownUrl(value, origin, known, `urlList.${i}`);
    if (!url.ok) return url;
    urls.add(url.value);
  }
  return ok([...urls]);
}
