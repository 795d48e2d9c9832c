import type { GrahaKey } from '../../data/keys';
import type { Name } from '../../data/terms/name';
import type { Slot } from '../day/types';
import { byVara, dayAndNightParts, type WholeDay } from './slots';

interface ChoghadiyaRow extends Name {
  quality: 'good' | 'middling' | 'bad';
  lord: GrahaKey;
}

const PARTS = 8;

/** The seven choghaḍiyās, with their lords. Source: customary. */
export const CHOGHADIYA_NAMES = {
  udvega: { key: 'udvega', iast: 'Udvega', sa: 'उद्वेग', quality: 'bad', lord: 'sun' },
  chara: { key: 'chara', iast: 'Cara', sa: 'चर', quality: 'middling', lord: 'venus' },
  labha: { key: 'labha', iast: 'Lābha', sa: 'लाभ', quality: 'good', lord: 'mercury' },
  amrita: { key: 'amrita', iast: 'Amṛta', sa: 'अमृत', quality: 'good', lord: 'moon' },
  kala: { key: 'kala', iast: 'Kāla', sa: 'काल', quality: 'bad', lord: 'saturn' },
  shubha: { key: 'shubha', iast: 'Śubha', sa: 'शुभ', quality: 'good', lord: 'jupiter' },
  roga: { key: 'roga', iast: 'Roga', sa: 'रोग', quality: 'bad', lord: 'mars' },
} as const satisfies Record<string, ChoghadiyaRow>;

export type ChoghadiyaKey = keyof typeof CHOGHADIYA_NAMES;

/** Orders of the day and of the night; the eighth repeats the first. */
const DAY_CYCLE = ['udvega', 'chara', 'labha', 'amrita', 'kala', 'shubha', 'roga'] as const;
const NIGHT_CYCLE = ['shubha', 'amrita', 'chara', 'roga', 'kala', 'labha', 'udvega'] as const;
/** The first of the day and of the night, from Ravivāra; by day its lord is that of the vāra. */
const DAY_FIRST = ['udvega', 'amrita', 'roga', 'labha', 'shubha', 'chara', 'kala'] as const;
const NIGHT_FIRST = ['shubha', 'chara', 'kala', 'udvega', 'amrita', 'roga', 'labha'] as const;

export function choghadiyaName(key: ChoghadiyaKey): Name {
  const { iast, sa } = CHOGHADIYA_NAMES[key];
  return { key, iast, sa };
}

/** Eight choghaḍiyās of the day and eight of the night, each an eighth of its half; both numbered 1..8. */
export function choghadiyas(day: WholeDay): { day: Slot[]; night: Slot[] } {
  const dayFirst = DAY_CYCLE.indexOf(byVara(DAY_FIRST, day.vara));
  const nightFirst = NIGHT_CYCLE.indexOf(byVara(NIGHT_FIRST, day.vara));
  const slots = dayAndNightParts(day, PARTS).map((part, i): Slot => {
    const place = i % PARTS;
    const key = (
      i < PARTS ? DAY_CYCLE[(dayFirst + place) % 7] : NIGHT_CYCLE[(nightFirst + place) % 7]
    ) as ChoghadiyaKey;
    const { quality, lord } = CHOGHADIYA_NAMES[key];
    return { index: place + 1, key, quality, lord, ...part };
  });
  return { day: slots.slice(0, PARTS), night: slots.slice(PARTS) };
}
