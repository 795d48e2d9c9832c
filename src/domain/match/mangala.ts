/**
 * Mars from lagna, Moon and Venus: its whole-sign house, whether each of the two lists counts that house, and the
 * cancellations of Raman. Nothing is ranked, and the lists are not combined.
 */

import type { Attribution } from '../../data/attribution';
import type { GrahaKey } from '../../data/keys';
import {
  CANCELLATION_SOURCE,
  CANCELLATIONS,
  type CancellationKey,
  MANGALA_LISTS,
  type MangalaList,
  type MarsCondition,
} from '../../data/match/mangala';
import { houseFrom } from '../positions/rashi';
import type { Positions } from '../positions/types';

export const MANGALA_PLACES = ['lagna', 'moon', 'venus'] as const;
type MangalaPlace = (typeof MANGALA_PLACES)[number];

/** Rāśis 1..12 of the lagna and the grahas, and the house of Mars from the reference point. */
interface MarsView {
  house: number;
  rashi: Record<GrahaKey | 'lagna', number>;
}

function applies(when: MarsCondition, { house, rashi }: MarsView): boolean {
  if ('marsWith' in when) return rashi.mars === rashi[when.marsWith];
  if ('inLagna' in when) return rashi[when.inLagna] === rashi.lagna;
  return when.marsIn.includes(rashi.mars) && (when.house === undefined || house === when.house);
}

export interface MarsFrom {
  from: MangalaPlace;
  /** 1..12. */
  house: number;
  counted: Record<MangalaList, boolean>;
  cancellations: { key: CancellationKey; source: Attribution; applies: boolean }[];
}

/**
 * Mars from the three reference points of a birth.
 *
 * If a point or graha could not be computed, the house is NaN, is not counted, and no cancellation that needs it
 * applies.
 */
export function marsOf({ lagna, grahas }: Pick<Positions, 'lagna' | 'grahas'>): MarsFrom[] {
  const rashi = Object.fromEntries([['lagna', lagna.rashi], ...grahas.map(({ key, rashi }) => [key, rashi])]) as Record<
    GrahaKey | 'lagna',
    number
  >;
  return MANGALA_PLACES.map((from) => {
    const house = houseFrom(rashi[from], rashi.mars);
    const isCounted = (list: MangalaList) => (MANGALA_LISTS[list].houses as readonly number[]).includes(house);
    return {
      from,
      house,
      counted: { north: isCounted('north'), south: isCounted('south') },
      cancellations: CANCELLATIONS.map(({ key, when }) => ({
        key,
        source: CANCELLATION_SOURCE,
        applies: applies(when, { house, rashi }),
      })),
    };
  });
}
