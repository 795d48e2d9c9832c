/** The small files at the root: for search engines, for installing as an app, and for addresses of earlier versions. */
import { LOCALE_KEYS, LOCALES, localPath } from '../i18n/locales';
import { PAGES, type Page } from './pages';

/** Where the service stands is not known to the build: the sitemap names paths, which the Worker makes addresses. */
export const ORIGIN_MARK = 'https://khagola.invalid';

export const robots = (): string =>
  `User-agent: *\nAllow: /\nDisallow: /account\nSitemap: ${ORIGIN_MARK}/sitemap.xml\n`;

/** @param further  paths in English of pages of one thing each, in all languages */
export function sitemap(further: readonly string[]): string {
  const own = Object.values<Page>(PAGES)
    .filter(({ rank }) => rank !== null)
    .map(({ path, languages }) => ({ path, languages }));
  const things = further.map((path) => ({ path, languages: LOCALE_KEYS }));
  const urls = [...own, ...things].flatMap(({ path, languages }) =>
    languages.map((locale) => {
      const alternates = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${ORIGIN_MARK}${localPath(other, path)}"/>`,
      );
      const also = languages.length > 1 ? alternates.join('') : '';
      return `<url><loc>${ORIGIN_MARK}${localPath(locale, path)}</loc>${also}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export const manifest = (): string =>
  JSON.stringify(
    {
      name: 'Khagola',
      short_name: 'Khagola',
      description: 'The panchanga now, observances and birth charts, computed on your device.',
      start_url: '/',
      id: '/',
      display: 'standalone',
      background_color: '#F8F8F4',
      theme_color: '#F8F8F4',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      shortcuts: Object.values<Page>(PAGES)
        .filter(({ rank, path }) => rank === 'bar' && path !== '/')
        .map(({ path }) => ({ name: path.slice(1).replace(/^./, (letter) => letter.toUpperCase()), url: path })),
    },
    null,
    2,
  );

/** Addresses of earlier versions. */
export const redirects = (): string =>
  [
    '/today / 301',
    '/favicon.ico /icon.svg 301',
    ...Object.values(LOCALES).flatMap(({ path }) => (path ? [`${path}/today ${path}/ 301`] : [])),
  ].join('\n');
