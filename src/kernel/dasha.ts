import {
  DASHA,
  LORDS,
  RUNNING_END,
  RUNNING_LEVELS,
  RUNNING_LORD,
  RUNNING_SLOTS,
  RUNNING_START,
} from '../../assembly/layout';
import { OK } from '../../assembly/status';
import type { Instance } from './load';
import type { DashaPeriod, VimshottariQuestion } from './types';

/** Number of levels that one call of the module divides. */
const LEVELS_PER_CALL = 3;
/** Deepest level of a daśā. */
const MAX_LEVELS = 5;

/**
 * The Moon's place in nakṣatras of 13°20′, 0 ≤ n < 27 for a longitude in [0, 360). Next to an edge the product may round
 * across it; the comparison with the edge itself, the double nearest to 360 i / 27, decides.
 */
export function nakshatras(moonDeg: number): number {
  const n = (moonDeg * 27) / 360;
  const edge = Math.round(n);
  if (Math.abs(n - edge) > 1e-12) return n;
  return moonDeg < (360 * edge) / 27 ? edge * (1 - Number.EPSILON) : edge;
}

/** A copy of the boundaries that the last call left in the block. */
function boundaries({ block }: Instance, periods: number): Float64Array {
  return block.slice(DASHA, DASHA + periods + 1);
}

/** See `Kernel.vimshottari`. */
export function vimshottariOf(kernel: Instance, question: VimshottariQuestion, depth: number): DashaPeriod[] {
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_LEVELS) {
    throw new RangeError(`depth ${depth} is not a whole number from 1 to ${MAX_LEVELS}`);
  }
  const first = kernel.wasm.vimshottari(nakshatras(question.moonDeg), question.birthJd, question.yearDays);
  if (first < 0)
    throw new RangeError(`no daśā from the Moon at ${question.moonDeg}° and a year of ${question.yearDays} days`);
  return periodsOf(boundaries(kernel, LORDS), 0, LORDS, first, 1, (period) => divide(kernel, period, depth));
}

/** Fills `period.sub` down to `depth`, in as few calls as the block allows. */
function divide(kernel: Instance, period: DashaPeriod, depth: number): void {
  const levels = Math.min(depth - period.level, LEVELS_PER_CALL);
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

/** Nine periods, beginning with the lord `first`, that share `span` boundaries from `from` on. */
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

/** See `Kernel.vimshottariAt`. */
export function vimshottariRunning(
  { wasm, block }: Instance,
  { moonDeg, birthJd, yearDays }: VimshottariQuestion,
  jdUt: number,
): DashaPeriod[] | null {
  if (wasm.vimshottariRunning(nakshatras(moonDeg), birthJd, yearDays, jdUt) !== OK) return null;
  return Array.from({ length: RUNNING_LEVELS }, (_, i) => {
    const field = (offset: number): number => block[DASHA + RUNNING_SLOTS * i + offset] as number;
    return {
      lord: field(RUNNING_LORD),
      level: i + 1,
      startJd: field(RUNNING_START),
      endJd: field(RUNNING_END),
      sub: [],
    };
  });
}
