/** The shape of lists of holidays and of the rules by which a later list is forecast. */

import type { Tradition } from '../observances/practice';
import type { Region } from '../observances/regions';
import type { Paksha } from '../paksha';

/** `gazetted`: offices are closed; `restricted`: each person chooses some; `local`: in a district; `half-day`. */
export const HOLIDAY_KINDS = ['gazetted', 'restricted', 'local', 'half-day'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

/** The day of an observance, or some days after it: in the region of the list, unless it names another. */
interface ObservedDay {
  by: 'observance';
  of: string;
  days?: number;
  tradition?: Tradition;
  region?: Region;
}

/** The day on which a tithi, 1..15, of a lunar month is at sunrise; of all months while the Sun is in a rāśi. */
interface TithiDay {
  by: 'tithi';
  month: number | 'every';
  sunRashi?: number;
  paksha: Paksha;
  tithi: number;
}

/**
 * How a holiday is forecast.
 *
 * - `date`: a civil date, month 1..12
 * - `easter`: days after Easter Sunday of the Gregorian computus
 * - `hijri`: a day of a month 1..12 that begins with the crescent
 * - `hijri-friday`: the last Friday of such a month
 * - `parsi`: the first day of the year of 365 days that does not move with the seasons (Shahenshahi)
 * - `none`: proclaimed each year, or by a calendar that is not computed here
 */
export type HolidayRule =
  | { by: 'date'; month: number; day: number }
  | { by: 'easter'; days: number }
  | { by: 'hijri'; month: number; day: number; days?: number }
  | { by: 'hijri-friday'; month: number }
  | { by: 'parsi' }
  | { by: 'none' }
  | ObservedDay
  | TithiDay;

/** Dates of a list by the key of the holiday: "01-26", or several, "04-14 04-15". */
type DatesByKey<Key extends string> = Readonly<Partial<Record<Key, string>>>;

/** A list of holidays of a government for a year. */
export interface HolidayList<Key extends string = string> {
  region: Region;
  year: number;
  /** The notification as far as it is known, and where the list was read. */
  source: string;
  /** Not every holiday of the list could be read. */
  partial?: true;
  days: Readonly<Partial<Record<HolidayKind, DatesByKey<Key>>>>;
}
