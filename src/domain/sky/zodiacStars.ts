/** Selections of stars: those near the paths of the grahas, and the junction stars. */
import type { MansionKey } from '../../data/chakras';
import { STAR_KEYS, STARS, type StarKey } from '../../data/stars';
import { sineCosine } from '../sineCosine';

/** Mean obliquity at J2000.0, degrees. */
const OBLIQUITY_DEG = 23.4393;

/** The stars within a latitude of the ecliptic at J2000.0. */
export function starsWithin(latDeg: number): StarKey[] {
  const [obliquity, limit] = [sineCosine(OBLIQUITY_DEG), sineCosine(latDeg).sine];
  return STAR_KEYS.filter((key) => {
    const { rightAscensionDeg, declinationDeg } = STARS[key];
    const [ra, dec] = [sineCosine(rightAscensionDeg), sineCosine(declinationDeg)];
    return Math.abs(dec.sine * obliquity.cosine - dec.cosine * ra.sine * obliquity.sine) < limit;
  });
}

/** Whether a star is the junction star (yogatārā) of the nakṣatra whose key it has. */
export const isJunctionStar = (key: StarKey): key is StarKey & MansionKey => STARS[key].nakshatra === key;
