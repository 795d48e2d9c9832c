/** GET /api/press: the facts of the service. */
import * as z from 'zod';
import { BODY_KEYS } from '../../kernel/types';
import { SubstrateStamp } from '../stamp/schema';

const Figures = z.object({ p95: z.number().min(0), max: z.number().min(0) });

const figures = (description: string) => Figures.meta({ description });

const Sample = z.object({ from: z.int(), to: z.int(), instants: z.int() });

const Range = z.object({ from: z.number(), to: z.number() });

const Endpoint = z.object({
  method: z.string().meta({ examples: ['GET'] }),
  path: z.string().meta({ examples: ['/api/panchang'] }),
  summary: z.string(),
  limited: z.boolean().meta({ description: 'Whether `limits.requests_an_hour` has a line for it.' }),
});

const Limits = z.object({
  requests_an_hour: z
    .array(
      z.object({
        path: z.string(),
        methods: z.array(z.string()),
        limit: z.int().min(0),
        window: z.enum(['clock', 'sliding']).meta({
          description: 'The hour of the clock in UTC, or any sixty minutes.',
        }),
        counted: z
          .enum(['together', 'per instance'])
          .meta({ description: 'For all instances, or by each for itself.' }),
      }),
    )
    .meta({ description: 'For one client; an IPv6 client is its /64. What has no line here has no such limit.' }),
  body_bytes: z.int().meta({ description: 'Most bytes of a body that asks a question.' }),
  years: Range,
  latitude_deg: Range,
  longitude_deg: Range,
  utc_offset_hours: Range,
});

export const PressResponse = z
  .object({
    name: z.string(),
    description: z.string(),
    version: z.string().meta({ description: 'Of the service; the API description has its own.' }),
    api_version: z.string(),
    kernel: SubstrateStamp.shape.kernel,
    counts: z.object({ paths: z.int(), endpoints: z.int() }).meta({ description: 'Of `/openapi.json`.' }),
    endpoints: z.array(Endpoint),
    limits: Limits,
    accuracy: z
      .object({
        note: z.string(),
        reference: z.string(),
        samples: z
          .object({ protocol: Sample, range: Sample })
          .meta({ description: 'At which instants it was compared.' }),
        longitudes: z
          .array(
            z.object({
              graha: z.enum(BODY_KEYS),
              specified_arcmin: figures('What the specification of the service states for the protocol, arcminutes.'),
              protocol_arcsec: figures('Reached by the same protocol, arcseconds.'),
              range_arcsec: figures('Reached over the whole range, arcseconds.'),
            }),
          )
          .meta({ description: 'Apparent geocentric longitude.' }),
        quantities: z.array(
          z.object({
            quantity: z.string(),
            unit: z.enum(['arcsec', 's']),
            compared: z.int(),
            ...Figures.shape,
          }),
        ),
      })
      .meta({ description: 'Differences from the reference as the accuracy report measured them.' }),
    licence: z.string().meta({ description: 'SPDX identifier.', examples: ['MIT'] }),
    contacts: z
      .object({ general: z.string().optional(), press: z.string().optional(), security: z.string().optional() })
      .meta({ description: 'Addresses of mail or of pages; those that there are.' }),
  })
  .meta({ id: 'PressResponse', description: 'The facts of the service, from the build it runs.' });
