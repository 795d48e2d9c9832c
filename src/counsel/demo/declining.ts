/** Declines requests outside the service's scope politely, and computes an alternative. */

import { dashas, hasBirth } from './births';
import { boundIn } from './bounds';
import type { Answer, Conversation } from './conversation';
import { windows } from './days';
import { namedObservance } from './observances';
import { ABILITIES } from './talk';

/** Reasons for declining where the dated periods of a birth are a useful alternative. */
const DATED = ['prediction', 'marriage', 'work'];

/** States politely that the service does not do this, and computes an alternative. */
export async function bounds(conversation: Conversation): Promise<Answer> {
  const [message = ''] = conversation.messages;
  const statements = boundIn(message);
  if (statements === null) return null;
  const reason = statements.find(({ kind }) => kind === 'refusal')?.reason;
  if (reason === 'instructions') return [...statements, ...ABILITIES];
  if (!DATED.includes(String(reason))) {
    const computed =
      (await namedObservance(conversation)) ?? (reason === 'advice' ? await windows(conversation) : null);
    return computed === null ? [...statements] : [...statements, { kind: 'link', link: 'meanwhile' }, ...computed];
  }
  if (!(await hasBirth(conversation))) return [...statements, { kind: 'question', for: 'birth' }];
  const computed = await dashas({ ...conversation, text: 'dasha' });
  return [...statements, { kind: 'link', link: 'meanwhile' }, ...(computed ?? [])];
}
