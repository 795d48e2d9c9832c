/**
 * Finds the sentences of a reply that are slips, and the rules. It looks up the words, splits each sentence into
 * clauses, and removes from each clause what it does not assert; the rules evaluate the rest.
 */

import { answering, fragment } from './answers';
import { addRefusals, assertedHits, DEVANAGARI, isHindiAsking } from './asserted';
import { has } from './clauses';
import { LIFE } from './lexicon/english/life';
import { REMEDIES } from './lexicon/english/remedies';
import { SCOPE } from './lexicon/english/scope';
import { isFuture, marksHindi } from './lexicon/futures';
import type { LexiconRow } from './lexicon/groups';
import { HINDI } from './lexicon/hindi';
import { HINGLISH } from './lexicon/hinglish';
import { fold } from './normalise';
import { RULES, type Rule } from './rules';
import { type Sentence, sentences } from './sentences';
import { tokens } from './tokens';
import type { FiredRule, SentenceFinding, Token } from './types';
import { urging } from './urging';
import { Vocabulary, type WordHit } from './vocabulary';

/** English words of the rules. */
const ENGLISH: readonly LexiconRow[] = [...LIFE, ...REMEDIES, ...SCOPE];

let index: Vocabulary | undefined;

/** The lexicons, indexed when the first text is classified. */
function lexicon(): Vocabulary {
  index ??= new Vocabulary({ english: ENGLISH, hindi: HINDI, hinglish: HINGLISH });
  return index;
}

type Context = {
  /** Whether the previous sentence asked a question about someone's life, or returned it. */
  asked: boolean;
  /** A lead-in (`I do not say:`) whose items are not asserted. */
  leadIn: boolean;
  latinHindi: boolean;
};

export function findings(text: string): SentenceFinding[] {
  const folded = fold(text);
  const found: SentenceFinding[] = [];
  const context: Context = { asked: false, leadIn: false, latinHindi: false };
  for (const sentence of sentences(folded.text, tokens(folded.text, lexicon()))) {
    const fired = judge(sentence, context);
    const start = folded.origin[sentence.start] as number;
    const end = folded.origin[sentence.end] as number;
    found.push({ start, end, fired });
  }
  return found;
}

function judge(sentence: Sentence, context: Context): FiredRule[] {
  const words = sentence.tokens;
  const latinHindi = words.some((token) => token.kind === 'word' && marksHindi(token.text));
  const known = lexicon().hits(words, latinHindi);
  const hits = [...known.filter((hit) => !isOfDate(words, hit)), ...futures(words), ...years(words)];
  addRefusals(words, hits);

  const under = context.leadIn && sentence.line === 'item';
  const question = isQuestion(sentence, hits);
  const asserted = under || question ? [] : assertedHits(words, hits);
  const fired: FiredRule[] = [];
  for (const { left, custom } of asserted) {
    const groups = new Set(left.map((hit) => hit.group));
    for (const rule of RULES as readonly Rule[]) {
      if (rule.customPasses && custom) continue;
      if (!rule.all.every((line) => line.some((group) => groups.has(group)))) continue;
      const matched = matches(rule, left);
      if (matched && !fired.some((other) => other.rule === rule.key)) {
        fired.push({ rule: rule.key, category: rule.category, words: matched.map((hit) => wordsOf(words, hit)) });
      }
    }
  }
  if (!under && !question) {
    const answer = answering(words, hits, asserted, context.asked);
    if (answer)
      fired.push({
        rule: 'answer',
        category: 'prediction',
        words: [wordsOf(words, { at: answer.from, to: answer.to })],
      });
    const urged = sentence.line === 'heading' || latinHindi ? null : urging(words, hits);
    if (urged) fired.push({ rule: 'deed', category: 'advice', words: [wordsOf(words, { at: 0, to: 3 })] });
    const headed = under ? null : fragment(words, hits);
    if (headed) fired.push({ rule: 'headed', category: 'prediction', words: headed.map((hit) => wordsOf(words, hit)) });
  }

  const ofLife = has(hits, 'event', 'area');
  context.asked =
    ofLife &&
    (question ||
      sentence.closing === '?' ||
      has(hits, 'report') ||
      (has(hits, 'refuse', 'refuseBack') && has(hits, 'that')));
  if (sentence.line !== 'item' || sentence.closing === ':') {
    context.leadIn = sentence.closing === ':' && has(hits, 'refuse', 'refuseBack', 'report', 'not');
  }
  const other = fired.some((row) => row.category !== 'prediction');
  return other ? fired.filter((row) => !BROAD.has(row.rule)) : fired;
}

const BROAD = new Set((RULES as readonly Rule[]).filter((rule) => rule.broad).map((rule) => rule.key));

/** `milne wala hai`: about to. */
const WALA = new Set(['wala', 'wali', 'wale', 'vala', 'vali', 'vale', 'वाला', 'वाली', 'वाले']);

/** Hindi and Sanskrit futures, by their endings. */
function futures(words: readonly Token[]): WordHit[] {
  const found: WordHit[] = [];
  words.forEach((token, at) => {
    // zero width, because the verb of the event itself may be in the future, `jeetenge`
    const about = WALA.has(words[at + 1]?.text ?? '') && /(?:ne|ने)$/.test(token.text);
    if (token.kind === 'word' && (about || isFuture(token.text))) found.push({ group: 'will', at, to: at });
  });
  return found;
}

const YEAR = /^(?:19|20|21)\d\d$/;

/** A weekday in brackets after a year is part of the date: `4 नवंबर 2027 (गुरुवार)`. */
const isOfDate = (words: readonly Token[], { at, to }: WordHit): boolean =>
  words[at - 1]?.text === '(' && words[to]?.text === ')' && YEAR.test(words[at - 2]?.text ?? '');

/** Plain years. Years within a date (`2012-05-03`, `8 November 2026`) also count, but mean nothing alone. */
function years(words: readonly Token[]): WordHit[] {
  const found: WordHit[] = [];
  words.forEach((token, at) => {
    if (token.kind !== 'number' || !YEAR.test(token.text)) return;
    const dated = words[at + 1]?.text === '-' && words[at + 2]?.kind === 'number';
    if (!dated) found.push({ group: 'year', at, to: at + 1 });
  });
  return found;
}

/** Whether it is a real question, which asserts nothing; a suggestion or a tag question does. */
function isQuestion(sentence: Sentence, hits: readonly WordHit[]): boolean {
  if (sentence.closing !== '?') return false;
  if (has(hits, 'suggestion')) return false;
  const first = sentence.tokens.findIndex((token) => token.kind === 'word');
  return hits.some(
    (hit) =>
      hit.group === 'question' &&
      (hit.at === first ||
        DEVANAGARI.test(sentence.tokens[hit.at]?.text ?? '') ||
        isHindiAsking(sentence.tokens[hit.at]?.text)),
  );
}

function matches(rule: Rule, left: readonly WordHit[]): WordHit[] | null {
  const chosen: WordHit[] = [];
  const overlaps = (hit: WordHit) =>
    chosen.some((other) => other.at < other.to && other.at < hit.to && hit.at < other.to && hit.at < hit.to);
  const choose = (line: number): boolean => {
    const groups = rule.all[line];
    if (groups === undefined) return true;
    for (const hit of left) {
      if (!groups.includes(hit.group) || overlaps(hit)) continue;
      chosen.push(hit);
      if (choose(line + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(0) ? chosen : null;
}

const wordsOf = (words: readonly Token[], hit: { at: number; to: number }) =>
  words
    .slice(hit.at, Math.max(hit.to, hit.at + 1))
    .map((token) => token.text)
    .join(' ');
