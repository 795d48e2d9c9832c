/** Middleware of the account endpoints: it checks the database, the origin of a request and its session. */
import type { Context, MiddlewareHandler } from 'hono';
import { findSession, type Session } from '../../accounts/sessions';
import { hashOf } from '../../accounts/tokens';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { isOwnHost, publicOrigin } from '../origin';
import type { HttpProblem } from '../problem';
import { sessionToken } from './cookies';
import { countFailure, tooManyFailures } from './failures';
import { limiterOf } from './limits';

/** Sets `db`, or refuses if the service has no accounts. */
export const withAccounts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const db = c.env?.DB;
  if (!db) return refuse(c, { reason: 'accounts_not_configured' });
  c.set('db', db);
  return next();
};

/**
 * Whether a page of this site sent the request, by its headers. Browsers set `Origin` on every request that may change
 * something, and other clients can set it too.
 */
export function isFromOurPage(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  return isOwnHost(c) && c.req.header('Origin') === publicOrigin(c) && site === 'same-origin';
}

/**
 * Refuses requests that no page of this site sent, with or without a cookie. This prevents signing a user in to
 * another's account.
 */
export const ourPageOnly: MiddlewareHandler<AppEnv> = async (c, next) =>
  isFromOurPage(c) ? next() : refuse(c, { reason: 'origin_not_allowed' });

/** The session of a request, or why it has none. A client with too many failures is refused without a look into the database. */
export async function sessionOf(c: Context<AppEnv>): Promise<Result<Session, HttpProblem>> {
  const token = sessionToken(c);
  if (token === undefined) return fail({ reason: 'unauthenticated' });
  const over = await tooManyFailures(c);
  if (over) return fail(over);
  const session = await findSession(c.var.db, await hashOf(token), c.var.now());
  if (session) return ok(session);
  await countFailure(c);
  return fail({ reason: 'unauthenticated' });
}

/**
 * Sets `session`, or refuses. It does not delete an expired cookie: if two tabs sign in at once, the response to the
 * old cookie would delete the new one.
 */
export const signedIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const session = await sessionOf(c);
  if (!session.ok) return refuse(c, session.error);
  c.set('session', session.value);
  return next();
};

/** Limits the changes of signed-in people. It comes after `ourPageOnly`, so that other sites cannot use it up. */
export const limitedChanges: MiddlewareHandler<AppEnv> = limiterOf('account');
