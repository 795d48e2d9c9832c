import { hindi, hindiInLatin } from './normalise';
import type { Token } from './types';
import type { Vocabulary } from './vocabulary';

/** Words with inner apostrophes, digits and letter-like signs; numbers, times and dates; line breaks; marks. */
const PIECE = /[a-z\u0900-\u0963\u0966-\u097f0-9@$]+(?:['!+][a-z0-9@$]+)*|\n|[^\sa-z0-9\u0900-\u0963\u0966-\u097f]/g;
const NUMBER = /^[0-9]+$/;
const LETTER = /[a-z\u0900-\u0963\u0966-\u097f]/;
const SIGN = /[0-9@$!+]/;
const LATIN = /^[a-z]+$/;

/** Digits and signs as the letters that they look like; `1` and `!` are tried as i, then as l. */
const DRAWN_AS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

const CONTRACTED: [ending: string, word: string][] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'d", 'would'],
  ["'s", ''],
  ["'m", 'am'],
];

/** Contractions with an irregular stem, and those that chats write without an apostrophe. */
const SPELT_OUT: Record<string, string> = {
  "can't": 'cannot',
  cant: 'cannot',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  shouldnt: 'should not',
  couldnt: 'could not',
  wouldnt: 'would not',
  youll: 'you will',
  theyll: 'they will',
  itll: 'it will',
  youre: 'you are',
  youve: 'you have',
  im: 'i am',
  ive: 'i have',
  wil: 'will',
  wll: 'will',
  wud: 'would',
  shud: 'should',
  gonna: 'going to',
  gona: 'going to',
  gotta: 'have to',
  nxt: 'next',
  yr: 'year',
  yrs: 'years',
  "ain't": 'is not',
};

/** Longer runs of single letters are not joined. */
const LONGEST_SPACED_RUN = 64;
const SHORTEST_SPACED_RUN = 4;
/** Maximum length of a word joined from spaced letters. */
const LONGEST_WORD = 16;

export function tokens(text: string, vocabulary: Vocabulary): Token[] {
  const found: Token[] = [];
  const put = (kind: Token['kind'], word: string, start: number, end: number) =>
    found.push({ kind, text: word, variant: kind === 'word' ? variantOf(word) : word, start, end });

  for (const match of text.matchAll(PIECE)) {
    const piece = match[0];
    const start = match.index;
    const end = start + piece.length;
    if (NUMBER.test(piece)) put('number', piece, start, end);
    else if (LETTER.test(piece)) putWord(piece, start, end, vocabulary, put);
    else put('mark', piece, start, end);
  }
  return joinSpaced(joinHyphened(found, vocabulary), vocabulary);
}

type Put = (kind: Token['kind'], word: string, start: number, end: number) => void;

function putWord(piece: string, start: number, end: number, vocabulary: Vocabulary, put: Put): void {
  const word = SIGN.test(piece) ? lettersFor(piece, vocabulary) : piece;
  if (word === null) {
    // not a disguised word: separate letters and digits, `14th` as 14 and th
    for (const part of piece.matchAll(/[0-9]+|[a-z'\u0900-\u097f]+|[@$!+]/g)) {
      const at = start + part.index;
      const kind = NUMBER.test(part[0]) ? 'number' : LETTER.test(part[0]) ? 'word' : 'mark';
      put(kind, part[0], at, at + part[0].length);
    }
    return;
  }
  for (const expanded of spellOut(shortened(word, vocabulary))) put('word', expanded, start, end);
}

/** `m4rry` as marry, if that is in the lexicon; otherwise null. */
function lettersFor(piece: string, vocabulary: Vocabulary): string | null {
  if (piece.length > 24) return null;
  for (const one of ['i', 'l']) {
    let word = '';
    for (const sign of piece) word += sign === '1' || sign === '!' ? one : (DRAWN_AS[sign] ?? sign);
    if (vocabulary.knows(word) || vocabulary.knows(shortened(word, vocabulary))) return word;
  }
  return null;
}

/** `marrrry` as marry: reduces letters repeated three times or more to one or two, as in the lexicon. */
function shortened(word: string, vocabulary: Vocabulary): string {
  if (!/(.)\1\1/.test(word)) return word;
  const twice = word.replace(/(.)\1{2,}/g, '$1$1');
  if (vocabulary.knows(twice)) return twice;
  const once = word.replace(/(.)\1{2,}/g, '$1');
  return vocabulary.knows(once) ? once : twice;
}

/** The words that a contraction stands for. */
export function spellOut(word: string): string[] {
  const whole = SPELT_OUT[word];
  if (whole !== undefined) return whole.split(' ');
  for (const [ending, expanded] of CONTRACTED) {
    if (word.endsWith(ending) && word.length > ending.length) {
      const stem = word.slice(0, -ending.length);
      return expanded === '' ? [stem] : [stem, expanded];
    }
  }
  return word.includes("'") ? word.split("'").filter((part) => part !== '') : [word];
}

function variantOf(word: string): string {
  return LATIN.test(word) ? hindiInLatin(word) : hindi(word);
}

/** Joins `mar-ry` if the lexicon has the whole word and not its parts. */
function joinHyphened(list: Token[], vocabulary: Vocabulary): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < list.length; i++) {
    const [left, dash, right] = [list[i] as Token, list[i + 1], list[i + 2]];
    const touches = dash?.text === '-' && left.end === dash.start && right?.kind === 'word' && dash.end === right.start;
    if (left.kind === 'word' && touches) {
      const joined = left.text + right.text;
      if (vocabulary.knows(joined) && !(vocabulary.knows(left.text) && vocabulary.knows(right.text))) {
        out.push({ kind: 'word', text: joined, variant: variantOf(joined), start: left.start, end: right.end });
        i += 2;
        continue;
      }
      // a hyphen inside a compound only separates
      out.push(left);
      i += 1;
      continue;
    }
    if (left.text === 'can' && dash?.text === 'not') {
      out.push({ ...left, text: 'cannot', variant: 'canot', end: dash.end });
      i += 1;
      continue;
    }
    out.push(left);
  }
  return out;
}

/** Joins `m a r r y` and `m.a.r.r.y`: runs of single letters that form words of the lexicon. */
function joinSpaced(list: Token[], vocabulary: Vocabulary): Token[] {
  const single = (token: Token | undefined) =>
    token?.kind === 'word' && token.end - token.start === 1 && LATIN.test(token.text);
  const between = (token: Token | undefined) => token?.kind === 'mark' && '.-/,|'.includes(token.text);
  const out: Token[] = [];
  for (let i = 0; i < list.length; ) {
    const first = list[i] as Token;
    if (!single(first)) {
      out.push(first);
      i += 1;
      continue;
    }
    const letters: Token[] = [first];
    let next = i + 1;
    while (letters.length < LONGEST_SPACED_RUN) {
      const skip = between(list[next]) ? next + 1 : next;
      const candidate = list[skip];
      if (!candidate || !single(candidate) || candidate.start - (letters.at(-1) as Token).end > 4) break;
      letters.push(candidate);
      next = skip + 1;
    }
    const words = letters.length >= SHORTEST_SPACED_RUN ? cut(letters, vocabulary) : null;
    if (words === null) out.push(...list.slice(i, next));
    else out.push(...words);
    i = next;
  }
  return out;
}

/** The fewest consecutive words of the lexicon that the letters form; null if they form none. */
function cut(letters: Token[], vocabulary: Vocabulary): Token[] | null {
  const all = letters.map((letter) => letter.text).join('');
  const best: (number | null)[] = [0];
  const from: number[] = [0];
  for (let end = 1; end <= all.length; end++) {
    best[end] = null;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const before = best[start];
      if (before === null || before === undefined || !vocabulary.holds(all.slice(start, end))) continue;
      if (best[end] === null || before + 1 < (best[end] as number)) {
        best[end] = before + 1;
        from[end] = start;
      }
    }
  }
  if (best[all.length] === null) return null;
  const words: Token[] = [];
  for (let end = all.length; end > 0; end = from[end] as number) {
    const start = from[end] as number;
    const word = all.slice(start, end);
    words.unshift({
      kind: 'word',
      text: word,
      variant: variantOf(word),
      start: (letters[start] as Token).start,
      end: (letters[end - 1] as Token).end,
    });
  }
  return words;
}
