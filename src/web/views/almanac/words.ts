/** The words of the regional almanacs that are not names of the lexicon, as ICU messages. */
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { FORMATTERS } from '../../i18n/translate';
import bn from '../../messages/almanac/bn.json';
import gu from '../../messages/almanac/gu.json';
import kn from '../../messages/almanac/kn.json';
import ml from '../../messages/almanac/ml.json';
import mr from '../../messages/almanac/mr.json';
import or from '../../messages/almanac/or.json';
import ta from '../../messages/almanac/ta.json';
import te from '../../messages/almanac/te.json';
import { type AlmanacTag, intlOf } from './almanacs';

/** Messages that every almanac has. */
type Common = keyof typeof te;
/** Messages of the parts that only some almanacs have. */
type Own = Exclude<keyof typeof ta | keyof typeof gu, Common>;
export type WordKey = Common | Own;
type Words = Readonly<Record<Common, string> & Partial<Record<Own, string>>>;

const WORDS: Readonly<Record<AlmanacTag, Words>> = { ta, te, bn, ml, gu, mr, kn, or };

const compiled = new Map<string, CompiledMessage>();

/** A message of an almanac; throws for one that it lacks, which is a bug. */
export function wordsOf(tag: AlmanacTag, key: WordKey, values?: Readonly<Record<string, string | number>>): string {
  const message = WORDS[tag][key];
  if (message === undefined) throw new RangeError(`no message ${key} in ${tag}`);
  const name = `${tag}.${key}`;
  const known = compiled.get(name) ?? compile(message);
  compiled.set(name, known);
  return format(known, intlOf(tag), values as FormatValues<string>, { formatters: FORMATTERS }) as string;
}
