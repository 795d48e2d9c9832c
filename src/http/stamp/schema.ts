import * as z from 'zod';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/types';
import { forEach } from '../fields';
import { GRAHA_KEYS } from '../names';

const Residuals = forEach(GRAHA_KEYS, z.number().min(0)).meta({
  id: 'ResidualsByGraha',
  description: 'Residual in longitude against the reference, arcseconds, per graha.',
});

export const SubstrateStamp = z
  .object({
    service: z.literal('khagola'),
    version: z.string().meta({ description: 'Version of the service.', examples: ['0.1.0'] }),
    kernel: z
      .object({
        version: z.string(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .meta({ description: 'SHA-256 of the compiled kernel.' }),
        theory: z.string().meta({ description: 'What the series of the kernel are made from.' }),
      })
      .meta({ description: 'The numeric kernel that computed this answer.' }),
    ayanamsha: z.object({
      key: z.enum(AYANAMSHA_KEYS),
      deg: z.number().meta({ description: 'What was subtracted from the apparent longitudes, degrees.' }),
    }),
    node_mode: z.enum(NODE_MODES),
    delta_t: z.object({
      model: z.string(),
      seconds: z.number().meta({ description: 'TT minus UT1 at the instant, seconds.' }),
    }),
    time_scale: z.string().meta({ description: 'How the scales of time are taken.' }),
    residuals_arcsec: z
      .object({ p95: Residuals, max: Residuals })
      .meta({ description: 'Sampled residuals of the kernel: compare with `boundary_arcsec`.' }),
    notes: z.array(z.string()).meta({ description: 'One note for each value that could not be computed.' }),
  })
  .meta({ id: 'SubstrateStamp', description: 'Where an answer comes from and how far to trust it.' });
