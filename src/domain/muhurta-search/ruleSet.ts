/** The rules that a search applies: the rows of a purpose, with the differences of a tradition. */
import { PURPOSE_ROWS } from '../../data/muhurta-search/purposes';
import { MUHURTA_TRADITIONS, type MuhurtaTradition, type Purpose, type RuleRow } from '../../data/muhurta-search/rule';
import { TRADITION_CHANGES } from '../../data/muhurta-search/traditions';
import type { MuhurtaQuestion } from './types';

/** The traditions with known rows for a purpose; the default first. */
export function traditionsOf(purpose: Purpose): MuhurtaTradition[] {
  return MUHURTA_TRADITIONS.filter(
    (tradition) => tradition === 'almanac' || TRADITION_CHANGES[tradition][purpose] !== undefined,
  );
}

/** Whether the question has what the row needs; other rows are not part of the set. */
function isAnswerable(
  { condition }: RuleRow,
  { natal, direction }: Pick<MuhurtaQuestion, 'natal' | 'direction'>,
): boolean {
  switch (condition.by) {
    case 'tara':
      return natal?.nakshatra !== undefined;
    case 'chandra':
      return natal?.rashi !== undefined;
    case 'disha-shula':
    case 'southward-panchaka':
      return direction !== undefined;
    default:
      return true;
  }
}

const KIND_ORDER: readonly RuleRow['kind'][] = ['required', 'excluded', 'preferred'];

/**
 * The rows of a tradition for a purpose: required, then excluded, then preferred ones. A tradition without known rows
 * for the purpose throws a RangeError.
 */
export function ruleSetOf(
  purpose: Purpose,
  tradition: MuhurtaTradition,
  question: Pick<MuhurtaQuestion, 'natal' | 'direction'> = {},
): RuleRow[] {
  const change = tradition === 'almanac' ? {} : TRADITION_CHANGES[tradition][purpose];
  if (!change) throw new RangeError(`${tradition} has no rows for ${purpose}`);
  const { without = [], rows = [] } = change;
  const own = PURPOSE_ROWS[purpose].filter(({ id }) => !without.includes(id));
  const replaced = own.map((row) => rows.find(({ id }) => id === row.id) ?? row);
  const added = rows.filter(({ id }) => !own.some((row) => row.id === id));
  return [...replaced, ...added]
    .filter((row) => isAnswerable(row, question))
    .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}
