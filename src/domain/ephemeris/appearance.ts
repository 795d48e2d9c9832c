/**
 * How a body looks from the Earth: phase, apparent diameter, magnitude.
 *
 * Source  magnitudes of planets: A. Mallama and J. Hilton 2018, Astronomy and Computing 25, eqs. 2 to 11, with the tilt of
 *         Saturn's rings (Meeus 1998 ch. 45) and without the rotation of Mars; Moon: C. W. Allen 1976
 */
import type { OuterKey } from '../../data/outer';
import type { BodyKey } from '../../kernel/keys';
import { RADIANS } from '../../kernel/units';
import { sineCosine } from '../sineCosine';
import { DAYS_PER_CENTURY, J2000 } from './frame';
import {
  angleBetween,
  cross,
  difference,
  discDeg,
  dot,
  eclipticPlace,
  KM_PER_AU,
  length,
  scaled,
  sum,
  type Turn,
  type Vector,
} from './vectors';

/** The speed of light, au a day. */
export const LIGHT_AU_PER_DAY = 173.1446326846693;

/** The bodies with a disc. */
export type DiscBody = BodyKey | OuterKey;

/** Mean radii, km; Sun 959.49″ at 1 au. */
const RADII_KM: Record<DiscBody, number> = {
  sun: 696_000,
  moon: 1737.5,
  mars: 3389.5,
  mercury: 2439.4,
  jupiter: 69_911,
  venus: 6051.8,
  saturn: 58_232,
  uranus: 25_362,
  neptune: 24_622,
  pluto: 1188.3,
};

/** Apparent diameter at a distance, arcseconds. */
export const diameterArcsec = (body: DiscBody, distAu: number): number =>
  2 * 3600 * discDeg(RADII_KM[body] / KM_PER_AU, distAu);

/** Illuminated part of the disc at a phase angle. */
export const illuminatedFraction = (phaseAngleDeg: number): number => (1 + sineCosine(phaseAngleDeg).cosine) / 2;

/** A body as sunlight meets it, from the Sun, and its apparent vector from the Earth, au. */
export interface Sight {
  fromEarth: Vector;
  fromSun: Vector;
  obliquity: Turn;
  jdTt: number;
}

/** Angle Sun–body–Earth, degrees. */
export const phaseAngleDeg = ({ fromEarth, fromSun }: Sight): number => angleBetween(fromEarth, fromSun);

/** The value of a polynomial, lowest power first. */
const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

/** Magnitude of a planet at 1 au from Sun and Earth, by its phase angle in degrees. */
const UNIT_MAGNITUDES: Record<Exclude<BodyKey, 'sun' | 'moon' | 'saturn'>, (a: number) => number> = {
  mercury: (a) => polynomial([-0.613, 6.328e-2, -1.6336e-3, 3.3644e-5, -3.4265e-7, 1.6893e-9, -3.0334e-12], a),
  venus: (a) =>
    a < 163.7
      ? polynomial([-4.384, -1.044e-3, 3.687e-4, -2.814e-6, 8.938e-9], a)
      : polynomial([236.05828, -2.81914, 8.39034e-3], a),
  mars: (a) => (a <= 50 ? polynomial([-1.601, 2.267e-2, -1.302e-4], a) : polynomial([-0.367, -2.573e-2, 3.445e-4], a)),
  jupiter: (a) =>
    a <= 12
      ? polynomial([-9.395, -3.7e-4, 6.16e-4], a)
      : -9.428 - 2.5 * Math.log10(polynomial([1, -1.507, -0.363, -0.062, 2.809, -1.876], a / 180)),
};

/** Sine of the elevation of a direction above the plane of Saturn's rings; the plane after Meeus 1998 ch. 45. */
function ringSine(from: Vector, { obliquity, jdTt }: Sight): number {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  const inclination = sineCosine(28.075216 - 0.012998 * t);
  const node = 169.50847 + 1.394681 * t + 0.000412 * t * t;
  const { lonDeg, latDeg } = eclipticPlace(from, obliquity);
  const latitude = sineCosine(latDeg);
  return inclination.sine * latitude.cosine * sineCosine(lonDeg - node).sine - inclination.cosine * latitude.sine;
}

function saturnMagnitude(sight: Sight, a: number): number {
  const [earth, sun] = [Math.abs(ringSine(sight.fromEarth, sight)), Math.abs(ringSine(sight.fromSun, sight))];
  const tilt = Math.sin((Math.asin(earth) + Math.asin(sun)) / 2);
  return -8.914 - 1.825 * tilt + 0.026 * a - 0.378 * tilt * Math.exp(-2.25 * a);
}

/** Allen's magnitude of the Moon at its mean distance from Sun and Earth, and the product of these distances, au². */
const moonMagnitude = (a: number): number => -12.73 + 0.026 * a + 4e-9 * a ** 4 - 5 * Math.log10(0.00257);

