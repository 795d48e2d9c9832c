/** The altitude of the Sun that tells day from night and how dark the sky is. */
import type { Sky } from '../../kernel/types';
import { sineCosine } from '../sineCosine';
import { equatorialVector, horizontalPlace, type ObserverPlace, observerAt } from './vectors';

/** Altitude of the Sun's centre, degrees: geocentric, without refraction. */
export function sunAltitudeDeg({ bodies, trueObliquityDeg, gastDeg }: Sky, place: ObserverPlace): number {
  const sun = equatorialVector(bodies.sun, sineCosine(trueObliquityDeg));
  return horizontalPlace(sun, observerAt(place, gastDeg)).altitudeDeg;
}
