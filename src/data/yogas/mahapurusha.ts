/** The five mahāpuruṣa yogas: one of the five planets, strong in a kendra. */

import { KENDRAS } from '../houses';
import type { BodyKey } from '../keys';
import type { RowOf, YogaRow } from './types';

const greatMan = <K extends string>(graha: BodyKey, key: K): RowOf<K> => ({
  key,
  source: 'Phaladīpikā 6',
  when: (y) => y.formed(y.strong(graha) && y.isIn(graha, KENDRAS), [graha]),
  bhanga: [
    {
      source: 'Mānasāgarī',
      when: (y) => y.conjunct('sun', graha) || y.conjunct('moon', graha),
    },
  ],
});

export const MAHAPURUSHA_YOGAS = [
  greatMan('mars', 'ruchaka'),
  greatMan('mercury', 'bhadra'),
  greatMan('jupiter', 'hamsa'),
  greatMan('venus', 'malavya'),
  greatMan('saturn', 'shasha'),
] as const satisfies readonly YogaRow[];
