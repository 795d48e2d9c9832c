/** Calendars that count days from the first of a month. */
import type { RegionalDate } from './types';

/** A month: the common fields of its dates, its first civil day, counted from 1970-01-01, and its length. */
export interface RegionalMonth {
  dated: Omit<RegionalDate, 'day'>;
  firstDay: number;
  days: number;
}

/** Index of the month that contains a day, in an ordered list; −1 if there is none. */
function monthHolding(months: readonly RegionalMonth[], day: number): number {
  let [low, high] = [0, months.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((months[middle] as RegionalMonth).firstDay <= day) low = middle + 1;
    else high = middle;
  }
  const month = months[low - 1];
  return month && day < month.firstDay + month.days ? low - 1 : -1;
}

/** The date of a civil day in a list of months; null if no month contains it. */
export function dateAmong(months: readonly RegionalMonth[], day: number): RegionalDate | null {
  const month = months[monthHolding(months, day)];
  return month ? { ...month.dated, day: day - month.firstDay + 1 } : null;
}
