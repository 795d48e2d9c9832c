/** Yogas of lords of the sixth, eighth and twelfth in these houses. */

import { DUHSTHANAS } from '../houses';
import type { GrahaKey } from '../keys';
import type { RowOf, YogaRow, YogaSky } from './types';

const among = (y: YogaSky, houses: readonly number[]): GrahaKey[] =>
  houses.map(y.lord).filter((lord) => y.isIn(lord, DUHSTHANAS));

const lordAmong = <K extends string>(house: number, key: K): RowOf<K> => ({
  key,
  source: 'Phaladīpikā 6',
  when: (y) => y.formed(among(y, [house]).length > 0, among(y, [house])),
});

export const VIPARITA_YOGAS = [
  lordAmong(6, 'harsha'),
  lordAmong(8, 'sarala'),
  lordAmong(12, 'vimala'),
  {
    key: 'viparita_raja',
    source: 'customary',
    when: (y) => y.formed(among(y, DUHSTHANAS).length > 0, among(y, DUHSTHANAS)),
  },
] as const satisfies readonly YogaRow[];
