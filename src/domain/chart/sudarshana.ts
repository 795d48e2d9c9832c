/** Sudarśana-cakra (BPHS 74): the grahas by house from the lagna, from the Moon and from the Sun. */

import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { houseFrom } from '../positions/rashi';
import type { Standing } from '../positions/standing';

export const SUDARSHANA_KEYS = ['lagna', 'moon', 'sun'] as const;
/** From each of the three, the occupants of the houses 1..12. */
export type Sudarshana = Record<(typeof SUDARSHANA_KEYS)[number], GrahaKey[][]>;

export function computeSudarshana(standing: Standing): Sudarshana {
  const around = (reference: number): GrahaKey[][] => {
    const houses = Array.from({ length: 12 }, (): GrahaKey[] => []);
    for (const key of GRAHA_KEYS) houses[houseFrom(reference, standing.rashi(key)) - 1]?.push(key);
    return houses;
  };
  return recordFor(SUDARSHANA_KEYS, (key) => around(standing.rashi(key)));
}
