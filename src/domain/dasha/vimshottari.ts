/** Viṃśottarī daśā (BPHS 46): nine lords share 120 years, and every period in the same proportions. */
import type { GrahaKey } from '../../data/keys';
import { Lacking } from '../positions/attempt';
import { lordsAs, moonIn } from './lords';
import { type DashaRule, type Divider, runningAt, treeOf } from './periods';
import type { DashaBirth, DashaPlan } from './plan';
import type { VimshottariDasha } from './types';
import { type CurrentPhase, type DashaTree, PHASE_KEYS } from './types';

/** The lords in order from Ketu, with their years of 120. */
export const VIMSHOTTARI_LORDS = [
  { lord: 'ketu', years: 7 },
  { lord: 'venus', years: 20 },
  { lord: 'sun', years: 6 },
  { lord: 'moon', years: 10 },
  { lord: 'mars', years: 7 },
  { lord: 'rahu', years: 18 },
  { lord: 'jupiter', years: 16 },
  { lord: 'saturn', years: 19 },
  { lord: 'mercury', years: 17 },
] as const satisfies readonly { lord: GrahaKey; years: number }[];

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

/** Years of all lords. */
export const VIMSHOTTARI_YEARS = 120;
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

/** The cycle of 120 years that runs at birth: index of its first lord, Julian day of its beginning, its length. */
export function vimshottariCycle({ moonDeg, birthJd, yearDays }: VimshottariQuestion) {
  if (!(moonDeg >= 0 && moonDeg < 360)) throw new RangeError(`no daśā from the Moon at ${moonDeg}°`);
  const n = nakshatras(moonDeg);
  const first = Math.floor(n) % YEARS.length;
  const { years } = vimshottariLord(first);
  return { first, startJd: birthJd - (n - Math.floor(n)) * years * yearDays, days: VIMSHOTTARI_YEARS * yearDays };
}

/** The rule of Viṃśottarī. The cycle is divided like its periods: a mahādaśā ends at a share of the whole. */
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

function vimshottariOf<Key extends 'vimshottari' | 'kp-vimshottari'>(key: Key, question: VimshottariQuestion) {
  const { nakshatra, traversed } = moonIn(question.moonDeg);
  const { lord, years } = vimshottariLord(nakshatra % VIMSHOTTARI_LORDS.length);
  return {
    key,
    applicable: true,
    reason: null,
    seed: { nakshatra: nakshatra + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays: question.yearDays,
    rule: vimshottariRule(question),
  };
}

/**
 * The plan of Viṃśottarī: nine mahādaśās. The first begins before birth, by the traversed part of the Moon's nakṣatra.
 */
export const vimshottariPlan = ({ standing, birthJd, yearDays }: DashaBirth): DashaPlan<'vimshottari'> =>
  vimshottariOf('vimshottari', { moonDeg: standing.lonDeg('moon'), birthJd, yearDays });

/** The same from the Moon with the KP ayanāṃśa, whatever the chart's ayanāṃśa. */
export const kpVimshottariPlan = ({ kpMoonDeg, birthJd, yearDays }: DashaBirth): DashaPlan<'kp-vimshottari'> =>
  vimshottariOf('kp-vimshottari', { moonDeg: kpMoonDeg, birthJd, yearDays });

/** The nine mahādaśās, divided to `depth` levels (1..5), with the seed and the balance at birth. */
export function vimshottariDasha(kernel: Divider, question: VimshottariQuestion, depth: number): VimshottariDasha {
  const { seed, balance, yearDays, rule } = vimshottariOf('vimshottari', question);
  return { seed, balance, yearDays, periods: treeOf(kernel, rule, depth) };
}

/**
 * The five periods at an instant, mahā to prāṇa. The instant must be within the 120 years.
 *
 * @param jdUt  Julian days UT
 */
export function runningPhase(kernel: Divider, question: VimshottariQuestion, jdUt: number): CurrentPhase {
  const running = runningAt(kernel, vimshottariRule(question), jdUt, PHASE_KEYS.length);
  if (running.length === 0) throw new Lacking({ lack: 'period' });
  const phase = PHASE_KEYS.map((key, i) => {
    const { lord, startJd, endJd } = running[i] as DashaTree;
    return [key, { lord, startJd, endJd }] as const;
  });
  return Object.fromEntries(phase) as CurrentPhase;
}
