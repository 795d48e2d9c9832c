/** Minima of a sampled quantity near given instants. All searches of a call share its samples. */

/** Samples at instants, Julian days UT; `which` are the numbers of their searches. */
type Sample<S extends Sampled> = (jdUt: readonly number[], which: readonly number[]) => readonly S[];

/** A value of a quantity, Julian day UT. */
export interface Sampled {
  jdUt: number;
  value: number;
}

/** Three samples in order of time. */
export type Triple<S extends Sampled> = [before: S, at: S, after: S];

const PARABOLAS = 4;

/** The lowest point of the parabola through three samples, as an instant between the outer ones. */
function vertexOf([a, b, c]: Triple<Sampled>): number {
  const [left, right] = [a.jdUt - b.jdUt, c.jdUt - b.jdUt];
  const [rise, fall] = [a.value - b.value, c.value - b.value];
  const bend = left * fall - right * rise;
  const vertex = bend === 0 ? 0 : (left * left * fall - right * right * rise) / (2 * bend);
  return b.jdUt + Math.min(Math.max(vertex, left), right);
}

/** A minimum near an instant: the first and the last sample, and between them the lowest one. */
interface Minimum<S extends Sampled> {
  /** Number of the instant. */
  which: number;
  samples: Triple<S>;
}

/**
 * Minima near instants, by parabolas through samples. There is none if the lowest sample is the first or the last, or if it
 * stays above `least`.
 */
export function minimaOf<S extends Sampled>(
  sample: Sample<S>,
  near: readonly number[],
  { reachDays, stepDays, least }: { reachDays: number; stepDays: number; least: number },
): Minimum<S>[] {
  const half = Math.round(reachDays / stepDays);
  const count = 2 * half + 1;
  const instants = near.flatMap((jdUt) => Array.from({ length: count }, (_, i) => jdUt + (i - half) * stepDays));
  const samples = sample(
    instants,
    instants.map((_, i) => Math.floor(i / count)),
  );
  let found = near.flatMap((_, which): { which: number; triple: Triple<S> }[] => {
    const own = samples.slice(which * count, (which + 1) * count);
    const lowest = own.reduce((low, { value }, i) => (value < (own[low] as S).value ? i : low), 0);
    if (lowest === 0 || lowest === count - 1) return [];
    return [{ which, triple: own.slice(lowest - 1, lowest + 2) as Triple<S> }];
  });
  for (let step = 0; step < PARABOLAS; step++) {
    const vertices = sample(
      found.map(({ triple }) => vertexOf(triple)),
      found.map(({ which }) => which),
    );
    for (const [i, search] of found.entries()) {
      const [a, b, c] = search.triple;
      const vertex = vertices[i] as S;
      const [first, second] = vertex.jdUt < b.jdUt ? [vertex, b] : [b, vertex];
      search.triple = first.value < second.value ? [a, first, second] : [first, second, c];
    }
    found = found.filter(({ triple: [, lowest] }) => lowest.value < least);
  }
  return found.map(({ which, triple: [, lowest] }) => ({
    which,
    samples: [samples[which * count] as S, lowest, samples[(which + 1) * count - 1] as S],
  }));
}
