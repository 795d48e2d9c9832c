import { varaLord } from '../../data/almanac';
import type { GrahaKey } from '../../data/keys';
import type { Slot } from '../day/types';
import { dayAndNightParts, type WholeDay } from './slots';

const HORAS_PER_HALF = 12;

/** Order of the lords of the horās: from slower to faster grahas; Śani follows the Moon. */
const HORA_CYCLE = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const satisfies GrahaKey[];

/**
 * The 24 horās: twelfths of the day, then of the night. The first belongs to the vāra lord, and the order continues
 * through the night, so the 25th belongs to the lord of the next day. The key of a horā is its lord's.
 *
 * Source  customary
 */
export function horas(day: WholeDay): Slot[] {
  const first = HORA_CYCLE.indexOf(varaLord(day.vara));
  return dayAndNightParts(day, HORAS_PER_HALF).map((part, i) => {
    const lord = HORA_CYCLE[(first + i) % 7] as GrahaKey;
    return { index: i + 1, key: lord, quality: null, lord, ...part };
  });
}
