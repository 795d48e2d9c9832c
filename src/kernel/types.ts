/**
 * Answers of the kernel, in degrees, astronomical units and days.
 *
 * Unless stated otherwise, longitudes and latitudes are geocentric and apparent (light-time, aberration, deflection by
 * the Sun), in the true ecliptic and equinox of date. UT is UTC taken as UT1.
 */
import type { BodyKey, NodeMode } from './keys';

/** An apparent place. The speed is the rate of the apparent tropical longitude, including precession and nutation. */
export interface ApparentPlace {
  lonDeg: number;
  latDeg: number;
  distAu: number;
  lonSpeedDegPerDay: number;
}

/** The Moon's ascending node (Rāhu), including nutation. */
export interface NodePlace {
  lonDeg: number;
  lonSpeedDegPerDay: number;
}

/**
 * An ayanāṃśa at an instant: sidereal longitude = lonDeg − appliedDeg, sidereal speed = lonSpeedDegPerDay −
 * appliedRateDegPerDay. The applied value is the mean one plus the nutation in longitude.
 */
export interface Ayanamsha {
  /**
   * Without nutation, 0 ≤ deg < 360. A star-based value follows the star's apparent place and varies by about 20″ in a
   * year.
   */
  meanDeg: number;
  appliedDeg: number;
  appliedRateDegPerDay: number;
}

/** The values at an instant that are independent of the place on the Earth. */
export interface Sky {
  jdUt: number;
  jdTt: number;
  deltaTSeconds: number;
  bodies: Record<BodyKey, ApparentPlace>;
  nodes: Record<NodeMode, NodePlace>;
  /** The ayanāṃśa of the question, Lahiri by default. */
  ayanamsha: Ayanamsha;
  /** Nutation in longitude, its rate, and nutation in obliquity. */
  deltaPsiDeg: number;
  deltaPsiRateDegPerDay: number;
  deltaEpsDeg: number;
  meanObliquityDeg: number;
  trueObliquityDeg: number;
  /** Greenwich apparent sidereal time as an angle, 0..360. */
  gastDeg: number;
}

/** The angles of a place: tropical, degrees 0..360. */
export interface Angles {
  /** Right ascension of the meridian: local apparent sidereal time as an angle. */
  armcDeg: number;
  /** The ecliptic point on the eastern horizon, also beyond the polar circles. */
  ascendantDeg: number;
  midheavenDeg: number;
  /** Placidus cusps, index 0 for the first house; null beyond the polar circles, where some do not exist. */
  placidusDeg: readonly number[] | null;
}
