/** The certainty of the lagna: how long it stays in its part of each division. */

import { VARGA_KEYS, type VargaKey } from '../../../data/keys';
import { norm180, norm360 } from '../../../domain/circle';
import { SIDEREAL_DEG_PER_DAY } from '../../../domain/positions/lagna';
import type { Positions } from '../../../domain/positions/types';
import { vargaPart } from '../../../domain/positions/vargas';
import type { Kernel } from '../../../kernel/kernel';

export interface Firmness {
  key: VargaKey;
  /** 1..12. */
  rashi: number;
  /** Julian days UT; null if the lagna reaches no boundary within half a day, or is stationary there. */
  fromJd: number | null;
  untilJd: number | null;
  /** Time to the nearer boundary; null if neither is known. */
  nearestSeconds: number | null;
}

const HALF_DAY = 0.5;
const SECOND = 1 / 86400;
const MAX_STEPS = 60;

/**
 * The arc around a longitude in which a division has one rāśi, degrees. Adjacent parts with the same rāśi are merged.
 */
function arcAbout(key: VargaKey, lonDeg: number): { rashi: number; fromDeg: number; toDeg: number } {
  const { rashi, fromDeg, toDeg } = vargaPart(key, lonDeg);
  const before = vargaPart(key, norm360(fromDeg - 1e-6));
  const after = vargaPart(key, norm360(toDeg + 1e-6));
  return {
    rashi,
    fromDeg: before.rashi === rashi ? before.fromDeg : fromDeg,
    toDeg: after.rashi === rashi ? after.toDeg : toDeg,
  };
}

/**
 * When the lagna enters and leaves its part of each division. The Earth is rotated under the sky of the birth:
 * precession and nutation in half a day move an instant by less than a millisecond.
 */
export function firmnessOf(kernel: Pick<Kernel, 'angles'>, positions: Positions): Firmness[] {
  const { sky, question, lagna, ayanamshaDeg } = positions;
  const { jdUt, latDeg, lonDeg } = question;
  if (!Number.isFinite(lagna.siderealDeg)) return [];
  const lagnaAfter = (days: number): number => {
    const turned = { ...sky, gastDeg: norm360(sky.gastDeg + days * SIDEREAL_DEG_PER_DAY) };
    return norm360(kernel.angles(turned, latDeg, lonDeg).ascendantDeg - ayanamshaDeg);
  };

  /** Days until the lagna reaches a longitude, in one direction; null if it does not. */
  const reach = (edgeDeg: number, way: 1 | -1): number | null => {
    const remainingDeg = (days: number) => way * norm180(edgeDeg - lagnaAfter(days));
    const perDay = (Math.abs(lagna.boundaryArcsec) / 3600 / (lagna.boundarySeconds ?? Number.NaN)) * 86400;
    let [low, high] = [0, way * Math.min(HALF_DAY, (1.2 * remainingDeg(0)) / perDay + SECOND)];
    for (let step = 0; remainingDeg(high) > 0; step++) {
      if (Math.abs(high) >= HALF_DAY || step > MAX_STEPS) return null;
      [low, high] = [high, way * Math.min(HALF_DAY, Math.abs(high) * 1.5)];
    }
    if (remainingDeg(high) < -90) return null;
    for (let step = 0; step < MAX_STEPS && Math.abs(high - low) > SECOND / 100; step++) {
      const middle = (low + high) / 2;
      if (remainingDeg(middle) > 0) low = middle;
      else high = middle;
    }
    return high;
  };

  return VARGA_KEYS.map((key) => {
    const { rashi, fromDeg, toDeg } = arcAbout(key, lagna.siderealDeg);
    const [back, forth] = [reach(fromDeg, -1), reach(toDeg, 1)];
    const distances = [back, forth].flatMap((days) => (days === null ? [] : [Math.abs(days) * 86400]));
    return {
      key,
      rashi,
      fromJd: back === null ? null : jdUt + back,
      untilJd: forth === null ? null : jdUt + forth,
      nearestSeconds: distances.length > 0 ? Math.min(...distances) : null,
    };
  });
}
