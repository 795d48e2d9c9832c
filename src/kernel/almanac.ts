/**
 * What the kernel finds by search: instants of the calendar, risings, stations, eclipses. Julian days UT and
 * degrees; a place is degrees north and east. Nothing is kept between calls.
 */
import type { EpochOutOfRange, Result } from './result';
import type { AyanamshaKey, BodyKey } from './types';

/** In which zodiac an angle is measured: from an ayanāṃśa's beginning, or from the true equinox. */
export type Zodiac = AyanamshaKey | 'tropical';

/** Angles whose crossings make a calendar. Tithi and karaṇa: Moon − Sun; yoga: Moon + Sun. */
export const ANGLES = { 'moon-sun': [1, -1], 'moon+sun': [1, 1], moon: [1, 0], sun: [0, 1] } as const;
export type AngleKey = keyof typeof ANGLES;

/** The multiples of a step, from an offset on, that an angle crosses: 12° of Moon − Sun for the tithis. */
export interface CrossingQuestion {
  angle: AngleKey;
  zodiac: Zodiac;
  /** 0 < step ≤ 360. */
  stepDeg: number;
  offsetDeg?: number;
}

export interface Crossing {
  jdUt: number;
  /** Which multiple, 0 ≤ number < 360 / step where that is whole: offset + number · step is crossed here. */
  number: number;
}

/** Definitions of rising and setting: `docs/sources.md`. The last three are the twilights. */
export const RISE_DEFINITIONS = [
  'ul15',
  'ul0',
  'centre15',
  'hindu',
  'm50',
  'civil',
  'nautical',
  'astronomical',
] as const;
export type RiseDefinition = (typeof RISE_DEFINITIONS)[number];

export const LUMINARIES = ['sun', 'moon'] as const;
export const DAILY_KINDS = ['rise', 'set', 'upper-transit', 'lower-transit'] as const;

/** A run of days at a place; each lasts from `fromUt` plus a whole number to the next. */
export interface DaysQuestion {
  fromUt: number;
  /** 1 to 400. */
  days: number;
  latDeg: number;
  lonDeg: number;
  definition: RiseDefinition;
}

export interface DailyQuestion extends DaysQuestion {
  body: (typeof LUMINARIES)[number];
  kind: (typeof DAILY_KINDS)[number];
}

/** The first event of a day, or none: the body may stay up or down all day, or just not pass the horizon that way. */
export type DailyEvent = { jdUt: number } | { jdUt: null; always: 'up' | 'down' | null };

/** Aruṇodaya comes four ghaṭikās, 96 minutes, before sunrise (customary). */
export const ARUNODAYA_DAYS = 96 / 1440;

/** Crossings in order of time: the first is of the multiple `first`, each next one of the next. */
export interface CrossingList {
  first: number;
  jdUt: Float64Array;
}

/** All events of a place over a run of days. Tithis begin where karaṇas with an even number do. */
export interface Span {
  /** Numbers 0..59 from the new moon, 6° of Moon − Sun each. */
  karanas: CrossingList;
  /** 0..26, and likewise the yogas. */
  nakshatras: CrossingList;
  yogas: CrossingList;
  /** The Sun's entries into the rāśis, 0..11. */
  sankrantis: CrossingList;
  /** One a day: NaN for none that day, ±∞ where the body stays up (+) or down (−) all day. */
  sunrise: Float64Array;
  sunset: Float64Array;
  moonrise: Float64Array;
  moonset: Float64Array;
}

export const MOVERS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'mean-node',
  'true-node',
] as const;
export type MoverKey = BodyKey | 'mean-node' | 'true-node';

export interface MotionQuestion {
  mover: MoverKey;
  zodiac: Zodiac;
  fromUt: number;
  /** Above 0, at most 400. */
  days: number;
}

export interface Station {
  jdUt: number;
  turns: 'direct' | 'retrograde';
}

export interface Ingress {
  jdUt: number;
  /** The part entered, from 0. */
  part: number;
  forward: boolean;
}

