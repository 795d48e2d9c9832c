/** The holidays of a region in a year, in the reader's words. */
import type { Region } from '../../../data/observances/regions';
import type { Holiday, HolidayYear } from '../../../domain/holidays/year';
import { holidaysOf } from '../../../domain/holidays/year';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { loadCitations } from '../../../lexicon/citations';
import { type Labels, loadObservanceLabels } from '../../../lexicon/labels';
import { holidayMarginWords, holidayName, holidayRuleWords } from '../../../lexicon/sentences/holidays';
import type { Reader } from '../../reader/reader';
import { sentenceText } from '../../shared/sentence';

/** A holiday in words. */
interface NamedHoliday extends Pick<Holiday, 'key' | 'date' | 'kind'> {
  name: string;
  /** The rule of a forecast and what it leaves open. */
  lines: readonly string[];
}

export interface HolidaysInWords extends Pick<HolidayYear, 'region' | 'year' | 'status' | 'lists' | 'place'> {
  holidays: readonly NamedHoliday[];
  /** Names of holidays that are proclaimed each year. */
  without: readonly string[];
}

export const holidaysPath = (region: string, year: number): string => `/holidays/${region}/${year}`;

/** The path of the calendar file of a year. */
export const holidaysCalendarPath = ({ region, year }: HolidaysInWords, lang: string): string =>
  `/api/v1/holidays?${new URLSearchParams({ region, year: String(year), ...(lang !== 'en' && { lang }), format: 'ics' })}`;

/** A holiday with its names in the reader's language. A forecast also has its rule and its margin of error. */
function inWords(reader: Reader, labels: Labels, holiday: Holiday): NamedHoliday {
  const { key, date, kind, rule } = holiday;
  const { locale } = reader;
  const lines = rule === null ? [] : [holidayRuleWords(rule, labels, locale), ...holidayMarginWords(holiday, locale)];
  return {
    key,
    date,
    kind,
    name: sentenceText(reader, holidayName(key, labels, locale)),
    lines: lines.map((line) => sentenceText(reader, line)),
  };
}

/** The holidays of a region in a year; null outside 1900..2100. */
export async function holidaysIn(
  kernel: Kernel,
  reader: Reader,
  region: Region,
  year: number,
): Promise<HolidaysInWords | null> {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const found = holidaysOf(kernel, { region, year });
  if (!found.ok) return null;
  const labels = await loadObservanceLabels(reader.locale);
  const cite = await loadCitations(reader.locale);
  const { holidays, without, lists, ...rest } = found.value;
  return {
    ...rest,
    lists: lists.map((list) => ({ ...list, source: cite(list.source) })),
    holidays: holidays.map((holiday) => inWords(reader, labels, holiday)),
    without: without.map((key) => sentenceText(reader, holidayName(key, labels, reader.locale))),
  };
}
