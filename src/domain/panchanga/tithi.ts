import type { Paksha } from '../../data/keys';
import { norm360, partGone, partOf } from '../circle';

const TITHIS = 30;

interface Tithi {
  /** 1..30 from Śukla Pratipadā; 15 is Pūrṇimā, 30 Amāvāsyā. */
  index: number;
  paksha: Paksha;
  /** Elapsed part, 0 ≤ fraction < 1. */
  fraction: number;
}

/**
 * The tithi of two longitudes: each tithi is 12° of the Moon's distance from the Sun. Use either tropical or sidereal
 * longitudes for both. A NaN longitude gives a NaN tithi.
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
