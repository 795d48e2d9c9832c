/** The 249 divisions of Kṛṣṇamūrti paddhati: the 243 subs of the zodiac, divided again where a rāśi ends in a sub. */

import { VIMSHOTTARI_LORDS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import { partEdge } from '../circle';
import { vimshottariLord } from '../dasha/vimshottari';
import { once } from '../lazy';
import { rashiLord } from '../positions/rashi';
import { RASHIS, STARS, UNITS } from './ladder';

export interface KpDivision {
  /** 1..249 from 0° Meṣa. */
  number: number;
  /** Half-open, sidereal degrees. */
  startDeg: number;
  endDeg: number;
  /** 1..12 and 1..27. */
  rashi: number;
  nakshatra: number;
  signLord: GrahaKey;
  starLord: GrahaKey;
  subLord: GrahaKey;
}

/** The circle in units of a ninth of a degree. A sub has as many units as its lord has years. */
const CIRCLE = STARS * UNITS;
const UNITS_OF_RASHI = CIRCLE / RASHIS;

/** Number of divisions. */
export const KP_NUMBERS = 249;

/** The whole table, computed from the years of the lords on first use. */
export const kpDivisions = once((): readonly KpDivision[] => {
  const divisions: KpDivision[] = [];
  let start = 0;
  for (let star = 0; star < STARS; star++) {
    const { lord: starLord } = vimshottariLord(star % VIMSHOTTARI_LORDS.length);
    for (let i = 0; i < VIMSHOTTARI_LORDS.length; i++) {
      const { lord: subLord, years } = vimshottariLord((star + i) % VIMSHOTTARI_LORDS.length);
      const end = start + years;
      while (start < end) {
        const rashi = Math.floor(start / UNITS_OF_RASHI) + 1;
        const until = Math.min(end, rashi * UNITS_OF_RASHI);
        divisions.push({
          number: divisions.length + 1,
          startDeg: partEdge(start, CIRCLE),
          endDeg: partEdge(until, CIRCLE),
          rashi,
          nakshatra: star + 1,
          signLord: rashiLord(rashi),
          starLord,
          subLord,
        });
        start = until;
      }
    }
  }
  return divisions;
});

/** Number 1..249 of the division that contains a sidereal longitude 0 ≤ lonDeg < 360. */
export function kpNumber(lonDeg: number): number {
  const divisions = kpDivisions();
  let from = 0;
  let until = divisions.length;
  while (until - from > 1) {
    const middle = (from + until) >> 1;
    if ((divisions[middle] as KpDivision).startDeg <= lonDeg) from = middle;
    else until = middle;
  }
  return until;
}
