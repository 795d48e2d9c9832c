/** The kūṭas of a tradition for two Moons. */

import type { Attribution } from '../../data/attribution';
import { KUTA_ROWS } from '../../data/match';
import { EXCEPTIONS } from '../../data/match/exceptions';
import type { ExceptionKey, ExceptionRow, KutaKey, KutaRow, MatchTradition, Who } from '../../data/match/row';
import { areFriends } from './maitri';
import type { MoonPlace } from './moonPlace';
import { computedRule } from './rules';
import type { Kuta, KutaTable, MatchException, Orientation } from './types';
import { lordOf, nakshatraCount } from './values';

/** Evaluates the exceptions of kūṭas for two Moons. */
interface JudgedException {
  key: ExceptionKey;
  source: Attribution;
  applies: boolean;
}

/** @param holds  whether a kūṭa of the tradition holds */
function applies(
  when: ExceptionRow['when'],
  vara: MoonPlace,
  kanya: MoonPlace,
  holds: (kuta: KutaKey) => boolean,
): boolean {
  if ('kutas' in when) return when.kutas.every((keys) => keys.some(holds));
  if ('lords' in when) {
    const [first, second] = [lordOf(vara), lordOf(kanya)];
    return when.lords.some((relation) => (relation === 'same' ? first === second : areFriends(first, second)));
  }
  if ('same' in when) return vara[when.same] === kanya[when.same] && vara[when.other] !== kanya[when.other];
  if ('eitherNakshatra' in when) return [vara, kanya].some(({ nakshatra }) => when.eitherNakshatra.includes(nakshatra));
  return nakshatraCount(vara, kanya) > when.nakshatraCountBeyond;
}

/**
 * The exceptions of a kūṭa, each evaluated for a pair.
 *
 * @param holds  whether a kūṭa of the tradition holds; false for one that it does not have
 */
function exceptionsOf(
  kuta: KutaKey,
  vara: MoonPlace,
  kanya: MoonPlace,
  holds: (kuta: KutaKey) => boolean,
): JudgedException[] {
  return EXCEPTIONS.filter(({ kutas }) => kutas.includes(kuta)).map(({ key, source, when }) => ({
    key,
    source,
    applies: applies(when, vara, kanya, holds),
  }));
}

/** A row with its rule ready to compute. */
type ComputedRow = KutaRow & ReturnType<typeof computedRule>;

const computed = (row: KutaRow): ComputedRow => ({ ...row, ...computedRule(row.rule) });

const ROWS: Record<MatchTradition, readonly ComputedRow[]> = {
  north: KUTA_ROWS.north.map(computed),
  'north-parihara': KUTA_ROWS['north-parihara'].map(computed),
  raman: KUTA_ROWS.raman.map(computed),
  tamil: KUTA_ROWS.tamil.map(computed),
};

export type MoonPair = Record<Who, MoonPlace>;

/** The birth in the vara's place. */
const varaOf = (orientation: Orientation): Who => (orientation === 'a-vara' ? 'a' : 'b');

/** The two Moons by their places in the rules. */
function placed({ a, b }: MoonPair, orientation: Orientation): { vara: MoonPlace; kanya: MoonPlace } {
  return varaOf(orientation) === 'a' ? { vara: a, kanya: b } : { vara: b, kanya: a };
}

/** The points of a row before exceptions. A rule without points has 1 if it holds, otherwise 0. */
function plainPoints({ points, maximum }: ComputedRow, vara: MoonPlace, kanya: MoonPlace): number {
  const given = points(vara, kanya);
  return typeof given === 'number' ? given : given ? (maximum ?? 1) : 0;
}

const isFull = (row: KutaRow, points: number): boolean => points === (row.maximum ?? 1);

/** Points of every kūṭa of a tradition, in order, with full points for exceptions where the tradition grants them. */
export function pointsOf(tradition: MatchTradition, pair: MoonPair, orientation: Orientation): number[] {
  const { vara, kanya } = placed(pair, orientation);
  return ROWS[tradition].map((row) => {
    const plain = plainPoints(row, vara, kanya);
    if (!row.exceptions || isFull(row, plain)) return plain;
    const { exceptions } = row;
    const judged = exceptionsOf(row.key, vara, kanya, () => false);
    return judged.some(({ key, applies }) => applies && exceptions.includes(key)) ? (row.maximum as number) : plain;
  });
}

/** Whether a row has points. A rule that only holds or fails has none. */
const hasPoints = ({ maximum }: Pick<KutaRow, 'maximum'>): boolean => maximum !== null;

/** The keys of a tradition's kūṭas in order; null for those without points. */
export function pointKeys(tradition: MatchTradition): (KutaKey | null)[] {
  return ROWS[tradition].map((row) => (hasPoints(row) ? row.key : null));
}

const isCounted = (row: KutaRow): boolean => hasPoints(row) && !row.uncounted;

/** The sum of the points that a tradition counts. */
export function totalOf(tradition: MatchTradition, points: readonly number[]): number {
  return ROWS[tradition].reduce((sum, row, i) => (isCounted(row) ? sum + (points[i] as number) : sum), 0);
}

const maximumOf = (tradition: MatchTradition): number =>
  ROWS[tradition].reduce((sum, row) => (isCounted(row) ? sum + (row.maximum as number) : sum), 0);

/** The kūṭas of a tradition with their total. */
export function kutaTable(tradition: MatchTradition, pair: MoonPair, orientation: Orientation): KutaTable {
  const points = pointsOf(tradition, pair, orientation);
  const vara = varaOf(orientation);
  const kutas = ROWS[tradition].map((row, i): Kuta => {
    const given = points[i] as number;
    return {
      key: row.key,
      points: hasPoints(row) ? given : null,
      maximum: row.maximum,
      holds: isFull(row, given),
      counted: isCounted(row),
      a: row.value(pair.a, pair.b, vara === 'a'),
      b: row.value(pair.b, pair.a, vara === 'b'),
      vara: row.directed ? vara : null,
      rule: row.rule,
      source: row.source,
    };
  });
  return { tradition, total: totalOf(tradition, points), maximum: maximumOf(tradition), kutas };
}

/** The exceptions of every kūṭa without full points. */
export function exceptionsBeside(
  tradition: MatchTradition,
  pair: MoonPair,
  orientation: Orientation,
): MatchException[] {
  const { vara, kanya } = placed(pair, orientation);
  const rows = ROWS[tradition];
  const fulls = new Set(rows.filter((row) => isFull(row, plainPoints(row, vara, kanya))).map(({ key }) => key));
  return rows
    .filter(({ key }) => !fulls.has(key))
    .flatMap((row) =>
      exceptionsOf(row.key, vara, kanya, (key) => fulls.has(key)).map((judged) => ({
        ...judged,
        kuta: row.key,
        changes: judged.applies && (row.exceptions?.includes(judged.key) ?? false),
      })),
    );
}

/** Kūṭas that both traditions have but value differently, as fractions of their maximum. */
export function differingKutas(table: KutaTable, variant: KutaTable): KutaKey[] {
  const share = ({ points, maximum, holds }: Kuta) =>
    points === null || maximum === null ? Number(holds) : points / maximum;
  return table.kutas.flatMap((kuta) => {
    const same = variant.kutas.find(({ key }) => key === kuta.key);
    return same && share(same) !== share(kuta) ? [kuta.key] : [];
  });
}
