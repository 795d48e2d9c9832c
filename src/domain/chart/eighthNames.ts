/** The four points of the eighths of a day, computed only on request. */
import type { Name } from '../../data/terms/name';

const EIGHTH_NAMES = {
  kala: { key: 'kala', iast: 'Kāla', sa: 'काल' },
  mrityu: { key: 'mrityu', iast: 'Mṛtyu', sa: 'मृत्यु' },
  ardhaprahara: { key: 'ardhaprahara', iast: 'Ardhaprahara', sa: 'अर्धप्रहर' },
  yamaghantaka: { key: 'yamaghantaka', iast: 'Yamaghaṇṭaka', sa: 'यमघण्टक' },
} as const satisfies Record<string, Name>;
export type EighthKey = keyof typeof EIGHTH_NAMES;
export const EIGHTH_KEYS = Object.keys(EIGHTH_NAMES) as EighthKey[];
