/** The twelve bhāvas: whole-sign houses, with Śrīpati's degrees beside them. */

import type { GrahaKey } from '../../data/keys';
import { norm360 } from '../circle';
import { Lacking } from '../positions/attempt';
import { isPlaced } from '../positions/placement';
import { countFrom, rashiLord } from '../positions/rashi';
import type { GrahaPlacement, Placement } from '../positions/types';

/**
 * Śrīpati's middles (madhya) of the bhāvas 1..12, sidereal degrees: ascendant, midheaven, their opposites, and the four
 * arcs between them trisected. Null if the ascendant is not within the half circle after the midheaven, because the
 * arcs overlap. This happens beyond the polar circles while the midheaven is below the horizon.
 */
export function sripatiMadhyas(ascendantDeg: number, midheavenDeg: number): number[] | null {
  const arc = norm360(ascendantDeg - midheavenDeg);
  if (!(arc > 0 && arc < 180)) return null;
  const thirds = [0, 1, 2];
  const fromLagna = [
    ...thirds.map((third) => ((180 - arc) * third) / 3), // the lagna and on towards the fourth
    ...thirds.map((third) => 180 - arc + (arc * third) / 3), // the fourth and on towards the seventh
  ];
  return [...fromLagna, ...fromLagna.map((deg) => deg + 180)].map((deg) => norm360(ascendantDeg + deg));
}

/** The middle of the arc from one longitude forward to another. */
function midway(fromDeg: number, toDeg: number): number {
  return norm360(fromDeg + norm360(toDeg - fromDeg) / 2);
}

/** Śrīpati's division: each bhāva begins midway between its middle and the previous one. Null if it does not exist. */
export function sripatiDivision(
  ascendantDeg: number,
  midheavenDeg: number,
): { startDeg: number[]; madhyaDeg: number[] } | null {
  const madhyaDeg = sripatiMadhyas(ascendantDeg, midheavenDeg);
  if (madhyaDeg === null) return null;
  return { startDeg: madhyaDeg.map((madhya, i) => midway(madhyaDeg[(i + 11) % 12] as number, madhya)), madhyaDeg };
}

/**
 * The twelve bhāvas. Rāśi, lord and occupants are whole-sign: house 1 is the lagna's rāśi. Each Śrīpati bhāva begins
 * midway between its madhya and the previous one. If Śrīpati's division does not exist, its degrees are NaN.
 *
 * @param midheavenDeg  sidereal, degrees
 */
export function computeBhavas(lagna: Placement, midheavenDeg: number, grahas: readonly GrahaPlacement[]): Bhava[] {
  if (!isPlaced(lagna)) throw new Lacking({ lack: 'lagna' });
  const nowhere = Array<number>(12).fill(Number.NaN);
  const division = sripatiDivision(lagna.siderealDeg, midheavenDeg) ?? { startDeg: nowhere, madhyaDeg: nowhere };
  return division.madhyaDeg.map((madhyaDeg, i) => {
    const number = i + 1;
    const rashi = countFrom(lagna.rashi, number);
    return {
      number,
      rashi,
      lord: rashiLord(rashi),
      occupants: grahas.filter((graha) => graha.house === number).map(({ key }) => key),
      startDeg: division.startDeg[i] as number,
      madhyaDeg,
      endDeg: division.startDeg[(i + 1) % 12] as number,
    };
  });
}

export interface Bhava {
  number: number;
  /** Whole-sign: the rāśi of the house, 1..12, and its lord. */
  rashi: number;
  lord: GrahaKey;
  occupants: GrahaKey[];
  /** Śrīpati: beginning (sandhi), middle and end, sidereal degrees. */
  startDeg: number;
  madhyaDeg: number;
  endDeg: number;
}
