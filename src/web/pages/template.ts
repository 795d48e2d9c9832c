/** The HTML of a page: what is seen before its view has run, and what the view then takes over. */
import { PAGES, type Page, type PageKey } from './pages';

/** Addresses of what a page loads, as the build has named them. */
export interface Assets {
  /** The blocking script that sets the theme before anything is drawn. */
  boot: string;
  styles: string[];
  /** The view's module; null where there is none. */
  script: string | null;
  /** What the module imports, so that it is not waited for in turn. */
  imports: string[];
  fonts: string[];
  kernel: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function navigation(current: PageKey): string {
  const items = Object.entries<Page>(PAGES).flatMap(([key, { path, nav }]) =>
    nav === null ? [] : [`<li><a href="${path}"${key === current ? ' aria-current="page"' : ''}>${nav}</a></li>`],
  );
  return `<nav aria-label="Main"><ul>${items.join('')}</ul></nav>`;
}

const THEMES = ['System', 'Light', 'Dark'];

function tools(): string {
  const themes = THEMES.map((name) => `<option value="${name.toLowerCase()}">${name}</option>`).join('');
  return [
    '<div class="tools">',
    '<button class="btn quiet small place" type="button" id="place" aria-haspopup="dialog">New Delhi, UTC+5:30</button>',
    `<label class="theme"><span class="vh">Theme</span><select id="theme">${themes}</select></label>`,
    '</div>',
  ].join('');
}

export function pageHtml(key: PageKey, assets: Assets): string {
  const { title, sa, description, kernel, view } = PAGES[key] as Page;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)} · Khagola</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#F8F8F4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#10151D" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<script src="${assets.boot}"></script>`,
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(kernel ? [`<link rel="preload" href="${assets.kernel}" as="fetch" crossorigin>`] : []),
    ...assets.imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(assets.script ? [`<script type="module" src="${assets.script}"></script>`] : []),
  ];
  const devanagari = sa ? ` <span lang="sa">${sa}</span>` : '';
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="page">
<header class="top"><a class="mark" href="/"><span lang="sa">खगोल</span> Khagola</a>${navigation(key)}${tools()}</header>
<div id="notice" role="status"></div>
<div id="view"><main id="main" tabindex="-1"><div class="head"><div><h1>${escaped(title)}${devanagari}</h1></div></div></main></div>
${view ? '<noscript><p>This page computes in the browser and needs JavaScript. The same is answered as JSON: <a href="/openapi.json">the API</a>.</p></noscript>' : ''}
</div>
</body>
</html>
`;
}
