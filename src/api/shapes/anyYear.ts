/** Days of all years in a request and in an answer: a span of dates in a calendar, and ΔT with its error. */
import * as z from 'zod';
import type { Place } from '../../data/place';
import { lagnaShiftDeg } from '../../domain/positions/lagnaShift';
import { kaliAhargana } from '../../domain/time/ahargana';
import {
  CALENDARS,
  type Calendar,
  dateParts,
  dayInCalendar,
  FIRST_DAY_OF_ALL,
  FIRST_YEAR_OF_ALL,
  inBothCalendars,
  LAST_DAY_OF_ALL,
  LAST_YEAR_OF_ALL,
} from '../../domain/time/calendars';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isInPresent, localDay } from '../../domain/time/covered';
import { deltaTSigma } from '../../domain/time/deltaTError';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { oneOf } from '../fields';
import type { LoadKernel } from '../resource';
import { expecting, type Unmet, unmet, whenValid } from '../validate';
import { DAYS_PER_YEAR, NOT_BEFORE_FROM } from './days';

/** The dates of all years, for messages. */
export const SPAN_OF_ALL = {
  from: `${inBothCalendars(FIRST_DAY_OF_ALL).julian} (Julian)`,
  to: inBothCalendars(LAST_DAY_OF_ALL).gregorian,
} as const;

/** A date of any year; `wholeSpan` checks it in the calendar of the request. */
export const anyDate = (description: string, example: string, firstYear: number = FIRST_YEAR_OF_ALL) =>
  expecting(
    { type: 'date' },
    z.string().refine((text) => dateParts(text) !== null),
  ).meta({
    description: `${description}, ${firstYear} to ${LAST_YEAR_OF_ALL}; \`-000584-05-28\` is 28 May 585 BCE.`,
    examples: [example],
  });

export const CALENDAR_FIELD = oneOf(CALENDARS).default('auto').meta({
  id: 'DateCalendar',
  description: 'Calendar of the dates. `auto`: Julian before 15 October 1582, Gregorian from then on.',
});

/** A valid date as days from 1970-01-01; NaN for a day that its calendar does not have. */
export const dayOfAny = (text: string | undefined, calendar: Calendar): number => {
  const parts = dateParts(text ?? '');
  return (parts && dayInCalendar(calendar, parts)) ?? Number.NaN;
};

/** The check that a date exists in the calendar of the request. */
const existing = (field: string): { params: Unmet } =>
  unmet((request) => {
    const parts = dateParts(String(request[field]));
    if (parts === null || parts.month < 1 || parts.month > 12) return { type: 'date' };
    const isElsewhere = dayInCalendar('gregorian', parts) !== null || dayInCalendar('julian', parts) !== null;
    if (isElsewhere) return { type: 'other', words: 'a date that its calendar has' };
    return { type: 'day-of-month', month: parts.month, day: parts.day };
  });

/** The check that a date lies in the span. */
const OUTSIDE_ALL = unmet({ type: 'date-in-span', ...SPAN_OF_ALL });

const isInAll = (day: number): boolean => !(day < FIRST_DAY_OF_ALL || day > LAST_DAY_OF_ALL);

/** The dates of a span and their calendar. */
export interface SpanFields {
  from?: string | undefined;
  to?: string | undefined;
  calendar: Calendar;
}

/** The days of a valid span, from 1970-01-01. */
export const daysOfSpan = ({ from, to, calendar }: SpanFields): [fromDay: number, toDay: number] => [
  dayOfAny(from, calendar),
  dayOfAny(to, calendar),
];

/** Whether a valid span lies in the years 1900 to 2100. */
export const isPresentSpan = (span: SpanFields): boolean => isInPresent(...daysOfSpan(span));

/**
 * Whether a valid span is longer than some years: the same date that many years later is the last day. A date that does
 * not exist in that year, such as 29 February, counts by the mean length of a year.
 */
export function isLonger({ from, to, calendar }: SpanFields, years: number): boolean {
  const first = dateParts(from ?? '');
  const last = first && dayInCalendar(calendar, { ...first, year: first.year + years });
  return dayOfAny(to, calendar) > (last ?? dayOfAny(from, calendar) + DAYS_PER_YEAR * years + 1);
}

/** The fields on which a check of a span depends. */
export const SPAN_FIELDS = ['from', 'to', 'calendar'] as const;

/** A request with a date, which may be missing, and its `calendar`: an existing day of all years. */
export function wholeDate<S extends z.ZodObject>(request: S, field: string): S {
  const when = whenValid([field, 'calendar']);
  const dayOf = (fields: Record<string, unknown>): number =>
    dayOfAny(fields[field] as string, fields.calendar as Calendar);
  return request
    .refine((fields) => fields[field] === undefined || !Number.isNaN(dayOf(fields)), {
      path: [field],
      when,
      ...existing(field),
    })
    .refine((fields) => isInAll(dayOf(fields)), { path: [field], when, ...OUTSIDE_ALL });
}

