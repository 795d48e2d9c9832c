/** The address of the chart: the birth in its fragment, and behind it notes on what is open. */
import { type Birth, birthFragment } from '../../parts/birth';

/** Puts a birth into the address, as a step that can be gone back. */
export function goToBirth(birth: Birth): void {
  history.pushState(null, '', birthFragment(birth));
}

/** The whole address of a birth, to be handed on. */
export const linkTo = (birth: Birth): string => location.origin + location.pathname + birthFragment(birth);

/** `table` is the further table that was opened last, `with` what the chart is compared with. */
type Note = 'section' | 'table' | 'transits' | 'varsha' | 'with';

/** A note in the address; null without it, and where the page is rendered by the service. */
export const noteOf = (key: Note): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.hash.slice(1)).get(key);

/** Puts a note into the address in place of the one before; null takes it away. */
export function note(key: Note, value: string | null): void {
  const rest = location.hash.replace(new RegExp(`&${key}=[^&]*`), '');
  history.replaceState(history.state, '', value === null ? rest : `${rest}&${key}=${value}`);
}
