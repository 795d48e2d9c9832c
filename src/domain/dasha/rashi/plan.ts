/**
 * The plan of a rāśi daśā from its row. It begins at birth, and each period has twelve equal parts. Tables map the
 * terms of a row to functions, so that a page with only the default daśās loads only their functions.
 */
import { RASHI_DASHAS, type RashiDashaKey, type RashiDashaRow } from '../../../data/dashas/rashis';
import type { GrahaKey } from '../../../data/keys';
import { countFrom } from '../../positions/rashi';
import { type RashiLords, SINGLE_LORDS } from '../../positions/singleLords';
import type { Standing } from '../../positions/standing';
import { conditionReason } from '../conditions';
import type { DashaBirth, DashaPlan } from '../plan';
import type { RashiSeed } from '../types';
import { rashiRule, rashisFrom } from './rule';
import { countedYears, isForward } from './years';

type Word<Field extends keyof RashiDashaRow> = Extract<RashiDashaRow[Field], string>;
type Words<Field extends keyof RashiDashaRow, Way> = Partial<Record<Word<Field>, Way>>;

/** The functions behind the terms of rows. */
export interface RashiWays<Lords extends RashiLords> {
  /** The seed with the first rāśi; the stronger of the two `houses` is the first. */
  start: Words<'start', (birth: DashaBirth<Lords>) => RashiSeed>;
  stronger?: (birth: DashaBirth<Lords>, houses: readonly [number, number]) => RashiSeed;
  /** The rāśis of the mahādaśās from the first. */
  order: Words<'order', (standing: Standing, first: number) => readonly number[]>;
  years: Words<'years', (standing: Standing, rashi: number, lord: GrahaKey) => number>;
  lords: Words<'lords', (birth: DashaBirth<Lords>) => RashiLords>;
  /** The twelve rāśis of the parts of a rāśi; `first` is the rāśi of the first mahādaśā. */
  parts: Words<
    'parts',
    (birth: DashaBirth<Lords>, lords: RashiLords, first: number) => (rashi: number) => readonly number[]
  >;
}

/** The function for a term. This table may lack the terms of other rows. */
function meaning<Way>(ways: Partial<Record<string, Way>>, word: string): Way {
  const way = ways[word];
  if (way === undefined) throw new RangeError(`no rule "${word}" of a rāśi daśā`);
  return way;
}

/** The ninth from a rāśi decides the direction. */
const DECIDING_HOUSE = 9;
export const followsForward = (rashi: number): boolean => isForward(countFrom(rashi, DECIDING_HOUSE));

/** Parts begin with the rāśi after the period's own rāśi, which comes last. */
export const ownLast = (rashi: number, forward: boolean): number[] =>
  rashisFrom(countFrom(rashi, forward ? 2 : 0), forward);

/** The functions of the default daśās. */
export const USUAL_WAYS = {
  start: { lagna: ({ standing }) => ({ rashi: standing.rashi('lagna'), by: 'lagna' }) },
  order: { 'by-ninth': (_, first) => rashisFrom(first, followsForward(first)) },
  years: { counted: (standing, rashi, lord) => countedYears(rashi, standing.rashi(lord)) },
  lords: { single: () => SINGLE_LORDS, chosen: (birth) => birth.lords() },
  parts: { 'own-last': (_birth, _lords, first) => (rashi) => ownLast(rashi, followsForward(first)) },
} as const satisfies RashiWays<RashiLords>;

export function rashiPlan<Key extends RashiDashaKey, Lords extends RashiLords>(
  key: Key,
  birth: DashaBirth<Lords>,
  ways: RashiWays<Lords>,
): DashaPlan<Key> {
  const { standing, birthJd, yearDays, day } = birth;
  const row: RashiDashaRow = RASHI_DASHAS[key];
  const lords = meaning(ways.lords, row.lords)(birth);
  const seed =
    typeof row.start === 'string'
      ? meaning(ways.start, row.start)(birth)
      : meaning({ stronger: ways.stronger }, 'stronger')(birth, row.start);
  const yearsOf =
    typeof row.years === 'string'
      ? meaning(ways.years, row.years)
      : (
          (years) => () =>
            years
        )(row.years);
  const mahas = meaning(ways.order, row.order)(standing, seed.rashi).map((rashi) => {
    const lord = lords.lordOf(rashi);
    return { rashi, lord, years: yearsOf(standing, rashi, lord) };
  });
  const { bothCycles } = row;
  const second =
    bothCycles === undefined ? [] : mahas.map((maha) => ({ ...maha, years: Math.max(0, bothCycles - maha.years) }));
  const parts = meaning(ways.parts, row.parts)(birth, lords, seed.rashi);
  const reason = conditionReason(row.condition, standing, day);
  return {
    key,
    applicable: reason === null || reason.holds,
    reason,
    seed: { ...seed, ...(lords.chosen && { coLords: lords.chosen }) },
    balance: null,
    yearDays,
    rule: rashiRule([...mahas, ...second], birthJd, yearDays, lords.lordOf, parts),
  } as unknown as DashaPlan<Key>;
}
