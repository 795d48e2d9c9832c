/** Graha-yuddha: two of the five star-like grahas within one degree of longitude (customary). */

import { PLANET_KEYS } from '../../data/keys';
import { norm360 } from '../circle';
import { Lacking } from '../positions/attempt';
import type { GrahaPlacement } from '../positions/types';

type FightingKey = (typeof PLANET_KEYS)[number];

/** Maximum separation in longitude, degrees. */
const WITHIN_DEG = 1;

export interface GrahaYuddha {
  grahas: [FightingKey, FightingKey];
  /** In longitude, degrees. */
  separationDeg: number;
  /** The graha farther north in ecliptic latitude; null if equal. */
  north: FightingKey | null;
}

/** All pairs, in the order of the grahas. The winner is left open, because authors differ. */
export function grahaYuddhas(
  grahas: readonly Pick<GrahaPlacement, 'key' | 'siderealDeg' | 'latitudeDeg'>[],
): GrahaYuddha[] {
  const placed = PLANET_KEYS.map((key) => {
    const graha = grahas.find((other) => other.key === key);
    if (graha === undefined || Number.isNaN(graha.siderealDeg)) throw new Lacking({ lack: 'place', point: key });
    return { key, lonDeg: graha.siderealDeg, latDeg: graha.latitudeDeg };
  });
  return placed.flatMap((a, i) =>
    placed.slice(i + 1).flatMap((b): GrahaYuddha[] => {
      // The smaller of both directions, so that crossing 360° adds no rounding.
      const separationDeg = Math.min(norm360(a.lonDeg - b.lonDeg), norm360(b.lonDeg - a.lonDeg));
      if (!(separationDeg < WITHIN_DEG)) return [];
      const north = a.latDeg === b.latDeg ? null : (a.latDeg > b.latDeg ? a : b).key;
      return [{ grahas: [a.key, b.key], separationDeg, north }];
    }),
  );
}
