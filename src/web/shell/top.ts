/** The controls at the top of every page. They need no view: this is all that a page runs at first. */

import { carriedQuery, readerData, showCarried } from '../reader/data';
import { given } from '../reader/given';
import { changePlace, currentPlace, isPlaceChosen, onPlace } from '../reader/place';
import { langOfName, pagePlaceNames, placeNameOf } from '../reader/placeName';
import { coordinatesOf, nameOf, placeOf, queryText, withoutPlace, withPlace } from '../reader/where';

const loadTranslate = () => import('../reader/pageTranslate');

function followPlace(button: HTMLButtonElement): void {
  const words = button.querySelector('span') as HTMLElement;
  const write = () => {
    if (!isPlaceChosen()) return;
    const place = currentPlace();
    void placeNameOf(place).then(async (name) => {
      if (words.textContent === name) return;
      const { pageTranslate } = await loadTranslate();
      if (place !== currentPlace()) return;
      words.textContent = name;
      words.lang = langOfName(given().locale, name);
      button.setAttribute('aria-label', pageTranslate()('shell.place', { place: name }));
    });
  };
  write();
  onPlace(write);
}

/** Adds place and settings to links to pages. The links of views already have them. */
function carry(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.matches('[download], [data-other-place], [href^="#"]')) return;
  if (/\.[a-z]+$|^\/api\//.test(link.pathname)) return;
  const carried = carriedQuery();
  const keys = carried.map(([key]) => key);
  const ownEntries = [...new URLSearchParams(link.search)].filter(([key]) => !keys.includes(key));
  const search = queryText([...ownEntries, ...carried]);
  if (search !== link.search) link.setAttribute('href', link.pathname + search + link.hash);
}

/** Keeps the URL unchanged, because its fragment may contain a birth. */
function followSkip(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('#main')?.focus();
  });
}

/** A menu closes when it loses the focus, and on Escape. */
function followMenu(menu: HTMLDetailsElement): void {
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** The skip link, the menus and the keys, which do not depend on the reader. */
export function startMenus(): void {
  const skip = document.querySelector<HTMLAnchorElement>('.skip');
  if (skip) followSkip(skip);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu')) followMenu(menu);
  addEventListener(
    'keydown',
    (event) => void import('./pageKeys').then(({ press }) => press(event, { given, loadTranslate })),
  );
}

const openList = () => import('../shared/gazetteer');

/** A place in the address that is not whole is looked up; the page says if it is unknown. */
function readWrittenPlace(): void {
  const query = new URLSearchParams(location.search);
  if ((query.get('place') || query.get('at')) && !placeOf(query)) {
    const { locale, place } = readerData();
    void Promise.all([import('./writtenPlace'), loadTranslate()]).then(([{ readWritten }, { translate }]) =>
      readWritten(query, {
        translate,
        locale,
        placeName: placeNameOf(place),
        onPlace,
        openList,
        address: { coordinatesOf, nameOf, withoutPlace, withPlace },
      }),
    );
  }
}

export function startTop(): void {
  startMenus();
  const place = document.querySelector<HTMLButtonElement>('#place');
  if (place) followPlace(place);
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, carry, true);
  startChoosing();
  readWrittenPlace();
  showCarried();
}

/** Fetches the module of the place dialog and its index of towns, both at once. */
async function loadDialog(): Promise<void> {
  const { locale } = given();
  const index = fetch(LOCAL_TOWN_INDEX_URLS[locale] ?? TOWN_INDEX_URL);
  // Without its module, the dialog does not open.
  index.catch(() => undefined);
  const { startPlaceDialog }: typeof import('./placeDialog') = await import(PLACE_DIALOG_URLS[locale]);
  startPlaceDialog({
    index,
    openList,
    openNames: pagePlaceNames,
    onChoose: changePlace,
  });
}

let loading: Promise<void> | undefined;

function startDialog(): void {
  loading ??= loadDialog();
  loading.catch(() => {
    loading = undefined;
    document.querySelector<HTMLDialogElement>('#places')?.close();
  });
}

/** Elements with `data-choose-place` open the place dialog (boot.ts); its script loads with the press that opens it. */
export function startChoosing(): void {
  for (const kind of ['pointerdown', 'click']) {
    addEventListener(kind, ({ target }) => {
      if (target instanceof Element && target.closest('[data-choose-place]')) startDialog();
    });
  }
  if (document.querySelector<HTMLDialogElement>('#places')?.open) startDialog();
}
