/** Ids of a page's own, for labels and what they name. One count for all trees of a page, so that no two are alike. */
import { useState } from 'preact/hooks';

let count = 0;

/** Begins the count anew: HTML that is made twice is then the same. */
export function restartIds(): void {
  count = 0;
}

export function useOwnId(): string {
  const [id] = useState(() => `i${++count}`);
  return id;
}
