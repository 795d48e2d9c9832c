/** The houses of the grahas by twenty systems. */

import { HOUSE_SYSTEMS, type HouseSystem } from '../../data/houseSystems';
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { norm360 } from '../circle';
import { houseOf } from '../kp/kp';
import type { Note } from '../positions/notes';
import type { Standing } from '../positions/standing';
import type { ChartKernel, Positions } from '../positions/types';
import { areInOrder, houseCusps } from './houseCusps';

export interface HousesOfSystem {
  key: HouseSystem;
  /** Cusps 1..12, where the houses begin, sidereal degrees; null if they do not exist. */
  cuspsDeg: number[] | null;
  /** Null if the cusps do not exist or do not follow each other around the circle. */
  grahas: Record<GrahaKey, number> | null;
}

/** Systems whose cusps exist only where every degree of the ecliptic rises. */
const NEED_RISING: ReadonlySet<HouseSystem> = new Set(['placidus', 'koch']);

/**
 * The cusps and the houses of the grahas in every system, in the zodiac of the chart: the houses of `whole-sign` are its
 * rāśis. A note names each system that does not exist at this place and time.
 */
export function computeHouseSystems(
  kernel: Pick<ChartKernel, 'angles'>,
  { question, sky, ayanamshaDeg }: Positions,
  standing: Standing,
  notes: Note[],
): HousesOfSystem[] {
  const angles = kernel.angles(sky, question.latDeg, question.lonDeg);
  const houseQuestion = { ...angles, ayanamshaDeg, latDeg: question.latDeg, obliquityDeg: sky.trueObliquityDeg };
  const lonDeg = recordFor(GRAHA_KEYS, standing.lonDeg);
  return HOUSE_SYSTEMS.map((key) => {
    const tropicalDeg = houseCusps(key, houseQuestion);
    if (tropicalDeg === null) {
      const lack = NEED_RISING.has(key) ? 'rising-cusps' : 'quadrants';
      notes.push({ part: `house_systems.${key}`, why: { lack } });
      return { key, cuspsDeg: null, grahas: null };
    }
    const cuspsDeg = tropicalDeg.map((deg) => norm360(deg - ayanamshaDeg));
    if (!areInOrder(cuspsDeg)) return { key, cuspsDeg, grahas: null };
    const grahas = recordFor(GRAHA_KEYS, (graha) => houseOf(lonDeg[graha], cuspsDeg));
    return { key, cuspsDeg, grahas };
  });
}
