/**
 * Runs before anything is drawn: the theme that the reader chose, so that no other one is seen first; and where the
 * service makes the page for its reader, what this device remembers of them goes into an address that does not say it.
 */
import { namesBirth } from '../parts/fragment';
import { SETTING_KEYS } from '../reader/settings';

/** The address with the place and the settings of this device; null where it has all of them. */
function remembering(kept: Storage): string | null {
  const query = new URLSearchParams(location.search);
  const before = query.size;
  const { name, lat, lon, tz } = JSON.parse(kept.getItem('khagola.place') ?? '{}');
  if (tz && !query.has('at')) {
    for (const [key, value] of Object.entries({ place: name, at: `${lat},${lon}`, tz })) query.set(key, value);
  }
  for (const key of SETTING_KEYS) {
    const value = kept.getItem(`khagola.setting.${key}`);
    if (value && !query.has(key)) query.set(key, value);
  }
  return query.size === before ? null : `${location.pathname}?${query}${location.hash}`;
}

// The HTML of /chart and /match holds examples: they are not seen where the address is of a birth.
if (/\/(chart|match)$/.test(location.pathname) && namesBirth(location.hash)) {
  document.documentElement.dataset.birth = '';
}
try {
  const theme = localStorage.getItem('khagola.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const address = document.currentScript?.dataset.made === undefined ? null : remembering(localStorage);
  if (address) location.replace(address);
} catch {
  // Storage may be closed to us: the system decides, and the page is for whom it was made.
}
