/** The URL of the chart: the birth in its fragment, followed by notes about open parts. */
import { type Birth, birthFragment } from '../../shared/birth';

/** Puts a birth into the URL, as a new history entry. What is open stays open. */
export function goToBirth(birth: Birth): void {
  const open = (['section', 'varga'] as const).flatMap((key) => {
    const value = noteOf(key);
    return value === null ? [] : [`&${key}=${value}`];
  });
  history.pushState(null, '', birthFragment(birth) + open.join(''));
}

/** The full URL of a birth, for sharing. */
export const linkTo = (birth: Birth): string => location.origin + location.pathname + birthFragment(birth);

/**
 * `table` is the further table that was opened last, `system` the daśā, `houses` the house system, `with` the conventions
 * of the comparison.
 */
type Note = 'section' | 'varga' | 'table' | 'system' | 'houses' | 'transits' | 'varsha' | 'with';

/** A note in the URL; null if there is none, or if the service renders the page. */
export const noteOf = (key: Note): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.hash.slice(1)).get(key);

/** Replaces a note in the URL; null removes it. */
export function note(key: Note, value: string | null): void {
  const otherNotes = location.hash.replace(new RegExp(`&${key}=[^&]*`), '') || '#';
  history.replaceState(history.state, '', value === null ? otherNotes : `${otherNotes}&${key}=${value}`);
}

/** Adds an entry to the history, so that Back returns to what is shown now. */
export const addEntry = (): void => history.pushState(history.state, '', location.href);
