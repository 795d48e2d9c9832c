/** Calendars with fixed or tabulated month lengths; they need no sky. */
import { civilFromDays, daysFromCivil, daysInMonth } from '../time/civil';
import type { RegionalMonth } from './months';
import type { RegionalDate, RegionalNote } from './types';

/**
 * Bikram Sambat of Nepal, 1975 to 2100: the lengths of the months from Baiśākh, each as a digit to be added to 29. A
 * row has six years. Years up to the last gazetted one are published, later ones are forecasts.
 *
 * Source  nepcal.com, by github:mesaugat/bikram-sambat-anno-domini-fixtures; six other tables differ in 52 months
 */
const NEPALI_SOURCE = 'nepcal.com, by bikram-sambat-anno-domini-fixtures';
const NEPALI_FIRST_YEAR = 1975;
const NEPALI_LAST_PUBLISHED = 2083;

const ROWS = [
  '223321101011 232321110012 132321110102 223222101011 223321101011 232321110012',
  '222322011011 223222101011 223321101011 232321110012 222322011011 223222101011',
  '232321101011 232321110012 222322011011 223222101011 232321110011 232321110102',
  '223222101011 223222101011 232321110011 232321110102 223222101011 223222101011',
  '232321110012 132321110102 223222101011 223321101011 232321110012 132321111002',
  '223222101011 223321101011 232321110012 222322011002 223222101011 223321101011',
  '232321110012 222322011011 223222101011 223321101011 232321110012 222322011011',
  '223222101011 232321101011 232321110102 222322101011 223222101011 232321110011',
  '232321110102 222322101011 223222101011 232321110012 132321110102 223222101011',
  '223231101011 232321110012 132321110102 223222101011 223321101011 232321110012',
  '132322011002 223222101011 223321101011 232321110012 222322011011 223222101011',
  '223321101011 232321110012 222322011011 223222101011 232321101011 232321110012',
  '222322101011 223222101011 232321110011 232321110102 222322101011 223222101011',
  '232321110011 232321110102 223222101011 223231101011 232321110012 132321110102',
  '223222101011 223321101011 232321110012 222322010102 223222101011 223321101011',
  '232321110012 222322011002 223222101011 223321101011 232321110012 222322011011',
  '223222101011 232321101011 232321110012 222322101011 223222101011 232321110011',
  '232321110102 222322101011 223222101011 232321110011 232321110102 223221110111',
  '223221110111 223221110111 232312110111 132321110111 223222101111 123312110111',
  '132321110111 132321110111 223222110111 123321110111 132321110111 223221110111',
  '223222101111 123321101011 232321110111 223222010102 223222100111 232312101011',
];

const SHORTEST = 29;

/** Lengths of the twelve months, a row for each year from 1975. */
const NEPALI_MONTHS: readonly (readonly number[])[] = ROWS.join(' ')
  .split(' ')
  .map((year) => Array.from(year, (digit) => SHORTEST + Number(digit)));

const isLeap = (year: number): boolean => daysInMonth(year, 2) === 29;

type OfYear = Omit<RegionalDate, 'day' | 'monthIndex'>;

/** The months of a year that starts on a given day, by their lengths. */
function monthsOf(ofYear: OfYear, firstDay: number, lengths: readonly number[]): RegionalMonth[] {
  let first = firstDay;
  return lengths.map((days, i) => {
    const month = { dated: { ...ofYear, monthIndex: i + 1 }, firstDay: first, days };
    first += days;
    return month;
  });
}

/** Months of the years that overlap a range; each year is identified by the Gregorian year in which it starts. */
const yearsOver = (
  fromDay: number,
  toDay: number,
  yearFrom: (civilYear: number) => RegionalMonth[],
): RegionalMonth[] => {
  const [first, last] = [civilFromDays(fromDay).year - 1, civilFromDays(toDay).year];
  return Array.from({ length: last - first + 1 }, (_, i) => yearFrom(first + i)).flat();
};

const since = (year: number, lastWithout: number, date: string): { note?: RegionalNote } =>
  year <= lastWithout ? { note: { key: 'proleptic', since: date } } : {};

const SHAKA_TO_CE = 78;

/** Source: the calendar act of 1957; equal to the Indian calendar of ICU. */
export const shakaNational = (fromDay: number, toDay: number): RegionalMonth[] =>
  yearsOver(fromDay, toDay, (civilYear) => {
    const year = civilYear - SHAKA_TO_CE;
    const leap = isLeap(civilYear);
    const lengths = [leap ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30];
    const firstDay = daysFromCivil(civilYear, 3, leap ? 21 : 22);
    return monthsOf({ year, ...since(year, 1878, '1957-03-22') }, firstDay, lengths);
  });

const NANAKSHAHI_TO_CE = 1468;

/** Source: the calendar of 2003; the last month has the leap day. */
export const nanakshahi = (fromDay: number, toDay: number): RegionalMonth[] =>
  yearsOver(fromDay, toDay, (civilYear) => {
    const year = civilYear - NANAKSHAHI_TO_CE;
    const lengths = [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, isLeap(civilYear + 1) ? 31 : 30];
    return monthsOf({ year, ...since(year, 534, '2003-03-14') }, daysFromCivil(civilYear, 3, 14), lengths);
  });

const BANGABDA_TO_CE = 593;
/** The civil calendar of Bangladesh starts in 1987, and its month lengths changed in 2019. */
const BANGLADESH_FIRST = 1394;
const BANGLADESH_CHANGED = 1426;

/** Source: the Bangla Academy's calendars of 1987 and 2019, by report. */
export const bengaliBangladesh = (fromDay: number, toDay: number): RegionalMonth[] =>
  yearsOver(fromDay, toDay, (civilYear) => {
    const year = civilYear - BANGABDA_TO_CE;
    if (year < BANGLADESH_FIRST) return [];
    const leap = isLeap(civilYear + 1) ? 1 : 0;
    const lengths =
      year < BANGLADESH_CHANGED
        ? [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30 + leap, 30]
        : [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29 + leap, 30];
    return monthsOf({ year }, daysFromCivil(civilYear, 4, 14), lengths);
  });

/** All months of the table of Nepal, from Baiśākh 1975. */
const NEPALI: readonly RegionalMonth[] = (() => {
  let firstDay = daysFromCivil(1918, 4, 13);
  return NEPALI_MONTHS.flatMap((lengths, i) => {
    const year = NEPALI_FIRST_YEAR + i;
    const status = year <= NEPALI_LAST_PUBLISHED ? 'published' : 'forecast';
    const months = monthsOf({ year, source: NEPALI_SOURCE, status }, firstDay, lengths);
    firstDay += lengths.reduce((sum, days) => sum + days, 0);
    return months;
  });
})();

export const nepali = (fromDay: number, toDay: number): RegionalMonth[] =>
  NEPALI.filter(({ firstDay, days }) => firstDay <= toDay && firstDay + days > fromDay);
