/** Dates of all years in a request: the day `from` and the day `to` in a calendar. */
import * as z from 'zod';
import {
  CALENDARS,
  type Calendar,
  dateParts,
  dayInCalendar,
  FIRST_DAY_OF_ALL,
  inBothCalendars,
  LAST_DAY_OF_ALL,
} from '../../domain/time/calendars';
import { isInPresent } from '../../domain/time/covered';
import { deltaTSigma } from '../../domain/time/deltaTError';
import type { Sky } from '../../kernel/types';
import { oneOf } from '../fields';
import { expecting, unmet } from '../validate';

const SPAN = {
  from: `${inBothCalendars(FIRST_DAY_OF_ALL).julian} (Julian)`,
  to: inBothCalendars(LAST_DAY_OF_ALL).gregorian,
} as const;

/** A date of any year; `isDay` checks it in the calendar of the request. */
export const anyDate = (description: string, example: string) =>
  expecting(
    { type: 'date' },
    z.string().refine((text) => dateParts(text) !== null),
  ).meta({
    description: `${description}, ${SPAN.from} to ${SPAN.to}. Years are astronomical: \`-000584-05-28\` is 28 May 585 BCE.`,
    examples: [example],
  });

export const calendarField = () =>
  oneOf(CALENDARS).default('auto').meta({
    id: 'DateCalendar',
    description: 'Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.',
  });

/** A valid date as days from 1970-01-01. */
export const dayOfAny = (text: string, calendar: Calendar): number => {
  const parts = dateParts(text);
  return (parts && dayInCalendar(calendar, parts)) ?? Number.NaN;
};

/** The check that a date exists in the calendar. */
export const NO_SUCH_DAY = unmet({ type: 'other', words: 'a date that its calendar has' });

/** The check that a date lies in the span. */
export const OUTSIDE_ALL = unmet({ type: 'date-in-span', ...SPAN });

export const isInAll = (days: number): boolean => !(days < FIRST_DAY_OF_ALL || days > LAST_DAY_OF_ALL);

/**
 * The fields of an answer about days outside 1900 to 2100: the days in both calendars, and ΔT with its standard error at
 * the beginning. Other answers have none of them.
 *
 * @param from, to  Gregorian dates
 */
export function presentOtherYears(
  from: string,
  to: string,
  { jdUt, deltaTSeconds }: Pick<Sky, 'jdUt' | 'deltaTSeconds'>,
) {
  const [fromDay, toDay] = [dayOfAny(from, 'gregorian'), dayOfAny(to, 'gregorian')];
  if (isInPresent(fromDay, toDay)) return {};
  return {
    dates: { from: inBothCalendars(fromDay), to: inBothCalendars(toDay) },
    delta_t: { seconds: deltaTSeconds, sigma_seconds: deltaTSigma(jdUt) },
  };
}
