/**
 * The span of a request of `/api/v1`: `from` and `to`, or `year`. Both dates are optional: without them it is the year
 * `year`, which by default is the present one; without `to` it ends with the year of `from`. `today`, `tomorrow` and `now`
 * are dates of the place.
 */
import type * as z from 'zod';
import { fail, ok, type Result } from '../../domain/result';
import {
  type Calendar,
  dateParts,
  FIRST_DAY_OF_ALL,
  FIRST_YEAR_OF_ALL,
  inCalendar,
  LAST_YEAR_OF_ALL,
} from '../../domain/time/calendars';
import { daysFromCivil } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { calendarDate, integerFrom, year } from '../fields';
import type { Problem } from '../problem';
import type { Awaitable, Occasion } from '../resource';
import { isObject, unmet, validate, whenValid } from '../validate';
import {
  anyDate,
  CALENDAR_FIELD,
  dayOfAny,
  isLonger,
  SPAN_FIELDS,
  SPAN_OF_ALL,
  type SpanFields,
  wholeDate,
  wholeSpan,
} from './anyYear';
import type { Clocked } from './clocks';
import { dayOf, NOT_BEFORE_FROM, withinYears } from './days';
import { dateAt, isRelative, RELATIVE_WORDS, withDates } from './relative';

/** The descriptions of both dates. */
const FIRST = `First date, ${RELATIVE_WORDS}. Default: 1 January of \`year\``;
const lastDate = (most: string) => `Last date, at most ${most} later. Default: the end of its year`;

const YEAR = { description: 'Instead of `from` and `to`. Default: this year.', examples: [2026] };

/**
 * The fields of a span in the years 1900 to 2100.
 *
 * @param most  its maximum length in words: `400 days`
 */
export const spanFields = (most: string) => ({
  from: calendarDate(FIRST, '2026-11-01').optional(),
  to: calendarDate(lastDate(most), '2026-12-31').optional(),
  year: year().optional().meta(YEAR),
});

/** The same in all years. */
export const anySpanFields = (most: string) => ({
  from: anyDate(FIRST, '2026-01-01').optional(),
  to: anyDate(lastDate(most), '2026-12-31').optional(),
  year: integerFrom(FIRST_YEAR_OF_ALL, LAST_YEAR_OF_ALL).optional().meta(YEAR),
});

/**
 * The fields of a span from a year after 1 CE to 3000, in the calendar of the request.
 *
 * @param first  the first Gregorian year
 */
export const spanFieldsFrom = (first: number, most: string) => ({
  from: anyDate(FIRST, '2026-11-01', first).optional(),
  to: anyDate(lastDate(most), '2026-12-31', first).optional(),
  year: integerFrom(first, LAST_YEAR_OF_ALL).optional().meta(YEAR),
  calendar: CALENDAR_FIELD,
});

/** A request whose dates exist in its calendar, in a Gregorian year or after. */
export function existingFrom<S extends z.ZodObject>(request: S, first: number): S {
  const keys = ['from', 'to'] as const;
  const expected = { type: 'date-in-span', from: `${first}-01-01`, to: SPAN_OF_ALL.to } as const;
  return keys.reduce(
    (checked, key) =>
      wholeDate(checked, key).refine((fields) => !(dayIn(fields, key) < daysFromCivil(first, 1, 1)), {
        path: [key],
        when: whenValid([key, 'calendar']),
        ...unmet(expected),
      }),
    request,
  );
}

/** A date of a request as days from 1970-01-01; NaN for a missing one. */
const dayIn = (fields: Record<string, unknown>, key: 'from' | 'to'): number =>
  dayOfAny(String(fields[key]), (fields.calendar ?? 'gregorian') as Calendar);

/** For a check of a span: it runs if both dates are given, and these fields are valid. */
export function whenSpanned(fields: readonly string[] = ['from', 'to']): (payload: z.core.ParsePayload) => boolean {
  const areValid = whenValid(fields);
  return (payload) =>
    areValid(payload) && isObject(payload.value) && payload.value.from !== undefined && payload.value.to !== undefined;
}

/** The first day of calendar files: RFC 5545 has years of four digits, and programs read no year 0000. */
const FIRST_DAY_OF_FILES = daysFromCivil(1, 1, 1);

/**
 * A request with a span and a `format`, whose calendar file begins in 1 CE or later.
 *
 * @param others  the other formats, for the message
 */
export const withDatesOfFiles = <S extends z.ZodObject>(request: S, others: string): S =>
  request.refine(
    ({ format, from, calendar }) =>
      format !== 'ics' || !(dayOfAny(String(from), calendar as Calendar) < FIRST_DAY_OF_FILES),
    {
      path: ['format'],
      when: whenSpanned([...SPAN_FIELDS, 'format']),
      ...unmet({ type: 'other', words: `${others}: dates of a calendar file (RFC 5545) have the years 0001 to 9999` }),
    },
  );

