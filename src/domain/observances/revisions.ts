/** The version of the rules of observances, and when answers about them were corrected. */
import info from '../../../build/sources.json';
import { REVISIONS, type Revision } from '../../data/observances/revisions';

/** The version of the observance rules that an answer states: `tools/rules-version.mjs`. */
export const RULES_VERSION: string = info.rules;

/** Number of corrections of the answer about an observance, and the day of the last one. */
export function revisionOf(key: string, revisions: readonly Revision[] = REVISIONS): { sequence: number; on: string } {
  const its = revisions.filter(({ keys }) => keys === 'all' || keys.includes(key));
  const last = its.at(-1);
  if (!last) throw new RangeError(`no revision of ${key}`);
  return { sequence: its.length - 1, on: last.on };
}
