/**
 * The script in the head, the only one before the first touch. Applies the theme that the reader chose, so that no other
 * one flashes. If the service renders the page for its reader, adds the stored place and settings of this device to a URL
 * that lacks them. Opens the place dialog, and keeps keys, presses and submissions for the view. Loads the script of the
 * page at the first touch, otherwise once the page has loaded; at once for a reader of whom the device knows something.
 */

import type { LocaleKey } from '../i18n/locales';
import { CARRIED_KEYS, SETTING_KEYS } from '../reader/queryKeys';
import { namesBirth } from '../shared/fragment';
import { hasCharts } from '../shared/ownCharts';

/** The URL with the place and the settings of this device; null if it already has all of them. */
function remembering(storage: Storage): string | null {
  const query = new URLSearchParams(location.search);
  const before = query.size;
  const { name, lat, lon, tz } = JSON.parse(storage.getItem('khagola.place') ?? '{}');
  if (tz && !query.has('at') && !query.has('place')) {
    for (const [key, value] of Object.entries({ place: name, at: `${lat},${lon}`, tz })) query.set(key, value);
  }
  for (const key of SETTING_KEYS) {
    const value = storage.getItem(`khagola.setting.${key}`);
    if (value && !query.has(key)) query.set(key, value);
  }
  return query.size === before ? null : `${location.pathname}?${query}${location.hash}`;
}

/** The URLs of the script of the page and of its imports; none for a page without a script. */
const { made, scripts } = document.currentScript?.dataset ?? {};
let isKnown = location.hash !== '';

try {
  // The HTML of these pages is for a reader without a birth or charts. It stays hidden if this reader has them.
  const hasBirth = namesBirth(location.hash);
  const pages = hasBirth ? /(chart|match)$/ : /charts$/;
  if (pages.test(location.pathname) && (hasBirth || hasCharts(localStorage))) {
    document.documentElement.dataset.own = '';
  }
  const theme = localStorage.getItem('khagola.theme');
  if (theme) document.documentElement.dataset.theme = theme;
  const address = made === undefined ? null : remembering(localStorage);
  if (address) location.replace(address);
  isKnown ||= localStorage.length > 0;
} catch {
  // Storage may be unavailable. The theme then follows the system, and the page keeps its default reader.
}

let isStarted = scripts === undefined;

/** Loads the script of the page with its imports, once the HTML is parsed. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const run = () => {
    Promise.all(`${scripts}`.split(' ').map((url) => import(url))).catch(() => {
      isStarted = false;
    });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

if (isKnown) start();
else addEventListener('load', start);

const MAX_KEYS = 20;
/** A longer press, or one whose end the page does not hear, no longer keeps the view waiting. */
const LONGEST_PRESS_MS = 3000;
globalThis.early = { keys: [], acts: [], isTouched: false, dialog: null };
/** The element at which an event happens or in which it lies. */
const within = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
/** Hears events before the page does. */
const hear = (kinds: string[], act: (event: Event) => void) => {
  for (const kind of kinds) addEventListener(kind, act, true);
};

/** The buttons that open the place dialog. */
const CHOOSING = '[data-choose-place]';

// A script that loads at the press is often here before the click that ends it. The place dialog needs no view.
hear(['pointerdown', 'keydown', 'focusin', 'input', 'click'], (event) => {
  start();
  if (within(event, `#places, ${CHOOSING}`)) return;
  early.isTouched = true;
  early.touch?.();
});
// A view that replaced its HTML between the two halves of a press would lose it. What the page does at its end comes first.
let endPress = () => {};
hear(['pointerdown', 'keydown'], () => {
  early.press = new Promise((resolve) => {
    endPress = resolve;
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
});
hear(['click', 'pointercancel', 'keyup'], () => setTimeout(endPress));
hear(['keydown'], (event) => {
  if (within(event, 'input, select, textarea, dialog') || early.keys.length >= MAX_KEYS) return;
  early.keys.push(event as KeyboardEvent);
});
hear(['keydown'], (event) => {
  // Enter sends a question, Shift+Enter begins a line.
  const { key, shiftKey, isComposing } = event as KeyboardEvent;
  const field = within(event, 'textarea[enterkeyhint]') as HTMLTextAreaElement | null;
  if (!field || key !== 'Enter' || shiftKey || isComposing) return;
  event.preventDefault();
  field.form?.requestSubmit();
});
hear(['click'], (event) => {
  // The HTML may show a default option where the device has another one stored, and a list open that the reader closes.
  within(event, 'input, summary')?.setAttribute('data-pressed', '');
  // The links of the navigation carry place and settings, also before the script of the page adds them.
  const link = within(event, '.top a') as HTMLAnchorElement | null;
  if (!link || link.search) return;
  const carried = [...new URLSearchParams(location.search)].filter(([key]) => CARRIED_KEYS.includes(key));
  link.search = `${new URLSearchParams(carried)}`;
});
hear(['click', 'submit'], (event) => {
  // A control of a view or dialog that does not run yet. Links, menus and disclosures with content need no script.
  const controls = event.type === 'submit' ? 'form' : `button:not(${CHOOSING}), summary:only-child`;
  const control = within(event, '[data-waits]') && within(event, controls);
  if (!control) return;
  early.acts.push(control);
  event.preventDefault();
  event.stopImmediatePropagation();
});
hear(['pointerdown', 'click'], (event) => {
  if (!within(event, CHOOSING)) return;
  const template = document.querySelector<HTMLTemplateElement>('#places-made');
  template?.replaceWith(template.content);
  const dialog = document.querySelector<HTMLDialogElement>('#places');
  if (event.type === 'click' && dialog && !dialog.open) dialog.showModal();
  // The page may be in a language of its own, the dialog is in that of the pages.
  const locale = (document.body.lang || document.documentElement.lang) as LocaleKey;
  early.dialog ??= {
    index: fetch(LOCAL_TOWN_INDEX_URLS[locale] ?? TOWN_INDEX_URL),
    module: import(PLACE_DIALOG_URLS[locale]),
  };
  early.choose?.();
});