/** A request with `from`, `to` and `calendar`: existing days of all years, in order. A missing date passes. */
export function wholeSpan<S extends z.ZodObject>(request: S): S {
  const checked = wholeDate(wholeDate(request, 'from'), 'to');
  return checked.refine(
    (fields) => {
      const [fromDay, toDay] = daysOfSpan(fields as unknown as SpanFields);
      return !(toDay < fromDay);
    },
    { path: ['to'], when: whenValid(SPAN_FIELDS), ...NOT_BEFORE_FROM },
  );
}

/** The kernel for an instant, Julian day UT. Outside the years of the module's tables it is the kernel of all years. */
export function kernelAt(kernel: LoadKernel, jdUt: number): Kernel {
  const present = kernel();
  const { from, to } = present.range;
  return jdUt >= from && jdUt <= to ? present : present.allYears;
}

/** The kernel for days, counted from 1970-01-01. Outside 1900 to 2100 it is the kernel of all years. */
export const kernelForDays = (kernel: LoadKernel, fromDay: number, toDay: number): Kernel =>
  isInPresent(fromDay, toDay) ? kernel() : kernel().allYears;

const BothCalendars = z
  .object({ gregorian: z.string(), julian: z.string() })
  .meta({ id: 'BothCalendars', description: 'A day in both calendars.' });

/** The fields of an answer that exist only for days outside 1900 to 2100. */
export const OTHER_YEARS = {
  dates: z
    .object({ from: BothCalendars, to: BothCalendars })
    .optional()
    .describe('Both days in both calendars; outside 1900 to 2100 only.'),
  delta_t: z
    .object({
      seconds: z.number().describe('ΔT, TT less UT1, at the beginning.'),
      sigma_seconds: z.number().describe('Its standard error, by which all ends of limbs move in UTC.'),
      lagna_deg: z
        .number()
        .optional()
        .describe(
          'How far the ascendant of an instant that is known in TT moves with one standard error. The ascendant of a ' +
            'clock time does not depend on ΔT.',
        ),
    })
    .meta({ id: 'DeltaTAndError' })
    .optional()
    .describe('ΔT and its standard error, outside 1900 to 2100 only.'),
};

/** The fields of an answer about an instant that exist only outside 1900 to 2100. */
export const INSTANT_OF_OTHER_YEARS = {
  dates: BothCalendars.optional().describe('The local date in both calendars; outside 1900 to 2100 only.'),
  ahargana: z.int().optional().describe('Days from the Kali epoch to the local date; as `dates`.'),
  delta_t: OTHER_YEARS.delta_t,
};

/** A mark of what the error of ΔT leaves open, outside 1900 to 2100 only. */
export const undecided = (description: string) =>
  z.literal(true).optional().describe(`Outside 1900 to 2100: ${description}`);

/** The mark of a graha at an instant of UTC. */
export const UNDECIDED_PLACE = undecided(
  '`boundary_seconds` is less than three standard errors of ΔT, so that the graha may be on the other side of the boundary.',
);

/**
 * ΔT of an instant with its standard error.
 *
 * @param kernel  computes the effect at a place
 */
function presentDeltaT(
  { jdUt, deltaTSeconds }: Pick<Sky, 'jdUt' | 'deltaTSeconds'>,
  at?: { kernel: Kernel; place: Place },
) {
  const sigma = deltaTSigma(jdUt);
  const shift = at === undefined ? null : lagnaShiftDeg(at.kernel, jdUt, at.place, sigma);
  return {
    seconds: deltaTSeconds,
    sigma_seconds: sigma,
    ...(shift !== null && { lagna_deg: shift }),
  };
}

/**
 * The first and the last day of a span in both calendars, outside 1900 to 2100 only.
 *
 * @param from, to  Gregorian dates
 */
export function presentDatesOfOtherYears(from: string, to: string) {
  const [fromDay, toDay] = daysOfSpan({ from, to, calendar: 'gregorian' });
  if (isInPresent(fromDay, toDay)) return {};
  return { dates: { from: inBothCalendars(fromDay), to: inBothCalendars(toDay) } };
}

/**
 * The fields of an answer about days outside 1900 to 2100: the days in both calendars, and ΔT with its standard error
 * at the beginning. Other answers have none of them.
 *
 * @param from, to  Gregorian dates
 */
export function presentOtherYears(
  from: string,
  to: string,
  sky: Pick<Sky, 'jdUt' | 'deltaTSeconds'>,
  at?: { kernel: Kernel; place: Place },
) {
  const { dates } = presentDatesOfOtherYears(from, to);
  return dates === undefined ? {} : { dates, delta_t: presentDeltaT(sky, at) };
}

/** The fields of an answer about an instant whose local date lies outside 1900 to 2100. Other answers have none. */
export function presentOtherYear(kernel: Kernel, sky: Sky, { latDeg, lonDeg, tzHours }: Place & { tzHours: number }) {
  const day = localDay(sky.jdUt, tzHours);
  if (isInPresent(day, day)) return {};
  return {
    dates: inBothCalendars(day),
    ahargana: kaliAhargana(JD_UNIX_EPOCH + day).day,
    delta_t: presentDeltaT(sky, { kernel, place: { latDeg, lonDeg } }),
  };
}
