/** Months that begin with the crescent: the day after the first evening on which it can be seen. */

import type { YearSky } from '../observances/engine/sky';
import { bySyzygy } from '../observances/engine/syzygy';
import { daysFromCivil } from '../time/civil';

/** A month of the lunar year of twelve months. */
interface CrescentMonth {
  /** 1..12, Muḥarram first. */
  number: number;
  /** Its first day, counted from 1970-01-01. */
  firstDay: number;
}

/** 1 Muḥarram of the year 1 in the civil reckoning, 16 July 622 Julian. */
const EPOCH_DAY = daysFromCivil(622, 7, 19);
const MONTH_DAYS = 29.530_588_9;

/**
 * The months that begin within a sky, in their order.
 *
 * A month gets the number of the nearest month of the mean reckoning, which is at most two days off.
 */
export function crescentMonths(sky: YearSky): CrescentMonth[] {
  return bySyzygy(sky, { what: 'crescent' }).map(({ day }) => {
    const firstDay = sky.firstDay + day + 1;
    const count = Math.round((firstDay - EPOCH_DAY) / MONTH_DAYS);
    return { number: (((count % 12) + 12) % 12) + 1, firstDay };
  });
}
