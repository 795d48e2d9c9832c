/** The address of the chart: the birth in its fragment, and which further table is open. */
import { type Birth, birthFragment } from '../../parts/birth';

/** Puts a birth into the address, as a step that can be gone back. */
export function goToBirth(birth: Birth): void {
  history.pushState(null, '', birthFragment(birth));
}

/** The whole address of a birth, to be handed on. */
export const linkTo = (birth: Birth): string => location.origin + location.pathname + birthFragment(birth);

export function openedTable(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('table');
}

/** Notes in the address which table was opened last; null takes the note away. */
export function rememberTable(key: string | null): void {
  const rest = location.hash.replace(/&table=[a-z]*/, '');
  history.replaceState(null, '', key ? `${rest}&table=${key}` : rest);
}
