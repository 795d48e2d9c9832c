/** Yogas of lords of the sixth, eighth and twelfth in these houses. */
import type { GrahaKey } from '../../keys';
import { DUHSTHANAS } from '../../positions/rashi';
import type { YogaSky } from './sky';
import type { YogaRow } from './types';

const among = (y: YogaSky, houses: readonly number[]): GrahaKey[] =>
  houses.map(y.lord).filter((lord) => y.isIn(lord, DUHSTHANAS));

const lordAmong = (house: number, words: string, called: Pick<YogaRow, 'key' | 'iast' | 'sa'>): YogaRow => ({
  ...called,
  rule: `The lord of the ${words} stands in the sixth, eighth or twelfth.`,
  source: 'Phaladīpikā 6',
  when: (y) => y.formed(among(y, [house]).length > 0, among(y, [house])),
});

export const VIPARITA_YOGAS = [
  lordAmong(6, 'sixth', { key: 'harsha', iast: 'Harṣa', sa: 'हर्ष' }),
  lordAmong(8, 'eighth', { key: 'sarala', iast: 'Sarala', sa: 'सरल' }),
  lordAmong(12, 'twelfth', { key: 'vimala', iast: 'Vimala', sa: 'विमल' }),
  {
    key: 'viparita_raja',
    iast: 'Viparīta-rāja',
    sa: 'विपरीतराज',
    rule: 'The lord of the sixth, the eighth or the twelfth stands in the sixth, eighth or twelfth.',
    source: 'customary',
    when: (y) => y.formed(among(y, DUHSTHANAS).length > 0, among(y, DUHSTHANAS)),
  },
] as const satisfies readonly YogaRow[];
