/** The two texts that say when a birth was by the clocks of its place. */
import * as z from 'zod';
import { type CivilTime, daysInMonth } from '../../domain/time/civil';
import { FIRST_YEAR, LAST_YEAR, RULES } from '../fields';

const DATE_RULE = 'must be a date YYYY-MM-DD';
const TIME_RULE = 'must be a time HH:mm:ss from 00:00:00 to 23:59:59';

const numbers = (text: string): number[] => text.split(/[-:]/).map(Number);

/** A Gregorian date. A year outside the span is told before anything else that may be wrong with it. */
export const birthDate = () =>
  z
    .string(DATE_RULE)
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: DATE_RULE, abort: true })
    .check(({ value, issues }) => {
      const [year = 0, month = 0, day = 0] = numbers(value);
      const issue = { input: value, message: RULES.epoch };
      if (year < FIRST_YEAR) issues.push({ ...issue, code: 'too_small', origin: 'date', minimum: FIRST_YEAR });
      else if (year > LAST_YEAR) issues.push({ ...issue, code: 'too_big', origin: 'date', maximum: LAST_YEAR });
      else if (day < 1 || day > daysInMonth(year, month)) {
        issues.push({ code: 'custom', input: value, message: RULES.day });
      }
    })
    .meta({
      description: `Gregorian date of birth, ${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31.`,
      format: 'date',
      examples: ['1990-05-15'],
    });

/** A 24-hour wall clock, whole seconds. */
export const birthTime = () =>
  z
    .string(TIME_RULE)
    .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, TIME_RULE)
    .meta({ description: 'Wall clock at the birth place, 24 hours.', examples: ['14:30:00'] });

/** Both texts as one wall clock. */
export function wallClock(date: string, time: string): CivilTime {
  const [year = 0, month = 0, day = 0] = numbers(date);
  const [hour = 0, minute = 0, second = 0] = numbers(time);
  return { year, month, day, hour, minute, second };
}
