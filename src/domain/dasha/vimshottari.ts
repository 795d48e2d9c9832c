/** Viṃśottarī daśā (BPHS 46): nine lords share 120 years, and every period in the same proportions. */

import { VIMSHOTTARI, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { Lacking } from '../positions/attempt';
import { circleStart } from './circleStart';
import { lordsAs } from './lordPeriods';
import { type DashaRule, type Divider, runningAt, treeOf } from './periods';
import { type CurrentPhase, type DashaTree, PHASE_KEYS, type VimshottariDasha } from './types';

/** Default length of the year for periods, days. */
export const VIMSHOTTARI_YEAR_DAYS = 365.25;

/** A lord with its years by its index from Ketu, 0..8. */
export function vimshottariLord(index: number): { lord: GrahaKey; years: number } {
  const entry = VIMSHOTTARI_LORDS[index];
  if (entry === undefined) throw new RangeError(`no Viṃśottarī lord ${index}`);
  return entry;
}

export interface VimshottariQuestion {
  /** Sidereal longitude of the Moon, degrees. */
  moonDeg: number;
  birthJd: number;
  /** Length of the year, days; usually 365.25. */
  yearDays: number;
}

const YEARS: readonly number[] = VIMSHOTTARI_LORDS.map(({ years }) => years);

/**
 * The Moon's place in nakṣatras of 13°20′, 0 ≤ n < 27 for a longitude in [0, 360). Next to an edge the product may round
 * across it; the comparison with the edge itself, the double nearest to 360 i / 27, decides.
 */
function nakshatras(moonDeg: number): number {
  const n = (moonDeg * 27) / 360;
  const edge = Math.round(n);
  if (Math.abs(n - edge) > 1e-12) return n;
  return moonDeg < (360 * edge) / 27 ? edge * (1 - Number.EPSILON) : edge;
}

/** The cycle of 120 years in force at birth: index of its first lord, Julian day of its start, its length. */
export function vimshottariCycle({ moonDeg, birthJd, yearDays }: VimshottariQuestion) {
  if (!(moonDeg >= 0 && moonDeg < 360)) throw new RangeError(`no daśā from the Moon at ${moonDeg}°`);
  const n = nakshatras(moonDeg);
  const first = Math.floor(n) % YEARS.length;
  const { years } = vimshottariLord(first);
  return { first, startJd: birthJd - (n - Math.floor(n)) * years * yearDays, days: VIMSHOTTARI_YEARS * yearDays };
}

/** The rule of Viṃśottarī. The cycle is divided like a period: each mahādaśā ends at a fraction of the whole. */
export function vimshottariRule(question: VimshottariQuestion): DashaRule<DashaTree> {
  const { first, startJd, days } = vimshottariCycle(question);
  return lordsAs(VIMSHOTTARI_LORDS, {
    startJd,
    days: startJd + days - startJd,
    shares: VIMSHOTTARI_YEARS,
    nodes: YEARS,
    order: { first, mahas: YEARS.length },
  });
}

/** The nine mahādaśās, divided to `depth` levels (1..5), with the seed and the balance at birth. */
export function vimshottariDasha(kernel: Divider, question: VimshottariQuestion, depth: number): VimshottariDasha {
  const { seed, balance } = circleStart(VIMSHOTTARI, question.moonDeg);
  return { seed, balance, yearDays: question.yearDays, periods: treeOf(kernel, vimshottariRule(question), depth) };
}

/**
 * The five periods at an instant, mahā to prāṇa. The instant must be within the 120 years.
 *
 * @param jdUt  Julian days UT
 */
export function runningPhase(kernel: Divider, question: VimshottariQuestion, jdUt: number): CurrentPhase {
  const running = runningAt(kernel, vimshottariRule(question), jdUt, PHASE_KEYS.length);
  if (running.length === 0) throw new Lacking({ lack: 'period' });
  return recordFor(PHASE_KEYS, (_, i) => {
    const { lord, startJd, endJd } = running[i] as DashaTree;
    return { lord, startJd, endJd };
  });
}
