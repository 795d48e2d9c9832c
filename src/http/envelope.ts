/** Converts a problem to a status and a body in one of the envelopes. No other module does this. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isServiceProblem, type Problem, type ServiceProblem } from '../api/problem';
import { explainedRefusal, flatRefusal, structuredRefusal } from '../api/refusal';
import type { EnvelopeStyle } from '../api/resource';
import { unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';
import { AssetUnavailable } from './assets';
import type { AppEnv } from './env';
import type { FlatBody, FlatCode, StructuredBody, StructuredCode } from './errors';
import { pathNear } from './nearPath';
import type { HttpProblem } from './problem';

interface Refusal {
  status: ContentfulStatusCode;
  flat: FlatCode;
  /** Absent for problems of endpoints that use only the flat envelope. */
  structured?: StructuredCode;
  message: string;
  /** Additional fields of the flat envelope. */
  more?: Omit<FlatBody, 'error' | 'message'>;
}

const refusal = (status: ContentfulStatusCode, flat: FlatCode, message: string): Refusal => ({ status, flat, message });

type TransportProblem = Exclude<HttpProblem, Problem>;

function transportRefusal(problem: TransportProblem): Refusal {
  switch (problem.reason) {
    case 'invalid_json':
      return {
        ...refusal(400, 'invalid-json', 'The body must be a JSON object in UTF-8.'),
        structured: 'INVALID_JSON',
      };
    case 'unexpected_query':
      return {
        ...refusal(400, 'unsupported_query_parameters', 'This path takes no query string. Remove it and retry.'),
        more: { unexpected_keys: [...problem.keys] },
      };
    case 'payload_too_large':
      return {
        ...refusal(413, 'payload-too-large', `The body must not exceed ${problem.limitBytes} bytes.`),
        structured: 'PAYLOAD_TOO_LARGE',
      };
    case 'method_not_allowed':
      return {
        ...refusal(405, 'method-not-allowed', `This path supports ${problem.allow.join(', ')}.`),
        structured: 'METHOD_NOT_ALLOWED',
      };
    case 'rate_limited': {
      const reset = isoUtc(unixToJd(problem.resetSeconds * 1000));
      const limit = `The limit is ${problem.limit} ${problem.limit === 1 ? 'request' : 'requests'} an hour.`;
      return {
        ...refusal(429, 'rate-limit-exceeded', `${limit} Retry after ${reset}.`),
        structured: 'RATE_LIMIT_EXCEEDED',
      };
    }
    case 'limiter_unavailable':
      return {
        ...refusal(503, 'rate-limiter-unavailable', 'The rate limiter is unavailable. Try again later.'),
        structured: 'RATE_LIMITER_UNAVAILABLE',
      };
    case 'model_unavailable':
      return refusal(502, 'model-unavailable', 'The model did not answer. The computing endpoints still work.');
    case 'unauthenticated':
      return refusal(401, 'unauthenticated', 'Sign in first.');
    case 'origin_not_allowed':
      return refusal(
        403,
        'origin-not-allowed',
        'Only pages of this site may send this request. Non-browser clients must set `Origin` to this site.',
      );
    case 'cross_site':
      return refusal(403, 'origin-not-allowed', 'Pages of other sites may not send this request.');
    case 'invalid_key':
      return {
        ...refusal(401, 'invalid-key', 'Send a valid key as `Authorization: Bearer`, or omit the header.'),
        structured: 'INVALID_KEY',
      };
    case 'accounts_not_configured':
      return refusal(503, 'accounts-not-configured', 'This service has no accounts.');
    case 'storage_failed':
      return {
        ...refusal(503, 'storage-unavailable', 'The database is unavailable. Try again later.'),
        structured: 'STORAGE_UNAVAILABLE',
      };
    case 'challenge_expired':
      return refusal(
        400,
        'challenge-expired',
        'The challenge was used, is older than five minutes, or belongs to another browser. Request new options.',
      );
    case 'unknown_passkey':
      return refusal(400, 'unknown-passkey', 'No account has this passkey.');
    case 'passkey_refused':
      return refusal(400, 'passkey-refused', 'The passkey response is invalid. Try again.');
    case 'last_passkey':
      return refusal(
        409,
        'last-passkey',
        'This is the last passkey of your account. Add another one first, or delete the account.',
      );
    case 'too_many_passkeys':
      return refusal(
        409,
        'too-many-passkeys',
        `An account can have at most ${problem.limit} passkeys. Delete one first.`,
      );
    case 'no_such':
      return refusal(404, 'not-found', `Your account has no such ${problem.what}.`);
    case 'foreign_host':
      return refusal(
        403,
        'host-not-allowed',
        'The service does not go by this name. Use its own address, which the operator sets as PUBLIC_ORIGIN.',
      );
    case 'host_not_allowed': {
      const { field, origin } = problem;
      return { ...refusal(400, 'host-not-allowed', `${field} must be a URL at ${origin}.`), more: { field } };
    }
    case 'index_key_missing':
      return refusal(503, 'index-key-not-configured', 'The service has no IndexNow key. Set the secret INDEXNOW_KEY.');
    case 'index_failed': {
      const { status } = problem;
      if (status === null) return refusal(502, 'index-upstream-failed', 'The index service did not answer.');
      const message = `The index service answered ${status}.`;
      return { ...refusal(502, 'index-upstream-failed', message), more: { upstream_status: status } };
    }
  }
}

