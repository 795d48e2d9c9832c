/**
 * The śrāddhas of the pitṛ-pakṣa, from the pūrṇimā of Bhādrapada to its amāvāsyā: each on the day whose aparāhṇa has
 * the larger share of its tithi. The śrāddhas by nakṣatra are in `nakshatras.ts`.
 */
import { WORLD } from './regions';
import { tithi } from './row';
import type { UtsavaRule } from './rule';
import { SHRADDHA_TIMES } from './times/rites';

const APARAHNA = { kala: 'aparahna', onTwo: 'larger', onNone: 'begins' } as const;

/** From kṛṣṇa 1 to kṛṣṇa 14. */
const OF_THE_TITHIS = [
  'pratipada_shraddha',
  'dwitiya_shraddha',
  'tritiya_shraddha',
  'chaturthi_shraddha',
  'panchami_shraddha',
  'shashthi_shraddha',
  'saptami_shraddha',
  'ashtami_shraddha',
  'navami_shraddha',
  'dashami_shraddha',
  'ekadashi_shraddha',
  'dwadashi_shraddha',
  'trayodashi_shraddha',
  'chaturdashi_shraddha',
] as const;

export const SHRADDHAS = [
  tithi(
    'purnima_shraddha',
    { month: 6, paksha: 'shukla', tithi: 15, ...APARAHNA },
    { kind: 'shraddha', times: SHRADDHA_TIMES, regions: WORLD, source: 'customary' },
  ),
  ...OF_THE_TITHIS.map((key, i) =>
    tithi(
      key,
      { month: 6, paksha: 'krishna', tithi: i + 1, ...APARAHNA },
      { kind: 'shraddha', times: SHRADDHA_TIMES, regions: WORLD, source: 'customary' },
    ),
  ),
  tithi(
    'sarvapitri_amavasya',
    { month: 6, paksha: 'krishna', tithi: 15, ...APARAHNA },
    {
      kind: 'shraddha',
      times: SHRADDHA_TIMES,
      regions: WORLD,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga',
    },
  ),
] satisfies readonly UtsavaRule[];
