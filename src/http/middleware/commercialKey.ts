/**
 * Commercial keys. Every path except health refuses a malformed `Authorization` header. A well-formed key is looked up
 * only where a limit counts the request, and is never treated as anonymous there.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { findKey, isKey } from '../../accounts/keys';
import { hashOf } from '../../accounts/tokens';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { Newest } from '../newest';
import type { HttpProblem } from '../problem';

const ALWAYS_ANSWERS = '/api/health';

const BEARER = /^Bearer +(\S+) *$/i;

/** An instance does not look up an unknown key again within this time. It remembers up to `MAX_UNKNOWN` keys. */
const UNKNOWN_MS = 60_000;
const MAX_UNKNOWN = 1000;

/** SHA-256 of each unknown key, with the instant until which it counts as unknown, Unix milliseconds. */
const unknownUntil = new Newest<number>(MAX_UNKNOWN);

/** The well-formed key in an `Authorization` header. */
function keyIn(authorization: string): string | undefined {
  const [, text] = BEARER.exec(authorization) ?? [];
  return text !== undefined && isKey(text) ? text : undefined;
}

/** Refuses a malformed `Authorization` header, without a database query. */
export const wellFormedKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const authorization = c.req.header('Authorization');
  if (authorization === undefined || c.req.path === ALWAYS_ANSWERS) return next();
  return keyIn(authorization) === undefined ? refuse(c, { reason: 'invalid_key' }) : next();
};

/** Sets `key` if the request has a valid one; returns the problem if it has an invalid one. */
export async function keyProblem(c: Context<AppEnv>): Promise<HttpProblem | undefined> {
  const authorization = c.req.header('Authorization');
  if (authorization === undefined || c.var.key) return undefined;
  const [text, db, nowMs] = [keyIn(authorization), c.env?.DB, Date.now()];
  if (text === undefined || !db) return { reason: 'invalid_key' };
  const hash = await hashOf(text);
  if ((unknownUntil.get(hash) ?? 0) > nowMs) return { reason: 'invalid_key' };
  const key = await findKey(db, text);
  if (!key) {
    unknownUntil.set(hash, nowMs + UNKNOWN_MS);
    return { reason: 'invalid_key' };
  }
  c.set('key', key);
  return undefined;
}

/** Looks up the key of a request, and refuses an invalid one. */
export const verifiedKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const problem = await keyProblem(c);
  return problem ? refuse(c, problem) : next();
};
