/**
 * Pañcavargīya-bala, the strength of five places (B. V. Raman, Varshaphal, 37–45): kṣetra, hadda, drekkāṇa and navāṃśa
 * by the friendship with their lords, uccha by the distance from deepest debilitation.
 */
import { KENDRAS } from '../../data/houses';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { arcBetween } from '../circle';
import { EXALTATION_DEG } from '../positions/dignity';
import { degreesInRashi, rashiOf } from '../positions/placement';
import { countFrom, houseFrom, rashiLord } from '../positions/rashi';
import { vargaRashi } from '../positions/vargas';
import { haddaLord } from './haddas';
import type { FriendshipRule, PanchavargiyaBala } from './types';

type Relation = 'own' | 'friend' | 'neutral' | 'enemy';

/** Maximum points of each place; the maximum total is eighty. */
const MOST = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const;

const SHARES: Record<FriendshipRule, Record<Relation, number>> = {
  nilakantha: { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 },
  keshava: { own: 1, friend: 0.5, neutral: Number.NaN, enemy: 0.25 },
};

/** One of Keśava's two parties. Members of a party are friends with each other and enemies of the other party. */
const KESHAVA_PARTY: readonly BodyKey[] = ['sun', 'moon', 'mars', 'jupiter'];

/** Relation of the lord of a place to the graha in it. */
function relationOf(
  rule: FriendshipRule,
  graha: BodyKey,
  lord: BodyKey,
  lonDeg: Readonly<Record<BodyKey, number>>,
): Relation {
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
    const points = (place: keyof typeof MOST, lord: BodyKey): number =>
      MOST[place] * SHARES[rule][relationOf(rule, graha, lord, lonDeg)];
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
