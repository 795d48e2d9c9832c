/** The avasthās by the position of a graha in its rāśi: bālādi, jāgradādi and dīptādi (BPHS 45). */

import {
  BALADI_KEYS,
  type Baladi,
  DEEPTADI_BY_DIGNITY,
  type Deeptadi,
  JAGRADADI_BY_DIGNITY,
  type Jagradadi,
  VIKALA_COMPANY,
} from '../../../data/chart/avasthas';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../../data/keys';
import { partOf } from '../../circle';
import { compoundRelation } from '../../positions/friendship';
import { isOdd, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';

const BALADI_PARTS = BALADI_KEYS.length;
const RASHIS = 12;

/** Each age has a fifth of the rāśi: from the beginning of odd rāśis, from the end of even ones. */
export function baladiOf(standing: Standing, key: GrahaKey): Baladi {
  const rashi = standing.rashi(key);
  const part = partOf(standing.lonDeg(key), RASHIS * BALADI_PARTS) - BALADI_PARTS * (rashi - 1);
  const age = BALADI_KEYS[isOdd(rashi) ? part : BALADI_PARTS - 1 - part];
  if (age === undefined) throw new RangeError(`no fifth ${part} of a rāśi`);
  return age;
}

/** Waking, dreaming or sleeping; null for the nodes. */
export function jagradadiOf(standing: Standing, key: GrahaKey): Jagradadi | null {
  return isBody(key) ? JAGRADADI_BY_DIGNITY[standing.dignity(key)] : null;
}

export interface DeeptadiStates {
  bySign: Deeptadi;
  /** It shares its rāśi with one of the malefics Sūrya, Maṅgala, Śani, Rāhu and Ketu. */
  vikala: boolean;
  /** Combust. */
  kopa: boolean;
}

/** Dīptādi of one of the seven; null for the nodes. A debilitated graha uses its relation to the lord of its rāśi. */
export function deeptadiOf(standing: Standing, key: GrahaKey): DeeptadiStates | null {
  if (!isBody(key)) return null;
  const rashi = standing.rashi(key);
  const dignity = standing.dignity(key);
  const state =
    dignity === 'debilitated' || dignity === 'none'
      ? compoundRelation(key, rashiLord(rashi), standing.bodyRashis)
      : dignity;
  const company = GRAHA_KEYS.filter((other) => other !== key && standing.rashi(other) === rashi);
  return {
    bySign: DEEPTADI_BY_DIGNITY[state],
    vikala: company.some((other) => VIKALA_COMPANY.includes(other)),
    kopa: standing.combust(key),
  };
}
