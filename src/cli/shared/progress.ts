import type { Io } from '../io';

const CELLS = 30;
/** Delay before a bar appears, and minimum time between redraws, in milliseconds. */
const PATIENCE = 400;
const PACE = 80;

const barOf = (done: number, total: number): string => {
  const full = Math.round((CELLS * done) / total);
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${done}/${total}`;
};

/** Processes items in sequence, with a progress bar on a terminal if it takes long. */
export async function eachWithProgress<T>(
  io: Io,
  items: readonly T[],
  labelOf: (item: T) => string,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const { progress } = io;
  const begun = Date.now();
  let drawn = 0;
  for (const [i, item] of items.entries()) {
    const present = Date.now();
    if (progress && present - begun > PATIENCE && present - drawn > PACE) {
      progress(`${barOf(i, items.length)} ${labelOf(item)}`);
      drawn = present;
    }
    await work(item, i);
  }
  if (drawn > 0) progress?.('');
}
