/** Names of the observances that rules and decisions count from. */
import { BASES } from '../../../../build/lexicon/observances/bases';

/** In IAST and in Hindi. */
export function baseNames(key: string): { sa: string; hi: string } {
  const names = BASES[key];
  if (names === undefined) throw new RangeError(`no rule counts from ${key}`);
  return names;
}
