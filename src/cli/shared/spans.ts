/** A span of dates in steps, for a progress bar and for spans beyond the limit of one request. */
import { dayOfAny } from '../../api/shapes/anyYear';
import { type Calendar, inBothCalendars } from '../../domain/time/calendars';
import { civilFromDays, daysFromCivil } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';

/** Gregorian dates. */
export interface DateSpan {
  from: string;
  to: string;
}

const dayOf = (date: string): number => dayOfAny(date, 'gregorian');
const dateOf = (day: number): string => isoDate(civilFromDays(day));

/** The span in Gregorian dates, with its calendar; dates that the calendar does not have stay as they are. */
export function gregorianSpan(span: DateSpan, calendar: Calendar): DateSpan & { calendar: Calendar } {
  const [from, to] = [dayOfAny(span.from, calendar), dayOfAny(span.to, calendar)];
  if (Number.isNaN(from + to)) return { ...span, calendar };
  return { from: isoDate(civilFromDays(from)), to: isoDate(civilFromDays(to)), calendar: 'gregorian' };
}

/** Days from one date to another; NaN if a text is not a date. */
export const daysBetween = ({ from, to }: DateSpan): number => dayOf(to) - dayOf(from);

/**
 * Steps from the first date on; the last one ends with the span. If a text is not a date, the span stays one step,
 * which the request refuses.
 *
 * @param next  the start of the step after one that starts on a day
 */
function stepsOf({ from, to }: DateSpan, next: (start: number) => number): DateSpan[] {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (!(last >= first)) return [{ from, to }];
  const steps: DateSpan[] = [];
  for (let start = first; start <= last; ) {
    const end = next(start);
    steps.push({ from: dateOf(start), to: dateOf(Math.min(last, end - 1)) });
    start = end;
  }
  return steps;
}

/** Steps of some years; the step after a 29 February starts on the first of March where the year has no such day. */
export const yearSteps = (span: DateSpan, years: number): DateSpan[] =>
  stepsOf(span, (start) => {
    const { year, month, day } = civilFromDays(start);
    return daysFromCivil(year + years, month, day);
  });

export const daySteps = (span: DateSpan, days: number): DateSpan[] => stepsOf(span, (start) => start + days);

/** The days of consecutive spans in both calendars, and the first ΔT, if any span lies outside 1900 to 2100. */
export function otherYearsOf<DeltaT extends object>(answers: readonly (DateSpan & { delta_t?: DeltaT | undefined })[]) {
  const delta_t = answers.find((answer) => answer.delta_t)?.delta_t;
  const [first, last] = [answers[0], answers.at(-1)];
  if (delta_t === undefined || first === undefined || last === undefined) return {};
  return { dates: { from: inBothCalendars(dayOf(first.from)), to: inBothCalendars(dayOf(last.to)) }, delta_t };
}
