/** The rāśi, nakṣatra or yoga that a text names. */
import { NAKSHATRA_KEYS, RASHI_KEYS, YOGA_KEYS } from '../../data/almanac';
import { find } from '../../lexicon/find';
import { patternOf } from '../grammar/pattern';
import { spelledOut } from '../grammar/words';

const KEYS: Readonly<Record<'rashi' | 'nakshatra' | 'yoga', readonly string[]>> = {
  rashi: RASHI_KEYS,
  nakshatra: NAKSHATRA_KEYS,
  yoga: YOGA_KEYS,
};

/** The keys of a table whose patterns the words hold. */
export const keysIn = <K extends string>(table: Readonly<Record<K, RegExp>>, words: string): K[] =>
  (Object.keys(table) as K[]).filter((key) => table[key].test(words));

/** English names of the rāśis from Meṣa, and short Hindi ones beside the word rāśi. */
const SIGNS: readonly RegExp[] = [
  ['aries', 'mesh|mesha'],
  ['taurus', 'vrishabh|vrishabha|vrish'],
  ['gemini', 'mithun|mithuna'],
  ['cancer', 'kark|karka'],
  ['leo', 'simha|singh|sinh'],
  ['virgo', 'kanya'],
  ['libra', 'tula'],
  ['scorpio', 'vrishchik|vrishchika'],
  ['sagittarius', 'dhanu|dhanus'],
  ['capricorn', 'makar|makara'],
  ['aquarius', 'kumbh|kumbha'],
  ['pisces', 'meen|mina|meena'],
].map(([english, hindi]) => patternOf(`${english}\n${hindi} rashi|rasi|lagna|lagn|राशि`));

/** Its number, from 1; null if the text names none. */
export async function indexIn(text: string, kind: keyof typeof KEYS): Promise<number | null> {
  const sign = kind === 'rashi' ? SIGNS.findIndex((name) => name.test(spelledOut(text))) : -1;
  if (sign >= 0) return sign + 1;
  const [named] = await find(text, undefined, [kind]);
  return named === undefined ? null : KEYS[kind].indexOf(named.key) + 1;
}
