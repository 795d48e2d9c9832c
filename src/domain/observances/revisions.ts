/** When answers about observances were corrected, for clients that store earlier answers. */
import { REVISIONS, type Revision } from '../../data/observances/revisions';

/** Number of corrections of the answer about an observance, and the day of the last one. */
export function revisionOf(key: string, revisions: readonly Revision[] = REVISIONS): { sequence: number; on: string } {
  const its = revisions.filter(({ keys }) => keys === 'all' || keys.includes(key));
  const last = its.at(-1);
  if (!last) throw new RangeError(`no revision of ${key}`);
  return { sequence: its.length - 1, on: last.on };
}
