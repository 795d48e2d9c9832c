/** /account: register, sign in, sign out, and manage an account. */
import { Hono } from 'hono';
import { eraseAccount, findAccount } from '../../accounts/accounts';
import { chartsOf } from '../../accounts/charts';
import { passkeysOf } from '../../accounts/passkeys';
import { deleteSession, deleteSessionsOf, sessionsOf } from '../../accounts/sessions';
import { together } from '../../accounts/store';
import { hashOf } from '../../accounts/tokens';
import { readQuery } from '../../api/query';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { limitedChanges, ourPageOnly, sessionOf, signedIn, withAccounts } from '../middleware/account';
import { clearSession, sessionToken } from '../middleware/cookies';
import { ownHostOnly } from '../middleware/ownHost';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import type { ServiceResource } from '../service';
import { register, signIn } from './ceremonies';
import { charts } from './charts';
import { passkeys } from './passkeys';
import { iso, presentAccount, presentKey, presentPasskey, presentSaved, presentSession } from './present';

const routes = new Hono<AppEnv>()
  .use(speaks('flat'), noStore, ownHostOnly, withAccounts)
  .get('/', signedIn, async (c) => {
    const record = await findAccount(c.var.db, c.var.session.account);
    return record ? c.json(presentAccount(record)) : refuse(c, { reason: 'unauthenticated' });
  })
  .delete('/', ourPageOnly, limitedChanges, signedIn, async (c) => {
    await eraseAccount(c.var.db, c.var.session.account);
    clearSession(c);
    return c.body(null, 204);
  })
  .all('/', onlyAllows('GET', 'HEAD', 'DELETE'))
  .get('/session', async (c) => {
    const session = await sessionOf(c);
    if (!session.ok && session.error.reason === 'rate_limited') return refuse(c, session.error);
    const record = session.ok && (await findAccount(c.var.db, session.value.account));
    return c.json({ account: record ? presentAccount(record) : null });
  })
  .all('/session', onlyAllows('GET', 'HEAD'))
  .route('/register', register)
  .route('/sign-in', signIn)
  .post('/sign-out', ourPageOnly, limitedChanges, async (c) => {
    const { db } = c.var;
    const { SignOutQuery } = await import('./request');
    const query = readQuery(SignOutQuery, new URL(c.req.url).searchParams);
    if (!query.ok) return refuse(c, query.error);
    const token = sessionToken(c);
    if (query.value.everywhere !== undefined) {
      const session = await sessionOf(c);
      if (!session.ok) return refuse(c, session.error);
      await together(db, [deleteSessionsOf(db, session.value.account)]);
    } else if (token !== undefined) await together(db, [deleteSession(db, await hashOf(token))]);
    clearSession(c);
    return c.body(null, 204);
  })
  .all('/sign-out', onlyAllows('POST'))
  .get('/export', signedIn, async (c) => {
    const { db, session, now } = c.var;
    const record = await findAccount(db, session.account);
    if (!record) return refuse(c, { reason: 'unauthenticated' });
    const [keys, sessions, saved] = await Promise.all([
      passkeysOf(db, session.account),
      sessionsOf(db, session.account, now()),
      chartsOf(db, session.account),
    ]);
    c.header('Content-Disposition', 'attachment; filename="khagola.json"');
    return c.json({
      exported: iso(now()),
      account: presentAccount(record),
      passkeys: keys.map((key) => ({ ...presentPasskey(key, session), ...presentKey(key) })),
      sessions: sessions.map((each) => presentSession(each, session)),
      charts: saved.map(presentSaved),
    });
  })
  .all('/export', onlyAllows('GET', 'HEAD'))
  .route('/passkeys', passkeys)
  .route('/charts', charts);

export const account: ServiceResource = {
  at: '/account',
  routes,
  paths: async () => (await import('./paths')).accountPaths,
};
