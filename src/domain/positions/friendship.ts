/** Friendship among the seven grahas with light: natural, temporary and compound (customary). */

import type { Relation } from '../../data/dignity';
import { NATURAL_RELATIONS, TEMPORARY_FRIEND_HOUSES } from '../../data/dignity';
import { BODY_KEYS, type BodyKey, recordFor } from '../../kernel/keys';
import { houseFrom } from './rashi';

/** Rāśi of each of the seven, 1..12, in the birth chart (D1). */
export type BodyRashis = Record<BodyKey, number>;

/** Natural and temporary relations have three degrees; the temporary ones have no neutral. */
type PlainRelation = 'friend' | 'neutral' | 'enemy';

/** Relations of each of the seven towards the six others. */
type RelationTable<R> = Record<BodyKey, Partial<Record<BodyKey, R>>>;

export interface Friendships {
  natural: RelationTable<PlainRelation>;
  temporal: RelationTable<PlainRelation>;
  compound: RelationTable<Relation>;
}

const PLAIN = ['enemy', 'neutral', 'friend'] as const;
const COMPOUND = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'] as const;

/** Natural relation of `of` towards `to`: 1 friend, 0 neutral, −1 enemy. Not symmetric. */
export function naturalRelation(of: BodyKey, to: BodyKey): -1 | 0 | 1 {
  const { friends, neutral }: { friends: readonly BodyKey[]; neutral: readonly BodyKey[] } = NATURAL_RELATIONS[of];
  if (friends.includes(to)) return 1;
  return neutral.includes(to) ? 0 : -1;
}

/** Temporary (tātkālika) relation by rāśis: 1 friend, −1 enemy. Symmetric. */
export function temporaryRelation(ofRashi: number, toRashi: number): -1 | 1 {
  return TEMPORARY_FRIEND_HOUSES.includes(houseFrom(ofRashi, toRashi)) ? 1 : -1;
}

/** Compound (pañcadhā) relation of one graha towards another: the sum of natural and temporary. */
export function compoundRelation(of: BodyKey, to: BodyKey, rashis: BodyRashis): Relation {
  const sum = naturalRelation(of, to) + temporaryRelation(rashis[of], rashis[to]);
  return COMPOUND[sum + 2] as Relation;
}

/** The three tables of a chart. A graha has no relation to itself. */
export function computeFriendships(rashis: BodyRashis): Friendships {
  const table = <R>(relation: (of: BodyKey, to: BodyKey) => R): RelationTable<R> =>
    recordFor(BODY_KEYS, (of) =>
      recordFor(
        BODY_KEYS.filter((to) => to !== of),
        (to) => relation(of, to),
      ),
    ) as RelationTable<R>;
  const plain = (sign: -1 | 0 | 1) => PLAIN[sign + 1] as PlainRelation;
  return {
    natural: table((of, to) => plain(naturalRelation(of, to))),
    temporal: table((of, to) => plain(temporaryRelation(rashis[of], rashis[to]))),
    compound: table((of, to) => compoundRelation(of, to, rashis)),
  };
}
