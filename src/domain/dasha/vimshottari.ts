/** Viṃśottarī daśā (BPHS 46): the kernel's mahādaśās with the names of their lords, and their division. */
import type { Kernel } from '../../kernel/kernel';
import type { VimshottariQuestion } from '../../kernel/types';
import type { GrahaKey } from '../keys';
import { Lacking } from '../positions/attempt';
import { dividedByLords, lordPeriod, moonIn } from './lords';
import { treeOf } from './periods';
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

function vimshottariOf<Key extends 'vimshottari' | 'kp-vimshottari'>(
  key: Key,
  kernel: Pick<Kernel, 'vimshottari'>,
  question: VimshottariQuestion,
) {
  const { nakshatra, traversed } = moonIn(question.moonDeg);
  const { lord, years } = vimshottariLord(nakshatra % VIMSHOTTARI_LORDS.length);
  const maha = kernel.vimshottari(question, 1).map(({ lord: node, startJd, endJd }) => ({ node, startJd, endJd }));
  return {
    key,
    applicable: true,
    reason: null,
    seed: { nakshatra: nakshatra + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays: question.yearDays,
    rule: dividedByLords<DashaTree>(VIMSHOTTARI_LORDS, maha, lordPeriod(VIMSHOTTARI_LORDS)),
  };
}

/**
 * The plan of Viṃśottarī: nine mahādaśās. The first begins before birth, by the traversed part of the Moon's nakṣatra.
 */
export const vimshottariPlan = ({ kernel, standing, birthJd, yearDays }: DashaBirth): DashaPlan<'vimshottari'> =>
  vimshottariOf('vimshottari', kernel, { moonDeg: standing.lonDeg('moon'), birthJd, yearDays });

/** The same from the Moon with the KP ayanāṃśa, whatever the chart's ayanāṃśa. */
export const kpVimshottariPlan = ({ kernel, kpMoonDeg, birthJd, yearDays }: DashaBirth): DashaPlan<'kp-vimshottari'> =>
  vimshottariOf('kp-vimshottari', kernel, { moonDeg: kpMoonDeg, birthJd, yearDays });

/** The nine mahādaśās, divided to `depth` levels (1..5), with the seed and the balance at birth. */
export function vimshottariDasha(
  kernel: Pick<Kernel, 'vimshottari'>,
  question: VimshottariQuestion,
  depth: number,
): VimshottariDasha {
  const { seed, balance, yearDays, rule } = vimshottariOf('vimshottari', kernel, question);
  return { seed, balance, yearDays, periods: treeOf(rule, depth) };
}

/**
 * The five periods at an instant, mahā to prāṇa. The instant must be within the 120 years.
 *
 * @param jdUt  Julian days UT
 */
export function runningPhase(
  kernel: Pick<Kernel, 'vimshottariAt'>,
  question: VimshottariQuestion,
  jdUt: number,
): CurrentPhase {
  const running = kernel.vimshottariAt(question, jdUt);
  if (running === null) throw new Lacking({ lack: 'period' });
  const phase = PHASE_KEYS.map((key, i) => {
    const period = running[i];
    if (period === undefined) throw new Error(`no ${key} period`);
    const { lord, startJd, endJd } = period;
    return [key, { lord: vimshottariLord(lord).lord, startJd, endJd }] as const;
  });
  return Object.fromEntries(phase) as CurrentPhase;
}
