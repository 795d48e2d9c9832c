/**
 * Runs before the first paint. Applies the theme that the reader chose, so that no other one flashes. If the service
 * renders the page for its reader, adds the stored place and settings of this device to a URL that lacks them.
 */
import { namesBirth } from '../parts/fragment';
import { SETTING_KEYS } from '../reader/settings';

/** The URL with the place and the settings of this device; null if it already has all of them. */
function remembering(storage: Storage): string | null {
  const query = new URLSearchParams(location.search);
  const before = query.size;
  const { name, lat, lon, tz } = JSON.parse(storage.getItem('khagola.place') ?? '{}');
  if (tz && !query.has('at')) {
    for (const [key, value] of Object.entries({ place: name, at: `${lat},${lon}`, tz })) query.set(key, value);
  }
  for (const key of SETTING_KEYS) {
    const value = storage.getItem(`khagola.setting.${key}`);
    if (value && !query.has(key)) query.set(key, value);
  }
  return query.size === before ? null : `${location.pathname}?${query}${location.hash}`;
}

// The HTML of /chart and /match contains examples. They stay hidden if the URL carries a birth.
if (/\/(chart|match)$/.test(location.pathname) && namesBirth(location.hash)) {
  document.documentElement.dataset.birth = '';
}
try {
  const theme = localStorage.getItem('khagola.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const address = document.currentScript?.dataset.made === undefined ? null : remembering(localStorage);
  if (address) location.replace(address);
} catch {
  // Storage may be unavailable. The theme then follows the system, and the page keeps its default reader.
}
