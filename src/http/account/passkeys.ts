/** /account/passkeys: the passkeys of the signed-in account. */
import { Hono } from 'hono';
import { findAccount } from '../../accounts/accounts';
import { registrationOptions } from '../../accounts/ceremonies';
import { addPasskey, MAX_PASSKEYS, passkeysOf, removePasskey } from '../../accounts/passkeys';
import { readQuery } from '../../api/query';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { limitedChanges, ourPageOnly, signedIn } from '../middleware/account';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { onlyAllows } from '../middleware/resource';
import { challengeFor, newPasskey, partyOf } from './ceremonies';
import { presentPasskey } from './present';

export const passkeys = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => {
    const { db, session } = c.var;
    const passkeys = (await passkeysOf(db, session.account)).map((passkey) => presentPasskey(passkey, session));
    return c.json({ count: passkeys.length, passkeys: passkeys });
  })
  .post('/', ourPageOnly, limitedChanges, signedIn, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const { db, session } = c.var;
    const created = await newPasskey(c, 'add');
    if (!created.ok) return refuse(c, created.error);
    const { passkey } = created.value;
    // The browser has signed in to another account since it received the challenge.
    if (passkey.account !== session.account) return refuse(c, { reason: 'passkey_refused' });
    if (!(await addPasskey(db, passkey))) return refuse(c, { reason: 'too_many_passkeys', limit: MAX_PASSKEYS });
    return c.json(presentPasskey(passkey, session), 201);
  })
  .delete('/', ourPageOnly, limitedChanges, signedIn, async (c) => {
    const { db, session } = c.var;
    const { PasskeyQuery } = await import('./request');
    const query = readQuery(PasskeyQuery, new URL(c.req.url).searchParams);
    if (!query.ok) return refuse(c, query.error);
    const { id } = query.value;
    if (await removePasskey(db, session.account, id, session.token)) return c.body(null, 204);
    const isOurs = (await passkeysOf(db, session.account)).some((passkey) => passkey.id === id);
    return refuse(c, isOurs ? { reason: 'last_passkey' } : { reason: 'no_such', what: 'passkey' });
  })
  .all('/', onlyAllows('GET', 'HEAD', 'POST', 'DELETE'))
  .post('/options', ourPageOnly, limitedChanges, signedIn, async (c) => {
    const { db, session } = c.var;
    const account = await findAccount(db, session.account);
    if (!account) return refuse(c, { reason: 'unauthenticated' });
    const challenge = await challengeFor(c, { ceremony: 'add', account: account.id, name: null });
    return c.json(await registrationOptions(partyOf(c), account, challenge, await passkeysOf(db, account.id)));
  })
  .all('/options', onlyAllows('POST'));
