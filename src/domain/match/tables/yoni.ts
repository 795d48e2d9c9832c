/** Yoni: an animal for each nakṣatra, and points for each pair. */

import type { Name } from '../../../data/terms/name';
import { YONIS as YONI_ANIMALS } from '../../moonClasses';

export const YONI_NAMES = {
  ashva: { key: 'ashva', iast: 'aśva', sa: 'अश्व' },
  gaja: { key: 'gaja', iast: 'gaja', sa: 'गज' },
  mesha: { key: 'mesha', iast: 'meṣa', sa: 'मेष' },
  sarpa: { key: 'sarpa', iast: 'sarpa', sa: 'सर्प' },
  shvana: { key: 'shvana', iast: 'śvāna', sa: 'श्वान' },
  marjara: { key: 'marjara', iast: 'mārjāra', sa: 'मार्जार' },
  mushaka: { key: 'mushaka', iast: 'mūṣaka', sa: 'मूषक' },
  go: { key: 'go', iast: 'go', sa: 'गो' },
  mahisha: { key: 'mahisha', iast: 'mahiṣa', sa: 'महिष' },
  vyaghra: { key: 'vyaghra', iast: 'vyāghra', sa: 'व्याघ्र' },
  mriga: { key: 'mriga', iast: 'mṛga', sa: 'मृग' },
  vanara: { key: 'vanara', iast: 'vānara', sa: 'वानर' },
  nakula: { key: 'nakula', iast: 'nakula', sa: 'नकुल' },
  simha: { key: 'simha', iast: 'siṃha', sa: 'सिंह' },
} as const satisfies Record<string, Name>;
export type YoniKey = keyof typeof YONI_NAMES;

/** From Aśvinī. */
export const YONIS: readonly YoniKey[] = YONI_ANIMALS.map((animal) => (animal === 'dog' ? 'shvana' : animal));

/** Symmetric; rows and columns in the order of the names. */
const POINTS = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
] as const;
const ORDER = Object.keys(YONI_NAMES) as YoniKey[];

/** 0 to 4; 0 for the seven pairs of enemies. */
export function yoniPoints(first: YoniKey, second: YoniKey): number {
  return POINTS[ORDER.indexOf(first)]?.[ORDER.indexOf(second)] as number;
}
