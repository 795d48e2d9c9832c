/** The fields of a day, each as a function of the day's view, so that only requested fields are computed. */

import type { Paksha } from '../../data/keys';
import { type AmantaMonth, purnimantaOf } from '../calendar/month';
import { type Season, seasonOf } from '../calendar/season';
import { yearsOf } from '../calendar/years';
import { holding } from '../panchanga/limbs';
import type { Limb } from '../panchanga/types';
import type { RegionalDates } from '../regional/dates';
import { chandrabala, chandrashtama, tarabala } from './bala';
import { bhadra, panchaka } from './bhadra';
import { dayTypes } from './dayTypes';
import { gauri } from './gauri';
import { lagnas } from './lagnas';
import { agniVasa, anandadi, dishaShula, homahuti } from './ofDay';
import { sankalpa } from './sankalpa';
import { specialYogas } from './specialYogas';
import type { DayView, LimbView } from './view';
import { dayWindows } from './windows';

/** The rāśis or nakṣatras of a body during the day, with their true ends. */
interface Stays {
  rashi: Limb[];
  nakshatra: Limb[];
}

/** The lunar month at sunrise; months count 1..12 from Caitra. */
interface MasaOfDay {
  amanta: number;
  purnimanta: number;
  adhika: boolean;
  /** The dropped name if the month has two; otherwise null. */
  kshaya: number | null;
}

const pakshaAt = ({ sky, startJd }: LimbView): Paksha =>
  holding(sky.limbs().tithi, startJd).index <= 15 ? 'shukla' : 'krishna';

const monthAt = ({ sky, startJd }: LimbView): AmantaMonth => holding(sky.months(), startJd);

const seasonAt = ({ sky, startJd }: DayView): Season => seasonOf(holding(sky.sunRashis(), startJd).index);

function masaAt(view: LimbView): MasaOfDay {
  const month = monthAt(view);
  const { amanta, adhika, kshaya } = month;
  return { amanta, purnimanta: purnimantaOf(month, pakshaAt(view)), adhika, kshaya };
}

/**
 * A value at sunrise holds for the day (customary); without a sunrise, the value at the midnight of the date. Limbs are
 * all those that overlap the day.
 */
export const COMPUTED_FIELDS = {
  tithi: ({ during, sky }: LimbView): Limb[] => during(sky.limbs().tithi),
  nakshatra: ({ during, sky }: LimbView): Limb[] => during(sky.limbs().nakshatra),
  yoga: ({ during, sky }: LimbView): Limb[] => during(sky.limbs().yoga),
  karana: ({ during, sky }: LimbView): Limb[] => during(sky.limbs().karana),
  sun: ({ during, sky }: LimbView): Stays => ({
    rashi: during(sky.sunRashis()),
    nakshatra: during(sky.sunNakshatras()),
  }),
  moon: ({ during, sky }: LimbView): Stays => ({
    rashi: during(sky.moonRashis()),
    nakshatra: during(sky.limbs().nakshatra),
  }),
  paksha: pakshaAt,
  masa: masaAt,
  ritu: (view: DayView) => seasonAt(view).ritu,
  ayana: (view: DayView) => seasonAt(view).ayana,
  /** Ṛtu and ayana by the tropical Sun. */
  sayana: ({ sky, startJd }: DayView): Season => seasonOf(holding(sky.sunTropicalRashis(), startJd).index),
  /** Elapsed years of the eras, which change with the lunar year. */
  years: (view: DayView) => {
    const { kali, vikrama, shaka } = yearsOf(monthAt(view));
    return { kali, vikrama, shaka };
  },
  samvatsara: (view: DayView) => yearsOf(monthAt(view)).samvatsara,
  windows: dayWindows,
  chandrabala,
  tarabala,
  chandrashtama,
  gauri,
  bhadra,
  panchaka,
  special_yogas: specialYogas,
  anandadi,
  homahuti,
  agni_vasa: agniVasa,
  disha_shula: dishaShula,
  lagnas,
  day_types: dayTypes,
  sankalpa,
  regional: ({ regional }: DayView): RegionalDates => regional(),
} as const satisfies Record<string, (view: DayView) => unknown>;

export type ComputedField = keyof typeof COMPUTED_FIELDS;
export type ComputedFields = { [Field in ComputedField]: ReturnType<(typeof COMPUTED_FIELDS)[Field]> };
