/**
 * Pañcavargīya-bala, the strength of five places (B. V. Raman, Varshaphal, 37–45): kṣetra, hadda, drekkāṇa and navāṃśa
 * by the friendship with their lords, uccha by the distance from deepest debilitation.
 */

import { EXALTATION_DEG } from '../../data/dignity';
import { KENDRAS } from '../../data/houses';
import type { FriendshipRule } from '../../data/varshaphala/tables';
import {
  FRIENDSHIP_SHARES,
  HADDAS,
  KESHAVA_PARTY,
  PANCHAVARGIYA_MAXIMA,
  type PlaceRelation,
} from '../../data/varshaphala/tables';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { arcBetween } from '../circle';
import { degreesInRashi, rashiOf } from '../positions/placement';
import { countFrom, houseFrom, rashiLord } from '../positions/rashi';
import { vargaRashi } from '../positions/vargas';
import type { PanchavargiyaBala } from './types';

/** Lord of the hadda, one of five unequal parts of a rāśi, that contains a sidereal longitude (41). */
function haddaLord(lonDeg: number): BodyKey {
  const degrees = degreesInRashi(lonDeg);
  const part = HADDAS[rashiOf(lonDeg) - 1]?.find(([, toDeg]) => degrees < toDeg);
  if (!part) throw new RangeError(`no hadda at ${lonDeg}`);
  return part[0];
}

/** Relation of the lord of a place to the graha in it. */
function relationOf(
  rule: FriendshipRule,
  graha: BodyKey,
  lord: BodyKey,
  lonDeg: Readonly<Record<BodyKey, number>>,
): PlaceRelation {
  if (graha === lord) return 'own';
  if (rule === 'keshava') return KESHAVA_PARTY.includes(graha) === KESHAVA_PARTY.includes(lord) ? 'friend' : 'enemy';
  // Nīlakaṇṭha: by position only.
  const house = houseFrom(rashiOf(lonDeg[lord]), rashiOf(lonDeg[graha]));
  if ([3, 5, 9, 11].includes(house)) return 'friend';
  return KENDRAS.includes(house) ? 'enemy' : 'neutral';
}

/**
 * Lord of a third of a rāśi: the lord of the rāśi, of its fifth or of its ninth (Raman 24, 43; others take the grahas
 * in turn).
 */
function drekkanaLord(lonDeg: number): BodyKey {
  const third = Math.floor(degreesInRashi(lonDeg) / 10);
  return rashiLord(countFrom(rashiOf(lonDeg), 1 + 4 * third));
}

/** The five strengths of the seven grahas, in points, with their sum. */
export function panchavargiyaBala(
  lonDeg: Readonly<Record<BodyKey, number>>,
  rule: FriendshipRule = 'nilakantha',
): Record<BodyKey, PanchavargiyaBala> {
  const rows = BODY_KEYS.map((graha) => {
    const deg = lonDeg[graha];
    const points = (place: keyof typeof PANCHAVARGIYA_MAXIMA, lord: BodyKey): number =>
      PANCHAVARGIYA_MAXIMA[place] * FRIENDSHIP_SHARES[rule][relationOf(rule, graha, lord, lonDeg)];
    const kshetra = points('kshetra', rashiLord(rashiOf(deg)));
    const uchcha = arcBetween(deg, EXALTATION_DEG[graha] + 180) / 9;
    const hadda = points('hadda', haddaLord(deg));
    const drekkana = points('drekkana', drekkanaLord(deg));
    const navamsha = points('navamsha', rashiLord(vargaRashi('D9', deg)));
    const total = kshetra + uchcha + hadda + drekkana + navamsha;
    return [graha, { kshetra, uchcha, hadda, drekkana, navamsha, total, vimshopaka: total / 4 }] as const;
  });
  return Object.fromEntries(rows) as Record<BodyKey, PanchavargiyaBala>;
}
