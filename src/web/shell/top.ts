/** The controls at the top of every page. They need no view. */

import { carriedQuery, readerData, showCarried } from '../reader/data';
import { given } from '../reader/given';
import { langOfName } from '../reader/latinPart';
import { changePlace, currentPlace, isPlaceChosen, onPlace } from '../reader/place';
import { pagePlaceNames, placeNameOf } from '../reader/placeName';
import { coordinatesOf, nameOf, placeOf, queryText, withoutPlace, withPlace } from '../reader/where';
import { pressEarlyKeys } from './earlyActs';

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
  // In the order of their presses: two imports that are under way may settle in any.
  let heard: Promise<unknown> = Promise.resolve();
  addEventListener('keydown', (event) => {
    heard = heard
      .then(() => import('./pageKeys'))
      .then(({ press }) => press(event, { given, loadTranslate }))
      .catch(() => undefined);
  });
  if (!document.querySelector('#view[data-waits]')) void pressEarlyKeys();
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

/** Starts the place dialog, whose index of towns and module load from the press that opens it (boot.ts). */
async function startDialog(): Promise<void> {
  const { dialog } = early;
  if (!dialog) return;
  try {
    const { startPlaceDialog }: typeof import('./placeDialog') = await dialog.module;
    startPlaceDialog({ index: dialog.index, openList, openNames: pagePlaceNames, onChoose: changePlace });
  } catch {
    early.dialog = null;
    document.querySelector<HTMLDialogElement>('#places')?.close();
  }
}

/** Elements with `data-choose-place` open the place dialog. */
export function startChoosing(): void {
  early.choose = () => void startDialog();
  early.choose();
}
