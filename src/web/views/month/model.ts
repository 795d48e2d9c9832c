/** The days of a month at a place: the content of each cell. */
import type { NamedPlace } from '../../../data/place';
import type { CivilDate } from '../../../domain/day/types';
import { type Day, type Days, daysOf } from '../../../domain/days/days';
import { CALENDAR_KEYS } from '../../../domain/regional/types';
import { FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../../../domain/time/calendars';
import { civilFromDays, daysFromCivil, daysInMonth } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { isoDate, wallAt } from '../../reader/format';
import { zonePast } from '../../reader/zonePast';
import { dayOfWritten, otherDate } from '../../shared/farDates';
import type { SpanOfDays } from '../../shared/observances';

/** The label beside a day: the lunar month, or the date of a regional calendar. */
export const CALENDAR_CHOICES = ['lunar', ...CALENDAR_KEYS] as const;
export type CalendarChoice = (typeof CALENDAR_CHOICES)[number];

/** What a month shows: observances, public holidays of the region, and days of the births on this device. */
export const LAYERS = ['festivals', 'vows', 'holidays', 'mine'] as const;
export type Layer = (typeof LAYERS)[number];
const USUAL_LAYERS: readonly Layer[] = ['festivals', 'vows'];

/** The layers of an address: `show=vows,holidays`, or repeated as a form sends it. */
export function readLayers(query: URLSearchParams): readonly Layer[] {
  if (!query.has('show')) return USUAL_LAYERS;
  const texts = query.getAll('show').flatMap((text) => text.split(','));
  return LAYERS.filter((layer) => texts.includes(layer));
}

/** The layers in an address; null for the usual ones. */
export const layersText = (layers: readonly Layer[]): string | null =>
  layers.join() === USUAL_LAYERS.join() ? null : layers.join() || 'none';

/** A name in a cell. */
export interface CellMark {
  layer: Layer;
  name: string;
  /** The language of the name, if it is not the page's. */
  lang?: string;
}

/** Names by civil day, days from 1970-01-01. */
export type NamesByDay = ReadonlyMap<number, readonly string[]>;

export interface MonthOf {
  year: number;
  /** 1..12. */
  month: number;
}

const FIELDS = ['tithi', 'nakshatra', 'masa', 'years', 'regional'] as const;

/** A limb of a day with its end; null if it lasts past the next sunrise. */
export interface CellLimb {
  index: number;
  endJd: number | null;
  /** The error of ΔT leaves its order to a sunrise open. */
  isOpen: boolean;
}

export interface MonthCell {
  date: CivilDate;
  /** Days from 1970-01-01. */
  number: number;
  /** The day of the Julian month, outside 1900 to 2100 where it differs. */
  julian: number | null;
  offsetHours: number;
  sunriseJd: number | null;
  sunsetJd: number | null;
  /** The tithi at sunrise, and a further tithi that begins and ends within the day (kṣaya). */
  tithi: CellLimb;
  lost: number | null;
  nakshatra: CellLimb;
  /** Elongation of the Moon from the Sun at sunrise, degrees, rounded to half a tithi. */
  elongation: number;
  masa: NonNullable<Day['masa']>;
  years: NonNullable<Day['years']>;
  regional: NonNullable<Day['regional']>;
}

function cellOf(day: Day, { clocks }: Days): MonthCell {
  const { date, midnightJd, sunriseJd, sunsetJd, nextSunriseJd, tithi = [], nakshatra = [] } = day;
  const until = nextSunriseJd ?? (sunriseJd ?? midnightJd) + 1;
  const limb = (list: typeof tithi): CellLimb => {
    const [first] = list;
    if (!first) throw new Error('a day without limbs');
    return { index: first.index, endJd: first.endJd < until ? first.endJd : null, isOpen: first.undecided === true };
  };
  const [, second] = tithi;
  const number = daysFromCivil(date.year, date.month, date.day);
  const offsetHours = clocks.hoursAt(sunriseJd ?? midnightJd);
  return {
    date,
    number,
    julian: otherDate(number)?.day ?? null,
    offsetHours,
    sunriseJd,
    sunsetJd,
    tithi: limb(tithi),
    lost: second && second.endJd < until ? second.index : null,
    nakshatra: limb(nakshatra),
    elongation: ((tithi[0]?.index ?? 1) - 0.5) * 12,
    masa: day.masa as NonNullable<Day['masa']>,
    years: day.years as NonNullable<Day['years']>,
    regional: day.regional as NonNullable<Day['regional']>,
  };
}

/** Null for a month outside the years of the kernel. */
export function monthOf(kernel: Kernel, month: MonthOf, { lat, lon, tz }: NamedPlace): MonthCell[] | null {
  const { first, last } = daysOfMonth(month);
  const days = daysOf(kernel, {
    from: civilFromDays(first),
    to: civilFromDays(last),
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    fields: FIELDS,
  });
  return days.ok ? days.value.days.map((day) => cellOf(day, days.value)) : null;
}

/** The Gregorian month of a day, from 1970-01-01. */
function monthOfDay(day: number): MonthOf {
  const { year, month } = civilFromDays(day);
  return { year, month };
}

/** Whether a month has days within the years of the kernel. */
const isCovered = (month: MonthOf): boolean => {
  const { first, last } = fullMonth(month);
  return last >= FIRST_DAY_OF_ALL && first <= LAST_DAY_OF_ALL;
};

/** The Gregorian month of `2026-11`, or of any date as people write it; null for any other text. */
export function readMonth(text: string): MonthOf | null {
  const [, year, month] = /^([+-]?\d{4,6})-(\d{2})$/.exec(text) ?? [];
  if (year !== undefined) {
    const found = { year: Number(year), month: Number(month) };
    return found.month >= 1 && found.month <= 12 && isCovered(found) ? found : null;
  }
  const day = dayOfWritten(text) ?? dayOfWritten(`15 ${text}`);
  return day === null ? null : monthOfDay(day);
}

/** The month in the URL; otherwise the month of an instant, with a UTC offset. */
export const monthOfAddress = (query: URLSearchParams, nowJd: number, offsetHours: number): MonthOf =>
  readMonth(query.get('month') ?? '') ?? monthOfDay(wallAt(nowJd, offsetHours).dayNumber);

/** Its days, from 1970-01-01. */
function fullMonth({ year, month }: MonthOf): SpanOfDays {
  const first = daysFromCivil(year, month, 1);
  return { first, last: first + daysInMonth(year, month) - 1 };
}

/** Its days within the years of the kernel, from 1970-01-01. */
export function daysOfMonth(month: MonthOf): SpanOfDays {
  const { first, last } = fullMonth(month);
  return { first: Math.max(first, FIRST_DAY_OF_ALL), last: Math.min(last, LAST_DAY_OF_ALL) };
}

/** `2026-11`, `-000584-05`. */
export const monthText = ({ year, month }: MonthOf): string => isoDate({ year, month, day: 1 }).slice(0, -3);

/** The month some months before or after; null beyond the years of the kernel. */
export function monthBeside({ year, month }: MonthOf, step: number): MonthOf | null {
  const count = year * 12 + month - 1 + step;
  const next = { year: Math.floor(count / 12), month: count - 12 * Math.floor(count / 12) + 1 };
  return isCovered(next) ? next : null;
}

interface Weeks {
  /** Cells and empty ones, seven per row. */
  rows: (MonthCell | null)[][];
  /** Days from 1970-01-01 of one week, for the names of weekdays. */
  heads: number[];
}

/** @param first  0 = Sunday */
export function weeksOf(cells: readonly MonthCell[], first: 0 | 1): Weeks {
  const [start] = cells;
  if (!start) return { rows: [], heads: [] };
  const weekday = new Date(start.number * 86_400_000).getUTCDay();
  const before = (weekday - first + 7) % 7;
  const padded: (MonthCell | null)[] = [...Array.from({ length: before }, () => null), ...cells];
  while (padded.length % 7 > 0) padded.push(null);
  return {
    rows: Array.from({ length: padded.length / 7 }, (_, row) => padded.slice(7 * row, 7 * row + 7)),
    heads: Array.from({ length: 7 }, (_, i) => start.number - before + i),
  };
}
