/**
 * What the kernel answers, in the units of its callers: degrees, astronomical units, days.
 *
 * Frame of every longitude and latitude unless it says otherwise: geocentric apparent (light-time,
 * aberration, deflection by the Sun), true ecliptic and equinox of date. UT is UTC taken as UT1.
 */
import type { RectifyQuestion, Weighed } from './rectify';
import type { EpochOutOfRange, Result } from './result';

/** The seven bodies with light of their own or of the Sun, in the order of the API. */
export const BODY_KEYS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type BodyKey = (typeof BODY_KEYS)[number];

export const AYANAMSHA_KEYS = ['lahiri', 'raman', 'kp', 'surya-siddhanta', 'yukteshwar'] as const;
export type AyanamshaKey = (typeof AYANAMSHA_KEYS)[number];

export const NODE_MODES = ['mean', 'true'] as const;
export type NodeMode = (typeof NODE_MODES)[number];

/** An apparent place. Speeds are of the apparent tropical coordinates: precession and nutation included. */
export interface ApparentPlace {
  lonDeg: number;
  latDeg: number;
  distAu: number;
  lonSpeedDegPerDay: number;
}

/** The Moon's ascending node (Rāhu), nutation included. */
export interface NodePlace {
  lonDeg: number;
  lonSpeedDegPerDay: number;
}

/**
 * An ayanāṃśa at an instant. `appliedDeg` is what leaves an apparent longitude sidereal: the mean value
 * plus the nutation in longitude; `appliedRateDegPerDay` is its rate, so that
 * sidereal speed = lonSpeedDegPerDay − appliedRateDegPerDay.
 */
export interface Ayanamsha {
  meanDeg: number;
  appliedDeg: number;
  appliedRateDegPerDay: number;
}

/** Everything of one instant that does not hang on a place. */
export interface Sky {
  jdUt: number;
  jdTt: number;
  deltaTSeconds: number;
  bodies: Record<BodyKey, ApparentPlace>;
  nodes: Record<NodeMode, NodePlace>;
  ayanamsha: Record<AyanamshaKey, Ayanamsha>;
  /** Nutation in longitude and obliquity. */
  deltaPsiDeg: number;
  deltaEpsDeg: number;
  meanObliquityDeg: number;
  trueObliquityDeg: number;
  /** Greenwich apparent sidereal time as an angle, 0..360. */
  gastDeg: number;
}

/** The angles of a place, tropical degrees 0..360. */
export interface Angles {
  /** Right ascension of the meridian: local apparent sidereal time as an angle. */
  armcDeg: number;
  /** The ecliptic point on the eastern horizon, beyond the polar circles too. */
  ascendantDeg: number;
  midheavenDeg: number;
  /** Plācidus cusps 1..12 (index 0 is cusp 1); null beyond the polar circles, where some do not exist. */
  placidusDeg: readonly number[] | null;
}

/** One period of a daśā: half-open [startJd, endJd) in Julian days UT. `lord` is 0..8 from Ketu in Vimśottarī order. */
export interface DashaPeriod {
  lord: number;
  level: number;
  startJd: number;
  endJd: number;
  sub: DashaPeriod[];
}

export interface VimshottariQuestion {
  /** Sidereal longitude of the Moon, degrees. */
  moonDeg: number;
  birthJd: number;
  /** Length of the year, days: 365.25 customarily. */
  yearDays: number;
}

/** The numeric kernel. Calls keep nothing: what is returned is the caller's own. */
export interface Kernel {
  /** Full set of positions at a Julian day UT; refused outside `range`. */
  sky(jdUt: number): Result<Sky, EpochOutOfRange>;
  /** Ascendant, midheaven and Plācidus cusps at a place, degrees north and east. */
  angles(sky: Sky, latDeg: number, lonDeg: number): Angles;
  /** The nine mahādaśās that hold birth, each divided to `depth` levels (1..5). */
  vimshottari(question: VimshottariQuestion, depth: number): DashaPeriod[];
  /** The five nested periods that run at an instant (mahā first), or null outside the 120 years. */
  vimshottariAt(question: VimshottariQuestion, jdUt: number): DashaPeriod[] | null;
  /**
   * Weighs moments of birth by the lords that run at dated events, and the best of them against the same dates with
   * the events' categories dealt at random. Questions outside their bounds are thrown as RangeError.
   */
  rectify(question: RectifyQuestion): Weighed;
  /** ΔT = TT − UT1 in seconds at a Julian day UT. */
  deltaTSeconds(jdUt: number): Result<number, EpochOutOfRange>;
  /** Certified span, Julian days UT. */
  readonly range: { from: number; to: number };
}
