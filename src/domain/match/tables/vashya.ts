/** Vaśya: the classes and points of the north, and the lists of Raman and the Tamil almanacs. */
import type { Name } from '../../names';

export const VASHYA_NAMES = {
  chatushpada: { key: 'chatushpada', iast: 'catuṣpada', sa: 'चतुष्पद' },
  manava: { key: 'manava', iast: 'mānava', sa: 'मानव' },
  jalachara: { key: 'jalachara', iast: 'jalacara', sa: 'जलचर' },
  vanachara: { key: 'vanachara', iast: 'vanacara', sa: 'वनचर' },
  kita: { key: 'kita', iast: 'kīṭa', sa: 'कीट' },
} as const satisfies Record<string, Name>;
export type VashyaKey = keyof typeof VASHYA_NAMES;

/** By rāśi, whole or in halves of 15°. */
const VASHYAS: readonly (VashyaKey | readonly [VashyaKey, VashyaKey])[] = [
  'chatushpada',
  'chatushpada',
  'manava',
  'jalachara',
  'vanachara',
  'manava',
  'manava',
  'kita',
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  'manava',
  'jalachara',
];

/** Whether the halves of a rāśi, 1..12, have different classes. */
export const isHalved = (rashi: number): boolean => typeof VASHYAS[rashi - 1] !== 'string';

/** The class of a rāśi, 1..12, or of its first or second half. */
export function vashyaOf(rashi: number, half: 1 | 2 | null): VashyaKey {
  const entry = VASHYAS[rashi - 1] as VashyaKey | readonly [VashyaKey, VashyaKey];
  return typeof entry === 'string' ? entry : entry[half === 2 ? 1 : 0];
}

/** Symmetric points: rows and columns catuṣpada, mānava, jalacara, vanacara, kīṭa. */
const POINTS = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
] as const;
const ORDER = Object.keys(VASHYA_NAMES) as VashyaKey[];

export function vashyaPoints(first: VashyaKey, second: VashyaKey): number {
  return POINTS[ORDER.indexOf(first)]?.[ORDER.indexOf(second)] as number;
}

/** The rāśis, 1..12, that are vaśya to each rāśi from Meṣa. */
export const VASHYA_LISTS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];
