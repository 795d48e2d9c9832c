/** The one place where a refusal becomes a status and a body, in either of the two envelopes. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { DomainError } from '../domain/result';
import { unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';
import type { AppEnv } from './env';
import { RULES } from './fields';

/** Why a request is not answered as asked: what the domain refuses, and what HTTP adds to it. */
export type Problem =
  | DomainError
  | { reason: 'invalid_field' | 'year_out_of_range' | 'no_timezone'; field: string; message: string }
  | { reason: 'invalid_json' }
  /** A query string where none is taken, with its keys. */
  | { reason: 'unexpected_query'; keys: readonly string[] }
  | { reason: 'payload_too_large'; limitBytes: number }
  | { reason: 'method_not_allowed'; allow: readonly string[] }
  /** More than `limit` requests in an hour; at `resetSeconds`, Unix time, the next one passes. */
  | { reason: 'rate_limited'; limit: number; resetSeconds: number }
  | { reason: 'internal' };

/** How an endpoint names the fields that the domain's refusals are about. */
export interface FieldNames {
  /** The field whose year may lie outside the almanac's span. */
  epoch: string;
  day: string;
  time: string;
  timezone: string;
}

export const STRUCTURED_CODES = [
  'INVALID_JSON',
  'INVALID_FIELD',
  'OUT_OF_EPOCH_RANGE',
  'INVALID_TIMEZONE',
  'PAYLOAD_TOO_LARGE',
  'METHOD_NOT_ALLOWED',
  'INTERNAL',
] as const;

export const FLAT_CODES = [
  'invalid-json',
  'invalid-parameter',
  'unsupported_query_parameters',
  'payload-too-large',
  'method-not-allowed',
  'rate-limit-exceeded',
  'not-found',
  'engine-fault',
] as const;

type StructuredCode = (typeof STRUCTURED_CODES)[number];
type FlatCode = (typeof FLAT_CODES)[number];

export const StructuredError = z
  .object({
    ok: z.literal(false),
    error: z.object({
      code: z.enum(STRUCTURED_CODES).meta({ description: 'Stable code for machines.' }),
      message: z.string().meta({ description: 'Text for people; names the offending field.' }),
      field: z
        .string()
        .optional()
        .meta({ description: 'Dotted path of the offending field, for example `birthPlace.lat`.' }),
    }),
  })
  .meta({ id: 'StructuredError', description: 'How the chart endpoints refuse.' });

export type StructuredRefusal = z.infer<typeof StructuredError>;

export const FlatError = z
  .object({
    error: z.enum(FLAT_CODES).meta({ description: 'Stable code for machines.' }),
    message: z.string().meta({ description: 'Text for people.' }),
    field: z.string().optional().meta({ description: 'Name of the offending parameter.' }),
    unexpected_keys: z
      .array(z.string())
      .optional()
      .meta({ description: 'Keys of a query string that is not taken, each once, in their order.' }),
  })
  .meta({ id: 'FlatError', description: 'How every other endpoint refuses, and every unknown path.' });

type FlatRefusal = z.infer<typeof FlatError>;

interface Refusal {
  status: ContentfulStatusCode;
  /** None for what the chart endpoints never refuse: it is written flat. */
  code?: StructuredCode;
  flat: FlatCode;
  message: string;
  field?: string;
  allow?: readonly string[];
  unexpectedKeys?: readonly string[];
}

const badField = (code: StructuredCode, field: string, message: string): Refusal => ({
  status: 400,
  code,
  flat: 'invalid-parameter',
  message,
  field,
});

function refusalOf(problem: Problem, names: FieldNames): Refusal {
  switch (problem.reason) {
    case 'invalid_field':
      return badField('INVALID_FIELD', problem.field, problem.message);
    case 'year_out_of_range':
      return badField('OUT_OF_EPOCH_RANGE', problem.field, problem.message);
    case 'no_timezone':
      return badField('INVALID_TIMEZONE', problem.field, problem.message);
    case 'epoch_out_of_range':
      return badField('OUT_OF_EPOCH_RANGE', names.epoch, `${names.epoch} ${RULES.epoch}.`);
    case 'no_such_day':
      return badField('INVALID_FIELD', names.day, `${names.day} ${RULES.day}.`);
    case 'unknown_timezone':
      return badField('INVALID_TIMEZONE', names.timezone, `${names.timezone} ${RULES.timezone}.`);
    case 'skipped_wall_clock':
      return badField('INVALID_FIELD', names.time, `${names.time} ${RULES.skipped}.`);
    case 'invalid_json':
      return {
        status: 400,
        code: 'INVALID_JSON',
        flat: 'invalid-json',
        message: 'The body must be a JSON object in UTF-8.',
      };
    case 'unexpected_query':
      return {
        status: 400,
        flat: 'unsupported_query_parameters',
        message: 'This path takes no query string.',
        unexpectedKeys: problem.keys,
      };
    case 'payload_too_large':
      return {
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
        flat: 'payload-too-large',
        message: `The body must not exceed ${problem.limitBytes} bytes.`,
      };
    case 'method_not_allowed':
      return {
        status: 405,
        code: 'METHOD_NOT_ALLOWED',
        flat: 'method-not-allowed',
        message: `This path answers ${problem.allow.join(', ')}.`,
        allow: problem.allow,
      };
    case 'rate_limited':
      return {
        status: 429,
        flat: 'rate-limit-exceeded',
        message: `The limit is ${problem.limit} requests an hour. The next one passes at ${isoUtc(unixToJd(problem.resetSeconds * 1000))}.`,
      };
    case 'internal':
      return {
        status: 500,
        code: 'INTERNAL',
        flat: 'engine-fault',
        message: 'The computation failed. The request was in order.',
      };
  }
}

/** Field names for a resource whose problems never come from the domain. */
const NO_NAMES: FieldNames = { epoch: '', day: '', time: '', timezone: '' };

/** Answers with a refusal, in the envelope of the resource. */
export function refuse(c: Context<AppEnv>, problem: Problem, names: FieldNames = NO_NAMES): Response {
  const { status, code, flat, message, field, allow, unexpectedKeys } = refusalOf(problem, names);
  if (allow) c.header('Allow', allow.join(', '));
  const named = field === undefined ? {} : { field };
  const listed = unexpectedKeys === undefined ? {} : { unexpected_keys: [...unexpectedKeys] };
  return c.var.envelope === 'structured' && code !== undefined
    ? c.json({ ok: false, error: { code, message, ...named } } satisfies StructuredRefusal, status)
    : c.json({ error: flat, message, ...named, ...listed } satisfies FlatRefusal, status);
}

/** Answers for a path where nothing is: always in the flat envelope, for it belongs to no resource. */
export function notFound(c: Context<AppEnv>): Response {
  const body: FlatRefusal = { error: 'not-found', message: 'Nothing is served at this path.' };
  return c.json(body, 404);
}
