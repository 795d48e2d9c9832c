import * as z from 'zod';
import { PRESET_KEYS } from '../../data/chart/presets';
import { GRAHA_KEYS } from '../../data/keys';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { forEach } from './kinds';

const Residuals = forEach(GRAHA_KEYS, z.number().min(0)).meta({
  id: 'ResidualsByGraha',
  description: 'Residual in longitude against the reference, arcseconds, per graha.',
});

/** Settings with nothing left open. */
export const StampSettings = z
  .object({
    ayanamsa: z.union([z.enum(AYANAMSHA_KEYS), z.object({ epochJd: z.number(), deg: z.number() })]),
    nodeMode: z.enum(NODE_MODES),
    dashaYearDays: z.number().describe('Days of a daśā year.'),
    coLords: z.boolean().describe('Vṛścika and Kumbha have two lords.'),
  })
  .meta({ id: 'StampSettings', description: 'The conventions by which a chart is computed.' });

export const SubstrateStamp = z
  .object({
    service: z.literal('khagola'),
    version: z.string().meta({ description: 'Version of the service.', examples: ['1.0.0'] }),
    kernel: z
      .object({
        version: z.string(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('SHA-256 of the compiled kernel.'),
        theory: z.string().describe('The theories behind the series of the kernel.'),
      })
      .describe('The numeric kernel that computed this response.'),
    ayanamsha: z.object({
      key: z.enum([...AYANAMSHA_KEYS, 'custom']),
      deg: z.number().describe('The ayanāṃśa that was subtracted from the apparent longitudes, degrees.'),
    }),
    node_mode: z.enum(NODE_MODES),
    delta_t: z.object({
      model: z.string(),
      seconds: z.number().describe('TT minus UT1 at the instant, seconds.'),
    }),
    time_scale: z.string().describe('The convention for time scales.'),
    residuals_arcsec: z
      .object({ p95: Residuals, max: Residuals })
      .describe(
        'Sampled residuals of the kernel, of 1900 to 2100 for an instant of these years and otherwise of −3101 to 3000. ' +
          'Compare them with `boundary_arcsec`.',
      ),
    preset: z.enum(PRESET_KEYS).optional().describe('The preset of the chart.'),
    settings: StampSettings.optional(),
    notes: z
      .array(z.string())
      .describe('Values that could not be computed, doubts about the clock of the birth, ignored fields.'),
  })
  .meta({ id: 'SubstrateStamp', description: 'Provenance and accuracy of a response.' });
