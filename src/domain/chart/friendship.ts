/** Friendship among the seven grahas that have light: natural, temporary and compound, as is customary. */
import type { BodyKey } from '../../kernel/types';
import { houseFrom } from './rashi';

export type Relation = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy';

/** Rāśi of each of the seven, 1..12, in the birth chart (D1). */
export type BodyRashis = Record<BodyKey, number>;

/** Naisargika maitrī: whom each holds for a friend, whom for neutral; all others are enemies. */
const NATURAL = {
  sun: { friends: ['moon', 'mars', 'jupiter'], neutral: ['mercury'] },
  moon: { friends: ['sun', 'mercury'], neutral: ['mars', 'jupiter', 'venus', 'saturn'] },
  mars: { friends: ['sun', 'moon', 'jupiter'], neutral: ['venus', 'saturn'] },
  mercury: { friends: ['sun', 'venus'], neutral: ['mars', 'jupiter', 'saturn'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], neutral: ['saturn'] },
  venus: { friends: ['mercury', 'saturn'], neutral: ['mars', 'jupiter'] },
  saturn: { friends: ['mercury', 'venus'], neutral: ['jupiter'] },
} as const satisfies Record<BodyKey, { friends: readonly BodyKey[]; neutral: readonly BodyKey[] }>;

/** Houses from a graha in which another is its friend for the time. */
const TEMPORARY_FRIEND_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12];

const COMPOUND = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'] as const;

/** Natural relation of `of` towards `to`: 1 friend, 0 neutral, −1 enemy. Not symmetric. */
export function naturalRelation(of: BodyKey, to: BodyKey): -1 | 0 | 1 {
  const { friends, neutral }: { friends: readonly BodyKey[]; neutral: readonly BodyKey[] } = NATURAL[of];
  if (friends.includes(to)) return 1;
  return neutral.includes(to) ? 0 : -1;
}

/** Temporary (tātkālika) relation by the rāśis held: 1 friend, −1 enemy. Symmetric. */
export function temporaryRelation(ofRashi: number, toRashi: number): -1 | 1 {
  return TEMPORARY_FRIEND_HOUSES.includes(houseFrom(ofRashi, toRashi)) ? 1 : -1;
}

/** Compound (pañcadhā) relation of one graha towards another: natural and temporary together. */
export function compoundRelation(of: BodyKey, to: BodyKey, rashis: BodyRashis): Relation {
  const sum = naturalRelation(of, to) + temporaryRelation(rashis[of], rashis[to]);
  return COMPOUND[sum + 2] as Relation;
}
