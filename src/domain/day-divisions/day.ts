import type { Slot, VedicDay } from '../day/types';
import type { Limb } from '../panchanga/types';
import { choghadiyas } from './choghadiya';
import { horas } from './horas';
import { abhijit, muhurtas } from './muhurtas';
import { amritaKalas, varjyas } from './nakshatraWindows';
import { wholeDay } from './slots';
import { durMuhurtas, eighth } from './windows';

/** All divisions of a day. */
export interface MuhurtaDay {
  /** Fifteen of the day, then fifteen of the night. */
  muhurtas: Slot[];
  abhijit: Slot | null;
  choghadiya: { day: Slot[]; night: Slot[] };
  /** Twelve of the day, then twelve of the night. */
  hora: Slot[];
  rahuKalam: Slot | null;
  yamaganda: Slot | null;
  gulika: Slot | null;
  durMuhurta: Slot[];
  varjya: Slot[];
  amritaKala: Slot[];
}

/**
 * The muhūrtas and windows of a day. If sunrise, sunset or next sunrise does not exist, all lists are empty and all
 * single slots null.
 *
 * @param nakshatras  those that overlap the day, with their true start and end, in order
 */
export function muhurtaDay(vedicDay: VedicDay, nakshatras: readonly Limb[]): MuhurtaDay {
  const day = wholeDay(vedicDay);
  if (day === null) {
    return {
      muhurtas: [],
      abhijit: null,
      choghadiya: { day: [], night: [] },
      hora: [],
      rahuKalam: null,
      yamaganda: null,
      gulika: null,
      durMuhurta: [],
      varjya: [],
      amritaKala: [],
    };
  }
  return {
    muhurtas: muhurtas(day),
    abhijit: abhijit(day),
    choghadiya: choghadiyas(day),
    hora: horas(day),
    rahuKalam: eighth('rahu_kalam', day),
    yamaganda: eighth('yamaganda', day),
    gulika: eighth('gulika', day),
    durMuhurta: durMuhurtas(day),
    varjya: varjyas(day, nakshatras),
    amritaKala: amritaKalas(day, nakshatras),
  };
}
