/** From a request in either form to the conversation that it holds. */
import type { Message } from '../../counsel/types';
import { fail, ok, type Result } from '../../domain/result';
import { NO_NAMES } from '../envelope';
import { type FieldProblem, validate } from '../validation';
import { ConversationRequest, MessageRequest } from './schema';

/** The messages of a request, oldest first; the last one is of the user. */
export function readConversation(body: Record<string, unknown>): Result<Message[], FieldProblem> {
  if (!('messages' in body)) {
    const asked = validate(MessageRequest, body, NO_NAMES);
    return asked.ok ? ok([...(asked.value.history ?? []), { role: 'user', content: asked.value.message }]) : asked;
  }
  const other = ['message', 'history'].find((key) => key in body);
  if (other !== undefined) {
    const message = `${other} must not stand beside messages: a conversation is given in one form.`;
    return fail({ reason: 'invalid_field', field: other, message });
  }
  const asked = validate(ConversationRequest, body, NO_NAMES);
  return asked.ok ? ok(asked.value.messages) : asked;
}
