/** Dates of regional calendars. Each calendar uses its own reference place, whatever place is requested. */

import type { Paksha } from '../../data/keys';

export const CALENDAR_KEYS = [
  'shaka_national',
  'vikrama_chaitradi',
  'vikrama_kartikadi',
  'tamil',
  'malayalam',
  'bengali',
  'bengali_bangladesh',
  'odia',
  'assamese',
  'nepali',
  'punjabi_bikrami',
  'nanakshahi',
] as const;
export type CalendarKey = (typeof CALENDAR_KEYS)[number];

/** The calendars that hold in all years, the Gregorian one extended to those before 1582. */
export const WESTERN_CALENDARS = ['gregorian', 'julian'] as const;
export type WesternCalendar = (typeof WESTERN_CALENDARS)[number];
export type AnyCalendar = WesternCalendar | CalendarKey;

/** A caution for reading a date. */
export type RegionalNote =
  /** The calendar was introduced later, on 22 March 1957 or on 14 March 2003. */
  | { key: 'proleptic'; since: string }
  /** The rule fits one printed year, from one source. */
  | { key: 'one-source' };

export interface RegionalDate {
  year: number;
  /** 1-based, in the order of the calendar's year. */
  monthIndex: number;
  /** Day of the month; in the Vikrama calendars the tithi at sunrise within its fortnight, 1..15. */
  day: number;
  /** Number of the saṃvatsara, if the calendar names its years. */
  samvatsara?: number;
  /** Vikrama: the fortnight, and whether the month is intercalary. */
  paksha?: Paksha;
  adhika?: boolean;
  /** For a calendar with a table: the table, and whether it has the gazetted year. */
  source?: string;
  status?: 'published' | 'forecast';
  note?: RegionalNote;
}

/** A date to convert. */
export interface CalendarQuestion {
  calendar: AnyCalendar;
  year: number;
  monthIndex: number;
  day: number;
  /** Vikrama only. */
  paksha?: Paksha;
  adhika?: boolean;
}

/** A date of a regional calendar to convert. */
export interface RegionalQuestion extends CalendarQuestion {
  calendar: CalendarKey;
}

/** Why a date of some calendar cannot be converted. */
export type CalendarError<Calendar extends AnyCalendar = AnyCalendar> =
  /** The month does not exist or has fewer days; in Vikrama, the tithi is at no sunrise. */
  | { reason: 'no_such_regional_date'; question: CalendarQuestion & { calendar: Calendar }; days: number | null }
  /** Outside the years of the calendar, or outside its own table or validity. Dates as days from 1970-01-01. */
  | { reason: 'regional_date_out_of_range'; calendar: Calendar; firstDay: number; lastDay: number };
export type RegionalError = CalendarError<CalendarKey>;
