/** How the nine grahas are tied to the houses of a chart, told from the rāśis alone: whole-sign houses. */

import { BODY_KEYS } from '../../kernel/types';
import { ASPECTED_HOUSES } from '../chart/aspects';
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
        aspects: ASPECTED_HOUSES[key].map((count) => houseFrom(lagna, countFrom(rashi, count))),
        actsFor: isBody(key) ? [] : [...new Set([rashiLord(rashi), ...sharing])],
      },
    ];
  });
  return Object.fromEntries(entries) as Record<GrahaKey, Contacts>;
}
