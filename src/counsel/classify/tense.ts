/** Decides the subject of a clause about the future: the sky, the service, or the reader’s life. */

import { type Clause, has } from './clauses';
import type { Group } from './lexicon/groups';
import type { Token } from './types';
import type { WordHit } from './vocabulary';

/** Modals. Their subject decides whether they are about a life: `the tithi will end`, `I will compute`. */
const MODALS = new Set(['will', 'shall', 'going', 'about', 'may', 'might', 'could', 'would', 'should', 'can']);
const MONTH_BEFORE = new Set([
  'in',
  'of',
  'from',
  'until',
  'till',
  'on',
  'by',
  'after',
  'before',
  'to',
  'since',
  'and',
  ',',
  'and',
  'late',
  'early',
  'mid',
  'each',
]);

/**
 * Actions and states of the sky in the present tense: `Saturn turns retrograde next year`, `Jupiter is bright this
 * month`.
 */
const OF_THE_SKY = new Set(
  'turn turns rise rises fall falls begin end ends change changes start last lasts bright brighter brightest late later early'.split(
    ' ',
  ),
);

/** Relations among grahas: `Sūrya has for friends Candra and Maṅgala`. */
const RELATIONS = new Set(['friend', 'friends', 'enemies', 'mitra', 'shatru', 'मित्र', 'शत्रु']);

/** Whether a modal belongs to the service, the sky or a request, and is not a prediction. */
export function isNeutral(hit: WordHit, kept: readonly WordHit[], words: readonly Token[], clause: Clause): boolean {
  const word = words[hit.at]?.text ?? '';
  if (RELATIONS.has(word) && (hit.group === 'person' || hit.group === 'bad')) {
    const grahas = kept.filter(({ group }) => group === 'sky').length;
    return grahas > 1 && !has(kept, 'you', 'bring', 'change', 'will', 'maybe', 'ahead');
  }
  if (['change', 'event', 'good'].includes(hit.group) && hit.to === hit.at + 1 && OF_THE_SKY.has(word)) {
    return subjectOf(hit, kept) === 'sky' && !has(kept, 'you', 'person', 'area');
  }
  if (!['will', 'maybe', 'ahead', 'bring', 'advice', 'sure'].includes(hit.group)) return false;
  if (word === 'may' && hit.to === hit.at + 1) {
    const before = words[hit.at - 1];
    const after = words[hit.at + 1];
    if (before?.kind === 'number' || after?.kind === 'number' || MONTH_BEFORE.has(before?.text ?? '')) return true;
  }
  if (hit.to === hit.at) return isNeutralHindi(hit, kept);
  const subject = subjectOf(hit, kept);
  if (hit.group === 'bring' || !MODALS.has(word)) {
    return subject === 'service' && !['ahead', 'advice'].includes(hit.group) && !has(kept, 'you');
  }
  if (subject === 'service') return hit.group !== 'advice';
  let at = hit.to;
  while (at < clause.to && kept.some((other) => other.group === 'skip' && other.at === at)) at += 1;
  const verb = (group: Group) => kept.some((other) => other.group === group && other.at === at);
  const being = words.slice(hit.to, at).some((token) => token.text === 'be');
  if (verb('infoVerb') || (words[at]?.text === 'fall' && words[at + 1]?.text === 'on')) return true;
  if (subject === 'sky' || subject === 'period' || subject === 'chart' || subject === 'dosha') {
    const fortune = has(kept, 'good', 'terrible', 'bad') && has(kept, 'you', 'area', 'person');
    if (verb('skyVerb')) return !(being && fortune);
    const noVerb = !kept.some((other) => other.at === at && ['bring', 'destroy', 'help'].includes(other.group));
    return being && noVerb && !has(kept, 'good', 'bad', 'terrible');
  }
  return false;
}

/** Modals of a personal future; `would` and `should` also need an event. */
const PERSONAL_MODALS = new Set(['will', 'shall', 'going', 'about', 'may', 'might', 'could']);
/** Verbs that fit a result of the service as well as an event of life. */
const OBTAINING = new Set(['get', 'see', 'find', 'receive', 'have', 'be']);

/** Whether the subject of a tense or modal is the reader, a relative, or a thing of their life. */
export function isPersonal(hit: WordHit, kept: readonly WordHit[], words: readonly Token[]): boolean {
  if (hit.group !== 'will' && hit.group !== 'maybe') return false;
  const word = words[hit.at]?.text ?? '';
  if (hit.to === hit.at) {
    if (has(kept, 'service', 'custom')) return false;
    const dated = kept.some((other) => other.group === 'dateVerb' && other.at <= hit.at && other.to >= hit.at);
    return !dated && (has(kept, 'you', 'person') || !has(kept, 'sky', 'period', 'term'));
  }
  if (!PERSONAL_MODALS.has(word)) return false;
  const subject = subjectOf(hit, kept);
  const verb = words[hit.to]?.text ?? '';
  if (OBTAINING.has(verb) && has(kept, 'sky', 'service', 'term') && !has(kept, 'event', 'good', 'bad', 'trait'))
    return false;
  if (hit.group === 'maybe' && has(kept, 'sky', 'service', 'term')) return false;
  if (subject === null)
    return kept.some((other) => other.at > hit.at && (other.group === 'you' || other.group === 'person'));
  return subject === 'you' || subject === 'person' || subject === 'area' || subject === 'event';
}

/** The nearest noun before the verb. */
function subjectOf(hit: WordHit, kept: readonly WordHit[]): Group | null {
  let best: WordHit | null = null;
  for (const other of kept) {
    if (other.to > hit.at || !SUBJECT_GROUPS.includes(other.group)) continue;
    if (best === null || other.to > best.to || (other.to === best.to && rank(other) < rank(best))) best = other;
  }
  return best?.group ?? null;
}
const SUBJECT_GROUPS: readonly Group[] = [
  'event',
  'area',
  'you',
  'person',
  'service',
  'sky',
  'period',
  'chart',
  'dosha',
  'year',
];
const rank = (hit: WordHit) => SUBJECT_GROUPS.indexOf(hit.group);

/** Hindi puts the verb last, so a statement about the sky is just before it. */
function isNeutralHindi(hit: WordHit, kept: readonly WordHit[]): boolean {
  const before = (group: Group) =>
    kept.some((other) => other.group === group && other.at <= hit.at && other.to >= hit.at);
  return before('skyVerb') || (before('dateVerb') && !has(kept, 'you', 'event', 'area', 'person'));
}
