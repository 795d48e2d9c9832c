/** Windows by weekday: eighths of the day, and dur-muhūrtas. The keys of all windows. */

import { DUR_MUHURTAS_OF_VARA, EIGHTH_OF_VARA } from '../../data/days/muhurtas';
import type { Slot } from '../day/types';
import { MUHURTAS_PER_HALF } from './muhurtas';
import { byVara, partNumbered, type WholeDay } from './slots';

const EIGHTHS = 8;

/** Rāhu-kālam, Yamagaṇḍa or Gulika of a day; `index` is the number of the eighth. */
export function eighth(key: keyof typeof EIGHTH_OF_VARA, day: WholeDay): Slot {
  const index = byVara<number>(EIGHTH_OF_VARA[key], day.vara);
  const { startJd, endJd } = partNumbered(day, EIGHTHS, index);
  return { index, key, quality: 'avoided', lord: null, startJd, endJd };
}

/** Dur-muhūrtas of a day in order; `index` is the number of the muhūrta, 1..30. */
export function durMuhurtas(day: WholeDay): Slot[] {
  return byVara<readonly number[]>(DUR_MUHURTAS_OF_VARA, day.vara).map((index) => {
    const { startJd, endJd } = partNumbered(day, MUHURTAS_PER_HALF, index);
    return { index, key: 'dur_muhurta', quality: 'avoided', lord: null, startJd, endJd };
  });
}
