/** Converts a request in either form to a conversation. */
import type { FieldProblem } from '../../api/problem';
import { validate } from '../../api/validate';
import type { Message } from '../../counsel/types';
import { fail, ok, type Result } from '../../domain/result';
import { ConversationRequest, MessageRequest } from './request';

interface SentConversation {
  /** Oldest first. The last one is from the user. */
  messages: Message[];
  /** The town of the sender; null if the request does not name it. */
  place: string | null;
}

export function readConversation(body: Record<string, unknown>): Result<SentConversation, FieldProblem> {
  if (!('messages' in body)) {
    const request = validate(MessageRequest, body);
    if (!request.ok) return request;
    const { message, history = [], place = null } = request.value;
    return ok({ messages: [...history, { role: 'user', content: message }], place });
  }
  const extra = ['message', 'history'].find((key) => key in body);
  if (extra !== undefined) {
    const expected = { type: 'instead-of', field: 'messages' } as const;
    return fail({ reason: 'invalid_field', field: extra, rule: 'value', expected });
  }
  const request = validate(ConversationRequest, body);
  return request.ok ? ok({ messages: request.value.messages, place: null }) : request;
}
