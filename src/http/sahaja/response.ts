/** POST /api/sahaja: the response. */
import * as z from 'zod';
import { SLIP_CATEGORIES } from '../../counsel/classify/types';
import { TOOL_NAMES } from '../../counsel/toolNames';

const Usage = z.object({
  input_tokens: z.int().min(0).nullable().describe('Input tokens of all rounds; null if not counted.'),
  output_tokens: z.int().min(0).nullable().describe('Output tokens of all rounds.'),
});

export const SahajaResponse = z
  .object({
    reply: z.string().describe('The reply in Markdown, composed from claims about computed results.'),
    mode: z
      .enum(['model', 'demo'])
      .describe(
        '`model`: a model chose what is said. `demo`: no model is configured, or none was asked, as for people in danger.',
      ),
    composed: z.literal(true).describe('The service worded the reply; prose of a model is never sent.'),
    tools_used: z
      .array(
        z.object({
          name: z.enum(TOOL_NAMES),
          input: z.record(z.string(), z.unknown()).describe('The input as the tool read it.'),
        }),
      )
      .describe('The computations for the reply, in order.'),
    classification: z.object({
      slip: z
        .boolean()
        .describe('The draft predicted, frightened, prescribed a remedy or gave advice. A draft is never sent.'),
      categories: z.array(z.enum(SLIP_CATEGORIES)).describe('The kinds of slips.'),
      action: z
        .enum(['pass', 'withheld'])
        .describe('`pass`: sent as composed. `withheld`: the model wrote prose, which was classified and not sent.'),
    }),
    fallback: z
      .literal('model-unavailable')
      .optional()
      .describe(
        'Why the demo answered although a model is configured: its provider failed, and the operator chose the demo then.',
      ),
    disclaimer: z.string(),
    model: z.string().optional().describe('The configured model. Only in mode `model`.'),
    usage: Usage.optional().describe('Only in mode `model`.'),
  })
  .meta({ id: 'SahajaResponse', description: 'A reply of counsel.' });
