/** Graha-yuddha: two of the five star-like grahas nearer to one another than a degree of longitude (customary). */
import { norm360 } from '../circle';
import type { GrahaKey, GrahaPlacement } from './types';

/** The five that have neither the disc of the luminaries nor stand for a node. */
export const FIGHTING = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies readonly GrahaKey[];
export type FightingKey = (typeof FIGHTING)[number];

/** Nearer than this in longitude, degrees. */
const WITHIN_DEG = 1;

export interface GrahaYuddha {
  grahas: [FightingKey, FightingKey];
  /** In longitude, degrees. */
  separationDeg: number;
  /** The one farther north in ecliptic latitude; null where neither is. */
  north: FightingKey | null;
}

/** All pairs, in the order of the grahas. Who prevails is left open: authors differ. */
export function grahaYuddhas(
  grahas: readonly Pick<GrahaPlacement, 'key' | 'siderealDeg' | 'latitudeDeg'>[],
): GrahaYuddha[] {
  const placed = FIGHTING.map((key) => {
    const graha = grahas.find((other) => other.key === key);
    if (graha === undefined || Number.isNaN(graha.siderealDeg)) throw new Error(`${key} could not be placed`);
    return { key, lonDeg: graha.siderealDeg, latDeg: graha.latitudeDeg };
  });
  return placed.flatMap((a, i) =>
    placed.slice(i + 1).flatMap((b): GrahaYuddha[] => {
      // The lesser of the two ways round, itself not rounded by the turn of the circle.
      const separationDeg = Math.min(norm360(a.lonDeg - b.lonDeg), norm360(b.lonDeg - a.lonDeg));
      if (!(separationDeg < WITHIN_DEG)) return [];
      const north = a.latDeg === b.latDeg ? null : (a.latDeg > b.latDeg ? a : b).key;
      return [{ grahas: [a.key, b.key], separationDeg, north }];
    }),
  );
}
