/** Small files at the root: for search engines, for installation as an app, and for URLs of earlier versions. */
import { LOCALE_KEYS, LOCALES, localPath } from '../i18n/locales';
import type { Page } from './page';
import { PAGES } from './pages';

/** The build does not know the origin of the service. The sitemap contains this mark, which the Worker replaces. */
const ORIGIN_MARK = 'https://khagola.invalid';

export const robots = (): string =>
  `User-agent: *\nAllow: /\nDisallow: /account\nSitemap: ${ORIGIN_MARK}/sitemap.xml\n`;

/**
 * @param further  English paths of pages of a single thing each, in all languages
 * @param ownLanguage  paths of pages in languages of their own
 */
export function sitemap(further: readonly string[], ownLanguage: readonly string[]): string {
  const ownPaths = Object.values<Page>(PAGES)
    .filter(({ rank }) => rank !== null)
    .map(({ path }) => path);
  const inAll = [...ownPaths, ...further].map((path) => ({ path, languages: LOCALE_KEYS }));
  const single = ownLanguage.map((path) => ({ path, languages: ['en'] as const }));
  const urls = [...inAll, ...single].flatMap(({ path, languages }) =>
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

/** Redirects of URLs of earlier versions. */
export const redirects = (): string =>
  [
    '/today / 301',
    '/favicon.ico /icon.svg 301',
    ...Object.values(LOCALES).flatMap(({ path }) => (path ? [`${path}/today ${path}/ 301`] : [])),
  ].join('\n');
