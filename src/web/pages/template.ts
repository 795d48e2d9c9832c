/** The HTML of a page: the initial content, which the script of the page then takes over. */
import { messagesOf } from '../i18n/catalogue';
import { LOCALE_KEYS, LOCALES, type LocaleKey, localPath } from '../i18n/locales';
import { type Section, type Translate, translator } from '../i18n/translate';
import { dataText, GIVEN_ID, type Given } from '../reader/given';
import { langOfName } from '../reader/latinPart';
import { escaped } from './escaped';
import type { Page } from './page';
import { hasWaiting, PAGES, type PageKey, SHELL_SECTIONS } from './pages';
import { sharePath } from './shared';

/** URLs of the files that a page loads, as the build has named them. */
interface Assets {
  /** The script in the head, which loads the module (shell/boot.ts). */
  boot: string;
  styles: string[];
  /** The module of the page; null if there is none. */
  script: string | null;
  /** The imports of the module, so that they load in parallel. */
  imports: string[];
  fonts: string[];
}

/** The content of a page, in addition to its row in the list of pages. */
export interface Content {
  locale: LocaleKey;
  given: Given;
  /** Replaces the page's own title and sentence, for a page of a single thing. */
  title?: string;
  about?: string;
  /** The English path of the content; by default the path of the page. */
  path?: string;
  /** BCP 47 tag and `Intl` locale of content in another language than the page around it. */
  language?: { tag: string; intl: string };
  /** The path of its image in shared links, without a leading slash; by default that of its kind of page. */
  picture?: string | null;
  /** Structured data about the thing on the page, by schema.org. */
  thing?: object;
  /** The query without the place, on a page that shows one and has a form for another without a script. */
  rest?: [string, string][];
  /** The HTML of the view; null for the head of the page alone. */
  view: string | null;
  /** `https://host`. URLs are relative without it. */
  origin?: string;
}

/** Marks around the head, the notice, the form without a script and the view. The Worker replaces the content between them. */
export const MARKS = {
  head: ['<!--head-->', '<!--/head-->'],
  notice: ['<!--notice-->', '<!--/notice-->'],
  form: ['<!--form-->', '<!--/form-->'],
  view: ['<!--view-->', '<!--/view-->'],
} as const;

function link(t: Translate, locale: LocaleKey, page: Page, isCurrent: boolean): string {
  const current = isCurrent ? ' aria-current="page"' : '';
  return `<a href="${localPath(locale, page.path)}"${current}>${escaped(t(page.nav))}</a>`;
}

function navigation(t: Translate, locale: LocaleKey, current: PageKey): string {
  const items = Object.entries<Page>(PAGES)
    .filter(([, { rank }]) => rank === 'bar' || rank === 'more')
    .map(
      ([key, page]) =>
        `<li${page.rank === 'more' ? ' class="wide"' : ''}>${link(t, locale, page, key === current)}</li>`,
    );
  return `<nav aria-label="${escaped(t('frame.main'))}"><ul>${items.join('')}</ul></nav>`;
}

const PIN =
  '<svg class="ic" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M8 15S3 9.6 3 6a5 5 0 0 1 10 0c0 3.6-5 9-5 9Z"/><circle cx="8" cy="6" r="1.7"/></svg>';

/** The name of the reader's place in the language of the page. */
export const placeNameGiven = ({ place, placeName }: Pick<Given, 'place' | 'placeName'>): string =>
  placeName ?? place.name;

/** The end of the button that opens the place dialog, with the name of the place. */
export function placeButton(t: Translate, given: Pick<Given, 'locale' | 'place' | 'placeName'>, pin = PIN): string {
  const name = placeNameGiven(given);
  const lang = langOfName(given.locale, name) === given.locale ? '' : ' lang="en"';
  return ` aria-label="${escaped(t('shell.place', { place: name }))}">${pin}<span${lang}>${escaped(name)}</span></button>`;
}

function tools(t: Translate, key: PageKey, content: Content): string {
  const { locale, given, path } = content;
  const page: Page = PAGES[key];
  const alternates = LOCALE_KEYS.filter((other) => other !== locale).map((other) => {
    const address = localPath(other, path ?? page.path);
    return `<a class="btn quiet small lng" href="${address}" lang="${other}" hreflang="${other}">${LOCALES[other].name}</a>`;
  });
  const furtherPages = Object.entries<Page>(PAGES)
    .filter(([, { rank }]) => rank === 'more' || rank === 'menu')
    .map(
      ([each, row]) => `<li${row.rank === 'more' ? ' class="narrow"' : ''}>${link(t, locale, row, each === key)}</li>`,
    );
  return [
    '<div class="tools">',
    `<button class="btn quiet small place" type="button" id="place" data-choose-place aria-haspopup="dialog"${placeButton(t, given)}`,
    ...alternates,
    `<details class="menu"><summary class="btn quiet small">${escaped(t('frame.more'))}</summary><ul>${furtherPages.join('')}</ul></details>`,
    '</div>',
  ].join('');
}

