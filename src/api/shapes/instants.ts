/** Instants in a request: dates and times of all years as they are written. */
import { fail, ok, type Result } from '../../domain/result';
import { type Calendar, FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../../domain/time/calendars';
import { JD_UNIX_EPOCH, MINUTES_PER_DAY } from '../../domain/time/civil';
import type { Clocks } from '../../domain/time/zone';
import type { FieldProblem } from '../problem';
import { dayOfAny, SPAN_OF_ALL } from './anyYear';

/** A problem of a field that must be something else. */
export const refused = (field: string, words: string, example?: unknown): Result<never, FieldProblem> =>
  fail({
    reason: 'invalid_field',
    field,
    rule: 'value',
    expected: { type: 'other', words },
    ...(example !== undefined && { example }),
  });

/** A written instant: its day, and its minutes from the midnight of the zone or of UTC. */
export interface WrittenInstant {
  /** Days from 1970-01-01. */
  day: number;
  /** Minutes from midnight, with fractions; null for a date alone. */
  minutes: number | null;
  /** Minutes from UTC, if the text has an offset. */
  offset: number | null;
}

const PATTERN = /^([+-]?\d{4,6}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?(Z|[+-]\d{2}:?\d{2})?)?$/;

const offsetMinutes = (text: string): number => {
  if (text === 'Z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(-2))];
  return (text[0] === '-' ? -1 : 1) * (60 * hours + minutes);
};

/** Reads a date or an instant. */
export function readInstant(text: string, calendar: Calendar, field: string): Result<WrittenInstant, FieldProblem> {
  // In a query, a plus sign may have become a space.
  const match = PATTERN.exec(
    text.trim().replace(/ (\d{2}:?\d{2})$/, (tail, digits) => (/T/.test(text) ? `+${digits}` : tail)),
  );
  const [, date, hour, minute, second = '0', offset] = match ?? [];
  const day = date === undefined ? Number.NaN : dayOfAny(date, calendar);
  const isClock = hour === undefined || (Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60);
  const problem = { field, rule: 'value', got: text } as const;
  if (Number.isNaN(day) || !isClock) {
    return fail({ ...problem, reason: 'invalid_field', expected: { type: 'instant' }, example: '2026-01-01T06:00' });
  }
  if (day < FIRST_DAY_OF_ALL || day > LAST_DAY_OF_ALL) {
    return fail({ ...problem, reason: 'year_out_of_range', expected: { type: 'date-in-span', ...SPAN_OF_ALL } });
  }
  return ok({
    day,
    minutes: hour === undefined ? null : 60 * Number(hour) + Number(minute) + Number(second) / 60,
    offset: offset === undefined ? null : offsetMinutes(offset),
  });
}

/** The Julian day of a written instant: UT, or TT if the request says so. @param clocks  of the place; null for UTC */
export function julianDay({ day, minutes, offset }: WrittenInstant, clocks: Clocks | null): number {
  const jd = JD_UNIX_EPOCH + day + (minutes ?? 0) / MINUTES_PER_DAY;
  if (offset !== null) return jd - offset / MINUTES_PER_DAY;
  if (clocks === null) return jd;
  const first = jd - clocks.hoursAt(jd) / 24;
  return jd - clocks.hoursAt(first) / 24;
}