export interface MomentsQuestion {
  fromUt: number;
  stepDays: number;
  /** 1 to 1,441, within a day and a quarter in all. */
  count: number;
  latDeg: number;
  lonDeg: number;
  zodiac: Zodiac;
}

/** Longitudes of a moment beside one another: the movers in order, then the ascendant. */
export const MOMENT_WIDTH = MOVERS.length + 1;

export const LUNAR_CONTACTS = ['p1', 'u1', 'u2', 'u3', 'u4', 'p4'] as const;

/** An instant of an eclipse at the place, with the body's altitude over its horizon. */
export interface Sighting {
  jdUt: number;
  altitudeDeg: number;
}

export interface LunarEclipse {
  kind: 'lunar';
  type: 'penumbral' | 'partial' | 'total';
  /** Greatest eclipse: the Moon nearest to the axis of the shadow. */
  jdUt: number;
  /** Least distance of the Moon from the axis, Earth radii, north positive. */
  gamma: number;
  /** Of the Moon's diameter inside the umbra and the penumbra; negative where it stays outside. */
  umbralMagnitude: number;
  penumbralMagnitude: number;
  /** Contacts with penumbra and umbra, null where there is none, and greatest eclipse as `max`. */
  contacts: Record<(typeof LUNAR_CONTACTS)[number], Sighting | null> & { max: Sighting };
}

export interface SolarEclipse {
  kind: 'solar';
  type: 'partial' | 'annular' | 'total' | 'hybrid';
  /** Greatest eclipse: the axis of the shadow nearest to the Earth's centre. */
  jdUt: number;
  /** Least distance of the axis from the Earth's centre, Earth radii, north positive. */
  gamma: number;
  /** At greatest eclipse: ratio of the diameters where it is central, else the part of the Sun's diameter covered. */
  magnitude: number;
  /** First and last contact of the penumbra (p1, p4) and of the umbra (u1, u4) with the Earth. */
  contacts: { p1: number; u1: number | null; u4: number | null; p4: number };
  /** As it would be seen from the place, were the Earth clear; null where the Moon passes the Sun by. */
  local: {
    magnitude: number;
    max: Sighting;
    c1: Sighting;
    c2: Sighting | null;
    c3: Sighting | null;
    c4: Sighting;
  } | null;
}

export type Eclipse = LunarEclipse | SolarEclipse;

/** Searches. Questions outside their bounds are faults of the caller and thrown as RangeError. */
export interface Almanac {
  /** The first crossing after an instant. */
  nextCrossing(question: CrossingQuestion, jdUt: number): Result<Crossing, EpochOutOfRange>;
  /** The last crossing at or before an instant. */
  previousCrossing(question: CrossingQuestion, jdUt: number): Result<Crossing, EpochOutOfRange>;
  /** One event a day: the first in [day, day + 1). */
  dailyEvents(question: DailyQuestion): Result<DailyEvent[], EpochOutOfRange>;
  /** All limbs, saṅkrāntis, risings and settings at once: a year in about a millisecond. */
  span(question: DaysQuestion & { zodiac: Zodiac }): Result<Span, EpochOutOfRange>;
  /** Where a graha turns direct or retrograde in longitude. */
  stations(question: MotionQuestion): Result<Station[], EpochOutOfRange>;
  /** Entries into parts of the circle of `partDeg` each (30 for rāśis; not below a pāda), forwards and backwards. */
  ingresses(question: MotionQuestion & { partDeg: number }): Result<Ingress[], EpochOutOfRange>;
  /** MOMENT_WIDTH degrees a moment, one moment after the other. */
  moments(question: MomentsQuestion): Result<Float64Array, EpochOutOfRange>;
  /** Every eclipse of Sun and Moon, and how it looks from a place. */
  eclipses(question: {
    fromUt: number;
    days: number;
    latDeg: number;
    lonDeg: number;
  }): Result<Eclipse[], EpochOutOfRange>;
}
