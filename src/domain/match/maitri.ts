/** Friendship of the lords of two rāśis. */
import type { BodyKey } from '../../data/keys';
import {
  BRIHAJJATAKA_FRIENDS,
  MAITRI_POINTS_BY_SUM,
  MAITRI_POINTS_FRIEND_AND_ENEMY,
  MAITRI_POINTS_SAME_LORD,
} from '../../data/match/tables';
import { naturalRelation } from '../positions/friendship';

/** Whether the two are mutual friends; false for the same graha. */
export function areFriends(first: BodyKey, second: BodyKey): boolean {
  return first !== second && naturalRelation(first, second) === 1 && naturalRelation(second, first) === 1;
}

/** Points of graha-maitrī, 0 to 5, by the relations both ways. */
export function maitriPoints(first: BodyKey, second: BodyKey): number {
  if (first === second) return MAITRI_POINTS_SAME_LORD;
  const [there, back] = [naturalRelation(first, second), naturalRelation(second, first)];
  if (there === -back && there !== 0) return MAITRI_POINTS_FRIEND_AND_ENEMY;
  return MAITRI_POINTS_BY_SUM[there + back + 2] as number;
}

/** Whether they are the same graha, or friends in the Bṛhajjātaka. */
export function agreeByBrihajjataka(first: BodyKey, second: BodyKey): boolean {
  return first === second || BRIHAJJATAKA_FRIENDS[first].includes(second);
}
