/** The state of a view in the query of its URL, so that it can be linked to and restored by the back button. */
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../reader/reader';
import { queryText } from '../reader/where';
import { withZonePast } from '../reader/zonePast';

/**
 * A value from the query of the URL, and a function that changes it.
 *
 * @param read   from the query; invalid and missing parameters give a default
 * @param write  null leaves the parameter out
 */
export function useAddress<V>(
  read: (query: URLSearchParams) => V,
  write: (value: V) => Record<string, string | null>,
): [V, (value: V, how?: 'push' | 'replace') => void] {
  const { query, occasion } = useReader();
  // A view that is drawn again, for instance with tables of other years, goes on where the address is.
  const [value, setValue] = useState(() => read(occasion.jdUt === null ? new URLSearchParams(location.search) : query));
  useEffect(() => {
    const follow = () => withZonePast(location.search, () => setValue(read(new URLSearchParams(location.search))));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [read]);
  const go = (next: V, how: 'push' | 'replace' = 'push') => {
    const written = write(next);
    const unchanged = [...new URLSearchParams(location.search)].filter(([key]) => !(key in written));
    const ownEntries = Object.entries(written).flatMap(([key, text]): [string, string][] =>
      text === null ? [] : [[key, text]],
    );
    const search = queryText([...ownEntries, ...unchanged]);
    // A field may report its value twice: on Enter and on blur.
    if (search !== location.search) history[`${how}State`](null, '', location.pathname + search);
    withZonePast(search, () => setValue(next));
  };
  return [value, go];
}

/** A click that opens the link in this tab, and not in a new tab or as a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
