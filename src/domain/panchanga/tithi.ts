import { norm360, partGone, partOf } from '../circle';
import type { Paksha } from '../names';

const TITHIS = 30;

export interface Tithi {
  /** 1..30 from Śukla Pratipadā; 15 is Pūrṇimā, 30 Amāvāsyā. */
  index: number;
  paksha: Paksha;
  /** Part of it already past, 0 ≤ fraction < 1. */
  fraction: number;
}

/**
 * The tithi of two longitudes: each is 12° of the Moon's distance from the Sun. Both tropical or both
 * sidereal, it makes no difference; a longitude that is NaN gives a tithi of NaN.
 *
 * Source  customary
 */
export function tithiOf(moonDeg: number, sunDeg: number): Tithi {
  const elongation = norm360(moonDeg - sunDeg);
  const part = partOf(elongation, TITHIS);
  return {
    index: part + 1,
    paksha: part < TITHIS / 2 ? 'shukla' : 'krishna',
    fraction: partGone(elongation, TITHIS),
  };
}
