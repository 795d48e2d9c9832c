/** Minima and zeros of a sampled quantity near given instants. All searches of a call share its samples. */
import { chordZero, narrow } from './zeros';

/** Values of the quantity at instants, Julian days UT. */
type Sample = (jdUt: readonly number[]) => readonly number[];

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

/**
 * Minima near instants, by parabolas through samples: the first and the last sampled instant, and between them the instant
 * of the lowest value. There is none if the lowest sample is the first or the last, or if it stays above `least`.
 */
export function minimaOf(
  sample: Sample,
  near: readonly number[],
  { reachDays, stepDays, least }: { reachDays: number; stepDays: number; least: number },
): [before: number, lowest: number, after: number][] {
  const half = Math.round(reachDays / stepDays);
  const count = 2 * half + 1;
  const instants = near.flatMap((jdUt) => Array.from({ length: count }, (_, i) => jdUt + (i - half) * stepDays));
  const values = sample(instants);
  const at = (i: number): Sampled => ({ jdUt: instants[i] as number, value: values[i] as number });
  let found = near.flatMap((_, search): { first: number; triple: [Sampled, Sampled, Sampled] }[] => {
    const first = search * count;
    let lowest = first;
    for (let i = first; i < first + count; i++) {
      if ((values[i] as number) < (values[lowest] as number)) lowest = i;
    }
    if (lowest === first || lowest === first + count - 1) return [];
    return [{ first, triple: [at(lowest - 1), at(lowest), at(lowest + 1)] }];
  });
  for (let step = 0; step < PARABOLAS; step++) {
    const vertices = found.map(({ triple }) => vertexOf(...triple));
    const lower = sample(vertices);
    for (const [i, search] of found.entries()) {
      const [a, b, c] = search.triple;
      const vertex = { jdUt: vertices[i] as number, value: lower[i] as number };
      if (vertex.value >= b.value) continue;
      search.triple = vertex.jdUt < b.jdUt ? [a, vertex, b] : [b, vertex, c];
    }
    found = found.filter(({ triple: [, lowest] }) => lowest.value < least);
  }
  return found.map(({ first, triple }) => [
    instants[first] as number,
    triple[1].jdUt,
    instants[first + count - 1] as number,
  ]);
}

const STEPS = 40;
/** A search stops at this width, days: a hundredth of a second. */
const CLOSE_DAYS = 1e-7;

/** Values of quantities at instants; `which` are the numbers of their brackets. */
type SampleOfBrackets = (jdUt: readonly number[], which: readonly number[]) => readonly number[];

/** The zero within each bracket, whose ends have different signs: Illinois, all brackets together. */
export function zerosOf(sample: SampleOfBrackets, brackets: readonly { low: Sampled; high: Sampled }[]): number[] {
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
