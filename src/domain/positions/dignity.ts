/** Dignity of a graha by its rāśi (BPHS 3). */

import type { Dignity } from '../../data/dignity';
import { NODE_EXALTATION, SIGN_DIGNITIES } from '../../data/dignity';
import { type GrahaKey, isBody } from '../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { type BodyRashis, compoundRelation } from './friendship';
import { degreesInRashi, rashiOf } from './placement';
import { countFrom, rashiLord } from './rashi';

/** Which of the seven is exalted in a rāśi 1..12, or in a part of it. */
export function exaltedIn(rashi: number): BodyKey | undefined {
  return BODY_KEYS.find((key) => SIGN_DIGNITIES[key].exaltation.rashi === rashi);
}

/** Rāśi of the mūlatrikoṇa of a graha, 1..12. */
export function moolatrikonaRashi(key: BodyKey): number {
  return SIGN_DIGNITIES[key].moolatrikona.rashi;
}

/**
 * Dignity of one of the seven grahas. Without a dignity by sign, it is the compound relation to the lord of the rāśi.
 * `none` if either of the two could not be placed.
 *
 * @param lonDeg  sidereal longitude, degrees
 * @param rashis  the rāśis of all seven
 */
export function dignityOf(key: BodyKey, lonDeg: number, rashis: BodyRashis): Dignity {
  if (Number.isNaN(lonDeg)) return 'none';
  const rashi = rashiOf(lonDeg);
  const degrees = degreesInRashi(lonDeg);
  const { exaltation, moolatrikona } = SIGN_DIGNITIES[key];
  if (rashi === exaltation.rashi && degrees < exaltation.upTo) return 'exalted';
  if (rashi === countFrom(exaltation.rashi, 7)) return 'debilitated';
  if (rashi === moolatrikona.rashi && degrees >= moolatrikona.from && degrees < moolatrikona.upTo) {
    return 'moolatrikona';
  }
  const lord = rashiLord(rashi);
  if (lord === key) return 'own';
  return Number.isNaN(rashis[lord]) ? 'none' : compoundRelation(key, lord, rashis);
}

/** Whether a graha is exalted or debilitated by its rāśi, at any degree. */
export function isExaltedBySign(key: GrahaKey, rashi: number): boolean {
  return rashi === (isBody(key) ? SIGN_DIGNITIES[key].exaltation.rashi : NODE_EXALTATION[key]);
}
export const isDebilitatedBySign = (key: GrahaKey, rashi: number): boolean => isExaltedBySign(key, countFrom(rashi, 7));

/** Dignity of a node by its rāśi: exalted, debilitated, or none. */
export function nodeDignity(key: 'rahu' | 'ketu', rashi: number): Dignity {
  const exaltation = NODE_EXALTATION[key];
  if (rashi === exaltation) return 'exalted';
  return rashi === countFrom(exaltation, 7) ? 'debilitated' : 'none';
}
