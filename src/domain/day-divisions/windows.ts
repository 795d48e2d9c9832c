/** Windows by weekday: eighths of the day, and dur-muhūrtas. The keys of all windows. */

import type { Slot } from '../day/types';
import { MUHURTAS_PER_HALF } from './muhurtas';
import { byVara, partNumbered, type WholeDay } from './slots';

export const WINDOW_KEYS = [
  'abhijit',
  'rahu_kalam',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'varjya',
  'amrita_kala',
  'brahma_muhurta',
  'pratah_sandhya',
  'madhyahna_sandhya',
  'sayam_sandhya',
  'nishitha',
  'godhuli',
  'vijaya',
] as const;

export type WindowKey = (typeof WINDOW_KEYS)[number];

const EIGHTHS = 8;

/**
 * Which eighth of the day, 1..8, from Ravivāra. Gulika is the part of Śani.
 *
 * Source  customary; agrees with each of 365 printed days of 2023
 */
const EIGHTH_OF = {
  rahu_kalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/** Rāhu-kālam, Yamagaṇḍa or Gulika of a day; `index` is the number of the eighth. */
export function eighth(key: keyof typeof EIGHTH_OF, day: WholeDay): Slot {
  const index = byVara<number>(EIGHTH_OF[key], day.vara);
  const { startJd, endJd } = partNumbered(day, EIGHTHS, index);
  return { index, key, quality: 'avoided', lord: null, startJd, endJd };
}

/**
 * Numbers of the dur-muhūrtas among the thirty of day and night, from Ravivāra; 22 is the seventh muhūrta of the night.
 *
 * Source  customary; agrees with each of 365 printed days of 2023
 */
const DUR_MUHURTAS = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]] as const;

/** Dur-muhūrtas of a day in order; `index` is the number of the muhūrta, 1..30. */
export function durMuhurtas(day: WholeDay): Slot[] {
  return byVara<readonly number[]>(DUR_MUHURTAS, day.vara).map((index) => {
    const { startJd, endJd } = partNumbered(day, MUHURTAS_PER_HALF, index);
    return { index, key: 'dur_muhurta', quality: 'avoided', lord: null, startJd, endJd };
  });
}
