/** Windows by weekday: eighths of the day, and dur-muhūrtas. Names of all windows. */

import type { Name } from '../../data/terms/name';
import type { Slot } from '../day/types';
import { MUHURTAS_PER_HALF } from './muhurtas';
import { byVara, partNumbered, type WholeDay } from './slots';

/** Names of the windows. The names of muhūrtas, choghaḍiyās and horās are in their own modules. */
export const WINDOW_NAMES = {
  abhijit: { key: 'abhijit', iast: 'Abhijit', sa: 'अभिजित्' },
  rahu_kalam: { key: 'rahu_kalam', iast: 'Rāhu-kālam', sa: 'राहु-कालम्' },
  yamaganda: { key: 'yamaganda', iast: 'Yamagaṇḍa', sa: 'यमगण्ड' },
  gulika: { key: 'gulika', iast: 'Gulika', sa: 'गुलिक' },
  dur_muhurta: { key: 'dur_muhurta', iast: 'Durmuhūrta', sa: 'दुर्मुहूर्त' },
  varjya: { key: 'varjya', iast: 'Varjya', sa: 'वर्ज्य' },
  amrita_kala: { key: 'amrita_kala', iast: 'Amṛta-kāla', sa: 'अमृत-काल' },
  brahma_muhurta: { key: 'brahma_muhurta', iast: 'Brāhma-muhūrta', sa: 'ब्राह्म-मुहूर्त' },
  pratah_sandhya: { key: 'pratah_sandhya', iast: 'Prātaḥ-sandhyā', sa: 'प्रातः-सन्ध्या' },
  madhyahna_sandhya: { key: 'madhyahna_sandhya', iast: 'Madhyāhna-sandhyā', sa: 'मध्याह्न-सन्ध्या' },
  sayam_sandhya: { key: 'sayam_sandhya', iast: 'Sāyaṃ-sandhyā', sa: 'सायं-सन्ध्या' },
  nishitha: { key: 'nishitha', iast: 'Niśītha', sa: 'निशीथ' },
  godhuli: { key: 'godhuli', iast: 'Godhūli', sa: 'गोधूलि' },
  vijaya: { key: 'vijaya', iast: 'Vijaya-muhūrta', sa: 'विजय-मुहूर्त' },
} as const satisfies Record<string, Name>;

export type WindowKey = keyof typeof WINDOW_NAMES;

export function windowName(key: WindowKey): Name {
  return WINDOW_NAMES[key];
}

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
