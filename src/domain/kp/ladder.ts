/**
 * The ladder of Kṛṣṇamūrti paddhati: lords of rāśi, star, sub and sub-sub of a longitude.
 *
 * A star is a nakṣatra. It is cut in nine subs that are to one another as the years of the Viṃśottarī lords, its own
 * lord's first; a sub is cut the same way, and so on. The years are whole numbers of 120: with every level cut into
 * 120 equal units all edges fall on whole units, and what lies between them is counted, not measured.
 */
import { rashiLord } from '../chart/rashi';
import type { GrahaKey } from '../chart/types';
import { partEdge, partOf } from '../circle';
import { VIMSHOTTARI_LORDS, vimshottariLord } from '../dasha/vimshottari';

export const STARS = 27;
export const RASHIS = 12;
/** Years of all lords: units in which each part is cut. */
export const UNITS = VIMSHOTTARI_LORDS.reduce((sum, { years }) => sum + years, 0);
/** Down to here an edge, in units and times 360, is a whole number that a double holds exactly. */
const DEEPEST = 5;

/** One part of the circle, counted in equal units from 0° Meṣa. */
interface Rung {
  /** Index of its lord among `VIMSHOTTARI_LORDS`. */
  lord: number;
  start: number;
  width: number;
}

/** The part of a rung that holds a unit; the rung's width is a multiple of 120. */
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

export interface Ladder {
  /** Lord of the star, of the sub, of the sub-sub and so on. */
  lords: GrahaKey[];
  /** The last part: half-open, degrees. */
  startDeg: number;
  endDeg: number;
}

/**
 * The lords of a longitude from its star down.
 *
 * @param lonDeg  sidereal longitude, degrees, 0 ≤ lonDeg < 360
 * @param depth   levels under the star: 1 sub, 2 sub-sub, to 5
 */
export function ladderOf(lonDeg: number, depth: number): Ladder {
  if (Number.isNaN(lonDeg)) throw new Error('a longitude is not known');
  if (depth > DEEPEST) throw new RangeError(`no level ${depth} under a star`);
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
  /** Distance to the nearest edge of its sub-sub or of its rāśi: nearer no lord changes. */
  boundaryArcsec: number;
}

const SUB_SUB = 2;

/**
 * The four lords of a longitude and how far it is from the nearest edge at which one of them changes.
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
