/**
 * Bhāva-bala, strength of the twelve bhāvas by their Śrīpati madhyas (BPHS 27; after Raman, Graha and Bhava Balas:
 * without additions for occupants and for day and night).
 */
import type { BodyKey } from '../../../kernel/keys';
import { degreesInRashi, rashiOf } from '../../positions/placement';
import { houseFrom, rashiLord } from '../../positions/rashi';
import { aspectsOn } from './drishti';
import type { BhavaBala } from './types';

/** Kinds of rāśis, with the house without directional strength; the opposite house has 60 virūpas. */
const POWERLESS_HOUSE = { nara: 7, jala: 10, chatushpada: 4, keeta: 1 } as const;
export type RashiKind = keyof typeof POWERLESS_HOUSE;

/** Kind of the first and the second half of each rāśi from Meṣa. */
const KINDS = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['jala', 'jala'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['nara', 'nara'],
  ['keeta', 'keeta'],
  ['nara', 'chatushpada'],
  ['chatushpada', 'jala'],
  ['nara', 'nara'],
  ['jala', 'jala'],
] as const satisfies readonly (readonly [RashiKind, RashiKind])[];

const HALF_RASHI_DEG = 15;
const VIRUPAS_PER_HOUSE = 10;

/** Guru and Budha aspect a bhāva fully, the others by a quarter. */
const FULL_ASPECT: readonly BodyKey[] = ['jupiter', 'mercury'];
const QUARTER = 1 / 4;

/** Kind of the half rāśi at a longitude. */
export function rashiKind(lonDeg: number): RashiKind {
  const [first, second] = KINDS[rashiOf(lonDeg) - 1] as (typeof KINDS)[number];
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
  const weight = (of: BodyKey): number => (benefic[of] ? 1 : -1) * (FULL_ASPECT.includes(of) ? 1 : QUARTER);
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
