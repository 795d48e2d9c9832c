/**
 * The units that are judged and kept or removed: sentences, bullets, headings and table rows; each line separately.
 * `words` are the words, numbers and marks, without line breaks.
 */
import type { Token } from './types';
export type Sentence = {
  tokens: Token[];
  /** Offsets into the folded text. */
  start: number;
  end: number;
  /** Kind of line. An item after a lead-in shares the lead-in's refusal. */
  line: 'text' | 'item' | 'heading' | 'row';
  /** Its final mark, `:` for a lead-in, '' for none. */
  closing: string;
};

/** Maximum length in words and marks. */
const LONGEST = 96;
const FULL_STOPS = new Set(['.', '!', '?', '।']);
const ABBREVIATIONS = new Set([
  'e.g',
  'i.e',
  'dr',
  'mr',
  'mrs',
  'ms',
  'st',
  'no',
  'nos',
  'vs',
  'etc',
  'approx',
  'ca',
  'cf',
  'fig',
  'ch',
  'p',
  'pp',
  'vol',
  'lat',
  'lon',
  'deg',
  'min',
  'sec',
]);

export function sentences(text: string, all: readonly Token[]): Sentence[] {
  const found: Sentence[] = [];
  let current: Token[] = [];
  let line: Sentence['line'] = lineAt(text, 0);

  const close = (closing: string) => {
    const first = current[0];
    const last = current.at(-1);
    if (first && last && current.some((token) => token.kind !== 'mark')) {
      found.push({ tokens: current, start: first.start, end: last.end, line, closing });
    } else if (first && last && found.length > 0) {
      // stray marks, such as a closing quote, belong to the sentence that they close
      (found.at(-1) as Sentence).end = last.end;
    }
    current = [];
  };

  for (let i = 0; i < all.length; i++) {
    const token = all[i] as Token;
    if (token.text === '\n') {
      const next = lineAt(text, token.end);
      const blank = all[i + 1]?.text === '\n';
      const lastMark = current.at(-1)?.text ?? '';
      if (blank || next !== 'text' || line === 'heading' || line === 'row' || lastMark === ':') {
        close(lastMark === ':' ? ':' : '');
        line = next;
      } else if (current.length === 0) {
        line = next;
      }
      continue;
    }
    current.push(token);
    // longer sentences are split, because the cost of a clause grows with its square
    if (current.length >= LONGEST) {
      close('');
      continue;
    }
    if (!FULL_STOPS.has(token.text) || line === 'row') continue;
    const next = all[i + 1];
    // further marks and a closing quote or bracket belong to the same sentence
    if (
      next &&
      (FULL_STOPS.has(next.text) ||
        ((next.text === '"' || next.text === "'" || next.text === ')') && next.start === token.end))
    )
      continue;
    if (token.text === '.' && !endsSentence(text, token, all[i - 1], next)) continue;
    close(token.text);
    if (line !== 'item') line = 'text';
  }
  close('');
  return found.map((sentence) => ({ ...sentence, closing: sentence.closing || closingOf(sentence) }));
}

function closingOf(sentence: Sentence): string {
  const last = sentence.tokens.findLast((token) => token.text !== '"' && token.text !== "'" && token.text !== ')');
  return last?.kind === 'mark' ? last.text : '';
}

function endsSentence(text: string, stop: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (after === undefined || after.text === '\n') return true;
  // 7.5, GET /api/x.json, e.g.
  if (after.start === stop.end) return false;
  if (!before || before.end !== stop.start) return true;
  if (before.kind === 'word' && ABBREVIATIONS.has(before.text)) return false;
  const single = before.kind === 'word' && before.text.length === 1 && /[a-z]/.test(before.text);
  return !(single && text[before.start - 1] === '.');
}

/** The kind of line that begins at `at`, by its first characters. */
function lineAt(text: string, at: number): Sentence['line'] {
  const head = text.slice(at, at + 12).trimStart();
  if (head.startsWith('|')) return 'row';
  if (head.startsWith('#')) return 'heading';
  return /^(?:[-+>]\s|\d{1,3}[.)]\s|\()/.test(head) ? 'item' : 'text';
}
