/** The avasthās by the position of a graha in its rāśi: bālādi, jāgradādi and dīptādi (BPHS 45). */

import type { Dignity, Relation } from '../../../data/dignity';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../../data/keys';
import { partOf } from '../../circle';
import { compoundRelation } from '../../positions/friendship';
import { isOdd, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { BALADI_KEYS, type Baladi, type Deeptadi, type Jagradadi } from './keys';

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

/** Awake in exaltation, mūlatrikoṇa and own rāśi; dreaming with a friend or neutral; otherwise asleep. */
const JAGRADADI: Record<Dignity, Jagradadi | null> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  'great-friend': 'svapna',
  friend: 'svapna',
  neutral: 'svapna',
  enemy: 'sushupti',
  'great-enemy': 'sushupti',
  debilitated: 'sushupti',
  none: null,
};

/** Waking, dreaming or sleeping; null for the nodes. */
export function jagradadiOf(standing: Standing, key: GrahaKey): Jagradadi | null {
  return isBody(key) ? JAGRADADI[standing.dignity(key)] : null;
}

const DEEPTADI: Record<'exalted' | 'moolatrikona' | 'own' | Relation, Deeptadi> = {
  exalted: 'dipta',
  moolatrikona: 'svastha',
  own: 'svastha',
  'great-friend': 'mudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  'great-enemy': 'khala',
};

const VIKALA_COMPANY: readonly GrahaKey[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

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
    bySign: DEEPTADI[state],
    vikala: company.some((other) => VIKALA_COMPANY.includes(other)),
    kopa: standing.combust(key),
  };
}
