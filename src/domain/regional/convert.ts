/** Converts dates between any two calendars: the regional ones, the Gregorian and the Julian. */
import { fail, ok, type Result } from '../result';
import { dayInCalendar, FIRST_DAY_OF_ALL, inCalendar, LAST_DAY_OF_ALL } from '../time/calendars';
import { daysFromCivil } from '../time/civil';
import { civilDatesOf } from './civil';
import { type RegionalKernel, regionalDate } from './dates';
import {
  type AnyCalendar,
  CALENDAR_KEYS,
  type CalendarError,
  type CalendarQuestion,
  type RegionalDate,
  type RegionalQuestion,
  WESTERN_CALENDARS,
  type WesternCalendar,
} from './types';

export const ANY_CALENDARS = [...WESTERN_CALENDARS, ...CALENDAR_KEYS] as const;

const isWestern = (calendar: AnyCalendar): calendar is WesternCalendar =>
  WESTERN_CALENDARS.some((western) => western === calendar);

const outside = (calendar: WesternCalendar): Result<never, CalendarError> =>
  fail({ reason: 'regional_date_out_of_range', calendar, firstDay: FIRST_DAY_OF_ALL, lastDay: LAST_DAY_OF_ALL });

const isCovered = (day: number): boolean => day >= FIRST_DAY_OF_ALL && day <= LAST_DAY_OF_ALL;

/**
 * The days of a date: one, or two in the Vikrama calendars if the tithi holds at two sunrises. Days are counted from
 * 1970-01-01. Errors: those of `civilDatesOf`; in the Gregorian and Julian calendars, days outside −3101-01-23 (Julian
 * −3101-02-18, the Kali epoch) to 3000-12-31.
 */
export function daysOfDate(kernel: RegionalKernel, question: CalendarQuestion): Result<number[], CalendarError> {
  const { calendar, year, monthIndex: month, day } = question;
  if (isWestern(calendar)) {
    const found = dayInCalendar(calendar, { year, month, day });
    if (found === null) return fail({ reason: 'no_such_regional_date', question, days: null });
    return isCovered(found) ? ok([found]) : outside(calendar);
  }
  const dates = civilDatesOf(kernel, question as RegionalQuestion);
  return dates.ok ? ok(dates.value.map((date) => daysFromCivil(date.year, date.month, date.day))) : dates;
}

/**
 * The date of a calendar on a day. Years of the Gregorian and the Julian calendar are astronomical: 0 is 1 BCE. Errors:
 * those of `regionalDate`, and days outside −3101 to 3000.
 *
 * @param day  counted from 1970-01-01
 */
export function dateOnDay(
  kernel: RegionalKernel,
  calendar: AnyCalendar,
  day: number,
): Result<RegionalDate, CalendarError> {
  if (!isWestern(calendar)) return regionalDate(kernel, calendar, day);
  if (!isCovered(day)) return outside(calendar);
  const { year, month, day: dayOfMonth } = inCalendar(calendar, day);
  return ok({ year, monthIndex: month, day: dayOfMonth });
}
