import { varaLord } from '../../data/almanac';
import type { GrahaKey } from '../../data/keys';
import type { Slot, VedicDay } from '../day/types';
import type { Limb } from '../panchanga/types';
import { choghadiyas } from './choghadiya';
import { abhijit, muhurtas } from './muhurtas';
import { amritaKalas, varjyas } from './nakshatraWindows';
import { dayAndNightParts, type WholeDay, wholeDay } from './slots';
import { durMuhurtas, eighth } from './windows';

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
