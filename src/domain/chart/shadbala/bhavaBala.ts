/**
 * Bhāva-bala, strength of the twelve bhāvas by their Śrīpati madhyas (BPHS 27; after Raman, Graha and Bhava Balas:
 * without additions for occupants and for day and night).
 */
import { FULL_BHAVA_ASPECT, POWERLESS_HOUSE, RASHI_KINDS, type RashiKind } from '../../../data/chart/shadbala';
import type { BodyKey } from '../../../kernel/keys';
import { degreesInRashi, rashiOf } from '../../positions/placement';
import { houseFrom, rashiLord } from '../../positions/rashi';
import { aspectsOn } from './drishti';
import type { BhavaBala } from './types';

const HALF_RASHI_DEG = 15;
const VIRUPAS_PER_HOUSE = 10;

const QUARTER = 1 / 4;

/** Kind of the half rāśi at a longitude. */
export function rashiKind(lonDeg: number): RashiKind {
  const [first, second] = RASHI_KINDS[rashiOf(lonDeg) - 1] as (typeof RASHI_KINDS)[number];
  return degreesInRashi(lonDeg) < HALF_RASHI_DEG ? first : second;
}

function bhavaDig(number: number, madhyaDeg: number): number {
  const away = houseFrom(POWERLESS_HOUSE[rashiKind(madhyaDeg)], number) - 1;
  return VIRUPAS_PER_HOUSE * Math.min(away, 12 - away);
}

/**
 * Bhāva-bala of the twelve bhāvas, virūpas.
 *
 * @param madhyas  Śrīpati's middles of the bhāvas 1..12, sidereal degrees; null if they do not exist: all results are
 * NaN
 * @param totals   ṣaḍ-bala of the seven, virūpas
 */
export function bhavaBalas(
  madhyas: readonly number[] | null,
  totals: Record<BodyKey, number>,
  lonDeg: Record<BodyKey, number>,
  benefic: Record<BodyKey, boolean>,
): BhavaBala[] {
  if (madhyas === null)
    return Array.from({ length: 12 }, (_, i) => withTotal(i + 1, Number.NaN, Number.NaN, Number.NaN));
  const weight = (of: BodyKey): number => (benefic[of] ? 1 : -1) * (FULL_BHAVA_ASPECT.includes(of) ? 1 : QUARTER);
  return madhyas.map((madhyaDeg, i) =>
    withTotal(
      i + 1,
      totals[rashiLord(rashiOf(madhyaDeg))],
      bhavaDig(i + 1, madhyaDeg),
      aspectsOn(madhyaDeg, lonDeg, weight),
    ),
  );
}

function withTotal(number: number, adhipati: number, dig: number, drishti: number): BhavaBala {
  return { number, adhipati, dig, drishti, total: adhipati + dig + drishti };
}
