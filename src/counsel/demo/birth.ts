/** Reads a birth from a message: date, local time, coordinates and UTC offset. Nothing is guessed. */
import type { CivilTime } from '../../domain/time/civil';
import { type Words, words } from './match';

export interface Birth extends CivilTime {
  lat: number;
  lon: number;
  tzHours: number;
}

export const PARTS = ['date', 'time', 'coordinates', 'offset'] as const;
export type Part = (typeof PARTS)[number];

const MONTHS: readonly Words[] = [
  words('jan*', 'जनवरी'),
  words('feb*', 'फरवरी'),
  words('mar', 'march', 'मार्च'),
  words('apr*', 'अप्रैल'),
  words('may', 'मई'),
  words('jun', 'june', 'जून'),
  words('jul', 'july', 'जुलाई'),
  words('aug*', 'अगस्त'),
  words('sep*', 'सितंबर', 'सितम्बर'),
  words('oct*', 'अक्टूबर', 'अक्तूबर'),
  words('nov*', 'नवंबर', 'नवम्बर'),
  words('dec*', 'दिसंबर', 'दिसम्बर'),
];

type DateFields = Pick<Birth, 'year' | 'month' | 'day'>;

const groups = (match: RegExpMatchArray): number[] => match.slice(1).map(Number);

/** A numeric date, year first or day first, or a date with a month name. */
export function dateIn(text: string): DateFields | null {
  const iso = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) {
    const [year = 0, month = 0, day = 0] = groups(iso);
    return { year, month, day };
  }
  const dayFirst = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  if (dayFirst) {
    const [day = 0, month = 0, year = 0] = groups(dayFirst);
    return { year, month, day };
  }
  const month = MONTHS.findIndex((name) => name.test(text)) + 1;
  if (month === 0) return null;
  const named =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?,? (?:of )?[a-z\u0900-\u097f]+\.?,? (\d{4})(?!\d)/.exec(text) ??
    /[a-z]+\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/.exec(text);
  if (!named) return null;
  const [day = 0, year = 0] = groups(named);
  return { year, month, day };
}

/** Words that leave the half of a twelve-hour day open. */
const HALF_OF_DAY = words(
  'evening',
  'night',
  'afternoon',
  'noon',
  'sham',
  'shaam',
  'raat',
  'dopahar',
  'शाम',
  'रात',
  'दोपहर',
);

function timeIn(text: string): Pick<Birth, 'hour' | 'minute' | 'second'> | null {
  // An offset is not a time of day.
  const bare = text.replace(/(utc|gmt)? ?[+-]\d{1,2}:\d{2}/g, ' ');
  const found = /(?<![\d:.])(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\b\.?)?/.exec(bare);
  if (!found) return null;
  const [hour = 0, minute = 0] = groups(found);
  const second = Number(found[3] ?? 0);
  const half = found[4];
  if (half === undefined) return hour <= 12 && HALF_OF_DAY.test(text) ? null : { hour, minute, second };
  if (hour < 1 || hour > 12) return null;
  return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute, second };
}

const signed = (degrees: string, side: string | undefined): number =>
  Number(degrees) * (side === 's' || side === 'w' ? -1 : 1);

function coordinatesIn(text: string): Pick<Birth, 'lat' | 'lon'> | null {
  const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
  const labelled = new RegExp(
    `(?:latitude|lat)\\W{1,3}${number}.{0,20}?(?:longitude|long|lon|lng)\\W{1,3}${number}`,
  ).exec(text);
  if (labelled) return { lat: Number(labelled[1]), lon: Number(labelled[2]) };
  const sided = new RegExp(`${number} ?°? ?([ns])\\b[ ,;/]*${number} ?°? ?([ew])\\b`).exec(text);
  if (sided) return { lat: signed(sided[1] ?? '', sided[2]), lon: signed(sided[3] ?? '', sided[4]) };
  const bare = /(?<![\d.:/-])(-?\d{1,2}\.\d+) ?[,;/ ] ?(-?\d{1,3}\.\d+)(?![\d.:/])/.exec(text);
  return bare ? { lat: Number(bare[1]), lon: Number(bare[2]) } : null;
}

function offsetIn(text: string): number | null {
  const clock = /(?:utc|gmt|tz|offset|timezone)?\W{0,2}([+-])(\d{1,2}):(\d{2})(?!\d)/.exec(text);
  if (clock) return (clock[1] === '-' ? -1 : 1) * (Number(clock[2]) + Number(clock[3]) / 60);
  const hours = /(?:utc|gmt|tzhours|tz|offset|timezone)\W{0,2}([+-]?\d{1,2}(?:\.\d+)?)(?![\d:])/.exec(text);
  if (hours) return Number(hours[1]);
  if (/\bist\b/.test(text)) return 5.5;
  return /\b(utc|gmt)\b/.test(text) ? 0 : null;
}

/** The birth data in a normalised text, and the missing parts. */
export function birthIn(text: string): { birth: Birth | null; missing: Part[] } {
  const date = dateIn(text);
  const time = timeIn(text);
  const coordinates = coordinatesIn(text);
  const tzHours = offsetIn(text);
  const held = { date, time, coordinates, offset: tzHours };
  const missing = PARTS.filter((part) => held[part] === null);
  const birth = date && time && coordinates && tzHours !== null ? { ...date, ...time, ...coordinates, tzHours } : null;
  return { birth, missing };
}
