/** Dignity of a graha by its rāśi (BPHS 3). */

import type { Dignity } from '../../data/dignity';
import { type GrahaKey, isBody } from '../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { type BodyRashis, compoundRelation } from './friendship';
import { degreesInRashi, rashiOf } from './placement';
import { countFrom, rashiLord } from './rashi';

interface SignDignities {
  /** Exalted below `upTo` degrees of the rāśi; debilitated in the whole seventh rāśi from it. */
  exaltation: { rashi: number; upTo: number };
  /** Half-open interval of degrees. */
  moolatrikona: { rashi: number; from: number; upTo: number };
}

/**
 * Candra and Budha have exaltation and mūlatrikoṇa in the same rāśi, so exaltation ends where mūlatrikoṇa begins; for
 * the others it covers the whole rāśi. Own rāśis are those of which the graha is lord.
 */
const SIGN_DIGNITIES: Record<BodyKey, SignDignities> = {
  sun: { exaltation: { rashi: 1, upTo: 30 }, moolatrikona: { rashi: 5, from: 0, upTo: 20 } },
  moon: { exaltation: { rashi: 2, upTo: 3 }, moolatrikona: { rashi: 2, from: 3, upTo: 30 } },
  mars: { exaltation: { rashi: 10, upTo: 30 }, moolatrikona: { rashi: 1, from: 0, upTo: 12 } },
  mercury: { exaltation: { rashi: 6, upTo: 15 }, moolatrikona: { rashi: 6, from: 15, upTo: 20 } },
  jupiter: { exaltation: { rashi: 4, upTo: 30 }, moolatrikona: { rashi: 9, from: 0, upTo: 10 } },
  venus: { exaltation: { rashi: 12, upTo: 30 }, moolatrikona: { rashi: 7, from: 0, upTo: 15 } },
  saturn: { exaltation: { rashi: 7, upTo: 30 }, moolatrikona: { rashi: 11, from: 0, upTo: 20 } },
};

/** Which of the seven is exalted in a rāśi 1..12, or in a part of it. */
export function exaltedIn(rashi: number): BodyKey | undefined {
  return BODY_KEYS.find((key) => SIGN_DIGNITIES[key].exaltation.rashi === rashi);
}

/** Rāśi of the mūlatrikoṇa of a graha, 1..12. */
export function moolatrikonaRashi(key: BodyKey): number {
  return SIGN_DIGNITIES[key].moolatrikona.rashi;
}

/** Rāśi of exaltation of the nodes. Authors differ; this table uses Vṛṣabha and Vṛścika. */
const NODE_EXALTATION = { rahu: 2, ketu: 8 } as const;

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

/** Deepest exaltation, sidereal degrees; deepest debilitation is opposite (BPHS 3). */
export const EXALTATION_DEG: Record<BodyKey, number> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};
