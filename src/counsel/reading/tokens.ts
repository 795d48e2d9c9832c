/** The tokens of a message: each word in the spelling of the grammar, and as it was written. */
import { fold } from '../classify/normalise';
import { spelling } from '../grammar/words';

export interface MessageToken {
  /** In the spelling of the grammar; `|` for a mark between clauses. */
  word: string;
  /** As written, folded to small letters. */
  raw: string;
}

const PIECE = /[a-z\u0900-\u0963\u0970-\u097f]+(?:'[a-z]+)*|[+-]?\d+(?:[.:/-]\d+)*|[!?;,।\n()"/–-]|\.(?!\d)/g;
const HALF_DAY = /\b([ap])\.? ?m\b\.?/g;

export function tokensOf(message: string): MessageToken[] {
  const text = fold(message)
    .text.replace(HALF_DAY, '$1m')
    .replace(/(\d)(am|pm)\b/g, '$1 $2');
  return [...text.matchAll(PIECE)].map(([raw]) =>
    /^[a-z\u0900-\u097f+\d-]/.test(raw) && raw !== '-'
      ? { word: spelling(raw.replace(/'s$/, '').replaceAll("'", '')), raw }
      : { word: '|', raw },
  );
}

/** The first words of the entries of each list. */
const FIRST_WORDS = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function firstWordsOf(list: ReadonlySet<string>): ReadonlySet<string> {
  const known = FIRST_WORDS.get(list);
  if (known !== undefined) return known;
  const words = new Set([...list].map((entry) => entry.split(' ')[0] as string));
  FIRST_WORDS.set(list, words);
  return words;
}

/** How many tokens from a position form an entry of a list; 0 for none. The longest entry counts. */
export function matchAt(tokens: readonly MessageToken[], at: number, list: ReadonlySet<string>, longest = 4): number {
  if (!firstWordsOf(list).has(tokens[at]?.word ?? '')) return 0;
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    if (list.has(words.join(' '))) return length;
  }
  return 0;
}
