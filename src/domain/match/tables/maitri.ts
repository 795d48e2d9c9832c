/** Friendship of the lords of two rāśis, in points. */

import type { BodyKey } from '../../../data/keys';
import { naturalRelation } from '../../positions/friendship';

/**
 * By the sum of the two natural relations, −2 to 2: both enemies, neutral and enemy, …; friend and enemy is special.
 */
const POINTS_BY_SUM = [0, 0.5, 3, 4, 5] as const;
const FRIEND_AND_ENEMY = 1;

/** Whether the two are mutual friends; false for the same graha. */
export function areFriends(first: BodyKey, second: BodyKey): boolean {
  return first !== second && naturalRelation(first, second) === 1 && naturalRelation(second, first) === 1;
}

/** Points of graha-maitrī, 0 to 5, by the relations both ways. */
export function maitriPoints(first: BodyKey, second: BodyKey): number {
  if (first === second) return 5;
  const [there, back] = [naturalRelation(first, second), naturalRelation(second, first)];
  if (there === -back && there !== 0) return FRIEND_AND_ENEMY;
  return POINTS_BY_SUM[there + back + 2] as number;
}

/** Friends in the list of Bṛhajjātaka 2.15. */
const BRIHAJJATAKA_FRIENDS: Record<BodyKey, readonly BodyKey[]> = {
  sun: ['jupiter'],
  moon: ['mercury', 'jupiter'],
  mars: ['mercury', 'venus'],
  mercury: ['moon', 'mars', 'jupiter', 'venus', 'saturn'],
  jupiter: ['sun', 'moon', 'mercury', 'venus', 'saturn'],
  venus: ['mars', 'mercury', 'jupiter', 'saturn'],
  saturn: ['mercury', 'jupiter', 'venus'],
};

/** Whether they are the same graha, or mutual friends in that list, where every friendship is mutual. */
export function agreeByBrihajjataka(first: BodyKey, second: BodyKey): boolean {
  return first === second || BRIHAJJATAKA_FRIENDS[first].includes(second);
}
