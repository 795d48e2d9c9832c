/** A span of civil days in a request: `from` and `to`, both included, in a zone or in UTC. */
import { midnightOf } from '../../domain/day/run';
import { dateParts, dayInCalendar, inBothCalendars } from '../../domain/time/calendars';
import { daysFromCivil, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { type Clocks, fixedClocks, historiesFor, zoneChoice, zoneOffsets } from '../../domain/time/zone';
import type { Lever } from '../price';
import { type Unmet, unmet } from '../validate';

const partsOf = (date: string): [number, number, number] => {
  const { year, month, day } = dateParts(date) ?? { year: 0, month: 0, day: 0 };
  return [year, month, day];
};

/** A date as days from 1970-01-01. */
export const dayOf = (date: string): number => daysFromCivil(...partsOf(date));

/** The check that `to` is not before `from`. */
export const NOT_BEFORE_FROM: { params: Unmet } = unmet({ type: 'not-before', field: 'from' });

/** The check of the length of a span. */
export const withinYears = (years: number, why: string): { params: Unmet } =>
  unmet({ type: 'other', words: `at most ${years} years after from${why}` });

/** A span of whole days, and the clocks by which they are counted; without a zone, days are in UTC. */
interface DaySpan {
  fromJd: number;
  toJd: number;
  clocks: Clocks | null;
}

/**
 * Converts two dates to instants. The end is the midnight after the last day.
 *
 * @param tz      valid IANA identifier, or UTC offset in hours; undefined for UTC
 * @param lonDeg  longitude whose local mean time holds before standard time
 */
export async function daySpan(
  from: string,
  to: string,
  tz: string | number | undefined,
  lonDeg?: number,
): Promise<DaySpan> {
  const [first, end] = [dayOf(from), dayOf(to) + 1];
  if (tz === undefined) return { fromJd: JD_UNIX_EPOCH + first, toJd: JD_UNIX_EPOCH + end, clocks: null };
  const histories = await historiesFor({ year: partsOf(from)[0] }, zoneChoice(tz));
  // The range around the span covers the clocks of every date of its events.
  const offsets = zoneOffsets(tz, JD_UNIX_EPOCH + first - 2, JD_UNIX_EPOCH + end + 2, histories, lonDeg);
  const clocks = offsets.ok ? offsets.value : fixedClocks(0);
  return { fromJd: midnightOf(clocks, first), toJd: midnightOf(clocks, end), clocks };
}

interface DatedQuestion {
  /** Gregorian dates, both included. */
  from: string;
  to: string;
}

/** The number of days of a span. */
export const daysIn = ({ from, to }: DatedQuestion): number => dayOf(to) - dayOf(from) + 1;

/** Mean length of a year, days. */
export const DAYS_PER_YEAR = 365.25;

/** The length of a span, years. */
export const yearsIn = (question: DatedQuestion): number => daysIn(question) / DAYS_PER_YEAR;

/** A date as a request writes it that names no calendar: Julian before 15 October 1582. */
function asRequested(day: number): string {
  const { gregorian, julian } = inBothCalendars(day);
  const parts = dateParts(julian);
  return parts && dayInCalendar('auto', parts) === day ? julian : gregorian;
}

/** The last date of a question as the lever of its price. */
export const lastDayLever = <Q extends DatedQuestion>(): Lever<Q> => ({
  field: 'to',
  size: daysIn,
  least: 1,
  withSize: (question, days) => ({ ...question, to: inBothCalendars(dayOf(question.from) + days - 1).gregorian }),
  value: ({ from }, days) => asRequested(dayOf(from) + days - 1),
  kind: 'date',
});
