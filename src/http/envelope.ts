/** The one place where a refusal becomes a status and a body, in either of the two envelopes. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { DomainError } from '../domain/result';
import { unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';
import type { AppEnv, EnvelopeStyle } from './env';
import { RULES } from './fields';

/** Why a request is not answered as asked: what the domain refuses, and what HTTP adds to it. */
export type Problem =
  | DomainError
  | { reason: 'invalid_field' | 'year_out_of_range' | 'no_timezone'; field: string; message: string }
  | { reason: 'invalid_json' }
  /** A query string where none is taken, with its keys. */
  | { reason: 'unexpected_query'; keys: readonly string[] }
  /** A format in which the resource does not answer. */
  | { reason: 'unsupported_format'; field: string; formats: readonly string[] }
  | { reason: 'payload_too_large'; limitBytes: number }
  | { reason: 'method_not_allowed'; allow: readonly string[] }
  /** More than `limit` requests in an hour; at `resetSeconds`, Unix time, the next one passes. */
  | { reason: 'rate_limited'; limit: number; resetSeconds: number }
  /** The requests of a route that must be counted for all instances together cannot be. */
  | { reason: 'limiter_unavailable' }
  /** The provider of the model failed, was too slow or gave no answer. */
  | { reason: 'model_unavailable' }
  | { reason: 'unauthenticated' | 'origin_not_allowed' | 'invalid_key' }
  /** The database is not bound, or it fails. */
  | { reason: 'accounts_not_configured' | 'storage_failed' }
  | { reason: 'challenge_expired' | 'unknown_passkey' | 'passkey_refused' | 'last_passkey' }
  | { reason: 'too_many_passkeys'; limit: number }
  /** Nothing of the account that is signed in has this identifier. */
  | { reason: 'no_such'; what: 'chart' | 'passkey' }
  /** An address that is not of the service itself. */
  | { reason: 'host_not_allowed'; field: string; origin: string }
  /** Search engines cannot be notified without a key. */
  | { reason: 'index_key_missing' }
  /** The index service answered with a status that is no success; null where it gave no answer. */
  | { reason: 'index_failed'; status: number | null }
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
  'unsupported-format',
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
    upstream_status: z.int().optional().meta({ description: 'What the index service answered, where it did.' }),
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
  upstreamStatus?: number;
}

const badField = (code: StructuredCode, field: string, message: string): Refusal => ({
  status: 400,
  code,
  flat: 'invalid-parameter',
  message,
  field,
});

/** What the chart endpoints never refuse. */
const flatly = (status: ContentfulStatusCode, flat: FlatCode, message: string): Refusal => ({ status, flat, message });

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
    case 'unsupported_format':
      return {
        status: 400,
        flat: 'unsupported-format',
        message: `${problem.field} must be one of ${problem.formats.join(', ')}.`,
        field: problem.field,
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
      return flatly(
        429,
        'rate-limit-exceeded',
        `The limit is ${problem.limit} requests an hour. The next one passes at ${isoUtc(unixToJd(problem.resetSeconds * 1000))}.`,
      );
    case 'limiter_unavailable':
      return flatly(
        503,
        'rate-limiter-unavailable',
        'Requests to the model cannot be counted at present, so none is passed on.',
      );
    case 'model_unavailable':
      return flatly(502, 'model-unavailable', 'The model gave no answer. The endpoints that compute are not affected.');
    case 'unauthenticated':
      return flatly(401, 'unauthenticated', 'This needs a session. Sign in first.');
    case 'origin_not_allowed':
      return flatly(
        403,
        'origin-not-allowed',
        'Only a page of this service may ask this; the header Origin must name it.',
      );
    case 'invalid_key':
      return flatly(
        401,
        'invalid-key',
        'The header Authorization must be `Bearer` with a key that is good, or be left out.',
      );
    case 'accounts_not_configured':
      return flatly(503, 'accounts-not-configured', 'This service keeps no accounts.');
    case 'storage_failed':
      return flatly(503, 'storage-unavailable', 'The database does not answer. Try again later.');
    case 'challenge_expired':
      return flatly(
        400,
        'challenge-expired',
        'The challenge was used, is older than five minutes, or is of another browser. Ask for options again.',
      );
    case 'unknown_passkey':
      return flatly(400, 'unknown-passkey', 'No account has this passkey.');
    case 'passkey_refused':
      return flatly(400, 'passkey-refused', 'The answer of the authenticator is not in order.');
    case 'last_passkey':
      return flatly(409, 'last-passkey', 'The last passkey stays as long as the account: nobody could open it.');
    case 'too_many_passkeys':
      return flatly(409, 'too-many-passkeys', `An account has at most ${problem.limit} passkeys.`);
    case 'no_such':
      return flatly(404, 'not-found', `The account has no such ${problem.what}.`);
    case 'host_not_allowed':
      return {
        status: 400,
        flat: 'host-not-allowed',
        message: `${problem.field} must be an address at ${problem.origin}.`,
        field: problem.field,
      };
    case 'index_key_missing':
      return flatly(503, 'index-key-not-configured', 'The service has no key by which search engines would know it.');
    case 'index_failed':
      return {
        status: 502,
        flat: 'index-upstream-failed',
        message:
          problem.status === null
            ? 'The index service gave no answer.'
            : `The index service answered ${problem.status}.`,
        ...(problem.status !== null && { upstreamStatus: problem.status }),
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
export const NO_NAMES: FieldNames = { epoch: '', day: '', time: '', timezone: '' };

interface WrittenRefusal {
  status: ContentfulStatusCode;
  body: StructuredRefusal | FlatRefusal;
  allow?: readonly string[] | undefined;
}

/** A refusal as an envelope writes it. */
export function writeRefusal(style: EnvelopeStyle, problem: Problem, names: FieldNames = NO_NAMES): WrittenRefusal {
  const { status, code, flat, message, field, allow, unexpectedKeys, upstreamStatus } = refusalOf(problem, names);
  const named = field === undefined ? {} : { field };
  const listed = unexpectedKeys === undefined ? {} : { unexpected_keys: [...unexpectedKeys] };
  const upstream = upstreamStatus === undefined ? {} : { upstream_status: upstreamStatus };
  const body: StructuredRefusal | FlatRefusal =
    style === 'structured' && code !== undefined
      ? { ok: false, error: { code, message, ...named } }
      : { error: flat, message, ...named, ...listed, ...upstream };
  return { status, body, allow };
}

/** Answers with a refusal, in the envelope of the resource. */
export function refuse(c: Context<AppEnv>, problem: Problem, names: FieldNames = NO_NAMES): Response {
  if (problem.reason === 'model_unavailable') c.var.condition?.failed('model');
  const { status, body, allow } = writeRefusal(c.var.envelope, problem, names);
  if (allow) c.header('Allow', allow.join(', '));
  return c.json(body, status);
}

/** Answers for a path where nothing is: always in the flat envelope, for it belongs to no resource. */
export function notFound(c: Context<AppEnv>): Response {
  const body: FlatRefusal = { error: 'not-found', message: 'Nothing is served at this path.' };
  return c.json(body, 404);
}
