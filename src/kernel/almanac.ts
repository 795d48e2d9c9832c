/**
 * The searches of the kernel, with their questions and answers: instants of the calendar, risings, stations, eclipses.
 * Instants are Julian days UT, angles degrees, places degrees north and east.
 */
import { MOMENT_SLOTS } from '../../assembly/layout';
import type { AyanamshaChoice, BodyKey } from './keys';
import type { EpochOutOfRange, Result } from './result';

/** The zodiac of an angle: it begins at the zero of an ayanāṃśa, or at the true equinox. */
export type Zodiac = AyanamshaChoice | 'tropical';

/** Angles whose crossings define the calendar. Tithi and karaṇa: Moon − Sun; yoga: Moon + Sun. */
export const ANGLES = { 'moon-sun': [1, -1], 'moon+sun': [1, 1], moon: [1, 0], sun: [0, 1] } as const;
export type AngleKey = keyof typeof ANGLES;

/** An angle and the marks that it crosses: offset + a whole number · step. Tithis are steps of 12° of Moon − Sun. */
export interface CrossingQuestion {
  angle: AngleKey;
  zodiac: Zodiac;
  /** 0 < step ≤ 360. */
  stepDeg: number;
  offsetDeg?: number;
}

export interface Crossing {
  jdUt: number;
  /** The angle crosses offset + number · step. If 360 / step is whole, 0 ≤ number < 360 / step. */
  number: number;
}

/**
 * Definitions of rising and setting: see `docs/reference/sources.md`. Three are the twilights. `ul15` and `ul0` are for
 * Sun and Moon.
 */
export const RISE_DEFINITIONS = [
  'ul15',
  'ul0',
  'centre15',
  'hindu',
  'm50',
  'civil',
  'nautical',
  'astronomical',
  'centre',
] as const;
export type RiseDefinition = (typeof RISE_DEFINITIONS)[number];

export const LUMINARIES = ['sun', 'moon'] as const;
export const DAILY_KINDS = ['rise', 'set', 'upper-transit', 'lower-transit'] as const;

/** A run of days at a place. Each begins a whole number of days after `fromUt`. */
export interface DaysQuestion {
  fromUt: number;
  /** 1 to 400. */
  days: number;
  latDeg: number;
  lonDeg: number;
  definition: RiseDefinition;
}

export interface DailyQuestion extends DaysQuestion {
  body: BodyKey;
  kind: (typeof DAILY_KINDS)[number];
}

/** The first event of a day. If there is none, the body stays up or down all day, or `always` is null. */
export type DailyEvent = { jdUt: number } | { jdUt: null; always: 'up' | 'down' | null };

/** Aruṇodaya begins four ghaṭikās, 96 minutes, before sunrise (customary). */
export const ARUNODAYA_DAYS = 96 / 1440;

/** Crossings in order of time. Their numbers grow by one, starting with `first`. */
export interface CrossingList {
  first: number;
  jdUt: Float64Array;
}

