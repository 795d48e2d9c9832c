/** The days of holidays in a year, by their rules. */
import type { HolidayRule } from '../../data/holidays/rule';
import type { Region } from '../../data/observances/regions';
import type { TithiRule, UtsavaRule } from '../../data/observances/rule';
import type { Kernel } from '../../kernel/kernel';
import { varaOfDay } from '../day/run';
import type { CivilDate } from '../day/types';
import { finder } from '../observances/engine/find';
import { dateAt, type YearSky } from '../observances/engine/sky';
import { planOf } from '../observances/selection';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, daysFromCivil } from '../time/civil';
import { crescentMonths } from './crescent';
import { easterDay } from './easter';

/** 1 Farvardin of the Parsi year that began on 15 August 2025; its years have 365 days. */
const PARSI_NEW_YEAR = daysFromCivil(2025, 8, 15);
const PARSI_YEAR_DAYS = 365;

/** The last Friday up to a day. */
const fridayUpTo = (day: number): number => day - ((varaOfDay(day) + 1) % 7);

const PROCLAIMED: readonly CivilDate[] = [];

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

/**
 * Returns a function that finds the dates of a holiday in a year by its rule.
 *
 * @param sky  sky of the whole year at the town that decides for the region
 */
export function holidayDates(
  kernel: Kernel,
  sky: YearSky,
  region: Region,
  year: number,
): (rule: HolidayRule) => Result<readonly CivilDate[], DomainError> {
  const { tz } = sky.clocks;
  const find = finder(kernel, sky, planOf({ region }, tz).ruleOf);
  const months = crescentMonths(sky);
  const inYear = (dates: readonly CivilDate[]): CivilDate[] => dates.filter((date) => date.year === year);
  const ofDays = (days: readonly number[]): Result<CivilDate[], DomainError> => ok(inYear(days.map(civilFromDays)));

  function observed(rule: UtsavaRule, days = 0): Result<CivilDate[], DomainError> {
    const found = find(rule);
    if (!found.ok) return found;
    const whole = found.value.filter(({ part }) => part === undefined);
    return ok(inYear(whole.map(({ day }) => dateAt(sky, day + days))));
  }

  return (rule) => {
    switch (rule.by) {
      case 'date':
        return ok([{ year, month: rule.month, day: rule.day }]);
      case 'easter':
        return ofDays([easterDay(year) + rule.days]);
      case 'hijri': {
        const { month, day, days = 0 } = rule;
        return ofDays(months.flatMap(({ number, firstDay }) => (number === month ? [firstDay + day - 1 + days] : [])));
      }
      case 'hijri-friday': {
        const next = (rule.month % 12) + 1;
        return ofDays(months.flatMap(({ number, firstDay }) => (number === next ? [fridayUpTo(firstDay - 1)] : [])));
      }
      case 'parsi': {
        const from = daysFromCivil(year, 1, 1);
        const first = from + ((((PARSI_NEW_YEAR - from) % PARSI_YEAR_DAYS) + PARSI_YEAR_DAYS) % PARSI_YEAR_DAYS);
        return ofDays([first, first + PARSI_YEAR_DAYS]);
      }
      case 'tithi':
        return observed(tithiRule(rule));
      case 'observance':
        return observed(planOf({ region: rule.region ?? region }, tz).ruleOf(rule.of, rule.tradition), rule.days);
      case 'none':
        return ok(PROCLAIMED);
    }
  };
}
