/** The holidays of a region in a year, from its list or as a forecast by the lists of other years. */
import { HOLIDAY_LISTS, holidayRuleOf } from '../../data/holidays';
import type { HolidayKey } from '../../data/holidays/keys';
import type { HolidayKind, HolidayList, HolidayRule } from '../../data/holidays/rule';
import { IN_INDIA, REGIONS, type Region } from '../../data/observances/regions';
import { SEATS } from '../../data/observances/seats';
import type { NamedPlace } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import type { CivilDate } from '../day/types';
import { type DomainError, ok, type Result } from '../result';
import { daysFromDate } from '../time/civil';
import { holidayDays } from './forecast';

export interface Holiday {
  key: HolidayKey;
  date: CivilDate;
  kind: HolidayKind;
  /** The rule of a forecast; null for a day of the list. */
  rule: HolidayRule | null;
  /** By how many days the government's day may differ from a forecast; 0 for a day of the list. */
  marginDays: 0 | 1;
}

export interface HolidayYear {
  year: number;
  region: Region;
  status: 'notified' | 'forecast';
  /** The lists whose holidays these are, the newest first; of all India where a region has none of its own. */
  lists: readonly HolidayList<HolidayKey>[];
  /** The town at which a forecast is computed. */
  place: NamedPlace;
  /** By date, then key. */
  holidays: readonly Holiday[];
  /** Holidays of the lists without a rule, because they are proclaimed each year. */
  without: readonly HolidayKey[];
}

/** Regions that a question may name. */
export const HOLIDAY_REGIONS: readonly Region[] = REGIONS;

/** A forecast follows the newest list and the lists of fewer than this many years before it. */
const LISTS_YEARS = 8;

const listsOf = (region: Region): HolidayList<HolidayKey>[] =>
  HOLIDAY_LISTS.filter((list) => list.region === region).toSorted((a, b) => b.year - a.year);

/** The list of a region for a year, if it is known. */
export const holidayListOf = (region: Region, year: number): HolidayList<HolidayKey> | undefined =>
  HOLIDAY_LISTS.find((list) => list.region === region && list.year === year);

/** The lists that a forecast for a region follows, the newest first: for a state without a whole list, the central ones. */
export function followedLists(region: Region): HolidayList<HolidayKey>[] {
  const own = listsOf(region);
  const lists = IN_INDIA.has(region) && own.every(({ partial }) => partial) ? listsOf('india') : own;
  const newest = (lists[0] as HolidayList).year;
  return lists.filter(({ year }) => year > newest - LISTS_YEARS);
}

interface Listed {
  key: HolidayKey;
  kind: HolidayKind;
  dates: readonly CivilDate[];
}

/** The date of a list in a year, from its text "01-26". */
function listedDate(year: number, text: string): CivilDate {
  const [month, day] = text.split('-').map(Number) as [number, number];
  return { year, month, day };
}

/** The days of a list. */
export const listed = ({ year, days }: HolidayList<HolidayKey>): Listed[] =>
  Object.entries(days).flatMap(([kind, dates]) =>
    Object.entries(dates).map(
      ([key, text]): Listed => ({
        key: key as HolidayKey,
        kind: kind as HolidayKind,
        dates: text.split(' ').map((one) => listedDate(year, one)),
      }),
    ),
  );

const byDateThenKey = (holidays: Holiday[]): Holiday[] =>
  holidays.sort((a, b) => daysFromDate(a.date) - daysFromDate(b.date) || (a.key < b.key ? -1 : 1));

const notified = (list: HolidayList<HolidayKey>): Holiday[] =>
  listed(list).flatMap(({ key, kind, dates }) =>
    dates.map((date): Holiday => ({ key, date, kind, rule: null, marginDays: 0 })),
  );

/** Civil dates, Easter and the Parsi year are certain; a tithi or a crescent can be taken a day apart. */
const marginOf = ({ by }: HolidayRule): 0 | 1 => (by === 'date' || by === 'easter' || by === 'parsi' ? 0 : 1);

/**
 * The holidays of a region in a year.
 *
 * A year with a list has the days of that list. Any other year is a forecast: each holiday of the region's lists is on
 * the day that its rule gives at the region's town.
 */
export function holidaysOf(
  kernel: Kernel,
  { region, year }: { region: Region; year: number },
): Result<HolidayYear, DomainError> {
  const place = SEATS[region];
  const list = holidayListOf(region, year);
  if (list) {
    const holidays = byDateThenKey(notified(list));
    return ok({ year, region, status: 'notified', lists: [list], place, holidays, without: [] });
  }
  const lists = followedLists(region);
  return forecast(kernel, { region, year, place, lists });
}

/** The holidays of lists in another year. */
export function forecast(
  kernel: Kernel,
  { region, year, place, lists }: Pick<HolidayYear, 'region' | 'year' | 'place' | 'lists'>,
): Result<HolidayYear, DomainError> {
  const daysOf = holidayDays(kernel, region, year);
  const [holidays, without, seen]: [Holiday[], HolidayKey[], Set<HolidayKey>] = [[], [], new Set()];
  for (const { key, kind } of lists.flatMap(listed)) {
    if (seen.has(key)) continue;
    seen.add(key);
    const rule = holidayRuleOf(key, region, (lists[0] as HolidayList).region);
    if (rule.by === 'none') without.push(key);
    const days = daysOf(rule);
    if (!days.ok) return days;
    for (const { date } of days.value) holidays.push({ key, date, kind, rule, marginDays: marginOf(rule) });
  }
  return ok({ year, region, status: 'forecast', lists, place, holidays: byDateThenKey(holidays), without });
}
