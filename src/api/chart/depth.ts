/** The depth of the daśās of a request, and how many periods a daśā has, for its price. */
import type { DashaOptions } from '../../domain/dasha/birth';
import type { DashaKey } from '../../domain/dasha/keys';
import type { ChartRequestQuestion } from './question';

/** Maximum number of periods of the first level in any chart, and of the parts of each. */
const GRAHAS = { first: 9, parts: 9 } as const;
const RASHIS = { first: 12, parts: 12 } as const;
const COUNTS: Record<DashaKey, { first: number; parts: number }> = {
  vimshottari: GRAHAS,
  'kp-vimshottari': GRAHAS,
  mudda: GRAHAS,
  kalachakra: GRAHAS,
  yogini: { first: 24, parts: 8 },
  ashtottari: { first: 8, parts: 8 },
  shodashottari: { first: 8, parts: 8 },
  dvadashottari: { first: 8, parts: 8 },
  panchottari: { first: 7, parts: 7 },
  shatabdika: { first: 7, parts: 7 },
  chaturashiti: { first: 7, parts: 7 },
  dvisaptati: { first: 16, parts: 8 },
  shashtihayani: { first: 16, parts: 8 },
  shattrimsha: { first: 24, parts: 8 },
  chara: RASHIS,
  'chara-rao': RASHIS,
  narayana: { first: 24, parts: 12 },
  shula: RASHIS,
  mandooka: RASHIS,
  drig: RASHIS,
  sthira: RASHIS,
  'niryana-shula': RASHIS,
};

/** Maximum number of periods of a daśā down to a level. */
export function periodCount(key: DashaKey, depth: number): number {
  const { first, parts } = COUNTS[key];
  return (first * (parts ** depth - 1)) / (parts - 1);
}

/** The depth of a request as an option of its daśās: without a list of daśās it is the depth of Viṃśottarī alone. */
export function depthsOf({
  dashas,
  dashaDepth,
}: Pick<ChartRequestQuestion['request'], 'dashas' | 'dashaDepth'>): Pick<DashaOptions, 'dashaDepth'> {
  if (dashaDepth === undefined) return {};
  return { dashaDepth: dashas === undefined ? { vimshottari: dashaDepth } : dashaDepth };
}