interface WrittenRefusal {
  status: ContentfulStatusCode;
  body: StructuredBody | FlatBody;
}

const ENVELOPES = { flat: flatRefusal, structured: structuredRefusal, explained: explainedRefusal } as const;

/** The status of the problems of resources that are not about a field. */
const STATUS_OF_REASON = { internal: 500, file_unavailable: 503, cost_limited: 429 } as const;

/** When to retry a request whose files are unavailable, seconds. */
const RETRY_SECONDS = 5;

/** Writes a refusal in an envelope. */
export function writeRefusal(style: EnvelopeStyle, problem: HttpProblem): WrittenRefusal {
  if ('rule' in problem) {
    const isNotAcceptable = style === 'explained' && problem.reason === 'unsupported_format';
    return { status: isNotAcceptable ? 406 : 400, body: ENVELOPES[style](problem) };
  }
  if (isServiceProblem(problem) || problem.reason === 'cost_limited') {
    return { status: STATUS_OF_REASON[problem.reason], body: ENVELOPES[style](problem) };
  }
  const { status, flat, structured, message, more } = transportRefusal(problem);
  if (style !== 'flat' && structured) return { status, body: { ok: false, error: { code: structured, message } } };
  return { status, body: { error: flat, message, ...more } };
}

/** The problem of a request whose computation has thrown. */
export const problemOfFault = (fault: unknown): ServiceProblem => ({
  reason: fault instanceof AssetUnavailable ? 'file_unavailable' : 'internal',
});

/** Responds with a refusal, in the envelope of the resource. */
export function refuse(c: Context<AppEnv>, problem: HttpProblem): Response {
  if (problem.reason === 'model_unavailable') c.var.condition?.failed('model');
  if (problem.reason === 'invalid_key') c.header('WWW-Authenticate', 'Bearer realm="khagola", error="invalid_token"');
  if (problem.reason === 'file_unavailable') c.header('Retry-After', String(RETRY_SECONDS));
  if (problem.reason === 'method_not_allowed') c.header('Allow', problem.allow.join(', '));
  const { status, body } = writeRefusal(c.var.envelope ?? 'flat', problem);
  return c.json(body, status);
}

/** Responds to an unknown path, which belongs to no resource: in the envelope of `/api/v1`, or in the flat one. */
export function notFound(c: Context<AppEnv>): Response {
  const near = pathNear(c.req.path);
  const message = `This path does not exist. ${near === undefined ? '' : `Did you mean ${near}? `}See /docs.`;
  const body: StructuredBody | FlatBody = /^\/api\/v1(\/|$)/.test(c.req.path)
    ? { ok: false, error: { code: 'NOT_FOUND', message } }
    : { error: 'not-found', message };
  return c.json(body, 404);
}
