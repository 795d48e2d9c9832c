/**
 * The lords of Kṛṣṇamūrti paddhati: of rāśi, star, sub and sub-sub of a longitude.
 *
 * A star is a nakṣatra. It has nine subs, in proportion to the years of the Viṃśottarī lords, starting with its own
 * lord. A sub is divided in the same way, and so on. The years are whole numbers with the sum 120. If every level has
 * 120 equal units, all boundaries are whole units, so positions can be counted exactly.
 */

import { VIMSHOTTARI_LORDS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import { partEdge, partOf } from '../circle';
import { vimshottariLord } from '../dasha/vimshottari';
import { rashiLord } from '../positions/rashi';

export const STARS = 27;
export const RASHIS = 12;
/** Total years of all lords: the number of units per part. */
export const UNITS = VIMSHOTTARI_LORDS.reduce((sum, { years }) => sum + years, 0);
/** Down to this level, a boundary in units times 360 is an integer that a double represents exactly. */
const DEEPEST = 5;

/** One part of the circle, in equal units from 0° Meṣa. */
interface Rung {
  /** Index of its lord among `VIMSHOTTARI_LORDS`. */
  lord: number;
  start: number;
  width: number;
}

/** The sub-part that contains a unit; the width of the part is a multiple of 120. */
function partHolding(unit: number, { lord, start, width }: Rung): Rung {
  const year = width / UNITS;
  let from = start;
  for (let i = 0; i < VIMSHOTTARI_LORDS.length; i++) {
    const next = (lord + i) % VIMSHOTTARI_LORDS.length;
    const part = { lord: next, start: from, width: year * vimshottariLord(next).years };
    from += part.width;
    if (unit < from) return part;
  }
  throw new RangeError(`unit ${unit} lies outside its part`);
}

interface Ladder {
  /** Lords of the star, the sub, the sub-sub and so on. */
  lords: GrahaKey[];
  /** Bounds of the last part: half-open, degrees. */
  startDeg: number;
  endDeg: number;
}

/**
 * The lords of a longitude from its star downwards.
 *
 * @param lonDeg  sidereal longitude, degrees, 0 ≤ lonDeg < 360
 * @param depth   levels below the star: 1 sub, 2 sub-sub, up to 5
 */
export function ladderOf(lonDeg: number, depth: number): Ladder {
  if (Number.isNaN(lonDeg)) throw new Error('the longitude is not known');
  if (depth > DEEPEST) throw new RangeError(`depth ${depth} is greater than ${DEEPEST}`);
  const unitsOfStar = UNITS ** depth;
  const unit = partOf(lonDeg, STARS * unitsOfStar);
  const star = Math.floor(unit / unitsOfStar);
  const rungs: Rung[] = [{ lord: star % VIMSHOTTARI_LORDS.length, start: star * unitsOfStar, width: unitsOfStar }];
  for (let level = 0; level < depth; level++) rungs.push(partHolding(unit, rungs[level] as Rung));
  const last = rungs[depth] as Rung;
  return {
    lords: rungs.map(({ lord }) => vimshottariLord(lord).lord),
    startDeg: partEdge(last.start, STARS * unitsOfStar),
    endDeg: partEdge(last.start + last.width, STARS * unitsOfStar),
  };
}

export interface KpLords {
  signLord: GrahaKey;
  starLord: GrahaKey;
  subLord: GrahaKey;
  subSubLord: GrahaKey;
}

export interface KpPoint extends KpLords {
  /** With the KP ayanāṃśa. */
  siderealDeg: number;
  /** 1..12 from Meṣa. */
  rashi: number;
  /** Distance to the nearest boundary of its sub-sub or of its rāśi, where one of its lords changes. */
  boundaryArcsec: number;
}

const SUB_SUB = 2;

/**
 * The four lords of a longitude, and its distance to the nearest boundary where one of them changes.
 *
 * @param lonDeg  sidereal longitude with the KP ayanāṃśa, degrees, 0 ≤ lonDeg < 360
 */
export function kpPoint(lonDeg: number): KpPoint {
  const { lords, startDeg, endDeg } = ladderOf(lonDeg, SUB_SUB);
  const [starLord, subLord, subSubLord] = lords as [GrahaKey, GrahaKey, GrahaKey];
  const rashi = partOf(lonDeg, RASHIS);
  const fromDeg = Math.max(startDeg, partEdge(rashi, RASHIS));
  const toDeg = Math.min(endDeg, partEdge(rashi + 1, RASHIS));
  return {
    siderealDeg: lonDeg,
    rashi: rashi + 1,
    signLord: rashiLord(rashi + 1),
    starLord,
    subLord,
    subSubLord,
    boundaryArcsec: Math.min(lonDeg - fromDeg, toDeg - lonDeg) * 3600,
  };
}
