/** The twelve bhāvas: whole-sign houses, with Śrīpati's degrees beside them. */
import { norm360 } from '../circle';
import { isPlaced } from './placement';
import { countFrom, rashiLord } from './rashi';
import type { Bhava, GrahaPlacement, Placement } from './types';

/**
 * Śrīpati's middles (madhya) of the bhāvas 1..12, sidereal degrees: ascendant, midheaven and their
 * opposites, and the four arcs between them trisected. Null where the ascendant does not lie within the
 * half circle after the midheaven: the arcs then overlap. So it is beyond the polar circles at the hours
 * when the midheaven is below the horizon.
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

/**
 * The twelve bhāvas. Rāśi, lord and occupants are whole-sign, house 1 being the lagna's rāśi; each Śrīpati
 * bhāva begins midway between its madhya and the one before. Where Śrīpati's division does not exist its
 * degrees are NaN.
 *
 * @param midheavenDeg  sidereal, degrees
 */
export function computeBhavas(lagna: Placement, midheavenDeg: number, grahas: readonly GrahaPlacement[]): Bhava[] {
  if (!isPlaced(lagna)) throw new Error('the lagna is not known');
  const madhyas = sripatiMadhyas(lagna.siderealDeg, midheavenDeg) ?? Array<number>(12).fill(Number.NaN);
  const starts = madhyas.map((madhya, i) => midway(madhyas[(i + 11) % 12] as number, madhya));
  return madhyas.map((madhyaDeg, i) => {
    const number = i + 1;
    const rashi = countFrom(lagna.rashi, number);
    return {
      number,
      rashi,
      lord: rashiLord(rashi),
      occupants: grahas.filter((graha) => graha.house === number).map(({ key }) => key),
      startDeg: starts[i] as number,
      madhyaDeg,
      endDeg: starts[(i + 1) % 12] as number,
    };
  });
}
