import { SLOT, STATUS } from './block';
import type { Instance } from './load';
import type { DashaPeriod, VimshottariQuestion } from './types';

const LORDS = 9;
/** The kernel divides a period so many levels in one call. */
const LEVELS_A_CALL = 3;
export const DASHA_LEVELS = 5;

/**
 * The Moon's place in nakṣatras of 13°20′, 0 ≤ n < 27 for a longitude in [0, 360). Beside an edge the division
 * may round across it; the edge itself, the double nearest to 360 i / 27, decides.
 */
export function nakshatras(moonDeg: number): number {
  const n = (moonDeg * 27) / 360;
  const edge = Math.round(n);
  if (Math.abs(n - edge) > 1e-12) return n;
  return moonDeg < (360 * edge) / 27 ? edge * (1 - Number.EPSILON) : edge;
}

/** Boundaries of the last call, copied out of the block. */
function boundaries({ block }: Instance, periods: number): Float64Array {
  return block.slice(SLOT.dasha, SLOT.dasha + periods + 1);
}

/** The nine mahādaśās that hold birth, `depth` levels deep; see `Kernel.vimshottari`. */
export function vimshottariOf(kernel: Instance, question: VimshottariQuestion, depth: number): DashaPeriod[] {
  if (!Number.isInteger(depth) || depth < 1 || depth > DASHA_LEVELS) {
    throw new RangeError(`depth ${depth} is not a whole number from 1 to ${DASHA_LEVELS}`);
  }
  const first = kernel.wasm.vimshottari(nakshatras(question.moonDeg), question.birthJd, question.yearDays);
  if (first < 0)
    throw new RangeError(`no daśā from the Moon at ${question.moonDeg}° and a year of ${question.yearDays} days`);
  return periodsOf(boundaries(kernel, LORDS), 0, LORDS, first, 1, (period) => divide(kernel, period, depth));
}

/** Fills `period.sub` down to `depth`, as many levels a call as the block holds. */
function divide(kernel: Instance, period: DashaPeriod, depth: number): void {
  const levels = Math.min(depth - period.level, LEVELS_A_CALL);
  if (levels < 1) return;
  const count = kernel.wasm.vimshottariDivide(period.startJd, period.endJd, period.lord, levels);
  const edges = boundaries(kernel, count);
  const nest = (parent: DashaPeriod, from: number, periods: number, below: number): void => {
    parent.sub = periodsOf(edges, from, periods, parent.lord, parent.level + 1, (child, at) => {
      if (below > 1) nest(child, at, periods / LORDS, below - 1);
      else divide(kernel, child, depth);
    });
  };
  nest(period, 0, count, levels);
}

/** Nine periods over `span` boundaries from `from`, beginning with the lord `first`. */
function periodsOf(
  edges: Float64Array,
  from: number,
  span: number,
  first: number,
  level: number,
  fill: (period: DashaPeriod, from: number) => void,
): DashaPeriod[] {
  const part = span / LORDS;
  const periods: DashaPeriod[] = [];
  for (let i = 0; i < LORDS; i++) {
    const at = from + i * part;
    const period: DashaPeriod = {
      lord: (first + i) % LORDS,
      level,
      startJd: edges[at] as number,
      endJd: edges[at + part] as number,
      sub: [],
    };
    fill(period, at);
    periods.push(period);
  }
  return periods;
}

/** The five nested periods at an instant; see `Kernel.vimshottariAt`. */
export function vimshottariRunning(
  { wasm, block }: Instance,
  { moonDeg, birthJd, yearDays }: VimshottariQuestion,
  jdUt: number,
): DashaPeriod[] | null {
  if (wasm.vimshottariRunning(nakshatras(moonDeg), birthJd, yearDays, jdUt) !== STATUS.ok) return null;
  return Array.from({ length: DASHA_LEVELS }, (_, i) => {
    const slot = SLOT.dasha + 3 * i;
    const at = (offset: number): number => block[slot + offset] as number;
    return { lord: at(0), level: i + 1, startJd: at(1), endJd: at(2), sub: [] };
  });
}
