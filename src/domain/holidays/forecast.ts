/** The days of holidays in a year, by their rules. */
import type { HolidayRule } from '../../data/holidays/rule';
import type { Region } from '../../data/observances/regions';
import type { TithiRule, UtsavaRule } from '../../data/observances/rule';
import { SEATS } from '../../data/observances/seats';
import type { Kernel } from '../../kernel/kernel';
import { varaOfDay } from '../day/run';
import type { CivilDate } from '../day/types';
import { type Finder, finder } from '../observances/engine/find';
import type { Found } from '../observances/engine/found';
import { byRelation } from '../observances/engine/relative';
import { dateAt, type YearSky, yearSky } from '../observances/engine/sky';
import { bySyzygy } from '../observances/engine/syzygy';
import { planOf } from '../observances/selection';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, daysFromCivil } from '../time/civil';

/**
 * Easter Sunday of a Gregorian year, in days from 1970-01-01.
 *
 * Source  the anonymous Gregorian computus (Meeus 1998 ch. 8)
 */
export function easterDay(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return daysFromCivil(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** A month of the lunar year of twelve months. */
interface CrescentMonth {
  /** 1..12, Muḥarram first. */
  number: number;
  /** Its first day, counted from 1970-01-01. */
  firstDay: number;
}

/** 1 Muḥarram of the year 1 in the civil reckoning, 16 July 622 Julian. */
const EPOCH_DAY = daysFromCivil(622, 7, 19);
const MONTH_DAYS = 29.530_588_9;

/**
 * The months that begin within a sky, in their order.
 *
 * A month gets the number of the nearest month of the mean reckoning, which is at most two days off.
 */
function crescentMonths(sky: YearSky): CrescentMonth[] {
  return bySyzygy(sky, { what: 'crescent' }).map(({ day }) => {
    const firstDay = sky.firstDay + day + 1;
    const count = Math.round((firstDay - EPOCH_DAY) / MONTH_DAYS);
    return { number: (((count % 12) + 12) % 12) + 1, firstDay };
  });
}

/** 1 Farvardin of the Parsi year that began on 15 August 2025; its years have 365 days. */
const PARSI_NEW_YEAR = daysFromCivil(2025, 8, 15);
const PARSI_YEAR_DAYS = 365;

/** The last Friday up to a day. */
const fridayUpTo = (day: number): number => day - ((varaOfDay(day) + 1) % 7);

const PROCLAIMED: readonly RuledDay[] = [];

/** The observance rule of a tithi at sunrise. */
function tithiRule({ month, paksha, tithi, sunRashi }: Extract<HolidayRule, { by: 'tithi' }>): TithiRule {
  return {
    key: 'holiday',
    kind: 'festival',
    source: 'customary',
    by: 'tithi',
    month,
    paksha,
    tithi,
    ...(sunRashi !== undefined && { sunRashi }),
    kala: 'sunrise',
    onTwo: 'first',
    onNone: 'begins',
  };
}

/** A day of a holiday by its rule. */
export interface RuledDay {
  date: CivilDate;
  /** Why, if a rule of the calendar gives the day. Its `day` is an index in the sky of the town that decides. */
  found: Found | null;
}

/** The sky of a year at the town of a region, and the rules of that region over it. */
interface Seat {
  sky: YearSky;
  find: Finder;
}

const ofDates = (dates: readonly CivilDate[]): RuledDay[] => dates.map((date) => ({ date, found: null }));

/**
 * Returns a function that finds the days of a holiday in a year by its rule, at the town of the region or of the region
 * that the rule names.
 *
 * @param known  the sky of the whole year at the town of the region, if the caller has it
 */
export function holidayDays(
  kernel: Kernel,
  region: Region,
  year: number,
  known?: YearSky,
): (rule: HolidayRule) => Result<readonly RuledDay[], DomainError> {
  const seats = new Map<Region, Result<Seat, DomainError>>();

  function seatIn(which: Region): Result<Seat, DomainError> {
    const before = seats.get(which);
    if (before) return before;
    const { lat, lon, tz } = SEATS[which];
    const sky =
      known && which === region ? ok(known) : yearSky(kernel, { year, place: { latDeg: lat, lonDeg: lon }, tz });
    const { ruleOf } = planOf({ region: which });
    const seat = sky.ok ? ok({ sky: sky.value, find: finder(kernel, sky.value, ruleOf) }) : sky;
    seats.set(which, seat);
    return seat;
  }

  const inYear = (days: RuledDay[]): RuledDay[] => days.filter(({ date }) => date.year === year);
  const ofDays = (days: readonly number[]): Result<RuledDay[], DomainError> =>
    ok(inYear(ofDates(days.map(civilFromDays))));

  function observed(which: Region, rule: UtsavaRule, days = 0): Result<RuledDay[], DomainError> {
    const seat = seatIn(which);
    if (!seat.ok) return seat;
    const { sky, find } = seat.value;
    const found = find(rule);
    if (!found.ok) return found;
    const whole = found.value.filter(({ part }) => part === undefined);
    const shifted = days === 0 ? whole : byRelation(sky, { days, to: rule.key }, whole);
    return ok(inYear(shifted.map((one) => ({ date: dateAt(sky, one.day), found: one }))));
  }

  function crescents(): Result<ReturnType<typeof crescentMonths>, DomainError> {
    const seat = seatIn(region);
    return seat.ok ? ok(crescentMonths(seat.value.sky)) : seat;
  }

  return (rule) => {
    switch (rule.by) {
      case 'date':
        return ok(ofDates([{ year, month: rule.month, day: rule.day }]));
      case 'easter':
        return ofDays([easterDay(year) + rule.days]);
      case 'hijri': {
        const { month, day, days = 0 } = rule;
        const months = crescents();
        if (!months.ok) return months;
        return ofDays(
          months.value.flatMap(({ number, firstDay }) => (number === month ? [firstDay + day - 1 + days] : [])),
        );
      }
      case 'hijri-friday': {
        const next = (rule.month % 12) + 1;
        const months = crescents();
        if (!months.ok) return months;
        return ofDays(
          months.value.flatMap(({ number, firstDay }) => (number === next ? [fridayUpTo(firstDay - 1)] : [])),
        );
      }
      case 'parsi': {
        const from = daysFromCivil(year, 1, 1);
        const first = from + ((((PARSI_NEW_YEAR - from) % PARSI_YEAR_DAYS) + PARSI_YEAR_DAYS) % PARSI_YEAR_DAYS);
        return ofDays([first, first + PARSI_YEAR_DAYS]);
      }
      case 'tithi':
        return observed(region, tithiRule(rule));
      case 'observance': {
        const which = rule.region ?? region;
        const own = planOf({ region: which }).ruleOf(rule.of, rule.tradition);
        return observed(which, rule.day && own.by === 'solar' ? { ...own, day: rule.day } : own, rule.days);
      }
      case 'none':
        return ok(PROCLAIMED);
    }
  };
}
