/**
 * Commercial keys. A key is read, and looked up, only where it changes something: where a limit counts the request, and
 * at /mcp. A bad one is never treated as anonymous there. Schemes other than `Bearer` belong to somebody else, such as a
 * proxy, and are ignored.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { findKey, isKey } from '../../accounts/keys';
import { hashOf } from '../../accounts/tokens';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { Newest } from '../newest';
import type { HttpProblem } from '../problem';
import { countFailure, tooManyFailures } from './failures';

const BEARER = /^Bearer(?: +(.*?))? *$/i;

/** An instance does not look up an unknown key again within this time. It remembers up to `MAX_UNKNOWN` keys. */
const UNKNOWN_MS = 60_000;
const MAX_UNKNOWN = 1000;

/** SHA-256 of each unknown key. */
const unknown = new Newest<true>(MAX_UNKNOWN, UNKNOWN_MS);

/** The text after `Bearer` in a request; undefined if it has no such header. */
function bearerOf(c: Context<AppEnv>): string | undefined {
  const match = BEARER.exec(c.req.header('Authorization') ?? '');
  return match ? (match[1] ?? '') : undefined;
}

/** Sets `key` if the request has a valid one; returns the problem if it has an invalid one. */
export async function keyProblem(c: Context<AppEnv>): Promise<HttpProblem | undefined> {
  const text = bearerOf(c);
  if (text === undefined || c.var.key) return undefined;
  const db = c.env?.DB;
  if (!isKey(text) || !db) return { reason: 'invalid_key' };
  const hash = await hashOf(text);
  if (unknown.get(hash)) return { reason: 'invalid_key' };
  const over = await tooManyFailures(c);
  if (over) return over;
  const key = await findKey(db, text);
  if (!key) {
    await countFailure(c);
    unknown.set(hash, true);
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
