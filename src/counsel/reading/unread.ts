/** The words of a message that nothing knows: no grammar, no list of ordinary words, no name of the lexicon. */
import { find, wordsOfNames } from '../../lexicon/find';
import type { LabelKind } from '../../lexicon/table';
import { fold } from '../classify/normalise';
import { isKnown } from '../grammar/pattern';
import { spelling } from '../grammar/words';
import { isFunctionWord } from '../language';
import { isCommon } from './commonWords';
import type { MessageToken } from './tokens';
import { isTownLike } from './towns';

/** Shorter words are seldom names. */
const LEAST_LETTERS = 3;
/** Maximum number of characters that are searched for names of several words. */
const MAX_SEARCHED = 600;
/** Kinds with names of several words. */
const OF_SEVERAL: readonly LabelKind[] = [
  'utsava',
  'nakshatra',
  'yoga',
  'chart_yoga',
  'special_yoga',
  'muhurta',
  'choghadiya',
];

/** Whether a word is in no grammar and in no list of ordinary words. */
export const isUnknown = ({ word, raw }: MessageToken): boolean =>
  !isKnown(word) && !isCommon(word) && isTownLike(raw) && !isFunctionWord(word);

/**
 * The positions of the words that nothing knows. Towns are among them.
 *
 * @param isTaken  whether a token is part of a date or another slot
 */
export async function unreadIn(
  message: string,
  tokens: readonly MessageToken[],
  isTaken: (at: number) => boolean,
): Promise<ReadonlySet<number>> {
  const ofNames = await wordsOfNames(message.slice(0, MAX_SEARCHED), OF_SEVERAL);
  const named = new Set([...ofNames].map((word) => spelling(fold(word).text)));
  const unread = new Set<number>();
  for (const [at, { word, raw }] of tokens.entries()) {
    const isWord = /^\p{L}/u.test(raw) && raw.length >= LEAST_LETTERS && !isTaken(at) && !named.has(word);
    if (!isWord || !isUnknown({ word, raw })) continue;
    if ((await find(raw)).length === 0) unread.add(at);
  }
  return unread;
}
