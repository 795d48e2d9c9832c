import type { Almanac } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';
import { lunarMonthAt, sunRashiAt } from './month';
import { seasonOf } from './season';
import type { CalendarNow } from './types';
import { yearsOf } from './years';

/**
 * Months, years and seasons in force at an instant. They change at the instants of new moon and saṅkrānti. For those of
 * a day, ask at its sunrise.
 *
 * Ṛtu and ayana are nirayana and change at saṅkrāntis; `sayana` has both by the tropical Sun.
 *
 * @param jdUt  Julian days UT
 */
export function calendarAt(kernel: Almanac, jdUt: number): Result<CalendarNow, DomainError> {
  const month = lunarMonthAt(kernel, jdUt);
  if (!month.ok) return month;
  const rashi = sunRashiAt(kernel, jdUt);
  if (!rashi.ok) return rashi;
  const tropicalRashi = sunRashiAt(kernel, jdUt, 'tropical');
  if (!tropicalRashi.ok) return tropicalRashi;
  const solarMonth = rashi.value + 1;
  return ok({
    month: month.value,
    years: yearsOf(month.value),
    solarMonth,
    ...seasonOf(solarMonth),
    sayana: seasonOf(tropicalRashi.value + 1),
  });
}
