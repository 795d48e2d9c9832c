/**
 * The houses and kārakas of the categories with their weights, each row with its source. The main house weighs 1;
 * customary secondary ones weigh a half or a quarter.
 */

import type { GrahaKey } from '../../data/keys';
import type { Category } from '../../data/rectify';
import { SIGNIFICATIONS } from '../../data/rectify';

/** The houses of a category with their weights, heaviest first. */
export function housesOf(category: Category): { house: number; weight: number }[] {
  return SIGNIFICATIONS[category].filter((row) => 'house' in row);
}

/** The kārakas of a category with their weights. */
export function karakasOf(category: Category): { karaka: GrahaKey; weight: number }[] {
  return SIGNIFICATIONS[category].filter((row) => 'karaka' in row);
}
