/**
 * Apparent places of bodies that the kernel does not have: stars, and the planets beyond Saturn. They are computed in the
 * true ecliptic of date from the position and velocity of the Earth, which follow from the apparent Sun.
 */
import type { Star } from '../../data/stars';
import type { MoverColumns, PositionTable } from '../../kernel/almanac';
import { DEGREES, RADIANS } from '../../kernel/units';
import { arcTangent } from '../arcTangent';
import { sineCosine } from '../sineCosine';
import { GAUSS, LIGHT_AU_PER_DAY, withoutAberration } from './appearance';
import {
  DAYS_PER_CENTURY,
  J2000,
  nutationRate,
  PRECESSION_DEG_PER_DAY,
  type ToEcliptic,
  toEclipticOfDate,
} from './frame';
import { difference, dot, length, scaled, sum, type Vector } from './vectors';

/** Schwarzschild radius of the Sun, au. */
const SUN_SCHWARZSCHILD_AU = 1.97412574336e-8;
/** Lower limit of 1 + u·e in the deflection, which diverges towards the Sun. */
const LEAST_DEFLECTION = 1e-5;
const MAS = RADIANS / 3_600_000;
/** An au a year in km/s. */
const KM_PER_S_PER_AU_PER_YEAR = 4.740470446;

/** The Earth at an instant, heliocentric, in the true ecliptic of date: au and days. */
export interface EarthState {
  jdTt: number;
  toEcliptic: ToEcliptic;
  /** The rate of the nutation in longitude. */
  nutationDegPerDay: number;
  place: Vector;
  /** Relative to the Sun, with respect to the stars. */
  velocity: Vector;
  acceleration: Vector;
}

/**
 * The motion of the Earth from the apparent Sun. Its radial speed is that of the mean ellipse (Meeus 1998 ch. 25), within
 * 1e-6 au a day.
 */
export function earthStates({ jdTt, deltaPsiDeg, movers }: PositionTable): EarthState[] {
  const { sun } = movers;
  if (sun === undefined) throw new RangeError('the Earth needs the Sun');
  return Array.from(jdTt, (jd, i) => {
    const lonDeg = sun.lonDeg[i] as number;
    const distAu = sun.distAu[i] as number;
    const lon = sineCosine(lonDeg);
    const lat = sineCosine(sun.latDeg[i] as number);
    const nutationDegPerDay = nutationRate(jd);
    const rate = (sun.lonSpeedDegPerDay[i] as number) - PRECESSION_DEG_PER_DAY - nutationDegPerDay;
    const t = (jd - J2000) / DAYS_PER_CENTURY;
    const eccentricity = 0.016708634 - t * 0.000042037;
    const radial = GAUSS * eccentricity * sineCosine(lonDeg - 282.937 - 1.7195 * t).sine;
    const turn = distAu * rate * RADIANS;
    const velocity = {
      x: -radial * lon.cosine + turn * lon.sine,
      y: -radial * lon.sine - turn * lon.cosine,
      z: 0,
    };
    const apparent = { x: distAu * lat.cosine * lon.cosine, y: distAu * lat.cosine * lon.sine, z: distAu * lat.sine };
    const sunwards = withoutAberration(apparent, scaled(velocity, 1 / LIGHT_AU_PER_DAY));
    return {
      jdTt: jd,
      toEcliptic: toEclipticOfDate(jd, deltaPsiDeg[i] as number),
      nutationDegPerDay,
      place: scaled(sunwards, -1),
      velocity,
      acceleration: scaled(sunwards, (GAUSS * GAUSS) / distAu ** 3),
    };
  });
}

/** An apparent direction, and its rate a day with respect to the stars, which costs as much again. */
interface Apparent {
  direction: Vector;
  rate(): Vector;
}

/** A direction deflected by the Sun. @param place  heliocentric place of the Earth */
function deflected(u: Vector, place: Vector): Vector {
  const distance = length(place);
  const e = scaled(place, 1 / distance);
  const along = dot(u, e);
  const bend = SUN_SCHWARZSCHILD_AU / distance / Math.max(1 + along, LEAST_DEFLECTION);
  return sum(u, scaled(sum(e, scaled(u, -along)), bend));
}

/** Time step of the rate of the deflection, days. */
const MOMENT = 0.01;

/**
 * Applies deflection by the Sun and aberration by the motion of the Earth to a geometric direction.
 *
 * @param geometricRate  its rate a day
 */
function apparentDirection(u: Vector, geometricRate: () => Vector, earth: EarthState, velocity: Vector): Apparent {
  const bent = deflected(u, earth.place);
  const v = scaled(velocity, 1 / LIGHT_AU_PER_DAY);
  const dip = dot(bent, v);
  // Stumpff's relativistic formula: (u/γ + v + v (u·v)/(1 + 1/γ)) / (1 + u·v).
  const gammaInverse = Math.sqrt(1 - dot(v, v));
  return {
    direction: scaled(sum(scaled(bent, gammaInverse), scaled(v, 1 + dip / (1 + gammaInverse))), 1 / (1 + dip)),
    rate() {
      const moving = sum(u, scaled(geometricRate(), MOMENT));
      const later = deflected(moving, sum(earth.place, scaled(earth.velocity, MOMENT)));
      const moved = scaled(difference(later, bent), 1 / MOMENT);
      const a = scaled(earth.acceleration, 1 / LIGHT_AU_PER_DAY);
      return sum(sum(moved, a), scaled(u, -dot(u, a)));
    },
  };
}

