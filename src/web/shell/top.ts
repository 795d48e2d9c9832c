/** The controls at the top of every page: the way past them, theme and place. */
import { unixToJd } from '../../domain/time/civil';
import { zoneOffsets } from '../../domain/time/zone';
import { offsetText } from '../parts/format';
import { choosePlace, currentPlace, onPlace } from '../parts/place';
import { remember, remembered } from '../parts/storage';

const THEMES = ['light', 'dark'];

function followTheme(select: HTMLSelectElement): void {
  const root = document.documentElement;
  const kept = remembered('theme') ?? '';
  select.value = THEMES.includes(kept) ? kept : 'system';
  select.addEventListener('change', () => {
    const chosen = THEMES.includes(select.value) ? select.value : null;
    if (chosen) root.dataset.theme = chosen;
    else delete root.dataset.theme;
    remember('theme', chosen);
  });
}

function followPlace(button: HTMLButtonElement): void {
  const write = () => {
    const { name, tz } = currentPlace();
    const now = unixToJd(Date.now());
    const offsets = zoneOffsets(tz, now, now);
    button.textContent = offsets.ok ? `${name}, ${offsetText(offsets.value.hoursAt(now))}` : name;
    button.setAttribute('aria-label', `Place: ${button.textContent}. Change`);
  };
  write();
  onPlace(write);
  button.addEventListener('click', choosePlace);
}

/** Leaves the address as it is: its fragment may hold a birth. */
function followSkip(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('#main')?.focus();
  });
}

export function startTop(): void {
  const skip = document.querySelector<HTMLAnchorElement>('.skip');
  const theme = document.querySelector<HTMLSelectElement>('#theme');
  const place = document.querySelector<HTMLButtonElement>('#place');
  if (skip) followSkip(skip);
  if (theme) followTheme(theme);
  if (place) followPlace(place);
}
