/** The types of lists of holidays and of forecast rules. */

import type { Paksha } from '../keys';
import type { Tradition } from '../observances/practice';
import type { Region } from '../observances/regions';
import type { SankrantiDay } from '../observances/rule';

/** `gazetted`: offices close; `restricted`: each employee chooses a few; `local`: one district; `half-day`. */
export const HOLIDAY_KINDS = ['gazetted', 'restricted', 'local', 'half-day'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

/** The day of an observance, or some days after it: at the town of the list’s region, or of another region. */
interface ObservedDay {
  by: 'observance';
  of: string;
  days?: number;
  /** The rule for the civil day of a saṅkrānti, if it is another one than in the row of the observance. */
  day?: SankrantiDay;
  tradition?: Tradition;
  region?: Region;
}

/** The day with a tithi, 1..15, of a lunar month at sunrise. With `sunRashi`, only while the Sun is in that rāśi. */
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
 * - `parsi`: the first day of the Shahenshahi year, which has 365 days without leap days
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
  /** The notification, as far as known, and the copy that was read. */
  source: string;
  /** Not every holiday of the list could be read. */
  partial?: true;
  days: Readonly<Partial<Record<HolidayKind, DatesByKey<Key>>>>;
}
