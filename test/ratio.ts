/** Speed as a ratio to other work in the same run, which does not depend on the speed of the machine. */

/** The processor time of this thread, ms: it does not count while others run. The system rounds it to a few ms. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The shortest processor time of some work, ms: of the first run within a bound, or of some runs. A pause of the machine
 * during one of them does not count.
 */
export async function leastMs(work: () => unknown, mostMs: number, runs = 8): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs && !(least < mostMs); i++) {
    const start = threadMs();
    await work();
    least = Math.min(least, threadMs() - start);
  }
  return least;
}

const millisecondsOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/**
 * The shortest time of some work, in ms and relative to reference work. Both alternate, so that they meet the same
 * machine load.
 */
export function timeRelativeTo(yardstick: () => unknown, work: () => unknown, rounds: number) {
  let [ms, unit] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < rounds; i++) {
    ms = Math.min(ms, millisecondsOf(work));
    unit = Math.min(unit, millisecondsOf(yardstick));
  }
  return { ms, ratio: ms / unit };
}
