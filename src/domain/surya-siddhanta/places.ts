/**
 * Mean and true places of the grahas by the Sūrya-siddhānta. No figure is from modern astronomy: longitudes are sidereal,
 * from the zero of the text, and the day is the mean solar day of Ujjayinī.
 *
 * Source  Sūrya-siddhānta 1.29–70, 2.1–58, 3.9–10; translated by E. Burgess, 1860
 */

import type { BodyKey, GrahaKey } from '../../data/keys';
import {
  APSIDES,
  AT_KALI_DEG,
  DAYS_OF_AGE,
  type Epicycle,
  GREATEST_DECLINATION_SINE,
  GREATEST_LATITUDE_MIN,
  LIBRATION_SHARE,
  LIBRATIONS_OF_AGE,
  MANDA,
  NODES,
  RADIUS,
  REVOLUTIONS,
  SHIGHRA,
  SINE_STEP_MIN,
  type StarPlanet,
  type Turning,
} from '../../data/suryaSiddhanta';
import { norm360 } from '../circle';
import { type Argument, arcOf, argumentOf, sineOf } from './sines';

const MINUTES = 60;

/** The place of a body by the text; longitudes and latitudes in degrees. */
export interface SiddhantaPlace {
  meanDeg: number;
  trueDeg: number;
  /** True daily motion; negative if retrograde. */
  speedDegPerDay: number;
  /** NaN for the nodes. */
  latDeg: number;
  /** The apsis (mandocca), and the conjunction (śīghrocca); NaN for a body without one. */
  apsisDeg: number;
  conjunctionDeg: number;
}

/** Mean daily motion, degrees (1.34). */
export const dailyDeg = (key: Turning): number => (REVOLUTIONS[key] * 360) / DAYS_OF_AGE;

/** Mean longitude, degrees (1.53). @param days  civil days from the start of the Kali age */
export function meanLongitude(key: Turning, days: number): number {
  // Without the whole revolutions, the fraction keeps its digits.
  const periods = (days * Math.abs(REVOLUTIONS[key])) / DAYS_OF_AGE;
  const turnDeg = (periods - Math.floor(periods)) * 360;
  return norm360((AT_KALI_DEG[key] ?? 0) + (REVOLUTIONS[key] < 0 ? -turnDeg : turnDeg));
}

/** The apsis of a body, degrees. */
function apsisOf(key: BodyKey, days: number): number {
  if (key === 'moon') return meanLongitude('apsis', days);
  const { atKaliDeg, degPerDay } = APSIDES[key];
  return norm360(atKaliDeg + degPerDay * days);
}

/** The corrected circumference of an epicycle as a share of its orbit (2.38). */
const shareOf = ({ even, odd }: Epicycle, { base }: Argument): number =>
  (even - ((even - odd) * Math.abs(base)) / RADIUS) / 360;

/** The equation of the apsis (mandaphala), degrees (2.39). */
function mandaEquation(key: BodyKey, fromDeg: number, apsisDeg: number): { equationDeg: number; argument: Argument } {
  const argument = argumentOf(apsisDeg - fromDeg);
  return { equationDeg: arcOf(argument.base * shareOf(MANDA[key], argument)) / MINUTES, argument };
}

/** The equation of the conjunction (śīghraphala), degrees, and the hypotenuse (2.40–42). */
function shighraEquation(key: StarPlanet, fromDeg: number, conjunctionDeg: number) {
  const argument = argumentOf(conjunctionDeg - fromDeg);
  const share = shareOf(SHIGHRA[key], argument);
  const [across, along] = [argument.base * share, RADIUS + argument.perpendicular * share];
  const hypotenuse = Math.sqrt(across * across + along * along);
  return { equationDeg: arcOf((across * RADIUS) / hypotenuse) / MINUTES, hypotenuse };
}

/** The daily motion corrected for the apsis, degrees (2.47–49). @param ofApsis  daily motion of the apsis */
function mandaSpeed(key: BodyKey, speed: number, ofApsis: number, argument: Argument): number {
  const share = shareOf(MANDA[key], argument);
  const change = ((speed - ofApsis) * argument.difference * share) / SINE_STEP_MIN;
  return argument.perpendicular > 0 ? speed - change : speed + change;
}

/** The latitude from the distance to a node, degrees (2.57). */
const latitudeOf = (key: keyof typeof GREATEST_LATITUDE_MIN, fromNodeDeg: number, hypotenuse: number): number =>
  (sineOf(fromNodeDeg) * GREATEST_LATITUDE_MIN[key]) / hypotenuse / MINUTES;

