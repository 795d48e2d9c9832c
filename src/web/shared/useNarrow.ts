/** Whether the window is narrow, so that drawings keep the size of their letters. */
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 40rem)';

/** Outside the browser true: the narrow drawing is readable at any width. */
export function useNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(() => typeof matchMedia === 'undefined' || matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setIsNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
