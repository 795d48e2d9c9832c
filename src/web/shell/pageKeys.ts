/**
 * What the shortcut keys of a page do: its neighbours, the present, search, print, other pages, the list of keys. It
 * imports no module, so that the pages share no further file with it.
 */
import type { MessageKey } from '../i18n/translate';
import type { Given } from '../reader/given';

/** The functions that the page provides. */
interface Page {
  given: () => Given;
  loadTranslate: () => Promise<Pick<typeof import('../reader/pageTranslate'), 'pageTranslate'>>;
}

/** Elements that handle the keys themselves. */
const OWN_KEYS = 'input, select, textarea, dialog, .scroll';

/** The pages after `g`. */
const PAGES_BY_KEY: Readonly<Record<string, string>> = {
  n: '/',
  d: '/day',
  m: '/month',
  y: '/year',
  c: '/chart',
  v: '/vows',
  a: '/ask',
  s: '/sky',
};

/** Maximum time between the two presses. The page may receive them later. */
const G_MS = 1500;

const isChord = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;

/** Follows a link of the navigation, which carries place and settings once it has the focus. */
function goTo(path: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.top nav a')];
  const link = links.find(({ pathname }) => pathname.replace(/^\/hi(?=\/)/, '') === path);
  link?.focus();
  link?.click();
}

/** The time of a pressed `g`, and its listener for the letter of a page; null if none is awaited. */
let awaited: { sinceMs: number; listener: AbortController } | null = null;

/** Opens the page that a key names after `g`. Returns whether it did. */
function openPage(event: KeyboardEvent): boolean {
  if (!awaited) return false;
  const { sinceMs, listener } = awaited;
  listener.abort();
  awaited = null;
  const path = PAGES_BY_KEY[event.key.toLowerCase()];
  if (path === undefined || isChord(event) || event.timeStamp - sinceMs > G_MS) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  goTo(path);
  return true;
}

/** Waits for a key that names a page. The view does not receive it. */
function awaitPage(sinceMs: number): void {
  const listener = new AbortController();
  awaited = { sinceMs, listener };
  addEventListener('keydown', openPage, { capture: true, signal: listener.signal });
}

/** The page of the present: `/day` for any day, `/ephemeris` for any month with what was chosen. */
function goToPresent(): void {
  const [, page, month] = /\/(day|month|year|sky|ephemeris)(\/[^/]+)?$/.exec(location.pathname) ?? [];
  if (page === 'ephemeris') location.assign(location.pathname.replace(month ?? '', '') + location.search);
  else if (page) goTo(`/${page}`);
}

function search(): void {
  const field = document.querySelector<HTMLElement>('input[type=search]');
  if (field?.checkVisibility()) field.focus();
  else document.querySelector<HTMLElement>('[data-choose-place]')?.click();
}

const ROWS: readonly (readonly [key: string, does: MessageKey])[] = [
  ['← →', 'parts.keyStep'],
  ['T', 'parts.keyPresent'],
  ['/', 'parts.keySearch'],
  ['P', 'parts.keyPrint'],
  ['G', 'parts.keyPages'],
  ['?', 'parts.keyHelp'],
];

const element = (name: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
};

async function openList({ given, loadTranslate }: Page): Promise<void> {
  const { locale, messages } = given();
  const [{ pageTranslate }, response] = await Promise.all([
    loadTranslate(),
    fetch(`${LATE_MESSAGES}/${locale}-parts.json`),
  ]);
  if (!response.ok) throw new Error(`${response.status} for the list of keys`);
  Object.assign(messages, await response.json());
  const t = pageTranslate();
  const rows = ROWS.map(([key, does]) => {
    const head = element('th', element('kbd', key));
    head.setAttribute('scope', 'row');
    return element('tr', head, element('td', t(does)));
  });
  const title = element('h2', t('parts.keysTitle'));
  title.id = 'keys-title';
  const close = element('button', t('parts.close'));
  close.className = 'btn';
  const form = element('form', close) as HTMLFormElement;
  form.method = 'dialog';
  form.className = 'acts';
  const dialog = element('dialog', title, element('table', ...rows), element('p', t('parts.keysNote')), form);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  (dialog as HTMLDialogElement).showModal();
}

/** Whether the reader has letters as shortcuts. */
function hasLetters(): boolean {
  try {
    return (new URLSearchParams(location.search).get('keys') ?? localStorage.getItem('khagola.setting.keys')) !== 'off';
  } catch {
    return true;
  }
}

/** Runs a shortcut: the arrows always, letters and signs unless the reader switched them off. */
function act(key: string, page: Page): void {
  const rel = { arrowleft: 'prev', arrowright: 'next' }[key];
  if (rel) document.querySelector<HTMLElement>(`main a[rel=${rel}]`)?.click();
  else if (!hasLetters()) return;
  else if (key === 't') goToPresent();
  else if (key === '/') search();
  else if (key === 'p') print();
  else if (key === '?') void openList(page);
}

const isOfPage = (event: KeyboardEvent): boolean =>
  !(isChord(event) || (event.target instanceof Element && event.target.closest(OWN_KEYS)));

// The browser may open its own search with this key.
addEventListener('keydown', (event) => {
  if (event.key === '/' && isOfPage(event) && hasLetters()) event.preventDefault();
});

/** Handles a key, unless an element or the view handles it. */
export function press(event: KeyboardEvent, page: Page): void {
  // A view that does not run yet gets the key again (earlyActs.ts).
  if (!isOfPage(event) || document.querySelector('#view[data-waits]:not([data-live])')) return;
  // A letter may follow `g` before this module has loaded.
  if (openPage(event)) return;
  if (event.key.toLowerCase() === 'g' && hasLetters()) awaitPage(event.timeStamp);
  // The view's listener runs after this one.
  else setTimeout(() => (event.key === '/' || !event.defaultPrevented) && act(event.key.toLowerCase(), page));
}