/** Uranus, for its mean sub-Earth latitude: up to 0.05 off while its equator faces the Earth. */
const uranusMagnitude = (a: number): number => polynomial([-7.16, 6.587e-3, 1.045e-4], a);

/** Neptune grew brighter from 1980 to 2000. */
const neptuneMagnitude = ({ jdTt }: Sight): number => {
  const year = 2000 + (jdTt - J2000) / 365.25;
  return -6.89 - 0.0054 * Math.min(20, Math.max(0, year - 1980));
};

/** Magnitude at 1 au from Sun and Earth at a phase angle. */
function unitMagnitude(body: Exclude<DiscBody, 'sun'>, sight: Sight, a: number): number {
  switch (body) {
    case 'moon':
      return moonMagnitude(a);
    case 'saturn':
      return saturnMagnitude(sight, a);
    case 'uranus':
      return uranusMagnitude(a);
    case 'neptune':
      return neptuneMagnitude(sight);
    case 'pluto':
      return -1;
    default:
      return UNIT_MAGNITUDES[body](a);
  }
}

/** Apparent magnitude of a body other than the Sun. */
export function magnitudeOf(body: Exclude<DiscBody, 'sun'>, sight: Sight): number {
  const a = phaseAngleDeg(sight);
  const unit = unitMagnitude(body, sight, a);
  return unit + 5 * Math.log10(length(sight.fromEarth) * length(sight.fromSun));
}

/**
 * The velocity of the Earth divided by the speed of light. The apparent Sun moves as the Earth does.
 *
 * @param sun  apparent place, true ecliptic of date, with its speed in longitude
 */
export function earthVelocity(
  { lonDeg, distAu, lonSpeedDegPerDay }: { lonDeg: number; distAu: number; lonSpeedDegPerDay: number },
  obliquity: Turn,
): Vector {
  const speed = (distAu * lonSpeedDegPerDay * RADIANS) / LIGHT_AU_PER_DAY;
  const { sine, cosine } = sineCosine(lonDeg);
  return { x: speed * sine, y: -speed * cosine * obliquity.cosine, z: -speed * cosine * obliquity.sine };
}

/**
 * The orbits of the planets: parameter p = a (1 − e²) in au, inclination and node in degrees, and the motion of the node a
 * century (Meeus 1998 table 31.A).
 */
const ORBITS: Partial<Record<DiscBody, readonly [number, number, number, number]>> = {
  mercury: [0.37073, 7.005, 48.331, 1.1862],
  venus: [0.7233, 3.3947, 76.68, 0.9011],
  mars: [1.51064, 1.8497, 49.558, 0.7721],
  jupiter: [5.1906, 1.3033, 100.464, 1.021],
  saturn: [9.5094, 2.4889, 113.666, 0.8771],
  uranus: [19.176, 0.7732, 74.006, 0.5211],
  neptune: [30.11, 1.77, 131.784, 1.1022],
  pluto: [37.03, 17.14, 110.304, 1.397],
};
/** The Gaussian gravitational constant k: the Sun's attraction at 1 au is k², au a day². */
export const GAUSS = 0.01720209895;
/** The same over the speed of light, radians √au. */
const GAUSS_OVER_LIGHT = GAUSS / LIGHT_AU_PER_DAY;

/**
 * The vector of a planet from the Sun when the sunlight left that it reflects. Seen from the planet, the same turn is the
 * aberration of the Sun.
 */
export function litVector(body: DiscBody, fromSun: Vector, obliquity: Turn, jdTt: number): Vector {
  const orbit = ORBITS[body];
  if (orbit === undefined) return fromSun;
  const [parameter, inclinationDeg, nodeDeg, nodeRate] = orbit;
  const inclination = sineCosine(inclinationDeg);
  const node = sineCosine(nodeDeg + (nodeRate * (jdTt - J2000)) / DAYS_PER_CENTURY);
  const south = inclination.sine * node.cosine;
  const pole = {
    x: inclination.sine * node.sine,
    y: -south * obliquity.cosine - inclination.cosine * obliquity.sine,
    z: inclination.cosine * obliquity.cosine - south * obliquity.sine,
  };
  // Backward around the pole of the orbit.
  const turn = (GAUSS_OVER_LIGHT * Math.sqrt(parameter)) / length(fromSun);
  return sum(fromSun, scaled(cross(pole, fromSun), -turn));
}

/** The way of the light from a body that moves with the Earth, au: the Earth moves on meanwhile. */
export const lightDistance = (vector: Vector, velocity: Vector): number => length(vector) - dot(vector, velocity);

/** A vector without its aberration, of the same length. */
export function withoutAberration(vector: Vector, velocity: Vector): Vector {
  const r = length(vector);
  const turned = difference(vector, scaled(velocity, r));
  return scaled(turned, r / length(turned));
}
