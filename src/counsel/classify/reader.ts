/** Recognises statements about the reader's life that have neither an event nor a future. */

import { type Clause, has } from './clauses';
import type { Group } from './lexicon/groups';
import type { Token } from './types';
import type { WordHit } from './vocabulary';

/** Topics that a clause about the reader may have. A clause without any of these words is about a life. */
const EXPLAINED: readonly Group[] = [
  'sky',
  'service',
  'chart',
  'term',
  'custom',
  'refuse',
  'refuseBack',
  'report',
  'infoVerb',
  'courtesy',
  'dosha',
];
const SHORTEST_UNEXPLAINED = 3;
/** Words after which `you` is not the object of a planet's action. */
const BEFORE_YOU = new Set([
  'this',
  'thus',
  'does',
  'is',
  'was',
  'has',
  'as',
  'us',
  'its',
  'always',
  'gives',
  'tells',
  'shows',
  'lets',
  'unless',
  'sends',
  'this',
  'times',
  'days',
  'years',
  'dates',
  'helps',
  'perhaps',
  'signs',
  'planets',
  'houses',
]);
const YOUR = new Set([
  'your',
  'yours',
  'aapka',
  'aapki',
  'aapke',
  'tumhari',
  'tumhara',
  'teri',
  'tera',
  'आपका',
  'आपकी',
  'आपके',
  'तुम्हारा',
  'तुम्हारी',
  'तेरा',
  'तेरी',
]);

/** `your marriage`, `catapults you`, and a clause about the reader without a word about the sky. */
export function ofTheReader(
  words: readonly Token[],
  clause: Clause,
  own: readonly WordHit[],
  left: readonly WordHit[],
): WordHit[] {
  const found: WordHit[] = [];
  const explained =
    has(own, ...EXPLAINED) ||
    words.slice(clause.from, clause.to).some((token) => token.text === '°' || token.text === '′');
  for (const hit of left) {
    if (hit.group !== 'you') continue;
    const word = words[hit.at]?.text ?? '';
    if (YOUR.has(word)) {
      const thing = left.find(
        (other) => other.at > hit.at && other.at <= hit.at + 2 && ['area', 'event', 'person'].includes(other.group),
      );
      if (thing && (thing.group !== 'person' || !explained)) found.push({ group: 'yours', at: hit.at, to: thing.to });
    }
    const before = words[hit.at - 1]?.text ?? '';
    const acted = word === 'you' && before.length > 3 && before.endsWith('s') && !BEFORE_YOU.has(before);
    if (
      acted &&
      left.some((other) => other.at < hit.at - 1 && ['sky', 'chart', 'period', 'dosha'].includes(other.group))
    ) {
      found.push({ group: 'actedOn', at: hit.at - 1, to: hit.to });
    }
  }
  const first = left.find((hit) => hit.group === 'you' && words[hit.at]?.text !== 'yours');
  const spoken = words.slice(clause.from, clause.to).filter((token) => token.kind !== 'mark').length;
  if (first && !explained && spoken >= SHORTEST_UNEXPLAINED)
    found.push({ group: 'unexplained', at: first.at, to: first.to });
  return found;
}
