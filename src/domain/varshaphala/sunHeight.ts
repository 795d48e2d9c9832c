/** Whether it is day or night at an instant and a place. */

import type { Place } from '../../data/place';
import type { Sky } from '../../kernel/types';

const RADIANS = Math.PI / 180;

/** Geocentric geometric altitude of the Sun's centre, degrees. */
export function sunAltitudeDeg(sky: Sky, { latDeg, lonDeg }: Place): number {
  const longitude = sky.bodies.sun.lonDeg * RADIANS;
  const obliquity = sky.trueObliquityDeg * RADIANS;
  // The Sun is never more than about an arcsecond from the ecliptic.
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude));
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
  const hourAngle = (sky.gastDeg + lonDeg) * RADIANS - rightAscension;
  const latitude = latDeg * RADIANS;
  const height =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(height) / RADIANS;
}
