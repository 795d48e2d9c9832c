/** Predictions without a verb: the answer to a question about life, and a heading with its prediction. */

import type { Asserted } from './asserted';
import { type Clause, has } from './clauses';
import { isFuture } from './lexicon/futures';
import type { Group } from './lexicon/groups';
import type { Token } from './types';
import type { WordHit } from './vocabulary';

/** Maximum length of an answer to a question about life, in words. */
const LONGEST_ANSWER = 9;

const BEING = new Set(['be', 'been', 'happen', 'come', 'take', 'will']);

/** The clause that answers a question about life from the previous sentence or clause. */
export function answering(
  words: readonly Token[],
  hits: readonly WordHit[],
  asserted: readonly Asserted[],
  asked: boolean,
): Clause | null {
  if (answers(words, hits, asked)) return { from: 0, to: words.length, opens: 'start' };
  let open = asked;
  for (const { clause } of asserted) {
    const own = hits.filter((hit) => hit.at >= clause.from && hit.to <= clause.to);
    if (answers(words.slice(clause.from, clause.to), own, open, clause.from)) return clause;
    open = has(own, 'event', 'area') && has(own, 'refuse', 'refuseBack', 'report');
  }
  return null;
}

/** `In 2027.`, `Yes, definitely.` after a question about life; `Yes, you will.` anywhere. */
function answers(words: readonly Token[], hits: readonly WordHit[], asked: boolean, offset = 0): boolean {
  const spoken = words.filter((token) => token.kind !== 'mark');
  if (spoken.length > LONGEST_ANSWER || has(hits, 'refuse', 'refuseBack', 'custom')) return false;
  const first = (['and', 'but', 'so'].includes(spoken[0]?.text ?? '') ? spoken[1] : spoken[0])?.text ?? '';
  const last = spoken.at(-1)?.text ?? '';
  if ((first === 'yes' || first === 'haan') && (last === 'will' || isFuture(last))) return true;
  const moves = hits.some((hit) => hit.group === 'skyVerb' && !BEING.has(words[hit.at - offset]?.text ?? ''));
  const anaphoric = [
    'it',
    'that',
    'this',
    'he',
    'she',
    'they',
    'in',
    'by',
    'after',
    'around',
    'between',
    'probably',
  ].includes(first);
  return (
    asked &&
    !moves &&
    !has(hits, 'sky', 'infoVerb') &&
    (has(hits, 'verdict') ||
      (anaphoric && has(hits, 'year', 'when', 'ahead')) ||
      (spoken.length <= 3 && has(hits, 'year', 'when', 'ahead')))
  );
}

/** `Career: excellent`, `| Marriage | late |`: an area of life, a colon, a prediction. */
export function fragment(words: readonly Token[], hits: readonly WordHit[]): WordHit[] | null {
  const colon = words.findIndex(
    (token, at) => at > 0 && [':', '–', '|'].includes(token.text) && words.slice(0, at).some((w) => w.kind === 'word'),
  );
  if (colon < 0 || has(hits, 'refuse', 'refuseBack', 'report', 'custom')) return null;
  const before = words.slice(0, colon).filter((token) => token.kind === 'word').length;
  const after = words.length - colon;
  if (before > 5 || after > 16) return null;
  const head = hits.find((hit) => hit.to <= colon && ['area', 'event'].includes(hit.group));
  if (!head || hits.some((hit) => hit.to <= colon && ['sky', 'service', 'term', 'you'].includes(hit.group)))
    return null;
  const fortunes: Group[] = ['good', 'bad', 'change', 'event'];
  if (words[colon]?.text !== '|') fortunes.push('year');
  const fortune = hits.find((hit) => hit.at > colon && fortunes.includes(hit.group));
  return fortune ? [head, fortune] : null;
}
