/** POST /api/sahaja: the request, in either form. */
import * as z from 'zod';
import { listOf, objectOf, oneOf, textOf } from '../../api/fields';
import { expecting, unmet, whenValid } from '../../api/validate';
import { ROLES } from '../../counsel/types';

/** Maximum number of messages, `history` and `message` together. */
const MAX_MESSAGES = 20;
const MAX_CHARACTERS = 4000;
const MAX_PLACE_CHARACTERS = 100;

/** Characters are code points, as JSON Schema counts them. */
const text = (description: string, example: string) =>
  expecting(
    { type: 'other', words: `a string of 1 to ${MAX_CHARACTERS} characters that is not blank` },
    z
      .string()
      .refine(
        (value) => value.trim() !== '' && (value.length <= MAX_CHARACTERS || [...value].length <= MAX_CHARACTERS),
      ),
  ).meta({ description, examples: [example], minLength: 1, maxLength: MAX_CHARACTERS, pattern: '\\S' });

const SahajaMessage = objectOf({
  role: oneOf(ROLES),
  content: text('Text of the message.', 'What is the tithi now?'),
}).meta({
  id: 'SahajaMessage',
  description: 'A message of a conversation.',
  examples: [{ role: 'user', content: 'What is the tithi now?' }],
});

const messages = (min: number, max: number) => listOf(SahajaMessage, min, max, 'messages');

export const MessageRequest = z
  .object({
    message: text('The question.', 'What is the tithi now?'),
    history: messages(0, MAX_MESSAGES - 1)
      .optional()
      .describe('Earlier messages, oldest first.'),
    place: textOf({ min: 1, max: MAX_PLACE_CHARACTERS })
      .optional()
      .meta({ description: 'Town of the sender, for questions that name none.', examples: ['Pune'] }),
  })
  .meta({ id: 'SahajaMessageRequest', description: 'A message, with the messages before it.' });

export const ConversationRequest = z
  .object({
    messages: messages(1, MAX_MESSAGES).describe('Oldest first; the last one is from the user.'),
  })
  .refine((conversation) => conversation.messages.at(-1)?.role === 'user', {
    path: ['messages'],
    when: whenValid(['messages']),
    ...unmet({ type: 'other', words: 'a list that ends with a user message' }),
  })
  .meta({ id: 'SahajaConversationRequest', description: 'A whole conversation.' });

export const SahajaRequest = z
  .union([MessageRequest, ConversationRequest])
  .meta({ id: 'SahajaRequest', description: 'Either form, not both. Unknown fields are ignored.' });