/** Sun and Moon: one equation, of the apsis (2.43). */
function luminary(key: 'sun' | 'moon', days: number): SiddhantaPlace {
  const [meanDeg, apsisDeg] = [meanLongitude(key, days), apsisOf(key, days)];
  const { equationDeg, argument } = mandaEquation(key, meanDeg, apsisDeg);
  const trueDeg = norm360(meanDeg + equationDeg);
  const fromNodeDeg = trueDeg - meanLongitude('node', days);
  return {
    meanDeg,
    trueDeg,
    speedDegPerDay: mandaSpeed(key, dailyDeg(key), key === 'moon' ? dailyDeg('apsis') : 0, argument),
    latDeg: key === 'moon' ? latitudeOf(key, fromNodeDeg, RADIUS) : 0,
    apsisDeg,
    conjunctionDeg: Number.NaN,
  };
}

/** Whether the planet has the mean motion of the Sun, and `REVOLUTIONS` has its conjunction. */
const isInferior = (key: StarPlanet): boolean => key === 'mercury' || key === 'venus';

/** The planets: half the equation of the conjunction, half of the apsis, all of the apsis, all of the conjunction (2.44). */
function starPlanet(key: StarPlanet, days: number): SiddhantaPlace {
  const inferior = isInferior(key);
  const meanDeg = meanLongitude(inferior ? 'sun' : key, days);
  const conjunctionDeg = meanLongitude(inferior ? key : 'sun', days);
  const apsisDeg = apsisOf(key, days);
  const first = meanDeg + shighraEquation(key, meanDeg, conjunctionDeg).equationDeg / 2;
  const second = first + mandaEquation(key, first, apsisDeg).equationDeg / 2;
  const manda = mandaEquation(key, second, apsisDeg);
  const third = meanDeg + manda.equationDeg;
  const { equationDeg, hypotenuse } = shighraEquation(key, third, conjunctionDeg);
  const trueDeg = norm360(third + equationDeg);

  const ownSpeed = mandaSpeed(key, dailyDeg(inferior ? 'sun' : key), 0, manda.argument);
  const ofConjunction = dailyDeg(inferior ? key : 'sun');
  const speedDegPerDay = ownSpeed + ((ofConjunction - ownSpeed) * (hypotenuse - RADIUS)) / hypotenuse;

  // The last equation is added to the node of an outer planet; an inner one loses its equation of the apsis (2.56).
  const { atKaliDeg, degPerDay } = NODES[key];
  const nodeDeg = atKaliDeg + degPerDay * days + (inferior ? -manda.equationDeg : equationDeg);
  const latDeg = latitudeOf(key, (inferior ? conjunctionDeg : trueDeg) - nodeDeg, hypotenuse);
  return { meanDeg, trueDeg, speedDegPerDay, latDeg, apsisDeg, conjunctionDeg };
}

/** The nodes of the Moon: they have no equation. */
function node(turnDeg: 0 | 180, days: number): SiddhantaPlace {
  const lonDeg = norm360(meanLongitude('node', days) + turnDeg);
  return {
    meanDeg: lonDeg,
    trueDeg: lonDeg,
    speedDegPerDay: dailyDeg('node'),
    latDeg: 0,
    apsisDeg: Number.NaN,
    conjunctionDeg: Number.NaN,
  };
}

/**
 * The place of a graha.
 *
 * @param days  civil days from the start of the Kali age at midnight of Ujjayinī
 */
export function siddhantaPlace(key: GrahaKey, days: number): SiddhantaPlace {
  switch (key) {
    case 'sun':
    case 'moon':
      return luminary(key, days);
    case 'rahu':
      return node(0, days);
    case 'ketu':
      return node(180, days);
    default:
      return starPlanet(key, days);
  }
}

/** The precession (ayana), degrees, which turns a longitude into a distance from the equinox when added (3.9–10). */
export function precession(days: number): number {
  const swings = (days * LIBRATIONS_OF_AGE) / DAYS_OF_AGE;
  const arcDeg = norm360((swings - Math.floor(swings)) * 360);
  const half = arcDeg % 180;
  const ayanaDeg = (half <= 90 ? half : 180 - half) * LIBRATION_SHARE;
  return arcDeg < 180 ? -ayanaDeg : ayanaDeg;
}

/** Declination of a place on the ecliptic with its latitude, degrees (2.28, 2.58). */
export const declination = (fromEquinoxDeg: number, latDeg: number): number =>
  arcOf((sineOf(fromEquinoxDeg) * GREATEST_DECLINATION_SINE) / RADIUS) / MINUTES + latDeg;
