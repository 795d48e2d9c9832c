/** The rāśi or nakṣatra that a text names. */
import { NAKSHATRA_KEYS, RASHI_KEYS } from '../../data/almanac';
import { find } from '../../lexicon/find';

const KEYS: Readonly<Record<'rashi' | 'nakshatra', readonly string[]>> = {
  rashi: RASHI_KEYS,
  nakshatra: NAKSHATRA_KEYS,
};

/** Its number, from 1; null if the text names none. */
export async function indexIn(text: string, kind: keyof typeof KEYS): Promise<number | null> {
  const [named] = await find(text, undefined, [kind]);
  return named === undefined ? null : KEYS[kind].indexOf(named.key) + 1;
}
