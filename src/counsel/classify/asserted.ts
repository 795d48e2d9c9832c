/** Finds what a clause asserts: everything that is not refused, reported, asked, quoted or denied in it. */

import { type Clause, clauses, has } from './clauses';
import { ofTheReader } from './reader';
import { isNeutral, isPersonal } from './tense';
import type { Token } from './types';
import type { WordHit } from './vocabulary';

export const DEVANAGARI = /[\u0900-\u097f]/;
const FIRST_PERSON = new Set([
  'i',
  'my',
  'me',
  'main',
  'mujhe',
  'mera',
  'meri',
  'mere',
  'मैं',
  'मुझे',
  'मेरा',
  'मेरी',
  'मेरे',
  'we',
  'our',
]);
/** Maximum number of words between a `not` and what it refuses to do. */
const SAY_WITHIN = 5;
/** Maximum number of words between a `no` and the misfortune after it. */
const NOT_WITHIN = 4;

/**
 * Adds refusals: `not`, `cannot`, `unable` and the like shortly before a verb of telling. Imperatives are not refusals.
 */
export function addRefusals(words: readonly Token[], hits: WordHit[]): void {
  for (const hit of hits.filter(({ group }) => group === 'not')) {
    const says = hits.find(({ group, at }) => group === 'say' && at > hit.at && at <= hit.at + SAY_WITHIN);
    if (says) hits.push({ group: 'refuse', at: hit.at, to: says.to });
  }
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i] as WordHit;
    if (hit.group !== 'refuse') continue;
    const imperative = hit.at <= 1 && (words[hit.at - 1]?.text ?? 'do') === 'do' && words[hit.at]?.text === 'not';
    const toYou =
      words[hit.at]?.text === 'not' &&
      (words[hit.at - 1]?.text === 'should' || words[hit.at - 1]?.text === 'must') &&
      words[hit.at - 2]?.text === 'you';
    if (imperative || toYou) hits.splice(i, 1);
  }
}

const HINDI_ASKING = new Set(['kab', 'kya', 'kaun', 'kaise', 'kahan', 'kis', 'kyun', 'kitne', 'kaunsa', 'kaunsi']);
export const isHindiAsking = (word: string | undefined) => word !== undefined && HINDI_ASKING.has(word);

export type Asserted = { clause: Clause; left: WordHit[]; custom: boolean };

/** The asserted hits of each clause. */
export function assertedHits(words: readonly Token[], hits: readonly WordHit[]): Asserted[] {
  const parts = clauses(words, hits);
  const inside = parts.map((clause) => hits.filter((hit) => hit.at >= clause.from && hit.to <= clause.to));
  const quoted = quotes(words, hits);

  return parts.map((clause, k) => {
    const own = inside[k] as WordHit[];
    const next = inside[k + 1];
    const nextOpens = parts[k + 1]?.opens;
    let gone = (_hit: WordHit): boolean => false;
    const also = (test: (hit: WordHit) => boolean) => {
      const before = gone;
      gone = (hit) => before(hit) || test(hit);
    };

    for (const refusal of own) {
      if (refusal.group === 'refuse' || refusal.group === 'report') {
        also((hit) => hit.at >= refusal.at);
        // the object of the question may come before: `whether you will marry is not something …`
        if (opensAsking(words, clause, own)) also(() => true);
      } else if (refusal.group === 'refuseBack' && !has(own, 'noDoctor')) {
        const joined = words
          .slice(refusal.to - 1, refusal.to + 3)
          .some((token) => token.text === 'कि' || token.text === 'ki');
        const future =
          !joined &&
          own.some(
            (hit) =>
              hit.group === 'will' &&
              hit.at >= refusal.to &&
              !own.some((that) => that.group === 'that' && that.at < hit.at),
          );
        also((hit) => !future || hit.at < refusal.to);
      }
    }
    // `when you will have children, I cannot say`
    if (next && nextOpens !== 'contrast' && has(next, 'refuse', 'refuseBack', 'report')) {
      const such = next.some((hit) => hit.group === 'such' && hit.at - (parts[k + 1] as Clause).from <= 1);
      if (such || opensAsking(words, clause, own) || asksInHindi(words, own)) also(() => true);
    }
    also((hit) => quoted.some((quote) => hit.at >= quote.from && hit.to <= quote.to));

    const kept = own.filter((hit) => !gone(hit));
    const left = withoutNegated(kept, words).filter((hit) => !isNeutral(hit, kept, words, clause));
    left.push(
      ...left.filter((hit) => isPersonal(hit, kept, words)).map((hit) => ({ ...hit, group: 'personal' as const })),
    );
    left.push(...ofTheReader(words, clause, own, left));
    const custom = has(kept, 'custom') && !has(kept, 'purpose', 'you') && !has(left, 'will');
    return { clause, left, custom };
  });
}

function opensAsking(words: readonly Token[], clause: Clause, own: readonly WordHit[]): boolean {
  let first = clause.from;
  while (
    first < clause.to &&
    (words[first]?.kind === 'mark' || words[first]?.text === 'and' || words[first]?.text === 'as')
  )
    first += 1;
  return (
    own.some((hit) => hit.group === 'that' && hit.at === first) ||
    words[first - 1]?.text === '"' ||
    words[first - 1]?.text === "'"
  );
}

const asksInHindi = (words: readonly Token[], own: readonly WordHit[]) =>
  own.some(
    (hit) =>
      hit.group === 'that' &&
      (DEVANAGARI.test(words[hit.at]?.text ?? '') ||
        isHindiAsking(words[hit.at]?.text) ||
        words[hit.at]?.text === 'ya'),
  );

/** Quoted words that the reply does not assert: a question, the reader's own words, or something refused or named. */
function quotes(words: readonly Token[], hits: readonly WordHit[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const sign of ['"', "'"]) {
    let open = -1;
    words.forEach((token, at) => {
      if (token.text !== sign) return;
      if (open < 0) {
        open = at;
        return;
      }
      const inner = words.slice(open + 1, at);
      const own = inner.some((word) => FIRST_PERSON.has(word.text)) || inner.some((word) => word.text === '?');
      const named = hits.some(
        (hit) => ['refuse', 'refuseBack', 'report', 'custom'].includes(hit.group) && (hit.at < open || hit.at > at),
      );
      if (own || named) found.push({ from: open, to: at });
      open = -1;
    });
  }
  return found;
}

/** `no misfortune`, `not a curse`: a denied misfortune does not frighten. */
function withoutNegated(hits: readonly WordHit[], words: readonly Token[]): WordHit[] {
  const nots = hits.filter((hit) => hit.group === 'not');
  return hits.filter((hit) => {
    if (!['bad', 'evil', 'terrible', 'warn', 'destroy', 'worry', 'good'].includes(hit.group)) return true;
    return !nots.some((not) => {
      if (not.to > hit.at || hit.at - not.to >= NOT_WITHIN) return false;
      const verb = words[not.at + 1]?.text;
      // `do not ignore this danger` warns
      return verb !== 'ignore' && words[not.at]?.text !== 'mat';
    });
  });
}
