/** Whether the window is narrow, so that drawings keep the size of their letters and long lists are closed. */
import { useEffect, useState } from 'preact/hooks';

/**
 * Outside the browser true: the narrow drawing is readable at any width.
 * @param rem  the largest width that is narrow
 */
export function useNarrow(rem = 40): boolean {
  const narrow = `(max-width: ${rem}rem)`;
  const [isNarrow, setIsNarrow] = useState(() => typeof matchMedia === 'undefined' || matchMedia(narrow).matches);
  useEffect(() => {
    const query = matchMedia(narrow);
    const follow = () => setIsNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
