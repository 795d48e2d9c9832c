/** Shared parts of the rāśi daśās: mahādaśās from birth, each divided into twelve equal parts. */

import type { GrahaKey } from '../../../data/keys';
import { countFrom } from '../../positions/rashi';
import type { DashaRule } from '../periods';
import type { RashiPeriod } from '../types';

const RASHIS = 12;

/** A mahādaśā: its rāśi, its years, and the lord that determines them. */
interface RashiMaha {
  rashi: number;
  lord: GrahaKey;
  years: number;
}

/** The twelve rāśis from one on, forwards or backwards. */
export const rashisFrom = (first: number, forward: boolean): number[] =>
  Array.from({ length: RASHIS }, (_, i) => countFrom(first, 1 + (forward ? i : -i)));

/** Nodes are rāśis from 0; the parts of a period are equal. */
const EQUAL_SHARES: readonly number[] = Array.from({ length: RASHIS }, () => 1);

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
  order: (rashi: number) => readonly number[],
): DashaRule<RashiPeriod> {
  const lords = Array.from({ length: RASHIS }, (_, i) => lordOf(i + 1));
  return {
    division: {
      startJd: birthJd,
      days: yearDays,
      shares: 1,
      nodes: EQUAL_SHARES,
      order: {
        mahas: mahas.map(({ rashi, years }) => ({ node: rashi - 1, share: years })),
        parts: RASHIS,
        partsOf: (node) => order(node + 1).map((rashi) => rashi - 1),
      },
    },
    form: `rashis of ${lords.join(' ')}`,
    period: (node, startJd, endJd, level, place) => {
      const rashi = node + 1;
      if (level > 1) return { rashi, lord: lords[node] as GrahaKey, level, startJd, endJd, sub: [] };
      const { lord, years } = mahas[place] as RashiMaha;
      return { rashi, lord, years, level, startJd, endJd, sub: [] };
    },
  };
}
