/** Links of the nine grahas to the houses of a chart, from the rāśis alone: whole-sign houses. */

import { ASPECTED_HOUSES } from '../../data/chart/aspects';
import { GRAHA_KEYS, type GrahaKey, isBody, type PointKey } from '../../data/keys';
import { BODY_KEYS } from '../../kernel/keys';
import { countFrom, houseFrom, rashiLord } from '../positions/rashi';

/** Rāśis 1..12 of lagna and grahas, the only input of the rules. */
export type Rashis = Record<PointKey, number>;

export interface Contacts {
  /** Houses 1..12. */
  owns: number[];
  occupies: number;
  aspects: number[];
  /** The grahas for which a node acts: the lord of its rāśi, then others in the rāśi. Empty for the seven. */
  actsFor: GrahaKey[];
}

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

/** The links of each graha to the chart. */
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
