/** Unique ids for labels and the elements they name. One counter serves all trees of a page. */
import { useState } from 'preact/hooks';

let count = 0;

/** Restarts the counter, so that HTML rendered twice is equal. */
export function restartIds(): void {
  count = 0;
}

export function useOwnId(): string {
  const [id] = useState(() => `i${++count}`);
  return id;
}
