/** The controls at the top of every page. They need no view: this is all that a page runs at first. */

import { carriedQuery, pageTranslate, showCarried } from '../reader/data';
import { currentPlace, isPlaceChosen, onPlace } from '../reader/place';
import { queryText } from '../reader/where';

function followPlace(button: HTMLButtonElement): void {
  const write = () => {
    if (!isPlaceChosen()) return;
    const { name } = currentPlace();
    const words = button.querySelector('span');
    if (words) words.textContent = name;
    button.setAttribute('aria-label', pageTranslate()('shell.place', { place: name }));
  };
  write();
  onPlace(write);
}

/** Adds place and settings to links to pages. The links of views already have them. */
function carry(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (/\.[a-z]+$|^\/api\//.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) return;
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

/** The skip link and the menus, which do not depend on the reader. */
export function startMenus(): void {
  const skip = document.querySelector<HTMLAnchorElement>('.skip');
  if (skip) followSkip(skip);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu')) followMenu(menu);
}

export function startTop(): void {
  startMenus();
  const place = document.querySelector<HTMLButtonElement>('#place');
  if (place) followPlace(place);
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, carry, { capture: true });
  startChoosing();
  showCarried();
}

/** Elements with `data-choose-place` open the place dialog. */
export function startChoosing(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-choose-place]'))) return;
    void import('./dialogs').then(({ openPlaceDialog }) => openPlaceDialog());
  });
}
