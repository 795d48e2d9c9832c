/** The maximum depth of the daśās in one answer. */
import type { PartKey } from '../../domain/chart/parts';
import type { DashaKey } from '../../domain/dasha/keys';
import { fail, ok, type Result } from '../../domain/result';
import type { FieldProblem } from '../problem';

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

/**
 * Maximum number of periods in an answer. As JSON they are written one by one, so that each daśā alone may go to the
 * deepest level. As objects, for tools and comparisons, they must fit into the 128 MB of an isolate, together with
 * their text.
 */
export const MAX_PERIODS = { json: 600_000, objects: 120_000 } as const;

/** Maximum number of periods of a daśā down to a level. */
export function periodCount(key: DashaKey, depth: number): number {
  const { first, parts } = COUNTS[key];
  return (first * (parts ** depth - 1)) / (parts - 1);
}

const total = (dashas: readonly DashaKey[], depth: number): number =>
  dashas.reduce((sum, key) => sum + periodCount(key, depth), 0);

/** Refuses a depth at which the named daśās have more periods than one answer may contain. */
export function requireDepth(
  { dashas = [], dashaDepth = 1 }: { dashas?: readonly DashaKey[] | undefined; dashaDepth?: number | undefined },
  include: readonly PartKey[] | undefined,
  mostPeriods: number,
): Result<void, FieldProblem> {
  const named = [...new Set(dashas)];
  if (include?.includes('dasha') === false || total(named, dashaDepth) <= mostPeriods) return ok(undefined);
  let most = dashaDepth;
  while (total(named, most) > mostPeriods) most--;
  const words = `at most ${most} with these dashas: ask for fewer of them to go deeper`;
  const expected = { type: 'other', words } as const;
  return fail({ reason: 'invalid_field', field: 'dashaDepth', rule: 'value', expected, example: most });
}
