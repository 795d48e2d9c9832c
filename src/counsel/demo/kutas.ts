/** The kūṭa points of two births. */
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { isTimed } from '../reading/reading';
import { allBirths } from './birthInput';
import { MEANS } from './chartValues';
import { type Answer, type Conversation, failure, run } from './conversation';
import { keysIn } from './named';

const VERDICT = patternOf('compatib*|right_for|good_match|should_i_marry|sahi_rahega|accha_rahega');
const MATCH = patternOf(
  `match*|milan|milao|milana|milani|milaiye|kundli_milana|points|ank|porutham|porutam|guna|gun|gunas|gunn|ashtakoot*|ashtakuta|ashtakut|compatib*|koota|kuta|bhakoot|bhakut|nadi_points|porutham|poruttam`,
);
const TAMIL = patternOf('porutham|porutam|poruttam|dashakuta|dasakoota|south_indian|tamil');
const HERS = patternOf('her|hers|bride|ladki|kanya|wife|patni');
const KUTAS = {
  varna: patternOf('varna|varn'),
  vashya: patternOf('vashya|vasya'),
  tara: patternOf('tara'),
  yoni: patternOf('yoni'),
  graha_maitri: patternOf('graha_maitri|grah_maitri|maitri'),
  gana: patternOf('gana|gan'),
  bhakuta: patternOf('bhakoot|bhakut|bhakuta|bhakoota'),
  nadi: patternOf('nadi|naadi'),
} as const;

/** Asks whether a kūṭa of two births gives no points. */
const KUTA_DOSHA = patternOf('nadi|naadi|bhakoot|bhakut|bhakuta|gana|gan dosh|dosha');

/** The kūṭa points of two births. */
export async function match(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const given = allBirths(conversation);
  const isOfTwo = conversation.readings[0].births.filter(isTimed).length > 1;
  const isOfKuta = isOfTwo && KUTA_DOSHA.test(words);
  if (!MATCH.test(words) && !isOfKuta && !(isOfTwo && conversation.isFollowUp)) return null;
  if (MEANS.test(words) && given.length === 0) return null;
  const verdict: Claim = { kind: 'refusal', reason: 'match_verdict' };
  const isJudged = VERDICT.test(words);
  const [a, b] = given.slice(-2);
  if (a === undefined || b === undefined)
    return [...(isJudged ? [verdict] : []), { kind: 'question', for: 'second_birth' }];
  const system = TAMIL.test(words) ? { system: 'dashakuta', tradition: 'tamil' } : { system: 'ashtakuta' };
  const result = await run(conversation, 'match', { a, b, ...system });
  if (!result.ok) return [...(isJudged ? [verdict] : []), ...failure(result)];
  const { call } = result;
  const kutas = keysIn(KUTAS, words).filter((kuta) => kuta !== 'gana' || !/\bgun/.test(words));
  return [
    ...(isJudged ? [verdict] : []),
    { kind: 'match_total', call },
    ...(kutas.length > 0 ? kutas.map((kuta) => ({ kind: 'kuta', call, kuta })) : [{ kind: 'kutas', call }]),
    { kind: 'match_margin', call, who: HERS.test(words) ? 'b' : 'a' },
    { kind: 'reminder', about: 'points' },
    { kind: 'source', call },
  ];
}
