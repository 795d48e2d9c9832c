/**
 * Commercial keys. A request with an invalid `Authorization` header is refused on every path except health, and never
 * treated as anonymous.
 */
import type { MiddlewareHandler } from 'hono';
import { findKey } from '../../accounts/keys';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';

const ALWAYS_ANSWERS = '/api/health';

const BEARER = /^Bearer +(\S+) *$/i;

/** Sets `key` if the request has a valid one, and refuses an invalid one. */
export const commercialKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const authorization = c.req.header('Authorization');
  if (authorization === undefined || c.req.path === ALWAYS_ANSWERS) return next();
  const [, text] = BEARER.exec(authorization) ?? [];
  const key = text !== undefined && c.env?.DB ? await findKey(c.env.DB, text) : undefined;
  if (!key) return refuse(c, { reason: 'invalid_key' });
  c.set('key', key);
  return next();
};
