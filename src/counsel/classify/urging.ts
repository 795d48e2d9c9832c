/** Recognises advice by its form: a sentence that begins with an imperative to do or to avoid something. */

import { type Clause, has } from './clauses';
import type { Token } from './types';
import type { WordHit } from './vocabulary';

/**
 * Verbs of actions in a life. Asking, reading and computing are left out, because those are referrals and questions.
 */
const DEEDS = new Set(
  `accept apologise apologize apply avoid bathe begin book borrow bring bury buy carry cancel choose cut delay delegate do donate
   dont drink eat forgive get go grab hang have hide hold hug invest join keep launch leave lend let make marry meet move name
   negotiate paint pay plant postpone pray propose protect push put quit reach recite refrain rein rent resign schedule sell send
   shave sign skip sleep spend stand start stay steer stop strike swap sweep take talk travel trust wait walk wash wear`.split(
    /\s+/,
  ),
);

/** Words after which such a verb is not an imperative: it is a noun, or the sentence is about something else. */
const NOUNS = new Set(['of', 'is', 'are', 'was', 'and', 'or', ':', '|', '–', '(', 'times', 'time', 'to', 'with']);

/** Words that may precede the verb. */
const OPENERS = new Set([
  'please',
  'so',
  'then',
  'and',
  'but',
  'just',
  'always',
  'never',
  'simply',
  'also',
  'instead',
  'rather',
]);

/** The clause with the imperative: `Postpone signing anything until …`, `Do not marry a Libran.` */
export function urging(words: readonly Token[], hits: readonly WordHit[]): Clause | null {
  if (has(hits, 'refuse', 'refuseBack', 'report', 'service', 'infoVerb', 'custom', 'courtesy')) return null;
  const spoken = words.filter((token) => token.kind !== 'mark');
  const first = spoken[0] && OPENERS.has(spoken[0].text) ? 1 : 0;
  const [deed, next] = [spoken[first], spoken[first + 1]];
  if (deed === undefined || next === undefined || spoken.length < 3 || !DEEDS.has(deed.text)) return null;
  const after = words[words.indexOf(deed) + 1];
  if (after !== next || NOUNS.has(next.text)) return null;
  return { from: 0, to: words.length, opens: 'start' };
}
