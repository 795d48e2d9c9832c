/** Daśās as bars: every system as nested periods, with the point that it counts from in words. */

import { CONDITIONAL_DASHAS } from '../../../data/dashas/conditional';
import { RASHI_DASHAS } from '../../../data/dashas/rashis';
import type { FirstChart } from '../../../domain/chart/firstParts';
import type { DashaOptions } from '../../../domain/dasha/birth';
import { computeDasha } from '../../../domain/dasha/dashas';
import { DASHA_KEYS, type DashaKey } from '../../../domain/dasha/keys';
import type { Dasha, RashiSeed } from '../../../domain/dasha/types';
import type { GrahaPlacement } from '../../../domain/positions/types';
import type { Kernel } from '../../../kernel/kernel';
import { YearsMissing } from '../../../kernel/result';
import { initialsOf, lettersOf } from '../../reader/letters';
import type { Reader } from '../../reader/reader';
import { rashiLetters } from './words';

export interface Period {
  name: string;
  /** A short name of a few letters for narrow bars. */
  short: string;
  startJd: number;
  endJd: number;
  sub: Period[];
}

export interface DashaModel {
  periods: Period[];
  /** Where the count begins, and the balance at birth if the system has one. */
  note: string;
  reason: Dasha['reason'];
}

export const LEVELS = ['maha', 'antara', 'pratyantara'] as const;
/** Length of a yoginī's short name. */
const SHORT_LETTERS = 3;

const isConditional = (key: DashaKey): boolean => key in CONDITIONAL_DASHAS || key === 'ashtottari';
const isOfRashis = (key: DashaKey): boolean => key in RASHI_DASHAS || key === 'kalachakra';

/** The systems by what they count: nakṣatras without a condition, rāśis, nakṣatras on a condition. */
export const SYSTEMS = {
  nakshatra: DASHA_KEYS.filter((key) => !isOfRashis(key) && !isConditional(key)),
  rashi: DASHA_KEYS.filter(isOfRashis),
  condition: DASHA_KEYS.filter(isConditional),
} as const satisfies Record<string, readonly DashaKey[]>;

function periodOf(reader: Reader, period: Dasha['periods'][number]): Period {
  const { startJd, endJd } = period;
  const sub = period.sub.map((each) => periodOf(reader, each));
  if ('key' in period) {
    const name = reader.name('yogini', period.key);
    return { name, short: initialsOf(reader, name, SHORT_LETTERS), startJd, endJd, sub };
  }
  if ('rashi' in period)
    return {
      name: reader.nameAt('rashi', period.rashi),
      short: rashiLetters(reader, period.rashi),
      startJd,
      endJd,
      sub,
    };
  return { name: reader.name('graha', period.lord), short: lettersOf(reader, period.lord), startJd, endJd, sub };
}

function rashiSeedText(reader: Reader, system: string, { rashi, by, brahma }: RashiSeed): string {
  const { t } = reader;
  const named = { system, rashi: reader.nameAt('rashi', rashi) };
  if (by === 'lagna' || by === 'ninth') return t(`parts.dashaBy_${by}`, named);
  if (by === 'brahma') return t('parts.dashaBy_brahma', { ...named, graha: reader.name('graha', brahma ?? 'sun') });
  return t('parts.dashaByStronger', { ...named, why: t(`parts.stronger_${by}`) });
}

function seedText(reader: Reader, { key, seed }: Dasha, moon: GrahaPlacement): string {
  const { t } = reader;
  const system = reader.name('dasha', key);
  if (!('nakshatra' in seed)) return rashiSeedText(reader, system, seed);
  const nakshatra = reader.nameAt('nakshatra', seed.nakshatra);
  // The Moon of the KP ayanāṃśa can be in another quarter than the Moon of the chart.
  if (key === 'kp-vimshottari') return t('parts.dashaByKp', { system, nakshatra });
  const from = t('parts.dashaFrom', { system, nakshatra, pada: reader.figures(moon.pada) });
  if ('deha' in seed) {
    const { deha, jiva, paramayus } = seed;
    const rashis = { deha: reader.nameAt('rashi', deha), jiva: reader.nameAt('rashi', jiva) };
    return `${from} ${t('parts.kalachakra', { ...rashis, years: reader.figures(paramayus) })}`;
  }
  if ('completedYears' in seed) return `${from} ${t('parts.firstYear')}`;
  return key === 'yogini' ? `${from} ${t('parts.rounds')}` : from;
}

function balanceText(reader: Reader, { balance }: Dasha): string {
  if (balance === null) return '';
  const name = 'rashi' in balance ? reader.nameAt('rashi', balance.rashi) : reader.name('graha', balance.lord);
  return reader.t('parts.balance', { lord: name, years: reader.figures(balance.years.toFixed(3)) });
}

/**
 * A system of a chart to three levels; null if the chart has no Moon or lagna to begin it.
 *
 * @throws YearsMissing  if the tables of a year in it are not loaded
 */
export function dashaModel(
  reader: Reader,
  kernel: Kernel,
  chart: FirstChart,
  system: DashaKey,
  options: Omit<DashaOptions, 'dashaDepth'>,
): DashaModel | null {
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  if (!moon || !Number.isFinite(moon.siderealDeg)) return null;
  let dasha: Dasha;
  try {
    dasha = computeDasha(kernel, chart, system, { ...options, dashaDepth: LEVELS.length });
  } catch (fault) {
    if (fault instanceof YearsMissing) throw fault;
    return null;
  }
  return {
    periods: dasha.periods.map((each) => periodOf(reader, each)),
    note: [seedText(reader, dasha, moon), balanceText(reader, dasha)].filter(Boolean).join(' '),
    reason: dasha.reason,
  };
}

/** Index of the period that contains an instant, −1 for none. */
export const runningIn = (periods: readonly Period[], jd: number): number =>
  periods.findIndex(({ startJd, endJd }) => jd >= startJd && jd < endJd);
