/**
 * Commercial keys. Whoever sends `Authorization` means to be known: what is no key of ours is refused, wherever it is
 * sent, and never taken for an anonymous request. Health alone answers everybody.
 */
import type { MiddlewareHandler } from 'hono';
import { findKey } from '../../accounts/keys';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';

const ALWAYS_ANSWERS = '/api/health';

const BEARER = /^Bearer +(\S+) *$/i;

/** Sets `key` for a request that bears a good one, and refuses one that bears another. */
export const commercialKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const authorization = c.req.header('Authorization');
  if (authorization === undefined || c.req.path === ALWAYS_ANSWERS) return next();
  const [, text] = BEARER.exec(authorization) ?? [];
  const key = text !== undefined && c.env?.DB ? await findKey(c.env.DB, text) : undefined;
  if (!key) return refuse(c, { reason: 'invalid_key' });
  c.set('key', key);
  return next();
};