/** All events of a place over a run of days. A tithi begins with each karaṇa of even number. */
export interface Span {
  /** Numbers 0..59 from the new moon, 6° of Moon − Sun each. */
  karanas: CrossingList;
  /** 0..26. The same range applies to the yogas. */
  nakshatras: CrossingList;
  yogas: CrossingList;
  /** The Sun's entries into the rāśis, 0..11. */
  sankrantis: CrossingList;
  /** One for each day: NaN for none, +∞ or −∞ if the body stays up or down all day. */
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

/** The passages to find along one longitude, or along the difference of two. */
export interface PassageQuestion {
  mover: MoverKey;
  /** The body whose longitude is subtracted. */
  from?: MoverKey;
  /** Whether the longitude of a single body counts from the true equinox instead of in the zodiac. */
  tropical?: boolean;
  /** The passages of offset + number · step, 0 < step ≤ 360; 0 for the turning points. */
  stepDeg: number;
  offsetDeg?: number;
}

export interface PassagesQuestion {
  zodiac: Zodiac;
  questions: readonly PassageQuestion[];
  /** Julian days UT, half-open, within `PASSAGE_RANGE`. */
  fromUt: number;
  toUt: number;
}

export interface Passage {
  jdUt: number;
  /**
   * Distance of the angle from the offset, in steps. If 360 / step is whole, 0 ≤ number < 360 / step. At a turning
   * point, the angle in degrees.
   */
  number: number;
  /** Whether the angle grows; at a turning point, whether it grows afterwards. */
  forward: boolean;
  /** Rate of the angle; ±1 at a turning point. */
  rateDegPerDay: number;
  /** Longitude of the mover in the zodiac. */
  lonDeg: number;
  /** Latitude of the mover minus the latitude of the other body; 0 for nodes. */
  latDeg: number;
  /** Rate of the mover's tropical longitude. */
  speedDegPerDay: number;
}

/** A planet with its limits of visibility for direct and for retrograde motion, degrees. */
export interface VisibilityPlanet {
  body: Exclude<BodyKey, (typeof LUMINARIES)[number]>;
  directDeg: number;
  retrogradeDeg: number;
}

/**
 * The days on which planets rise before the Sun, or set after it, by at least a limit. The limit is compared with the
 * depression of the Sun when the planet is on the horizon, or with the time between planet and Sun, four minutes per
 * degree. Risings and settings are of the centre of the disc, geocentric, without refraction.
 */
export interface VisibilityQuestion extends Omit<DaysQuestion, 'definition'> {
  /** At most five. */
  planets: readonly VisibilityPlanet[];
  kind: 'rise' | 'set';
  measure: 'depression' | 'time';
}

/** The first day of visibility after an invisible one, or the last before one. */
export interface VisibilityChange {
  body: VisibilityPlanet['body'];
  /** The rising or setting of the planet on that day. */
  jdUt: number;
  isFirst: boolean;
  /** The limit that applies, and the excess over it. */
  limitDeg: number;
  marginDeg: number;
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

/** Numbers for each moment: the longitudes of the movers in order, then the ascendant. */
export const MOMENT_WIDTH = MOMENT_SLOTS;

/** Instants and movers of a table of positions. */
export interface PositionsQuestion {
  /** Julian days UT. */
  jdUt: ArrayLike<number>;
  movers: readonly MoverKey[];
  zodiac: Zodiac;
  /** Whether the distances of the bodies are required; otherwise they are NaN. */
  withDistances: boolean;
}

/** Columns of a mover: see `ApparentPlace`. Longitudes are not normalised. A node has no distance, which is NaN. */
export interface MoverColumns {
  lonDeg: Float64Array;
  latDeg: Float64Array;
  distAu: Float64Array;
  lonSpeedDegPerDay: Float64Array;
}

/** Columns with a value for each instant. */
export interface PositionTable {
  jdTt: Float64Array;
  deltaPsiDeg: Float64Array;
  /** True obliquity of the ecliptic. */
  obliquityDeg: Float64Array;
  /** Greenwich apparent sidereal time as an angle. */
  gastDeg: Float64Array;
  /**
   * Longitude of the zero of the zodiac from the true equinox: the ayanāṃśa with nutation, not normalised; and its
   * rate.
   */
  zeroDeg: Float64Array;
  zeroRateDegPerDay: Float64Array;
  movers: Partial<Record<MoverKey, MoverColumns>>;
}

/**
 * Reads a page of positions, from a row of the question on. Its columns are in the kernel's memory and valid until its
 * next call.
 */
export type PositionReader = (page: PositionTable, row: number) => void;

export const LUNAR_CONTACTS = ['p1', 'u1', 'u2', 'u3', 'u4', 'p4'] as const;

/** A phase of an eclipse, with the altitude of Sun or Moon at the place. */
export interface Sighting {
  jdUt: number;
  altitudeDeg: number;
}

export interface LunarEclipse {
  kind: 'lunar';
  type: 'penumbral' | 'partial' | 'total';
  /** Greatest eclipse: the Moon is nearest to the axis of the shadow. */
  jdUt: number;
  /** Least distance of the Moon from the axis, Earth radii, north positive. */
  gamma: number;
  /** Fraction of the Moon's diameter inside the umbra and the penumbra; negative if it stays outside. */
  umbralMagnitude: number;
  penumbralMagnitude: number;
  /** Contacts with penumbra and umbra, null for none; `max` is greatest eclipse. */
  contacts: Record<(typeof LUNAR_CONTACTS)[number], Sighting | null> & { max: Sighting };
}

export interface SolarEclipse {
  kind: 'solar';
  type: 'partial' | 'annular' | 'total' | 'hybrid';
  /** Greatest eclipse: the axis of the shadow is nearest to the Earth's centre. */
  jdUt: number;
  /** Least distance of the axis from the Earth's centre, Earth radii, north positive. */
  gamma: number;
  /**
   * At greatest eclipse: ratio of the diameters if it is central, otherwise the covered fraction of the Sun's diameter.
   */
  magnitude: number;
  /** At greatest eclipse: covered fraction of the Sun's diameter, more than 1 if the eclipse is total. */
  covered: number;
  /** First and last contact of the penumbra (p1, p4) and of the umbra (u1, u4) with the Earth. */
  contacts: { p1: number; u1: number | null; u4: number | null; p4: number };
  /** The view from the place, even below the horizon; null if the Moon misses the Sun. */
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

/** Searches. They throw a RangeError for a question outside the bounds of its type. */
export interface Almanac {
  /** The first crossing after an instant of the certified span. It may be up to half a year beyond the span. */
  nextCrossing(question: CrossingQuestion, jdUt: number): Result<Crossing, EpochOutOfRange>;
  /** The last crossing at or before an instant, likewise. */
  previousCrossing(question: CrossingQuestion, jdUt: number): Result<Crossing, EpochOutOfRange>;
  /** One event for each day: the first in [day, day + 1). */
  dailyEvents(question: DailyQuestion): Result<DailyEvent[], EpochOutOfRange>;
  /** All limbs, saṅkrāntis, risings and settings: about a millisecond for a year. */
  span(question: DaysQuestion & { zodiac: Zodiac }): Result<Span, EpochOutOfRange>;
  /** The instants at which a graha turns direct or retrograde in longitude. */
  stations(question: MotionQuestion): Result<Station[], EpochOutOfRange>;
  /** Entries into parts of `partDeg` degrees (30 for rāśis, at least a pāda), forward and backward. */
  ingresses(question: MotionQuestion & { partDeg: number }): Result<Ingress[], EpochOutOfRange>;
  /**
   * The passages of several longitudes in a span, one list for each question, in order of time: about two milliseconds
   * for a year. A passage has the same instant in every span.
   */
  passages(question: PassagesQuestion): Result<Passage[][], EpochOutOfRange>;
  /** First and last days of visibility near the Sun, planet by planet, in order of time. */
  visibility(question: VisibilityQuestion): Result<VisibilityChange[], EpochOutOfRange>;
  /** MOMENT_WIDTH angles for each moment, degrees, one moment after the other. */
  moments(question: MomentsQuestion): Result<Float64Array, EpochOutOfRange>;
  /**
   * Positions at any number of instants of the certified span, as columns. They are read from windows, within 0.002″ of
   * `sky`, 0.07″ for the true node.
   */
  positions(question: PositionsQuestion): Result<PositionTable, EpochOutOfRange>;
  /** The same, read page by page in the order of the instants. */
  positionPages(question: PositionsQuestion, read: PositionReader): Result<void, EpochOutOfRange>;
  /** The eclipses of Sun and Moon in at most 400 days, and their circumstances at a place. */
  eclipses(question: {
    fromUt: number;
    days: number;
    latDeg: number;
    lonDeg: number;
  }): Result<Eclipse[], EpochOutOfRange>;
}
