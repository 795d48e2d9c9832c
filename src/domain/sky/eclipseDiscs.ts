/** Discs of Sun and Moon, and the shadow of the Earth, by the constants of the kernel's eclipses (`assembly/events/eclipse.ts`). */
import type { Sky } from '../../kernel/types';
import { RADIANS } from '../../kernel/units';
import { arcTangent } from '../arcTangent';
import { ARCSEC, angleBetween, equatorialVector, KM_PER_AU, length, scaled, type Vector } from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';

const EARTH_RADIUS_AU = 6378.1366 / KM_PER_AU;
const MOON_RADIUS_AU = 0.2725076 * EARTH_RADIUS_AU;
/** 959.63″ at 1 au, as the radius in au. */
const SUN_RADIUS_AU = 959.63 * ARCSEC;
/** The shadow at its base: larger for the atmosphere, smaller for the mean radius of the Earth (Danjon 1951). */
const SHADOW_SCALE = 1 + 1 / 85 - 1 / 594;

/** Radii of the discs, degrees. */
interface Discs {
  sunDeg: number;
  moonDeg: number;
}

export const eclipseDiscs = (sun: Vector, moon: Vector): Discs => ({
  sunDeg: SUN_RADIUS_AU / length(sun) / RADIANS,
  moonDeg: MOON_RADIUS_AU / length(moon) / RADIANS,
});

/** Angle whose cosine is given, radians. */
const arcCosine = (cosine: number): number => {
  const c = Math.max(-1, Math.min(1, cosine));
  return arcTangent(Math.sqrt(1 - c * c), c) * RADIANS;
};

/** Magnitude (part of the Sun's diameter, in a central phase the ratio of diameters) and the covered part of its area. */
export function obscurationOf({ sunDeg: s, moonDeg: m, apartDeg: d }: Discs & { apartDeg: number }) {
  const isCentral = d < Math.abs(m - s);
  const isTotal = isCentral && m >= s;
  if (d >= s + m) return { magnitude: 0, obscuration: 0, isTotal };
  if (isCentral) return { magnitude: m / s, obscuration: isTotal ? 1 : (m / s) ** 2, isTotal };
  // Two segments of circles, J. Meeus 1998 ch. 54.
  const atSun = arcCosine((d * d + s * s - m * m) / (2 * d * s));
  const atMoon = arcCosine((d * d + m * m - s * s) / (2 * d * m));
  const triangle = 0.5 * Math.sqrt((-d + s + m) * (d + s - m) * (d - s + m) * (d + s + m));
  const area = s * s * atSun + m * m * atMoon - triangle;
  return { magnitude: (s + m - d) / (2 * s), obscuration: area / (Math.PI * s * s), isTotal };
}

/** Radius of the umbra at the distance of the Moon, degrees. */
export function umbraDegOf(sun: Vector, moon: Vector): number {
  const parallax = (SHADOW_SCALE * EARTH_RADIUS_AU) / length(moon) / RADIANS;
  return parallax + EARTH_RADIUS_AU / length(sun) / RADIANS - eclipseDiscs(sun, moon).sunDeg;
}

/** The Moon and the umbra, seen from the Earth's centre. */
export function lunarShadow({ bodies, trueObliquityDeg }: Sky): { umbralMagnitude: number; offsetDeg: number } {
  const obliquity = sineCosine(trueObliquityDeg);
  const [sun, moon] = [equatorialVector(bodies.sun, obliquity), equatorialVector(bodies.moon, obliquity)];
  const { moonDeg } = eclipseDiscs(sun, moon);
  const offsetDeg = angleBetween(scaled(sun, -1), moon);
  return { umbralMagnitude: (umbraDegOf(sun, moon) + moonDeg - offsetDeg) / (2 * moonDeg), offsetDeg };
}
