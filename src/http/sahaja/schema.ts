/** POST /api/sahaja: what it is asked, in either form, and what it answers. */
import * as z from 'zod';
import { SLIP_CATEGORIES } from '../../counsel/classify/types';
import { ROLES, TOOL_NAMES } from '../../counsel/types';
import { oneOf } from '../fields';
import { whenSound } from '../validation';

/** Messages of one request, `history` and `message` together. */
export const MOST_MESSAGES = 20;
export const MOST_CHARACTERS = 4000;

const TEXT_RULE = `must be a text of 1 to ${MOST_CHARACTERS} characters that is not blank`;

/** Characters are code points, as JSON Schema counts them. */
const text = (description: string) =>
  z
    .string(TEXT_RULE)
    .refine(
      (value) => value.trim() !== '' && (value.length <= MOST_CHARACTERS || [...value].length <= MOST_CHARACTERS),
      {
        error: TEXT_RULE,
      },
    )
    .meta({ description, minLength: 1, maxLength: MOST_CHARACTERS, pattern: '\\S' });

const SahajaMessage = z
  .object({ role: oneOf(ROLES), content: text('What was said.') }, 'must be an object with role and content')
  .meta({ id: 'SahajaMessage', description: 'A message of a conversation.' });

const messages = (least: number, most: number) => {
  const rule = `must be an array of ${least} to ${most} messages`;
  return z.array(SahajaMessage, rule).min(least, rule).max(most, rule);
};

export const MessageRequest = z
  .object({
    message: text('What is asked.'),
    history: messages(0, MOST_MESSAGES - 1)
      .optional()
      .meta({ description: 'What was said before, oldest first.' }),
  })
  .meta({ id: 'SahajaMessageRequest', description: 'A message, with what was said before it.' });

export const ConversationRequest = z
  .object({ messages: messages(1, MOST_MESSAGES).meta({ description: 'Oldest first; the last one is of the user.' }) })
  .refine(({ messages: said }) => said.at(-1)?.role === 'user', {
    path: ['messages'],
    error: 'must end with a message of the user, which is answered',
    when: whenSound(['messages']),
  })
  .meta({ id: 'SahajaConversationRequest', description: 'A whole conversation.' });

export const SahajaRequest = z
  .union([MessageRequest, ConversationRequest])
  .meta({ id: 'SahajaRequest', description: 'Either form, not both. Unknown fields are ignored.' });

const Usage = z.object({
  input_tokens: z.int().min(0).nullable().meta({ description: 'Tokens read in all rounds; null where not counted.' }),
  output_tokens: z.int().min(0).nullable().meta({ description: 'Tokens written in all rounds.' }),
});

export const SahajaResponse = z
  .object({
    reply: z.string().meta({ description: 'What is answered, free of slips.' }),
    mode: z.enum(['model', 'demo']).meta({ description: '`demo` where no model is configured.' }),
    tools_used: z
      .array(
        z.object({
          name: z.enum(TOOL_NAMES),
          input: z.record(z.string(), z.unknown()).meta({ description: 'As the tool understood it.' }),
        }),
      )
      .meta({ description: 'Computations that were made for the reply, in their order.' }),
    classification: z.object({
      slip: z.boolean().meta({ description: 'The draft predicted, frightened, prescribed a remedy or gave advice.' }),
      categories: z.array(z.enum(SLIP_CATEGORIES)).meta({ description: 'In what way.' }),
      action: z.enum(['pass', 'rewritten', 'withheld']).meta({
        description: 'Sent as drafted, without what slipped, or not at all: `reply` is then a fixed text.',
      }),
    }),
    disclaimer: z.string(),
    model: z.string().optional().meta({ description: 'The model as configured; in mode `model`.' }),
    usage: Usage.optional().meta({ description: 'In mode `model`.' }),
  })
  .meta({ id: 'SahajaResponse', description: 'A reply of the counsel.' });
