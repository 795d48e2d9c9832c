/** Ṛtu and ayana by the Sun's rāśi, in either zodiac. */
import type { Ayana } from '../../data/almanac';

export interface Season {
  /** 1..6 from Vasanta. */
  ritu: number;
  ayana: Ayana;
}

/**
 * The season of a rāśi of the Sun. Vasanta is Mīna and Meṣa, and so on in pairs; the Sun goes north from Makara to
 * Mithuna. With nirayana rāśis the seasons change at saṅkrāntis; with sāyana rāśis the ayanas change at the solstices.
 *
 * @param rashi  1..12 from Meṣa
 *
 * Source  customary
 */
export function seasonOf(rashi: number): Season {
  return {
    ritu: Math.floor((rashi % 12) / 2) + 1,
    ayana: rashi >= 10 || rashi <= 3 ? 'uttarayana' : 'dakshinayana',
  };
}
