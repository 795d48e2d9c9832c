/** What observances are called that rules and decisions refer to by their keys. */
import { RULES } from '../../../data/observances';
import { hindiName } from '../../../data/observances/hindi';

const ROWS = new Map(RULES.map((rule) => [rule.key, rule]));

function rowOf(key: string) {
  const row = ROWS.get(key);
  if (row === undefined) throw new Error(`no rule ${key}`);
  return row;
}

export const iastName = (key: string): string => rowOf(key).name;
export const hindiTitle = (key: string): string => hindiName(key, rowOf(key).sa);
