import * as z from 'zod';
import { instant } from '../fields';

export const Health = z
  .object({
    status: z.enum(['ok', 'degraded']).meta({ description: '`ok` when every check is true.' }),
    time: instant('The present instant.'),
    checks: z.object({
      kernel: z.boolean().meta({ description: 'The kernel loads and computes a known position.' }),
      accounts: z
        .boolean()
        .meta({ description: 'There is a database for accounts and commercial keys, and it answers.' }),
      rate_limiter: z.boolean().meta({ description: 'Hourly limits are counted for all instances together.' }),
      cache: z.boolean().meta({ description: 'Answers are kept at the edge.' }),
      model: z.boolean().meta({
        description: 'The model of counsel answers; true where none is configured.',
      }),
    }),
  })
  .meta({
    id: 'Health',
    description:
      'How the service is, as the instance that answers knows it: what is bound, and whether it failed in the last ' +
      'minute. Presence only, never a secret.',
  });
