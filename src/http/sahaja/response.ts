/** POST /api/sahaja: the response. */
import * as z from 'zod';
import { SLIP_CATEGORIES } from '../../counsel/classify/types';
import { TOOL_NAMES } from '../../counsel/types';

const Usage = z.object({
  input_tokens: z.int().min(0).nullable().meta({ description: 'Input tokens of all rounds; null if not counted.' }),
  output_tokens: z.int().min(0).nullable().meta({ description: 'Output tokens of all rounds.' }),
});

export const SahajaResponse = z
  .object({
    reply: z.string().meta({ description: 'The reply, without slips.' }),
    mode: z.enum(['model', 'demo']).meta({ description: '`demo` if no model is configured.' }),
    tools_used: z
      .array(
        z.object({
          name: z.enum(TOOL_NAMES),
          input: z.record(z.string(), z.unknown()).meta({ description: 'The input as the tool read it.' }),
        }),
      )
      .meta({ description: 'The computations for the reply, in order.' }),
    classification: z.object({
      slip: z.boolean().meta({ description: 'The draft predicted, frightened, prescribed a remedy or gave advice.' }),
      categories: z.array(z.enum(SLIP_CATEGORIES)).meta({ description: 'The kinds of slips.' }),
      action: z.enum(['pass', 'rewritten', 'withheld']).meta({
        description:
          '`pass`: sent as drafted. `rewritten`: the slips were removed. `withheld`: `reply` is a fixed text.',
      }),
    }),
    disclaimer: z.string(),
    model: z.string().optional().meta({ description: 'The configured model. Only in mode `model`.' }),
    usage: Usage.optional().meta({ description: 'Only in mode `model`.' }),
  })
  .meta({ id: 'SahajaResponse', description: 'A reply of counsel.' });
