/** The lists of holidays, and the rule of each holiday. */

import type { Region } from '../observances/regions';
import { CIVIL_HOLIDAYS } from './civil';
import { HOLIDAY_DIFFERENCES, type HolidayDifference } from './differences';
import type { HolidayKey } from './keys';
import { ABROAD } from './lists/abroad';
import { CENTRAL } from './lists/central';
import { EAST } from './lists/east';
import { NORTH } from './lists/north';
import { SOUTH } from './lists/south';
import { WEST } from './lists/west';
import type { HolidayList, HolidayRule } from './rule';

export const HOLIDAY_LISTS: readonly HolidayList<HolidayKey>[] = [
  ...CENTRAL,
  ...NORTH,
  ...EAST,
  ...WEST,
  ...SOUTH,
  ...ABROAD,
];

const CIVIL: Readonly<Partial<Record<string, HolidayRule>>> = CIVIL_HOLIDAYS;

/**
 * The rule that forecasts a holiday for a region: the rule of the region, of the list that it follows, or the observance
 * with the same key.
 */
export function holidayRuleOf(key: HolidayKey, region: Region, listRegion = region): HolidayRule {
  const differenceOf = (which: Region): HolidayDifference | undefined =>
    HOLIDAY_DIFFERENCES.find((each) => each.key === key && each.regions.includes(which));
  const difference = differenceOf(region) ?? differenceOf(listRegion);
  return difference?.rule ?? CIVIL[key] ?? { by: 'observance', of: key };
}
