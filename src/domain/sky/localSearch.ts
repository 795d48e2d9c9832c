/** Minima and zeros of a sampled quantity near given instants. All searches of a call share its samples. */
import { chordZero, narrow } from './zeros';

/** Values of quantities at instants, Julian days UT; `which` are the numbers of their searches. */
type Sample = (jdUt: readonly number[], which: readonly number[]) => readonly number[];

export interface Sampled {
  jdUt: number;
  value: number;
}

const PARABOLAS = 3;

/** The lowest point of the parabola through three samples, as an instant between the outer ones. */
function vertexOf(a: Sampled, b: Sampled, c: Sampled): number {
  const [left, right] = [a.jdUt - b.jdUt, c.jdUt - b.jdUt];
  const [rise, fall] = [a.value - b.value, c.value - b.value];
  const bend = left * fall - right * rise;
  const vertex = bend === 0 ? 0 : (left * left * fall - right * right * rise) / (2 * bend);
  return b.jdUt + Math.min(Math.max(vertex, left), right);
}

/** A minimum near an instant: the first and the last sampled instant, and between them the one of the lowest value. */
interface Minimum {
  /** Number of the instant. */
  which: number;
  instants: [before: number, lowest: number, after: number];
}

/**
 * Minima near instants, by parabolas through samples. There is none if the lowest sample is the first or the last, or if it
 * stays above `least`.
 */
export function minimaOf(
  sample: Sample,
  near: readonly number[],
  { reachDays, stepDays, least }: { reachDays: number; stepDays: number; least: number },
): Minimum[] {
  const half = Math.round(reachDays / stepDays);
  const count = 2 * half + 1;
  const instants = near.flatMap((jdUt) => Array.from({ length: count }, (_, i) => jdUt + (i - half) * stepDays));
  const values = sample(
    instants,
    instants.map((_, i) => Math.floor(i / count)),
  );
  const at = (i: number): Sampled => ({ jdUt: instants[i] as number, value: values[i] as number });
  let found = near.flatMap((_, which): { which: number; triple: [Sampled, Sampled, Sampled] }[] => {
    const first = which * count;
    let lowest = first;
    for (let i = first; i < first + count; i++) {
      if ((values[i] as number) < (values[lowest] as number)) lowest = i;
    }
    if (lowest === first || lowest === first + count - 1) return [];
    return [{ which, triple: [at(lowest - 1), at(lowest), at(lowest + 1)] }];
  });
  for (let step = 0; step < PARABOLAS; step++) {
    const vertices = found.map(({ triple }) => vertexOf(...triple));
    const lower = sample(
      vertices,
      found.map(({ which }) => which),
    );
    for (const [i, search] of found.entries()) {
      const [a, b, c] = search.triple;
      const vertex = { jdUt: vertices[i] as number, value: lower[i] as number };
      if (vertex.value >= b.value) continue;
      search.triple = vertex.jdUt < b.jdUt ? [a, vertex, b] : [b, vertex, c];
    }
    found = found.filter(({ triple: [, lowest] }) => lowest.value < least);
  }
  return found.map(({ which, triple: [, lowest] }) => ({
    which,
    instants: [instants[which * count] as number, lowest.jdUt, instants[(which + 1) * count - 1] as number],
  }));
}

const STEPS = 40;
/** A search stops at this width, days: a hundredth of a second. */
const CLOSE_DAYS = 1e-7;

/** The zero within each bracket, whose ends have different signs: Illinois, all brackets together. */
export function zerosOf(sample: Sample, brackets: readonly { low: Sampled; high: Sampled }[]): number[] {
  const all = brackets.map(({ low, high }, which) => ({
    which,
    low: low.jdUt,
    high: high.jdUt,
    before: low.value,
    after: high.value,
    zero: Number.NaN,
  }));
  let open = all;
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    for (const bracket of open) bracket.zero = chordZero(bracket);
    const values = sample(
      open.map(({ zero }) => zero),
      open.map(({ which }) => which),
    );
    open = open.filter((bracket, i) => {
      const { low, high, zero } = bracket;
      const isMissed = narrow(bracket, zero, values[i] as number);
      // The end that moved is now at the zero.
      const moved = bracket.low === zero ? zero - low : high - zero;
      return isMissed && moved > CLOSE_DAYS && bracket.high - bracket.low > CLOSE_DAYS;
    });
  }
  return all.map(({ zero }) => zero);
}
