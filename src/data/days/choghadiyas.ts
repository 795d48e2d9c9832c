/** The choghaḍiyās and their orders. */
import type { GrahaKey } from '../keys';

interface ChoghadiyaRow {
  quality: 'good' | 'middling' | 'bad';
  lord: GrahaKey;
}

/** The seven choghaḍiyās with their qualities and lords. Source: customary. */
export const CHOGHADIYAS = {
  udvega: { quality: 'bad', lord: 'sun' },
  chara: { quality: 'middling', lord: 'venus' },
  labha: { quality: 'good', lord: 'mercury' },
  amrita: { quality: 'good', lord: 'moon' },
  kala: { quality: 'bad', lord: 'saturn' },
  shubha: { quality: 'good', lord: 'jupiter' },
  roga: { quality: 'bad', lord: 'mars' },
} as const satisfies Record<string, ChoghadiyaRow>;

export type ChoghadiyaKey = keyof typeof CHOGHADIYAS;

/** Orders of the day and of the night; the eighth repeats the first. */
export const CHOGHADIYA_DAY_CYCLE = ['udvega', 'chara', 'labha', 'amrita', 'kala', 'shubha', 'roga'] as const;

export const CHOGHADIYA_NIGHT_CYCLE = ['shubha', 'amrita', 'chara', 'roga', 'kala', 'labha', 'udvega'] as const;

/** The first of the day and of the night, from Ravivāra; by day its lord is the lord of the vāra. */
export const CHOGHADIYA_DAY_FIRST = ['udvega', 'amrita', 'roga', 'labha', 'shubha', 'chara', 'kala'] as const;

export const CHOGHADIYA_NIGHT_FIRST = ['shubha', 'chara', 'kala', 'udvega', 'amrita', 'roga', 'labha'] as const;