/** The place dialog. boot.ts puts it into the page at the first press, and shell/placeDialog.ts answers in it. */
function placeDialog(t: Translate): string {
  const button = (kind: string, attributes: string, key: 'use' | 'take' | 'reset' | 'cancel') =>
    `<button class="btn ${kind}" ${attributes}>${escaped(t(key === 'use' ? 'place.use' : `frame.${key}`))}</button>`;
  return [
    '<template id="places-made"><dialog id="places" aria-labelledby="places-title"><form data-waits>',
    `<h2 id="places-title">${escaped(t('frame.place'))}</h2><div class="f w">`,
    `<label for="places-field">${escaped(t('place.field'))}</label><div class="combo">`,
    '<input id="places-field" name="place" role="combobox" autocomplete="off" aria-expanded="false" aria-controls="places-offers" aria-describedby="places-hint">',
    `<div class="offers" id="places-offers" role="listbox" aria-label="${escaped(t('place.offers'))}" hidden></div></div>`,
    `<small id="places-hint">${escaped(t('place.hint'))}</small></div>`,
    `<p class="acts">${button('small', 'type="button" value="here"', 'use')}</p><div class="acts">`,
    button('main', '', 'take'),
    button('', 'type="button" value="reset"', 'reset'),
    button('quiet', 'type="button" value="cancel"', 'cancel'),
    '</div></form></dialog></template>',
  ].join('');
}

/** The head for search engines and shared links: title, sentence, languages, image. */
export function headOf(key: PageKey, content: Content): string {
  const { locale, origin = '', given } = content;
  const page: Page = PAGES[key];
  const t = translator(locale, messagesOf(locale, ['pages', 'shell', 'utsava']));
  const title = `${content.title ?? t(page.title)} · Khagola`;
  const about = content.about ?? t(page.about);
  const path = content.path ?? page.path;
  const { language } = content;
  // Content in its own language is the same in every page around it.
  const address = origin + localPath(language ? 'en' : locale, path);
  const languages = language ? [] : LOCALE_KEYS;
  const alternates = languages.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${origin}${localPath(other, path)}">`,
  );
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(about)}">`,
    `<link rel="canonical" href="${address}">`,
    ...alternates,
    '<meta property="og:site_name" content="Khagola">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(about)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:locale" content="${(language ?? LOCALES[locale]).intl.replace('-', '_')}">`,
    `<meta property="og:image" content="${escaped(`${origin}/${content.picture ?? sharePath(page.picture, locale)}`)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(content.thing ? [`<script type="application/ld+json">${dataText(content.thing)}</script>`] : []),
    ...(page.view ? [`<script type="application/json" id="${GIVEN_ID}">${dataText(given)}</script>`] : []),
  ].join('\n');
}

/** The message sections of a page with its view. */
export function sectionsOf(key: PageKey): readonly Section[] {
  const { sections, viewSections = [] }: Page = PAGES[key];
  return [...SHELL_SECTIONS, ...sections, ...viewSections];
}

/** The data of a page's script that do not depend on the reader. */
export const givenTo = (key: PageKey, locale: LocaleKey): Pick<Given, 'messages' | 'namesUtsavas'> => ({
  messages: messagesOf(locale, [...SHELL_SECTIONS, ...PAGES[key].sections]),
  namesUtsavas: PAGES[key].namesUtsavas,
});

/** Stands for a view that has not run: the page's name and its sentence. */
function emptyView(key: PageKey, locale: LocaleKey): string {
  const { title, about }: Page = PAGES[key];
  const t = translator(locale, messagesOf(locale, ['pages', 'shell', 'utsava']));
  return `<main id="main" tabindex="-1"><div class="head"><div><h1>${escaped(t(title))}</h1><p>${escaped(t(about))}</p></div></div></main>`;
}

export function pageHtml(key: PageKey, assets: Assets, content: Content): string {
  const page: Page = PAGES[key];
  const { locale } = content;
  const t = translator(locale, messagesOf(locale, ['shell', 'frame', 'pages', 'place']));
  const scripts = assets.script ? ` data-scripts="${[assets.script, ...assets.imports].join(' ')}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#F8F8F4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#10151D" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script src="${assets.boot}"${content.given.made || page.forReader ? ' data-made' : ''}${scripts}></script>`,
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    MARKS.head[0] + headOf(key, content) + MARKS.head[1],
  ];
  const noscript = `${escaped(t('frame.noscript'))} <a href="/openapi.json">${escaped(t('frame.noscriptLink'))}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
${head.join('\n')}
</head>
<body${page.ownLanguage ? ` lang="${locale}"` : ''}>
<a class="skip" href="#main">${escaped(t('frame.skip'))}</a>
<div class="page">
<header class="top"><a class="mark" href="${localPath(locale, '/')}"><span lang="sa">खगोल</span> <span class="latin">Khagola</span></a>${navigation(t, locale, key)}${tools(t, key, content)}</header>
<div id="notice" role="status">${MARKS.notice.join('')}</div>${MARKS.form.join('')}
<div id="view"${hasWaiting(key) ? ' data-waits' : ''}>${MARKS.view[0]}${content.view ?? emptyView(key, locale)}${MARKS.view[1]}</div>
${page.view && !page.ownLanguage ? `<noscript><p>${noscript}</p></noscript>` : ''}
</div>
${placeDialog(t)}
</body>
</html>
`;
}

/** A page for embedding: only its view. */
export function embeddedHtml(
  key: PageKey,
  { styles, script, imports }: Pick<Assets, 'styles' | 'script' | 'imports'>,
  content: Content,
): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    MARKS.head[0] + headOf(key, content) + MARKS.head[1],
    ...(script ? [`<script type="module" src="${script}"></script>`] : []),
  ];
  return `<!doctype html>
<html lang="${content.locale}">
<head>
${head.join('\n')}
</head>
<body id="view">${MARKS.notice.join('')}${MARKS.view[0]}${content.view ?? ''}${MARKS.view[1]}</body>
</html>
`;
}
