/** What a view keeps in the query of its address, so that it can be linked to and gone back to. */
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../reader/reader';
import { queryText } from '../reader/where';
import { withZonePast } from '../reader/zonePast';

/**
 * A value read off the query of the address, and what puts another one there.
 *
 * @param read   from the query; what is wrong or missing has a value too
 * @param write  null leaves the parameter out
 */
export function useAddress<V>(
  read: (query: URLSearchParams) => V,
  write: (value: V) => Record<string, string | null>,
): [V, (value: V, how?: 'push' | 'replace') => void] {
  const { query } = useReader();
  const [value, setValue] = useState(() => read(query));
  useEffect(() => {
    const follow = () => withZonePast(location.search, () => setValue(read(new URLSearchParams(location.search))));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [read]);
  const go = (next: V, how: 'push' | 'replace' = 'push') => {
    const written = write(next);
    const kept = [...new URLSearchParams(location.search)].filter(([key]) => !(key in written));
    const own = Object.entries(written).flatMap(([key, text]): [string, string][] =>
      text === null ? [] : [[key, text]],
    );
    const search = queryText([...own, ...kept]);
    // A field may report its value twice: on Enter and on blur.
    if (search !== location.search) history[`${how}State`](null, '', location.pathname + search);
    withZonePast(search, () => setValue(next));
  };
  return [value, go];
}

/** A click that asks for this page here, and not for a new tab or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
