/** Shared parts of the rāśi daśās: mahādaśās from birth, each divided into twelve equal parts. */

import type { GrahaKey } from '../../keys';
import { countFrom } from '../../positions/rashi';
import { type DashaRule, inProportion, laidOut, partsOnce } from '../periods';
import type { RashiPeriod } from '../types';

export const RASHIS = 12;

/** A mahādaśā: its rāśi, its years, and the lord that determines them. */
export interface RashiMaha {
  rashi: number;
  lord: GrahaKey;
  years: number;
}

/** The twelve rāśis from one on, forwards or backwards, in steps of `every`. */
export const rashisFrom = (first: number, forward: boolean, every = 1): number[] =>
  Array.from({ length: RASHIS }, (_, i) => countFrom(first, 1 + (forward ? i : -i) * every));

const equal = (): number => 1;

/**
 * The rule of a rāśi daśā.
 *
 * @param mahas   in order, for every cycle; a mahādaśā of zero years has no parts
 * @param lordOf  lord of a rāśi, as the periods name it
 * @param order   the twelve rāśis of the parts of a period
 */
export function rashiRule(
  mahas: readonly RashiMaha[],
  birthJd: number,
  yearDays: number,
  lordOf: (rashi: number) => GrahaKey,
  order: (rashi: number) => number[],
): DashaRule<RashiPeriod> {
  const lords = Array.from({ length: RASHIS }, (_, i) => lordOf(i + 1));
  const maha = laidOut(mahas, birthJd, yearDays).map(({ rashi, startJd, endJd }) => ({ node: rashi, startJd, endJd }));
  return {
    maha,
    parts: partsOnce((rashi) => inProportion(order(rashi), equal)),
    period: (rashi, startJd, endJd, level, index) => {
      if (level > 1) return { rashi, lord: lords[rashi - 1] as GrahaKey, level, startJd, endJd, sub: [] };
      const { lord, years } = mahas[index] as RashiMaha;
      return { rashi, lord, years, level, startJd, endJd, sub: [] };
    },
  };
}