/** A request with `year` instead of `from` and `to`, not beside them. */
export function yearOrDates<S extends z.ZodObject>(request: S): S {
  return request.refine(
    (fields: Record<string, unknown>) =>
      fields.year === undefined || (fields.from === undefined && fields.to === undefined),
    { path: ['year'], when: whenValid(['year', 'from', 'to']), ...unmet({ type: 'instead-of', field: 'from' }) },
  );
}

/**
 * A request of any years with `bodies` and a `format`, whose span has at most this many years.
 *
 * @param withMoon  the same with the Moon among the bodies
 */
export function withinYearsOfBodies<S extends z.ZodObject>(request: S, years: number, withMoon: number): S {
  const hasMoon = ({ bodies = [] }: { bodies?: string[] }) => bodies.includes('moon');
  return withDatesOfFiles(wholeSpan(yearOrDates(request)), 'json, csv or ndjson')
    .refine((fields) => !isLonger(fields as SpanFields, years), {
      path: ['to'],
      when: whenValid(SPAN_FIELDS),
      ...withinYears(years, ''),
    })
    .refine((fields) => !hasMoon(fields) || !isLonger(fields as SpanFields, withMoon), {
      path: ['to'],
      when: whenValid([...SPAN_FIELDS, 'bodies']),
      ...withinYears(withMoon, ' if bodies includes moon'),
    });
}

/** A date in a calendar, as a text. */
const written = (calendar: Calendar, date: string): string => isoDate(inCalendar(calendar, dayOf(date)));

const yearOf = (date: unknown): number | undefined => (typeof date === 'string' ? dateParts(date)?.year : undefined);

/** A request whose span has its dates in order, and at most this many days between them. */
export function withinDays<S extends z.ZodObject>(request: S, days: number): S {
  const [path, when] = [['to'], whenSpanned()];
  const between = (fields: Record<string, unknown>) => dayIn(fields, 'to') - dayIn(fields, 'from');
  const words = `at most ${days} days after from. For a longer span send several requests`;
  return request
    .refine((fields) => between(fields) >= 0, { path, when, ...NOT_BEFORE_FROM })
    .refine((fields) => between(fields) <= days, { path, when, ...unmet({ type: 'other', words }) });
}

/** A place, and the fields that were assumed for it. */
export interface Located<Place> {
  place: Place;
  assumed: readonly string[];
}

/** A valid request with its span and its place. */
interface Spanned<Request, Place> extends Located<Place> {
  request: Request & { from: string; to: string };
}

/**
 * Validates a request with a span, which its answer then states.
 *
 * @param locate  the place of a request that is valid apart from its span
 */
export async function validateSpan<S extends z.ZodObject, Place extends Clocked>(
  schema: S,
  body: Record<string, unknown>,
  locate: (request: z.output<S>) => Awaitable<Result<Located<Place>, Problem>>,
  occasion: Pick<Occasion, 'nowMs'>,
): Promise<Result<Spanned<z.output<S>, Place>, Problem>> {
  const { from, to, year, ...others } = body;
  const needsToday = [from, to].some(isRelative) || [from, to, year].every((value) => value === undefined);
  const whole = validate(schema, needsToday ? others : body);
  if (!whole.ok) return whole;
  const located = await locate(whole.value);
  if (!located.ok) return located;
  const { place, assumed } = located.value;
  const calendar = (whole.value.calendar ?? 'gregorian') as Calendar;
  let dated = body;
  if (needsToday) {
    const today = written(calendar, await dateAt(place, occasion.nowMs));
    dated = await withDates(body, ['from', 'to'], place, occasion, (date) => written(calendar, date));
    if (from === undefined && to === undefined) dated = { ...dated, year: yearOf(today) };
    const checked = validate(schema, dated);
    if (!checked.ok) return checked;
  }
  const ofYear = dated.year as number | undefined;
  const firstYear = yearOf(dated.to) ?? ofYear ?? 0;
  const firstOfAll = isoDate(inCalendar(calendar, FIRST_DAY_OF_ALL));
  const span = {
    // The first of all years begins with the first of all days.
    from:
      dated.from ?? (firstYear === yearOf(firstOfAll) ? firstOfAll : isoDate({ year: firstYear, month: 1, day: 1 })),
    to: dated.to ?? isoDate({ year: yearOf(dated.from) ?? ofYear ?? 0, month: 12, day: 31 }),
  };
  const { year: _, ...spanned } = dated;
  const request = validate(schema, { ...spanned, ...span });
  if (!request.ok) return fail(request.error);
  return ok({ request: request.value as z.output<S> & { from: string; to: string }, place, assumed });
}
