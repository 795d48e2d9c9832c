/** Observances that rules and decisions refer to by their keys. */
import { RULES } from '../../../data/observances';
import type { UtsavaRule } from '../../../data/observances/rule';

const ROWS = new Map(RULES.map((rule) => [rule.key, rule]));

export function rowOf(key: string): UtsavaRule {
  const row = ROWS.get(key);
  if (row === undefined) throw new RangeError(`no rule ${key}`);
  return row;
}
