/** The sixteen divisional charts and their weights. */

import { VARGA_NAMES } from '../../../../build/lexicon/terms/varga';
import { VARGA_KEYS, type VargaKey } from '../../../data/keys';
import { type Fact, type FactRow, family } from '../types';
import { bphs, CUSTOMARY } from './sources';
import { arc, inWords, list, ordinal, rashi } from './words';

/**
 * Where the count of the parts begins, by the kind of the rāśi: counted from itself or from Meṣa. A test holds these
 * against the rules that use them.
 */
export type Starts =
  | { by: 'any' | 'parity' | 'modality' | 'element'; from: 'sign' | 'mesha'; start: readonly number[]; step?: number }
  | { said: string };

export const VARGA_STARTS: Record<VargaKey, Starts> = {
  D1: { said: 'It is the chart of the rāśis themselves' },
  D2: { said: 'In odd rāśis the first half falls on Siṃha and the second on Karka, in even ones the other way round' },
  D3: { by: 'any', from: 'sign', start: [1], step: 4 },
  D4: { by: 'any', from: 'sign', start: [1], step: 3 },
  D7: { by: 'parity', from: 'sign', start: [1, 7] },
  D9: { by: 'modality', from: 'sign', start: [1, 9, 5] },
  D10: { by: 'parity', from: 'sign', start: [1, 9] },
  D12: { by: 'any', from: 'sign', start: [1] },
  D16: { by: 'modality', from: 'mesha', start: [1, 5, 9] },
  D20: { by: 'modality', from: 'mesha', start: [1, 9, 5] },
  D24: { by: 'parity', from: 'mesha', start: [5, 4] },
  D27: { by: 'element', from: 'mesha', start: [1, 4, 7, 10] },
  D30: {
    said:
      'In odd rāśis 5°, 5°, 8°, 7° and 5° fall on Meṣa, Kumbha, Dhanus, Mithuna and Tulā; in even ones 5°, 7°, 8°, 5° and ' +
      '5° on Vṛṣabha, Kanyā, Mīna, Makara and Vṛścika',
  },
  D40: { by: 'parity', from: 'mesha', start: [1, 7] },
  D45: { by: 'modality', from: 'mesha', start: [1, 5, 9] },
  D60: { by: 'any', from: 'sign', start: [1] },
};

const KINDS = {
  any: [],
  parity: ['odd rāśis', 'even ones'],
  modality: ['movable rāśis', 'fixed ones', 'dual ones'],
  element: ['rāśis of fire', 'those of earth', 'those of air', 'those of water'],
} as const;

const beginning = (from: 'sign' | 'mesha', start: number): string => {
  if (from === 'mesha') return rashi(start);
  return start === 1 ? 'the rāśi itself' : `the ${ordinal(start)} from it`;
};

function starts(rule: Starts): string {
  if ('said' in rule) return rule.said;
  const ways = rule.start.map(
    (start, i) => `with ${beginning(rule.from, start)}${rule.by === 'any' ? '' : ` for ${KINDS[rule.by][i]}`}`,
  );
  const step = rule.step === undefined ? '' : `, and goes on to every ${ordinal(rule.step + 1)}, counted inclusively`;
  return `The count begins ${list(ways)}${step}`;
}

const parts = (key: VargaKey): number => Number(key.slice(1));
const DEGREES = 30;

/** The width of an equal part in degrees, if it has whole seconds. */
export function partWidth(key: VargaKey): number | null {
  const width = DEGREES / parts(key);
  return Number.isInteger(Math.round(width * 3600 * 1e6) / 1e6) ? width : null;
}

function cut(key: VargaKey): string {
  const { iast } = VARGA_NAMES[key];
  if (key === 'D1') return `${iast} (D1) has the whole rāśi of ${DEGREES}° for its part.`;
  if (key === 'D30') return `${iast} (D30) cuts a rāśi into ${inWords(5)} unequal parts.`;
  const width = partWidth(key);
  return `${iast} (${key}) cuts a rāśi into ${parts(key)} equal parts${width === null ? '' : ` of ${arc(width)}`}.`;
}

const ROWS: readonly FactRow[] = VARGA_KEYS.map((key) => ({
  id: `varga-${key.toLowerCase()}`,
  title: `${VARGA_NAMES[key].iast}: ${key}`,
  statement: `${cut(key)} ${starts(VARGA_STARTS[key])}.`,
  keywords: [VARGA_NAMES[key].sa, 'divisional chart', 'वर्ग', ...(key === 'D9' ? ['navamsa', 'navamsha'] : [])],
}));

/** Vimśopaka weights of the groups of six, seven, ten and sixteen vargas; each group has 20 in all. */
export const VIMSHOPAKA: readonly { iast: string; count: number; weights: Partial<Record<VargaKey, number>> }[] = [
  { iast: 'Ṣaḍ-varga', count: 6, weights: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 } },
  { iast: 'Sapta-varga', count: 7, weights: { D1: 5, D2: 2, D3: 3, D7: 1, D9: 2.5, D12: 4.5, D30: 2 } },
  {
    iast: 'Daśa-varga',
    count: 10,
    weights: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  },
  {
    iast: 'Ṣoḍaśa-varga',
    count: 16,
    weights: {
      ...{ D1: 3.5, D2: 1, D3: 1, D4: 0.5, D7: 0.5, D9: 3, D10: 0.5, D12: 0.5 },
      ...{ D16: 2, D20: 0.5, D24: 0.5, D27: 0.5, D30: 1, D40: 0.5, D45: 0.5, D60: 4 },
    },
  },
];

const GROUPS: readonly FactRow[] = [
  {
    id: 'vargas-sixteen',
    title: 'The sixteen vargas',
    statement: `Parāśara has ${VARGA_KEYS.length} divisional charts: ${list(VARGA_KEYS.map((key) => VARGA_NAMES[key].iast))}.`,
    keywords: ['shodashavarga', 'षोडशवर्ग', 'divisional chart'],
  },
  {
    id: 'varga-vargottama',
    title: 'Vargottama',
    statement:
      'A graha is vargottama in a varga when it has there the same rāśi as in D1; mostly it is said of the navāṃśa.',
    keywords: ['वर्गोत्तम', 'D9'],
    source: CUSTOMARY,
  },
  ...VIMSHOPAKA.map(({ iast, count, weights }) => ({
    id: `vimshopaka-${count}`,
    title: `Viṃśopaka weights of ${iast}`,
    statement:
      `In the group of ${count} vargas the weights are ${list(Object.entries(weights).map(([key, weight]) => `${key} ${weight}`))}: ` +
      '20 in all.',
    keywords: ['vimshopaka bala', 'विंशोपक', 'strength'],
    source: bphs(7),
  })),
];

export const VARGA_FACTS: readonly Fact[] = family('varga', bphs(6), [...GROUPS, ...ROWS]);
