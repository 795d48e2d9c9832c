import * as z from 'zod';
import { instant } from '../fields';

export const Health = z
  .object({
    status: z.enum(['ok', 'degraded']).meta({ description: '`ok` when every check is true.' }),
    time: instant('The present instant.'),
    checks: z.object({
      kernel: z.boolean().meta({ description: 'The kernel loads and computes a known position.' }),
      accounts: z.boolean().meta({ description: 'There is a database for accounts and commercial keys.' }),
      rate_limiter: z.boolean().meta({ description: 'Hourly limits are counted for all instances together.' }),
    }),
  })
  .meta({ id: 'Health', description: 'How the service is. Presence only, never a secret.' });
