/** Breaks a list into sheets at the entries that no longer fit. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Entries are measured in the sheets on the screen, which have the type and the size of the printed ones. */
const LISTS = '[data-breaks]';

/** Index of the first entry that does not fit on its sheet; null if all fit. */
function firstBeyond(list: HTMLElement): number | null {
  const room = (list.parentElement as HTMLElement).getBoundingClientRect().bottom;
  const beyond = [...list.children].findIndex((entry) => entry.getBoundingClientRect().bottom > room);
  // An entry that is taller than a sheet stays where it is.
  return beyond > 0 ? beyond : null;
}

/**
 * The indices at which the sheets of a list begin; the first is 0. A changed key restarts the measurement.
 *
 * @param book  holds the sheets; each part of the list is the element with `data-breaks` in the content of a sheet
 * @param key   what the heights of the entries depend on
 */
export function useSheetBreaks(book: RefObject<HTMLElement>, key: string): readonly number[] {
  const [found, setFound] = useState<{ key: string; starts: readonly number[] }>({ key, starts: [0] });
  const starts = found.key === key ? found.starts : [0];
  const measure = () => {
    const lists = [...(book.current?.querySelectorAll<HTMLElement>(LISTS) ?? [])];
    const last = lists.at(-1);
    const beyond = last ? firstBeyond(last) : null;
    if (beyond !== null) setFound({ key, starts: [...starts, (starts.at(-1) ?? 0) + beyond] });
  };
  useLayoutEffect(measure);
  useEffect(() => {
    // Typefaces that arrive late change the heights.
    document.fonts.ready.then(
      () => setFound({ key, starts: [0] }),
      () => undefined,
    );
  }, [key]);
  return starts;
}
