/** Converts dates of the regional calendars to civil dates. */
import { lunarMonths } from '../calendar/month';
import type { CivilDate } from '../day/types';
import { orThrow } from '../lazy';
import { fail, ok, type Result } from '../result';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import { FIXED_MONTHS, type FixedCalendar, isFixed, isSolar, outOfRange, type RegionalKernel, rangeOf } from './dates';
import type { RegionalMonth } from './months';
import { ownRegionalSky } from './sky';
import { type SolarCalendar, solarMonthAbout, solarMonths } from './solar';
import type { CalendarKey, RegionalError, RegionalQuestion } from './types';
import { fortnightAmong, type VikramaCalendar, vikramaDate } from './vikrama';

const MONTHS = 12;

/** Common-era year minus calendar year, at the start of the calendar year. */
const TO_COMMON_ERA = {
  shaka_national: 78,
  nanakshahi: 1468,
  bengali_bangladesh: 593,
  nepali: -57,
  vikrama_chaitradi: -57,
  vikrama_kartikadi: -57,
} as const satisfies Record<FixedCalendar | VikramaCalendar, number>;

/** A year that starts in one civil year ends in the next; an intercalary month makes it longer. */
const YEAR_DAYS = 2 * 366;

type Span = [fromDay: number, toDay: number];

/** A range clipped to the days of a calendar; null if nothing remains. */
function cut(kernel: RegionalKernel, calendar: CalendarKey, [fromDay, toDay]: Span): Span | null {
  const [firstDay, lastDay] = rangeOf(calendar, kernel);
  const span: Span = [Math.max(fromDay, firstDay), Math.min(toDay, lastDay)];
  return span[0] <= span[1] ? span : null;
}

/** The civil days of a year, with a margin. */
function yearSpan(kernel: RegionalKernel, calendar: FixedCalendar | VikramaCalendar, year: number): Span | null {
  const first = daysFromCivil(year + TO_COMMON_ERA[calendar], 1, 1);
  return cut(kernel, calendar, [first, first + YEAR_DAYS]);
}

/** Uncertainty of the estimated start of a solar month, in days. */
const ABOUT_DAYS = 6;
/** A month that starts this long before the first day of the service may end in it. */
const MONTH_DAYS = 32;

function monthsAbout(kernel: RegionalKernel, question: RegionalQuestion, calendar: FixedCalendar | SolarCalendar) {
  const { year, monthIndex } = question;
  if (isFixed(calendar)) {
    const span = yearSpan(kernel, calendar, year);
    return span && FIXED_MONTHS[calendar](...span);
  }
  const about = solarMonthAbout(calendar, year, monthIndex);
  if (cut(kernel, calendar, [about - ABOUT_DAYS, about + MONTH_DAYS]) === null) return null;
  return solarMonths(calendar, ownRegionalSky(kernel, about - ABOUT_DAYS, about + ABOUT_DAYS));
}

function byMonth(
  kernel: RegionalKernel,
  question: RegionalQuestion,
  calendar: FixedCalendar | SolarCalendar,
): Result<CivilDate[], RegionalError> {
  const { year, monthIndex, day } = question;
  const none = (days: number | null): Result<never, RegionalError> =>
    fail({ reason: 'no_such_regional_date', question, days });
  if (!(Number.isInteger(monthIndex) && monthIndex >= 1 && monthIndex <= MONTHS)) return none(null);
  const ofYear = ({ dated }: RegionalMonth): boolean => dated.year === year && dated.monthIndex === monthIndex;
  const month = monthsAbout(kernel, question, calendar)?.find(ofYear);
  if (month === undefined) return outOfRange(calendar, kernel);
  if (!(Number.isInteger(day) && day >= 1 && day <= month.days)) return none(month.days);
  const civilDay = month.firstDay + day - 1;
  return cut(kernel, calendar, [civilDay, civilDay]) ? ok([civilFromDays(civilDay)]) : outOfRange(calendar, kernel);
}

function byTithi(
  kernel: RegionalKernel,
  question: RegionalQuestion,
  calendar: VikramaCalendar,
): Result<CivilDate[], RegionalError> {
  const { year, monthIndex, day, paksha = 'shukla', adhika = false } = question;
  const ofYear = yearSpan(kernel, calendar, year);
  if (ofYear === null) return outOfRange(calendar, kernel);
  const months = orThrow(lunarMonths(kernel, JD_UNIX_EPOCH + ofYear[0], JD_UNIX_EPOCH + ofYear[1]));
  const fortnight = fortnightAmong(months, { calendar, year, monthIndex, paksha, adhika });
  const span = fortnight && cut(kernel, calendar, fortnight);
  const isCut = ofYear[1] - ofYear[0] < YEAR_DAYS;
  if (span === null)
    return isCut ? outOfRange(calendar, kernel) : fail({ reason: 'no_such_regional_date', question, days: null });
  const [fromDay, toDay] = span;
  const sky = ownRegionalSky(kernel, fromDay, toDay);
  const days = Array.from({ length: toDay - fromDay + 1 }, (_, i) => fromDay + i).filter((civilDay) => {
    const date = vikramaDate(calendar, sky, civilDay);
    return date.day === day && date.paksha === paksha && date.monthIndex === monthIndex && date.adhika === adhika;
  });
  return days.length > 0
    ? ok(days.map(civilFromDays))
    : fail({ reason: 'no_such_regional_date', question, days: null });
}

/**
 * The civil dates of a date of a regional calendar: one, or two in the Vikrama calendars if the tithi holds at two
 * sunrises. By default, `paksha` is `shukla` and `adhika` is false.
 *
 * Errors: a month or a day that the calendar does not have (`days` is the length of the month), a tithi without a
 * sunrise, and dates outside the calendar's range.
 */
export function civilDatesOf(kernel: RegionalKernel, question: RegionalQuestion): Result<CivilDate[], RegionalError> {
  const { calendar } = question;
  return isFixed(calendar) || isSolar(calendar)
    ? byMonth(kernel, question, calendar)
    : byTithi(kernel, question, calendar);
}
