/**
 * Runs before the first paint. Applies the theme that the reader chose, so that no other one flashes. If the service
 * renders the page for its reader, adds the stored place and settings of this device to a URL that lacks them. Opens the
 * place dialog, so that the first tap is answered before any other script has run, and records keys and pressed options
 * for the view.
 */

import { SETTING_KEYS } from '../reader/settings';
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

try {
  // The HTML of these pages is for a reader without a birth or charts. It stays hidden if this reader has them.
  const pages = namesBirth(location.hash) ? /(chart|match)$/ : /charts$/;
  if (pages.test(location.pathname) && (namesBirth(location.hash) || hasCharts(localStorage))) {
    document.documentElement.dataset.own = '';
  }
  const theme = localStorage.getItem('khagola.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const address = document.currentScript?.dataset.made === undefined ? null : remembering(localStorage);
  if (address) location.replace(address);
} catch {
  // Storage may be unavailable. The theme then follows the system, and the page keeps its default reader.
}

const MAX_KEYS = 20;
const keys: KeyboardEvent[] = [];
globalThis.earlyKeys = keys;
addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
  if (!isTyped && keys.length < MAX_KEYS) keys.push(event);
});
for (const kind of ['pointerdown', 'click']) {
  addEventListener(kind, ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-choose-place]'))) return;
    const made = document.querySelector<HTMLTemplateElement>('#places-made');
    made?.replaceWith(made.content);
    const dialog = document.querySelector<HTMLDialogElement>('#places');
    if (kind === 'click' && dialog && !dialog.open) dialog.showModal();
  });
}
// The HTML may show a default option where the device has another one stored.
addEventListener('click', ({ target }) => {
  if (target instanceof HTMLInputElement) target.dataset.pressed = '';
});
// A form that is submitted before the script of the dialog runs waits for it.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement && form.closest('#places')) || event.defaultPrevented) return;
  event.preventDefault();
  form.dataset.sent = '';
});
