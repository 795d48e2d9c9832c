/** What stands before the account endpoints: the database, where a request comes from, and who sends it. */
import type { Context, MiddlewareHandler } from 'hono';
import { findSession } from '../../accounts/sessions';
import { hashOf } from '../../accounts/tokens';
import { sessionToken } from '../account/cookies';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { publicOrigin } from '../origin';

/** Sets `db`, or refuses where the service keeps no accounts. */
export const withAccounts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const db = c.env?.DB;
  if (!db) return refuse(c, { reason: 'accounts_not_configured' });
  c.set('db', db);
  return next();
};

/**
 * Whether a request says that a page of ours sent it. What says nothing is not one: browsers name the origin of every
 * request that may change something, and other clients can.
 */
export function isFromOurPage(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  return c.req.header('Origin') === publicOrigin(c) && site === 'same-origin';
}

/** Refuses what no page of ours sent, whether or not it carries a cookie: nobody is signed in to another's account. */
export const ourPageOnly: MiddlewareHandler<AppEnv> = async (c, next) =>
  isFromOurPage(c) ? next() : refuse(c, { reason: 'origin_not_allowed' });

/**
 * Sets `session`, or refuses. A cookie that is no longer good is left alone: where two tabs sign in at once, the answer
 * to the old one's request would take away the new one's cookie.
 */
export const signedIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const token = sessionToken(c);
  const session = token && (await findSession(c.var.db, await hashOf(token), c.var.now()));
  if (!session) return refuse(c, { reason: 'unauthenticated' });
  c.set('session', session);
  return next();
};
