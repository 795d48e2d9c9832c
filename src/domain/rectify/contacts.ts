/** How the nine grahas are tied to the houses of a chart, told from the rāśis alone: whole-sign houses. */

import { BODY_KEYS } from '../../kernel/types';
import { countFrom, houseFrom, rashiLord } from '../chart/rashi';
import { GRAHA_KEYS, isBody, type PointKey } from '../chart/standing';
import type { GrahaKey } from '../chart/types';

/** Rāśis 1..12 of lagna and grahas: all that the rules look at. */
export type Rashis = Record<PointKey, number>;

export interface Contacts {
  /** Houses 1..12. */
  owns: number[];
  occupies: number;
  aspects: number[];
  /** For whom a node acts: the lord of its rāśi, then those who share it. Empty for the seven. */
  actsFor: GrahaKey[];
}

/** Houses from itself that a graha aspects in full: all of the seven the seventh, three of them two more (BPHS 26). */
const ASPECTED: Partial<Record<GrahaKey, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
};

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

/** What ties each graha to the chart. */
export function contactsOf(rashis: Rashis): Record<GrahaKey, Contacts> {
  const { lagna } = rashis;
  const entries = GRAHA_KEYS.map((key): [GrahaKey, Contacts] => {
    const rashi = rashis[key];
    const sharing = BODY_KEYS.filter((other) => rashis[other] === rashi);
    return [
      key,
      {
        owns: isBody(key) ? HOUSES.filter((house) => rashiLord(countFrom(lagna, house)) === key) : [],
        occupies: houseFrom(lagna, rashi),
        aspects: (ASPECTED[key] ?? []).map((count) => houseFrom(lagna, countFrom(rashi, count))),
        actsFor: isBody(key) ? [] : [...new Set([rashiLord(rashi), ...sharing])],
      },
    ];
  });
  return Object.fromEntries(entries) as Record<GrahaKey, Contacts>;
}
