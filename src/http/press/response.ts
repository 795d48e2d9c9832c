/** GET /api/press: the facts of the service. */

import * as z from 'zod';
import { SubstrateStamp } from '../../api/shapes/stamp';
import { BODY_KEYS } from '../../kernel/keys';

const Figures = z.object({ p95: z.number().min(0), max: z.number().min(0) });

const figures = (description: string) => Figures.meta({ description });

const Sample = z.object({ from: z.int(), to: z.int(), instants: z.int() });

const Range = z.object({ from: z.number(), to: z.number() });

const Endpoint = z.object({
  method: z.string().meta({ examples: ['GET'] }),
  path: z.string().meta({ examples: ['/api/panchang'] }),
  summary: z.string(),
  limited: z.boolean().describe('Whether `limits.requests_an_hour` lists it.'),
});

const Limits = z.object({
  requests_an_hour: z
    .array(
      z.object({
        path: z.string(),
        methods: z.array(z.string()),
        limit: z.int().min(0),
        window: z.enum(['clock', 'sliding']).describe('`clock`: each clock hour in UTC. `sliding`: any sixty minutes.'),
        counted: z.enum(['together', 'per instance']).describe('Counted for all instances together, or per instance.'),
      }),
    )
    .describe('Limits per client. An IPv6 client is its /64. Endpoints that are not listed have no hourly limit.'),
  processor_ms_an_hour: z
    .int()
    .nullable()
    .describe('Processor time per client and hour, ms: each answer counts its price. Null: no limit.'),
  body_bytes: z.int().describe('Maximum body size of most endpoints, in bytes.'),
  years: Range,
  latitude_deg: Range,
  longitude_deg: Range,
  utc_offset_hours: Range,
});

export const PressResponse = z
  .object({
    name: z.string(),
    description: z.string(),
    version: z.string().describe('Version of the service. The OpenAPI document has its own version.'),
    api_version: z.string(),
    kernel: SubstrateStamp.shape.kernel,
    counts: z.object({ paths: z.int(), endpoints: z.int() }).describe('Of `/openapi.json`.'),
    endpoints: z.array(Endpoint),
    limits: Limits,
    accuracy: z
      .object({
        note: z.string(),
        reference: z.string(),
        samples: z.object({ protocol: Sample, range: Sample }).describe('The instants of the comparison.'),
        longitudes: z
          .array(
            z.object({
              graha: z.enum(BODY_KEYS),
              specified_arcmin: figures('Figures in the specification for the protocol, arcminutes.'),
              protocol_arcsec: figures('Measured by the same protocol, arcseconds.'),
              range_arcsec: figures('Measured over the whole range, arcseconds.'),
            }),
          )
          .describe('Apparent geocentric longitude.'),
        quantities: z.array(
          z.object({
            quantity: z.string(),
            unit: z.enum(['arcsec', 's']),
            compared: z.int(),
            ...Figures.shape,
          }),
        ),
      })
      .describe('Differences from the reference, from the accuracy report.'),
    licence: z.string().meta({ description: 'SPDX identifier.', examples: ['MIT'] }),
    credits: z
      .array(
        z.object({
          what: z.string(),
          source: z.string(),
          url: z.string(),
          licence: z.string(),
          licence_url: z.string(),
        }),
      )
      .describe('Data of others that the service uses under their licence.'),
    contacts: z
      .object({ general: z.string().optional(), press: z.string().optional(), security: z.string().optional() })
      .describe('Email addresses or URLs, where configured.'),
  })
  .meta({ id: 'PressResponse', description: 'The facts of the service, from the build it runs.' });
