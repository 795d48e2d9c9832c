/** Yogas of lords of the sixth, eighth and twelfth in these houses. */
import type { GrahaKey } from '../../../data/keys';
import { DUHSTHANAS } from '../../positions/rashi';
import type { YogaSky } from './sky';
import type { RowOf, YogaName, YogaRow } from './types';

const among = (y: YogaSky, houses: readonly number[]): GrahaKey[] =>
  houses.map(y.lord).filter((lord) => y.isIn(lord, DUHSTHANAS));

const lordAmong = <K extends string>(house: number, called: YogaName<K>): RowOf<K> => ({
  ...called,
  source: 'Phaladīpikā 6',
  when: (y) => y.formed(among(y, [house]).length > 0, among(y, [house])),
});

export const VIPARITA_YOGAS = [
  lordAmong(6, { key: 'harsha', iast: 'Harṣa', sa: 'हर्ष' }),
  lordAmong(8, { key: 'sarala', iast: 'Sarala', sa: 'सरल' }),
  lordAmong(12, { key: 'vimala', iast: 'Vimala', sa: 'विमल' }),
  {
    key: 'viparita_raja',
    iast: 'Viparīta-rāja',
    sa: 'विपरीतराज',
    source: 'customary',
    when: (y) => y.formed(among(y, DUHSTHANAS).length > 0, among(y, DUHSTHANAS)),
  },
] as const satisfies readonly YogaRow[];
