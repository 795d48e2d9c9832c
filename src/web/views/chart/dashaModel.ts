/** Daśās as bars: systems of nested periods, as deep as the system has them. */

import type { GrahaKey } from '../../../data/keys';
import type { FirstChart } from '../../../domain/chart/firstParts';
import type { DashaTree } from '../../../domain/dasha/types';
import { computeUsualDasha } from '../../../domain/dasha/usual';
import type { Kernel } from '../../../kernel/kernel';
import { initialsOf, lettersOf } from '../../reader/letters';
import type { Reader } from '../../reader/reader';
import { rashiLetters } from './words';

export const SYSTEMS = ['vimshottari', 'yogini', 'ashtottari', 'chara'] as const;
export type DashaSystem = (typeof SYSTEMS)[number];

interface Span {
  startJd: number;
  endJd: number;
}

export interface Period extends Span {
  name: string;
  /** A short name of a few letters for narrow bars. */
  short: string;
  sub: Period[];
}

interface DashaModel {
  periods: Period[];
  /** The basis of the system, and the balance at birth if it has one. */
  note: string;
}

export const LEVELS = ['maha', 'antara', 'pratyantara'] as const;
const DEPTH = 3;
/** Length of a yoginī's short name. */
const SHORT_LETTERS = 3;

const ofLord = (reader: Reader, { startJd, endJd }: Span, lord: GrahaKey, sub: Period[] = []): Period => ({
  name: reader.name('graha', lord),
  short: lettersOf(reader, lord),
  startJd,
  endJd,
  sub,
});

const ofTree = (reader: Reader, tree: DashaTree): Period =>
  ofLord(
    reader,
    tree,
    tree.lord,
    tree.sub.map((each) => ofTree(reader, each)),
  );

const balanceText = (reader: Reader, { lord, years }: { lord: GrahaKey; years: number }): string =>
  reader.t('parts.balance', { lord: reader.name('graha', lord), years: reader.figures(years.toFixed(3)) });

/** The periods of a system, for a length of the year; null if the chart has no Moon or lagna to begin them. */
export function dashaModel(
  reader: Reader,
  kernel: Kernel,
  chart: FirstChart,
  system: DashaSystem,
  yearDays: number,
): DashaModel | null {
  const { t } = reader;
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  if (!moon || !Number.isFinite(moon.siderealDeg)) return null;
  const named = { system: reader.name('dasha', system) };
  const fromMoon = t('parts.dashaFrom', {
    ...named,
    nakshatra: reader.nameAt('nakshatra', moon.nakshatra),
    pada: reader.figures(moon.pada),
  });
  const options = { dashaYearDays: yearDays };
  try {
    switch (system) {
      case 'vimshottari': {
        const dasha = computeUsualDasha(kernel, chart, system, { ...options, dashaDepth: DEPTH });
        return {
          periods: dasha.periods.map((each) => ofTree(reader, each)),
          note: `${fromMoon} ${balanceText(reader, dasha.balance)}`,
        };
      }
      case 'yogini': {
        const { periods } = computeUsualDasha(kernel, chart, system, options);
        return {
          periods: periods.map(({ key, startJd, endJd }) => {
            const name = reader.name('yogini', key);
            return { name, short: initialsOf(reader, name, SHORT_LETTERS), startJd, endJd, sub: [] };
          }),
          note: `${fromMoon} ${t('parts.rounds')}`,
        };
      }
      case 'ashtottari': {
        const dasha = computeUsualDasha(kernel, chart, system, options);
        const applies = t(dasha.applicable ? 'parts.applies_yes' : 'parts.applies_no');
        return {
          periods: dasha.periods.map((each) => ofLord(reader, each, each.lord)),
          note: `${fromMoon} ${applies} ${balanceText(reader, dasha.balance)}`,
        };
      }
      case 'chara': {
        const { periods } = computeUsualDasha(kernel, chart, system, options);
        return {
          periods: periods.map(({ rashi, startJd, endJd }) => ({
            name: reader.nameAt('rashi', rashi),
            short: rashiLetters(reader, rashi),
            startJd,
            endJd,
            sub: [],
          })),
          note: t('parts.dashaChara', { ...named, rashi: reader.nameAt('rashi', chart.lagna.rashi) }),
        };
      }
    }
  } catch {
    return null;
  }
}

/** Index of the period that contains an instant, −1 for none. */
export const runningIn = (periods: readonly Period[], jd: number): number =>
  periods.findIndex(({ startJd, endJd }) => jd >= startJd && jd < endJd);
