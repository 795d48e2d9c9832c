import * as z from 'zod';
import { instant } from '../../api/shapes/kinds';

export const Health = z
  .object({
    status: z
      .enum(['ok', 'degraded'])
      .describe('`ok` when every check is true, apart from `model`, and the model did not fail.'),
    time: instant('Time of the check.'),
    checks: z.object({
      kernel: z.boolean().describe('The kernel loads and computes a known position correctly.'),
      accounts: z.boolean().describe('The database of accounts and commercial keys is bound and answers.'),
      rate_limiter: z.boolean().describe('Hourly limits are shared by all instances.'),
      cache: z.boolean().describe('The edge cache works.'),
      settings: z.boolean().describe('All variables set by the operator are valid.'),
      model: z.boolean().describe('A model is configured for counsel. Without one, the demo answers.'),
      model_reachable: z
        .boolean()
        .nullable()
        .describe('The last call of the model worked. Null before the first call, and without a model.'),
    }),
    processor_ms_an_hour: z
      .int()
      .nullable()
      .describe('Processor time that a client may use in an hour (`LIMIT_COST`), ms. Null: no limit.'),
    unusable_settings: z.array(z.string()).optional().describe('Names of invalid variables. Their defaults apply.'),
  })
  .meta({
    id: 'Health',
    description:
      'The state of this instance: its bindings, and failures in the last minute. It never contains a secret.',
  });
