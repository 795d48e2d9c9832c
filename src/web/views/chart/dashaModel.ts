/** Daśās as bars: systems of periods, each with those inside it as far as the system has them. */

import type { FirstChart } from '../../../domain/chart/firstParts';
import type { DashaTree } from '../../../domain/chart/types';
import { computeUsualDasha } from '../../../domain/dasha/usual';
import type { Kernel } from '../../../kernel/kernel';
import { iastOf, nakshatraText, RASHI_SHORT, rashiText, shortOf } from './words';

export const SYSTEMS = [
  { value: 'vimshottari', label: 'Viṃśottarī' },
  { value: 'yogini', label: 'Yoginī' },
  { value: 'ashtottari', label: 'Aṣṭottarī' },
  { value: 'chara', label: 'Cara' },
] as const;
export type DashaSystem = (typeof SYSTEMS)[number]['value'];

export interface Period {
  name: string;
  /** Two letters, where there is no room for the name. */
  short: string;
  startJd: number;
  endJd: number;
  sub: Period[];
}

export interface DashaModel {
  periods: Period[];
  /** What the system goes by, and the balance at birth where it has one. */
  note: string;
}

export const LEVELS = ['Mahādaśā', 'Antara', 'Pratyantara'] as const;
const DEPTH = 3;

const period = ({ lord, startJd, endJd, sub }: DashaTree): Period => ({
  name: iastOf(lord),
  short: shortOf(lord),
  startJd,
  endJd,
  sub: sub.map(period),
});

/** The periods of a system in years of a length; null where the chart has no Moon or no lagna to begin them. */
export function dashaModel(
  kernel: Kernel,
  chart: FirstChart,
  system: DashaSystem,
  yearDays: number,
): DashaModel | null {
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  if (!moon || !Number.isFinite(moon.siderealDeg)) return null;
  const from = `from the Moon in ${nakshatraText(moon.nakshatra)} ${moon.pada}`;
  const options = { dashaYearDays: yearDays };
  const years = (value: number) => `${value.toFixed(3)} years`;
  try {
    switch (system) {
      case 'vimshottari': {
        const dasha = computeUsualDasha(kernel, chart, 'vimshottari', { ...options, dashaDepth: DEPTH });
        const { lord, years: left } = dasha.balance;
        return {
          periods: dasha.periods.map(period),
          note: `Viṃśottarī ${from}. Balance at birth: ${iastOf(lord)}, ${years(left)}.`,
        };
      }
      case 'yogini': {
        const { periods } = computeUsualDasha(kernel, chart, 'yogini', options);
        return {
          periods: periods.map(({ name, startJd, endJd }) => ({
            name,
            short: name.slice(0, 3),
            startJd,
            endJd,
            sub: [],
          })),
          note: `Yoginī ${from}, three rounds of 36 years.`,
        };
      }
      case 'ashtottari': {
        const dasha = computeUsualDasha(kernel, chart, 'ashtottari', options);
        const applies = dasha.applicable
          ? 'One of its two conditions is met.'
          : 'Neither of its two conditions is met.';
        return {
          periods: dasha.periods.map(({ lord, startJd, endJd }) => ({
            startJd,
            endJd,
            name: iastOf(lord),
            short: shortOf(lord),
            sub: [],
          })),
          note: `Aṣṭottarī ${from}. ${applies} Balance at birth: ${iastOf(dasha.balance.lord)}, ${years(dasha.balance.years)}.`,
        };
      }
      case 'chara': {
        const { periods } = computeUsualDasha(kernel, chart, 'chara', options);
        return {
          periods: periods.map(({ rashi, startJd, endJd }) => ({
            name: rashiText(rashi),
            short: RASHI_SHORT[rashi - 1] ?? '',
            startJd,
            endJd,
            sub: [],
          })),
          note: `Cara daśā from the lagna in ${rashiText(chart.lagna.rashi)}, in K. N. Rao’s outline with single lords.`,
        };
      }
    }
  } catch {
    return null;
  }
}

/** Index of the period that holds an instant, −1 for none. */
export const runningIn = (periods: readonly Period[], jd: number): number =>
  periods.findIndex(({ startJd, endJd }) => jd >= startJd && jd < endJd);
