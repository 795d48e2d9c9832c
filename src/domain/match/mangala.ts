/**
 * Mars from lagna, Moon and Venus: its whole-sign house, whether each of the two lists counts that house, and the
 * cancellations of Raman. Nothing is ranked, and the lists are not combined.
 */

import { type Attribution, agreed } from '../../data/attribution';
import type { GrahaKey } from '../../data/keys';
import { houseFrom } from '../positions/rashi';
import type { Positions } from '../positions/types';

export const MANGALA_PLACES = ['lagna', 'moon', 'venus'] as const;
type MangalaPlace = (typeof MANGALA_PLACES)[number];

/** Houses of Mars in each list. */
export const MANGALA_LISTS = {
  north: { houses: [1, 4, 7, 8, 12], source: agreed('bphs') },
  south: { houses: [2, 4, 7, 8, 12], source: agreed('raman-muhurtha', 'kerala-shastra') },
} as const satisfies Record<string, { houses: readonly number[]; source: Attribution }>;
export type MangalaList = keyof typeof MANGALA_LISTS;

/** Rāśis 1..12 of the lagna and the grahas, and the house of Mars from the reference point. */
interface MarsView {
  house: number;
  rashi: Record<GrahaKey | 'lagna', number>;
}

interface CancellationRow {
  key: string;
  when: (view: MarsView) => boolean;
}

/** Mars in a house and in one of two rāśis. */
const inHouse =
  (house: number, ...rashis: number[]): CancellationRow['when'] =>
  (view) =>
    view.house === house && rashis.includes(view.rashi.mars);

const CANCELLATIONS = [
  { key: 'raman-2-mithuna-kanya', when: inHouse(2, 3, 6) },
  { key: 'raman-4-mesha-vrishchika', when: inHouse(4, 1, 8) },
  { key: 'raman-7-karka-makara', when: inHouse(7, 4, 10) },
  { key: 'raman-8-dhanus-mina', when: inHouse(8, 9, 12) },
  { key: 'raman-12-vrishabha-tula', when: inHouse(12, 2, 7) },
  { key: 'raman-simha-kumbha', when: ({ rashi }) => rashi.mars === 5 || rashi.mars === 11 },
  { key: 'raman-with-moon', when: ({ rashi }) => rashi.mars === rashi.moon },
  { key: 'raman-with-jupiter', when: ({ rashi }) => rashi.mars === rashi.jupiter },
  { key: 'raman-jupiter-in-lagna', when: ({ rashi }) => rashi.jupiter === rashi.lagna },
  { key: 'raman-venus-in-lagna', when: ({ rashi }) => rashi.venus === rashi.lagna },
] as const satisfies readonly CancellationRow[];
export type CancellationKey = (typeof CANCELLATIONS)[number]['key'];
export const CANCELLATION_KEYS: readonly CancellationKey[] = CANCELLATIONS.map(({ key }) => key);

const CANCELLATION_SOURCE = agreed('raman-muhurtha', 'dranuradharai', 'poorvapunya', 'vedastro');

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
        applies: when({ house, rashi }),
      })),
    };
  });
}
