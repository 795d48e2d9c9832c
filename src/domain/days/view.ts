/** A day for its fields: from its sunrise to the next, with everything that overlaps it. */

import type { Stretch } from '../../data/stretch';
import type { VedicDay } from '../day/types';
import { type WholeDay, wholeDay } from '../day-divisions/slots';
import { touching } from '../panchanga/limbs';
import type { Limb } from '../panchanga/types';
import type { RegionalDates } from '../regional/dates';
import type { DaysSky } from './sky';

/** The part of a day's view that its limbs, fortnight and month need. */
export interface LimbView extends Stretch {
  sky: Pick<DaysSky, 'limbs' | 'sunRashis' | 'sunNakshatras' | 'moonRashis' | 'months'>;
  /** The periods of a list that overlap the day. */
  during<S extends Stretch>(stretches: readonly S[]): S[];
}

export interface DayView extends LimbView {
  day: VedicDay;
  /** Null where sunrise, sunset or next sunrise is missing. */
  whole: WholeDay | null;
  sky: DaysSky;
  /** The dates of the regional calendars for the civil date. */
  regional(): RegionalDates;
  /** The stays of the ascendant over the range. */
  risings(): readonly Limb[];
}

/**
 * The bounds of a day: from its sunrise to the next. Without a sunrise the day starts at the midnight of its date, and
 * without a next sunrise it lasts 24 hours, so that its limbs can still be listed.
 */
export function boundsOf({ sunriseJd, midnightJd, nextSunriseJd }: VedicDay): Stretch {
  const startJd = sunriseJd ?? midnightJd;
  return { startJd, endJd: nextSunriseJd ?? startJd + 1 };
}

export function viewOf(
  sky: DaysSky,
  day: VedicDay,
  regional: () => RegionalDates,
  risings: () => readonly Limb[],
): DayView {
  const { startJd, endJd } = boundsOf(day);
  // Several fields read the same list.
  const known: { list: readonly Stretch[]; touched: Stretch[] }[] = [];
  return {
    day,
    whole: wholeDay(day),
    sky,
    startJd,
    endJd,
    regional,
    risings,
    during: <S extends Stretch>(list: readonly S[]): S[] => {
      const before = known.find((one) => one.list === list);
      if (before) return before.touched as S[];
      const touched = touching(list, startJd, endJd);
      known.push({ list, touched });
      return touched;
    },
  };
}
