/** The five mahāpuruṣa yogas: one of the five planets, strong in a kendra. */
import type { BodyKey } from '../../../kernel/keys';
import { grahaName } from '../../../lexicon/names/grahas';
import { KENDRAS } from '../../positions/rashi';
import type { YogaRow } from './types';

const greatMan = (graha: BodyKey, { key, iast, sa }: Pick<YogaRow, 'key' | 'iast' | 'sa'>): YogaRow => ({
  key,
  iast,
  sa,
  rule: `${grahaName(graha).iast}, exalted, in mūlatrikoṇa or in its own rāśi, stands in a kendra.`,
  source: 'Phaladīpikā 6',
  when: (y) => y.formed(y.strong(graha) && y.isIn(graha, KENDRAS), [graha]),
  bhanga: [
    {
      rule: `Sūrya or Candra stands with ${grahaName(graha).iast}.`,
      source: 'Mānasāgarī',
      when: (y) => y.conjunct('sun', graha) || y.conjunct('moon', graha),
    },
  ],
});

export const MAHAPURUSHA_YOGAS = [
  greatMan('mars', { key: 'ruchaka', iast: 'Rucaka', sa: 'रुचक' }),
  greatMan('mercury', { key: 'bhadra', iast: 'Bhadra', sa: 'भद्र' }),
  greatMan('jupiter', { key: 'hamsa', iast: 'Haṃsa', sa: 'हंस' }),
  greatMan('venus', { key: 'malavya', iast: 'Mālavya', sa: 'मालव्य' }),
  greatMan('saturn', { key: 'shasha', iast: 'Śaśa', sa: 'शश' }),
] as const satisfies readonly YogaRow[];
