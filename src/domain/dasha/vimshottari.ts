/** Viṃśottarī daśā (BPHS 46): the kernel's periods with the names of their lords. */
import type { DashaPeriod, Kernel, VimshottariQuestion } from '../../kernel/types';
import { type CurrentPhase, type DashaTree, type GrahaKey, PHASE_KEYS, type VimshottariDasha } from '../chart/types';
import { partGone, partOf } from '../circle';

/** The lords in their order from Ketu, with their years of 120. */
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

/** Length of the year in which the periods are counted, days. */
export const VIMSHOTTARI_YEAR_DAYS = 365.25;

const NAKSHATRAS = 27;

/** A lord with its years by its index from Ketu, 0..8. */
export function vimshottariLord(index: number): { lord: GrahaKey; years: number } {
  const entry = VIMSHOTTARI_LORDS[index];
  if (entry === undefined) throw new RangeError(`no Viṃśottarī lord ${index}`);
  return entry;
}

function named({ lord, level, startJd, endJd, sub }: DashaPeriod): DashaTree {
  return { lord: vimshottariLord(lord).lord, level, startJd, endJd, sub: sub.map(named) };
}

/**
 * The nine mahādaśās, divided to `depth` levels (1..5), with the seed and the balance at birth. The first
 * mahādaśā begins before birth, by the part of the Moon's nakṣatra already traversed.
 */
export function vimshottariDasha(kernel: Kernel, question: VimshottariQuestion, depth: number): VimshottariDasha {
  const { moonDeg, yearDays } = question;
  if (Number.isNaN(moonDeg)) throw new Error('the longitude of the Moon is not known');
  const index = partOf(moonDeg, NAKSHATRAS);
  const traversed = partGone(moonDeg, NAKSHATRAS);
  const { lord, years } = vimshottariLord(index % VIMSHOTTARI_LORDS.length);
  return {
    seed: { nakshatra: index + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays,
    periods: kernel.vimshottari(question, depth).map(named),
  };
}

/**
 * The five periods that run at an instant, mahā to prāṇa. The instant must lie within the 120 years.
 *
 * @param jdUt  Julian days UT
 */
export function runningPhase(kernel: Kernel, question: VimshottariQuestion, jdUt: number): CurrentPhase {
  const running = kernel.vimshottariAt(question, jdUt);
  if (running === null) throw new Error('the instant lies outside the 120 years');
  const phase = PHASE_KEYS.map((key, i) => {
    const period = running[i];
    if (period === undefined) throw new Error(`no ${key} period`);
    const { lord, startJd, endJd } = period;
    return [key, { lord: vimshottariLord(lord).lord, startJd, endJd }] as const;
  });
  return Object.fromEntries(phase) as CurrentPhase;
}
