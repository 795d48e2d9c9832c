/** Reads a birth from a message: date, local time, and a town or coordinates with a UTC offset. Nothing is guessed. */
import type { CivilTime } from '../../domain/time/civil';
import { dateIn } from './dates';
import { words } from './match';

/** The parts of a birth in a message. */
export interface BirthParts {
  date: Pick<CivilTime, 'year' | 'month' | 'day'> | null;
  time: Pick<CivilTime, 'hour' | 'minute' | 'second'> | null;
  /** The time is on a twelve-hour clock without a.m. or p.m. */
  isHalfOpen: boolean;
  coordinates: { lat: number; lon: number } | null;
  tzHours: number | null;
}

const MORNING = words('morning', 'subah', 'savere', 'early morning', 'सुबह', 'सवेरे', 'प्रातः');
const EVENING = words('evening', 'afternoon', 'sham', 'shaam', 'dopahar', 'शाम', 'दोपहर');
/** Words for a night time, before or after midnight: a.m. or p.m. stays open. */
const NIGHT = words('night', 'raat', 'रात');

const CLOCK = /(?<![\d:.])(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\b\.?)?/;
const HOUR_ONLY = /(?<![\d:.])(\d{1,2}) ?(?:([ap])\.?m\b\.?|baje|बजे|o.?clock)/;

function timeIn(text: string): { time: BirthParts['time']; isHalfOpen: boolean } {
  // An offset is not a time of day.
  const bare = text.replace(/(utc|gmt)? ?[+-]\d{1,2}:\d{2}/g, ' ');
  const clock = CLOCK.exec(bare);
  const whole = clock ? null : HOUR_ONLY.exec(bare);
  const none = { time: null, isHalfOpen: false };
  if (!clock && !whole) return none;
  const hour = Number((clock ?? whole)?.[1]);
  const [minute, second] = clock ? [Number(clock[2]), Number(clock[3] ?? 0)] : [0, 0];
  const half =
    clock?.[4] ?? whole?.[2] ?? (MORNING.test(text) ? 'a' : EVENING.test(text) && hour < 13 ? 'p' : undefined);
  if (half === undefined || hour > 12) {
    if (half !== undefined && (clock?.[4] ?? whole?.[2]) !== undefined) return none;
    const isHalfOpen = hour <= 12 && hour > 0 && (NIGHT.test(text) || whole !== null);
    return { time: isHalfOpen ? null : { hour, minute, second }, isHalfOpen };
  }
  if (hour < 1) return half === 'a' ? { time: { hour, minute, second }, isHalfOpen: false } : none;
  return { time: { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute, second }, isHalfOpen: false };
}

const signed = (degrees: string, side: string | undefined): number =>
  Number(degrees) * (side === 's' || side === 'w' ? -1 : 1);

function coordinatesIn(text: string): BirthParts['coordinates'] {
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

/** The parts of a birth in a normalised text. */
export function birthPartsIn(text: string): BirthParts {
  return { date: dateIn(text), ...timeIn(text), coordinates: coordinatesIn(text), tzHours: offsetIn(text) };
}

/** The parts of a birth in several texts; the first text with a part supplies it. */
export function merged(parts: readonly BirthParts[]): BirthParts {
  const first = <K extends keyof BirthParts>(key: K): BirthParts[K] | null =>
    parts.find((each) => each[key] !== null)?.[key] ?? null;
  const time = first('time');
  return {
    date: first('date'),
    time,
    isHalfOpen: time === null && parts.some(({ isHalfOpen }) => isHalfOpen),
    coordinates: first('coordinates'),
    tzHours: first('tzHours'),
  };
}
