/** The next public holiday of a region. A separate module, because it contains the lists of holidays. */
import { IN_INDIA, type Region } from '../../../data/observances/regions';
import { followedLists, type Holiday, type HolidayYear, holidaysOf } from '../../../domain/holidays/year';
import { civilFromDays, daysFromDate, FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { regionName } from '../../../lexicon/regions';
import { holidayName } from '../../../lexicon/sentences/holidays';
import type { NextHoliday } from '../../reader/given';
import type { Reader } from '../../reader/reader';
import type { SpanOfDays } from '../observances';
import { sentenceText } from '../sentence';

/** The holidays of regions by year, because a forecast applies the rules of a whole year. */
const years = new Map<string, HolidayYear | null>();
const MAX_REMEMBERED = 40;

function holidaysIn(kernel: Kernel, region: Region, year: number): HolidayYear | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const key = `${region} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const found = holidaysOf(kernel, { region, year });
  if (years.size >= MAX_REMEMBERED) years.clear();
  years.set(key, found.ok ? found.value : null);
  return found.ok ? found.value : null;
}

interface Dated {
  holiday: Holiday;
  of: HolidayYear;
}

/** The next day on which the offices of a region close, from a civil day on; null outside 1900 to 2100. */
function nextIn(kernel: Kernel, region: Region, today: number): Dated | null {
  const { year } = civilFromDays(today);
  for (const each of [year, year + 1]) {
    const of = holidaysIn(kernel, region, each);
    const holiday = of?.holidays.find(({ kind, date }) => kind === 'gazetted' && daysFromDate(date) >= today);
    if (of && holiday) return { holiday, of };
  }
  return null;
}

/**
 * The regions whose lists apply at a place. In India these are the state, if it has its own list, and the country, because
 * our lists of states may lack days of the central list.
 */
const listedFor = (region: Region): Region[] =>
  IN_INDIA.has(region) ? [...new Set([followedLists(region)[0]?.region ?? region, 'india' as const])] : [region];

const nameOf = (reader: Reader, { key }: Holiday): string =>
  sentenceText(reader, holidayName(key, reader.labels, reader.locale));

/** The public holidays of a region in the reader's words, by day. @param span  days from 1970-01-01 */
export function holidaysOn(
  kernel: Kernel,
  reader: Reader,
  region: Region | null,
  { first, last }: SpanOfDays,
): Map<number, string[]> {
  const years = [...new Set([first, last].map((day) => civilFromDays(day).year))];
  const lists = region ? listedFor(region).flatMap((each) => years.map((year) => holidaysIn(kernel, each, year))) : [];
  const byDay = new Map<number, string[]>();
  for (const holiday of lists.flatMap((list) => list?.holidays ?? [])) {
    const day = daysFromDate(holiday.date);
    if (holiday.kind !== 'gazetted' || day < first || day > last) continue;
    byDay.set(day, [...new Set([...(byDay.get(day) ?? []), nameOf(reader, holiday)])]);
  }
  return byDay;
}

/**
 * The next public holiday in the reader's words: from the list of the region or its country, or a forecast from the lists
 * of other years.
 *
 * @param region  of the reader's place; null outside the regions with lists
 */
export function nextHoliday(kernel: Kernel, reader: Reader, region: Region | null, today: number): NextHoliday | null {
  const found = region ? listedFor(region).flatMap((each) => nextIn(kernel, each, today) ?? []) : [];
  const [next] = found.toSorted((a, b) => daysFromDate(a.holiday.date) - daysFromDate(b.holiday.date));
  if (!next) return null;
  const { holiday, of } = next;
  return {
    name: nameOf(reader, holiday),
    day: daysFromDate(holiday.date),
    region: of.region,
    regionName: regionName(of.region, reader.locale),
    year: of.year,
    status: of.status,
  };
}
