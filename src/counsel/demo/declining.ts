/** Declines what a question asks beyond the service's scope, and computes what may stand beside the refusal. */

import type { Claim } from '../claims/compose';
import { allowed } from '../policy/company';
import { boundOf } from '../policy/question';
import { hasBirth } from './birthInput';
import type { Answer, Conversation } from './conversation';
import { match } from './kutas';
import { openDays } from './purposes';
import { ABILITIES } from './talk';

/** Reasons after which a birth may be asked for: its chart can be computed. */
const OF_BIRTH = ['prediction', 'marriage', 'work'];

/** What the service can add to a refusal. */
async function additions(conversation: Conversation, reason: string): Promise<Claim[]> {
  // If the message also asks for a list of days, the whole list follows; nothing is chosen from it.
  const isOfSpan = conversation.readings[0].spans.length > 0;
  if (reason === 'timing' || reason === 'advice') return isOfSpan ? ((await openDays(conversation)) ?? []) : [];
  if (reason === 'instructions') return [...ABILITIES];
  if (reason === 'match_verdict') return (await match({ ...conversation, words: `${conversation.words}milan ` })) ?? [];
  return OF_BIRTH.includes(reason) && !(await hasBirth(conversation)) ? [{ kind: 'question', for: 'birth' }] : [];
}

/** States politely that the service does not do this. */
export async function bounds(conversation: Conversation): Promise<Answer> {
  const reason = boundOf(conversation.written);
  if (reason === null) return null;
  return allowed(await additions(conversation, reason), { last: reason, standing: null });
}
