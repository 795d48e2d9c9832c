import { isFuture } from './lexicon/futures';
import type { Group } from './lexicon/groups';
import type { Token } from './types';
import type { WordHit } from './vocabulary';

/** Part of a sentence with about one finite verb; `opens` says what begins it. */
export type Clause = { from: number; to: number; opens: 'start' | 'contrast' | 'finite' };

/** A finite clause begins with one of these, and has a verb within a few words. */
const SUBJECTS = new Set(
  `you your he she it they this that there the his her their we i aap aapka aapki aapke aapko tum tumhara tumhari tera teri yeh ye
   iska आप आपका आपकी आपके आपको यह ये इसका इसकी मैं main तुम तुम्हारी ऐसा aisa what nothing marriage success good 2027`.split(
    /\s+/,
  ),
);
const FINITE = new Set(
  `will shall is are was were has have had do does did can cannot could may might must should would am hai hain है हैं नहीं nahi looks`.split(
    /\s+/,
  ),
);
const CONCESSIONS = new Set(['although', 'though', 'while', 'whilst', 'granted', 'halanki', 'हालांकि']);
const JOINTS = new Set([',', ':', '–', '-', '(', ')', '…', '/']);
const AND = new Set(['and', 'so', 'then', 'as', 'because', 'aur', 'और', 'to', 'तो', 'par', 'पर', 'pr']);
/** Maximum distance of a new clause's verb from its start, in words. */
const VERB_WITHIN = 7;

export function clauses(words: readonly Token[], hits: readonly WordHit[]): Clause[] {
  const contrasts = new Set(hits.filter((hit) => hit.group === 'contrast').map((hit) => hit.at));
  const found: Clause[] = [];
  let from = 0;
  let opens: Clause['opens'] = 'start';
  const cutAt = (at: number, why: Clause['opens']) => {
    if (at > from) found.push({ from, to: at, opens });
    from = at;
    opens = why;
  };
  // `although no one can know, …`: a concession ends at its comma
  let conceding = CONCESSIONS.has(words[0]?.text ?? '');
  for (let i = 1; i < words.length; i++) {
    const token = words[i] as Token;
    const before = words[i - 1] as Token;
    if (conceding && before.text === ',') {
      conceding = false;
      cutAt(i, 'contrast');
    } else if (contrasts.has(i)) cutAt(i, 'contrast');
    else if ((token.text === 'par' || token.text === 'पर') && before.text === ',') cutAt(i, 'contrast');
    else if (before.text === ';' || before.text === '|') cutAt(i, 'finite');
    else if (JOINTS.has(before.text) && startsFinite(words, i)) cutAt(i, 'finite');
    else if (
      i - 1 > from &&
      (before.text === 'and' || before.text === 'so') &&
      YOURS.has(token.text) &&
      startsFinite(words, i)
    )
      cutAt(i, 'finite');
  }
  cutAt(words.length, 'finite');
  return found;
}

const YOURS = new Set(['you', 'your', 'it', 'he', 'she', 'they']);

function startsFinite(words: readonly Token[], at: number): boolean {
  const first = words[at] as Token;
  let i = at;
  if (AND.has(first.text)) i += 1;
  const subject = words[i];
  if (!subject || !SUBJECTS.has(subject.text)) return false;
  for (let k = i + 1; k < Math.min(words.length, i + VERB_WITHIN); k++) {
    const token = words[k] as Token;
    if (JOINTS.has(token.text)) return false;
    if (FINITE.has(token.text) || isFuture(token.text)) return true;
  }
  return subject.text === 'you' && words[i + 1]?.kind === 'word';
}

export const has = (hits: readonly WordHit[], ...groups: Group[]): boolean =>
  hits.some((hit) => groups.includes(hit.group));