/**
 * Ecliptic columns of apparent directions. Speeds include precession and nutation.
 *
 * @param withSpeeds  otherwise the speeds are NaN
 */
function columnsOf(
  states: readonly EarthState[],
  withSpeeds: boolean,
  at: (earth: EarthState) => Apparent & { distAu: number },
): MoverColumns {
  const count = states.length;
  const [lonDeg, latDeg] = [new Float64Array(count), new Float64Array(count)];
  const [distAu, lonSpeedDegPerDay] = [new Float64Array(count), new Float64Array(count).fill(Number.NaN)];
  for (const [i, earth] of states.entries()) {
    const apparent = at(earth);
    const { x, y, z } = apparent.direction;
    const flat = x * x + y * y;
    lonDeg[i] = arcTangent(y, x);
    latDeg[i] = arcTangent(z, Math.sqrt(flat));
    distAu[i] = apparent.distAu;
    if (!withSpeeds) continue;
    const rate = apparent.rate();
    lonSpeedDegPerDay[i] =
      ((x * rate.y - y * rate.x) / flat) * DEGREES + PRECESSION_DEG_PER_DAY + earth.nutationDegPerDay;
  }
  return { lonDeg, latDeg, distAu, lonSpeedDegPerDay };
}

/**
 * A star: proper motion in space, annual parallax, deflection and aberration. It has no distance.
 *
 * @param withSpeeds  otherwise the speeds are NaN
 *
 * Error   below 0.03″ against ERFA, 1900 to 2100; the orbits of double stars are left out
 */
export function starColumns(star: Star, states: readonly EarthState[], withSpeeds: boolean): MoverColumns {
  const [ra, dec] = [sineCosine(star.rightAscensionDeg), sineCosine(star.declinationDeg)];
  const place = { x: dec.cosine * ra.cosine, y: dec.cosine * ra.sine, z: dec.sine };
  const [motionRa, motionDec] = star.motionMas.map((mas) => (mas * MAS) / 365.25) as [number, number];
  const parallax = star.parallaxMas * MAS;
  const away = (star.radialVelocityKmPerS / KM_PER_S_PER_AU_PER_YEAR / 365.25) * parallax;
  const motion = {
    x: -motionRa * ra.sine - motionDec * dec.sine * ra.cosine + away * place.x,
    y: motionRa * ra.cosine - motionDec * dec.sine * ra.sine + away * place.y,
    z: motionDec * dec.cosine + away * place.z,
  };
  return columnsOf(states, withSpeeds, (earth) => {
    const there = earth.toEcliptic(sum(place, scaled(motion, earth.jdTt - J2000)));
    const seen = sum(there, scaled(earth.place, -parallax));
    const rate = () => sum(earth.toEcliptic(motion), scaled(earth.velocity, -parallax));
    const apparent = apparentDirection(scaled(seen, 1 / length(seen)), rate, earth, earth.velocity);
    return { ...apparent, distAu: Number.NaN };
  });
}

/** A place and its velocity, au and au a day. */
export interface BarycentricMotion {
  place: Vector;
  velocity: Vector;
}

/** The motion of a body, barycentric in the ICRS. */
export interface BarycentricPath {
  motion(jdTt: number): BarycentricMotion;
}

/** Places beyond Saturn, barycentric in the ICRS. */
interface OuterSource {
  /** Motion of the Sun without the part caused by Earth and Moon, which is `earthShare` times the Earth's place. */
  sun(earth: EarthState): BarycentricMotion;
  earthShare: number;
}

/**
 * A planet beyond Saturn: light-time, deflection and aberration.
 *
 * @param withSpeeds  otherwise the speeds are NaN
 */
export function outerColumns(
  path: BarycentricPath,
  { sun, earthShare }: OuterSource,
  states: readonly EarthState[],
  withSpeeds: boolean,
): MoverColumns {
  return columnsOf(states, withSpeeds, (earth) => {
    const { jdTt, toEcliptic } = earth;
    const wobble = sun(earth);
    const sunPlace = toEcliptic(wobble.place);
    const sunVelocity = toEcliptic(wobble.velocity);
    const own = 1 - earthShare;
    const place = sum(sunPlace, scaled(earth.place, own));
    const velocity = sum(sunVelocity, scaled(earth.velocity, own));
    const fromEarth = (there: Vector): Vector => difference(toEcliptic(there), place);
    const lightDays = (there: Vector): number => length(fromEarth(there)) / LIGHT_AU_PER_DAY;
    // The distance changes little while the light travels, and the planet moves evenly meanwhile.
    const now = path.motion(jdTt).place;
    const days = lightDays(now);
    const sent = jdTt - days;
    const planet = path.motion(sent);
    const moved = scaled(difference(now, planet.place), 1 - lightDays(planet.place) / days);
    const seen = fromEarth(sum(planet.place, moved));
    const distance = length(seen);
    const u = scaled(seen, 1 / distance);
    const rate = () => {
      const turned = scaled(difference(toEcliptic(planet.velocity), velocity), 1 / distance);
      return sum(turned, scaled(u, -dot(u, turned)));
    };
    return { ...apparentDirection(u, rate, earth, velocity), distAu: distance };
  });
}
