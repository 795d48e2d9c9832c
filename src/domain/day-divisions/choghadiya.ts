import {
  CHOGHADIYA_DAY_CYCLE,
  CHOGHADIYA_DAY_FIRST,
  CHOGHADIYA_NIGHT_CYCLE,
  CHOGHADIYA_NIGHT_FIRST,
  CHOGHADIYAS,
  type ChoghadiyaKey,
} from '../../data/days/choghadiyas';
import type { Slot } from '../day/types';
import { byVara, dayAndNightParts, type WholeDay } from './slots';

const PARTS = 8;

/** Eight choghaḍiyās of the day and eight of the night, each an eighth of its half; both numbered 1..8. */
export function choghadiyas(day: WholeDay): { day: Slot[]; night: Slot[] } {
  const dayFirst = CHOGHADIYA_DAY_CYCLE.indexOf(byVara(CHOGHADIYA_DAY_FIRST, day.vara));
  const nightFirst = CHOGHADIYA_NIGHT_CYCLE.indexOf(byVara(CHOGHADIYA_NIGHT_FIRST, day.vara));
  const slots = dayAndNightParts(day, PARTS).map((part, i): Slot => {
    const place = i % PARTS;
    const key = (
      i < PARTS ? CHOGHADIYA_DAY_CYCLE[(dayFirst + place) % 7] : CHOGHADIYA_NIGHT_CYCLE[(nightFirst + place) % 7]
    ) as ChoghadiyaKey;
    const { quality, lord } = CHOGHADIYAS[key];
    return { index: place + 1, key, quality, lord, ...part };
  });
  return { day: slots.slice(0, PARTS), night: slots.slice(PARTS) };
}
