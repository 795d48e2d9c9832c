/** Points of the ecliptic that circles through a place and an instant define. Angles are degrees, tropical. */
import { arcTangent } from '../arcTangent';
import { norm360 } from '../circle';
import { sineCosine } from '../sineCosine';

/** The angles from which house systems compute their cusps. */
export interface HouseSphere {
  /** Right ascension of the meridian. */
  armcDeg: number;
  /** Geographic latitude, north. */
  latDeg: number;
  /** True obliquity of the ecliptic. */
  obliquityDeg: number;
  /** The rising point of the ecliptic, and its southern point on the meridian. */
  ascendantDeg: number;
  midheavenDeg: number;
}

export const tangent = (deg: number): number => {
  const { sine, cosine } = sineCosine(deg);
  return sine / cosine;
};

/** The angle of a sine that rounding may have carried past ±1. */
export const arcSine = (sine: number): number => arcTangent(sine, Math.sqrt(Math.max(0, 1 - sine * sine)));

/**
 * The ecliptic point on a circle that crosses the equator at a right ascension and has a pole of a given height. With
 * height 0 it is the point of that right ascension.
 *
 * @param poleTangent  tangent of the height of the pole
 */
export function risingPoint(rightAscensionDeg: number, poleTangent: number, obliquityDeg: number): number {
  const [alpha, eps] = [sineCosine(rightAscensionDeg), sineCosine(obliquityDeg)];
  return norm360(arcTangent(alpha.sine, alpha.cosine * eps.cosine - poleTangent * eps.sine));
}

/** Right ascension of a point of the ecliptic. */
export function rightAscensionOf(lonDeg: number, obliquityDeg: number): number {
  const lon = sineCosine(lonDeg);
  return norm360(arcTangent(lon.sine * sineCosine(obliquityDeg).cosine, lon.cosine));
}
