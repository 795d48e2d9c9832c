/** The shapes of the two error envelopes, and their codes. */
import * as z from 'zod';
import { PlaceShape } from '../api/shapes/places';

export const STRUCTURED_CODES = [
  'INVALID_JSON',
  'INVALID_FIELD',
  'UNKNOWN_FIELD',
  'OUT_OF_EPOCH_RANGE',
  'INVALID_TIMEZONE',
  'AMBIGUOUS_PLACE',
  'TOO_EXPENSIVE',
  'PAYLOAD_TOO_LARGE',
  'METHOD_NOT_ALLOWED',
  'INVALID_KEY',
  'UNSUPPORTED_FORMAT',
  'RATE_LIMIT_EXCEEDED',
  'RATE_LIMITER_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'FILE_UNAVAILABLE',
  'NOT_FOUND',
  'INTERNAL',
] as const;

export const FLAT_CODES = [
  'invalid-json',
  'invalid-parameter',
  'unknown-field',
  'unsupported_query_parameters',
  'unsupported-format',
  'ambiguous-place',
  'too-expensive',
  'payload-too-large',
  'method-not-allowed',
  'rate-limit-exceeded',
  'rate-limiter-unavailable',
  'model-unavailable',
  'not-found',
  'unauthenticated',
  'origin-not-allowed',
  'invalid-key',
  'challenge-expired',
  'unknown-passkey',
  'passkey-refused',
  'last-passkey',
  'too-many-passkeys',
  'accounts-not-configured',
  'storage-unavailable',
  'host-not-allowed',
  'index-key-not-configured',
  'index-upstream-failed',
  'file-unavailable',
  'engine-fault',
] as const;

export type StructuredCode = (typeof STRUCTURED_CODES)[number];
export type FlatCode = (typeof FLAT_CODES)[number];

const Candidates = z
  .array(PlaceShape)
  .optional()
  .describe('The candidates for an ambiguous place name. Send the id of one of them.');

const PriceShape = z.object({
  ms: z.number().describe('Milliseconds of processor time, estimated before any work.'),
  bytes: z.number().describe('Bytes of the answer.'),
});

const RefusedPrice = PriceShape.extend({
  field: PriceShape.describe('What `field` costs.'),
  ceiling: PriceShape.describe('The highest price that passes.'),
  largest: z
    .union([z.number(), z.string()])
    .nullable()
    .describe(
      'The largest value of `field` that passes; for a list, the number of its entries. Null if other fields must be smaller too.',
    ),
})
  .optional()
  .describe('The price of a request that costs too much, by the field that weighs most.');

const MESSAGE = z.string().describe('Text for people. It names the field, the rule and an example.');

export const StructuredError = z
  .object({
    ok: z.literal(false),
    error: z.object({
      code: z.enum(STRUCTURED_CODES).describe('Stable code for programs.'),
      message: MESSAGE,
      field: z.string().optional().describe('Dotted path of the field, for example `birthPlace.lat`.'),
      expected: z
        .looseObject({ type: z.string().meta({ description: 'The kind of rule.', examples: ['integer'] }) })
        .optional()
        .meta({
          description: 'In `/api/v1`: the rule as data, with its bounds (`min`, `max`), its `values` or its `fields`.',
          examples: [{ type: 'integer', min: 1, max: 12 }],
        }),
      example: z
        .unknown()
        .optional()
        .meta({ description: 'In `/api/v1`: a valid value.', examples: [5] }),
      got: z
        .union([z.string(), z.number(), z.boolean(), z.null()])
        .optional()
        .meta({
          description: 'In `/api/v1`: the invalid value, if it is neither a list nor an object. A long text is cut.',
          examples: ['1990'],
        }),
      candidates: Candidates,
      price: RefusedPrice,
    }),
  })
  .meta({ id: 'StructuredError', description: 'Error envelope of the charts and of `/api/v1`.' });

export const FlatError = z
  .object({
    error: z.enum(FLAT_CODES).describe('Stable code for programs.'),
    message: MESSAGE,
    field: z.string().optional().describe('Name of the field.'),
    candidates: Candidates,
    price: RefusedPrice,
    unexpected_keys: z
      .array(z.string())
      .optional()
      .describe('Keys of the query string, on a path that accepts none. Each key is listed once.'),
    upstream_status: z.int().optional().describe('HTTP status from the index service, if it answered.'),
  })
  .meta({ id: 'FlatError', description: 'Error envelope of the other endpoints and of unknown paths.' });

export type StructuredBody = z.infer<typeof StructuredError>;
export type FlatBody = z.infer<typeof FlatError>;
