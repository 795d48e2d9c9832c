/** Parivartana (exchange): the lords of two houses, two grahas, are each in the house of the other. */

import { DUHSTHANAS } from '../houses';
import type { GrahaKey } from '../keys';
import type { RowOf, YogaRow, YogaSky } from './types';

const HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Lords of the pairs of houses in exchange, of this kind. */
function exchanged(y: YogaSky, isKind: (a: number, b: number) => boolean): GrahaKey[] {
  return HOUSES.flatMap((a) => {
    const first = y.lord(a);
    const b = y.house(first);
    const second = y.lord(b);
    return a < b && first !== second && y.house(second) === a && isKind(a, b) ? [first, second] : [];
  });
}

const isHard = (house: number): boolean => DUHSTHANAS.includes(house);
const row = <K extends string>(key: K, isKind: (a: number, b: number) => boolean): RowOf<K> => ({
  key,
  source: 'Phaladīpikā 6',
  when: (y) => {
    const lords = exchanged(y, isKind);
    return y.formed(lords.length > 0, lords);
  },
});

export const PARIVARTANA_YOGAS = [
  row('maha_parivartana', (a, b) => ![a, b].some((house) => house === 3 || isHard(house))),
  row('khala_parivartana', (a, b) => [a, b].includes(3) && ![a, b].some(isHard)),
  row('dainya_parivartana', (a, b) => [a, b].some(isHard)),
] as const satisfies readonly YogaRow[];
