/** The day of an address: `date=1674-06-06&cal=julian`. */
import type { CivilDate } from '../../../domain/day/types';
import { CALENDARS, type Calendar, inCalendar } from '../../../domain/time/calendars';
import { civilFromDays } from '../../../domain/time/civil';
import { isoDate } from '../../reader/format';
import { anyDayOfText, numberOf } from '../../shared/dates';

interface DayQuestion {
  /** The calendar in which the page writes and reads its dates, Gregorian by default. */
  calendar: Calendar;
  /** Gregorian; null for the present day, and for a text that is not a date of the calendar. */
  date: CivilDate | null;
}

/** The day of a text `YYYY-MM-DD` of a calendar; null for any other text. */
export function dateIn(calendar: Calendar, text: string): CivilDate | null {
  const number = anyDayOfText(text, calendar);
  return number === null ? null : civilFromDays(number);
}

export function readDay(query: URLSearchParams): DayQuestion {
  const calendar = CALENDARS.find((each) => each === query.get('cal')) ?? 'gregorian';
  return { calendar, date: dateIn(calendar, query.get('date') ?? '') };
}

/** The text `YYYY-MM-DD` of a day in a calendar. */
export const textIn = (calendar: Calendar, date: CivilDate): string => isoDate(inCalendar(calendar, numberOf(date)));

export const writeDay = ({ calendar, date }: DayQuestion) => ({
  date: date && textIn(calendar, date),
  cal: calendar === 'gregorian' ? null : calendar,
});

/** The query of a link to a day. */
export const dayQuery = (question: DayQuestion): [string, string][] =>
  Object.entries(writeDay(question)).flatMap(([key, text]): [string, string][] => (text === null ? [] : [[key, text]]));
