/** /account/register, /account/sign-in and additional passkeys: first the options, then the signed response. */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { findAccount, insertAccount } from '../../accounts/accounts';
import {
  challengeIn,
  type NewCredential,
  registrationOptions,
  relyingParty,
  signInOptions,
  verifyRegistration,
  verifySignIn,
} from '../../accounts/ceremonies';
import { type Ceremony, type Challenge, keepChallenge, takeChallenge } from '../../accounts/challenges';
import { findCredential, insertPasskey, type Passkey, usePasskey } from '../../accounts/passkeys';
import { deleteEndedSessions, deleteSession, insertSession } from '../../accounts/sessions';
import { together } from '../../accounts/store';
import { hashOf, newId, newToken } from '../../accounts/tokens';
import { validate } from '../../api/validate';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { ourPageOnly } from '../middleware/account';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { onlyAllows } from '../middleware/resource';
import { publicOrigin } from '../origin';
import type { HttpProblem } from '../problem';
import { ceremonyToken, sessionToken, setCeremony, setSession } from './cookies';
import { presentAccount } from './present';
import { NewPasskeyRequest, RegisterRequest, SignInRequest } from './request';

type AccountContext = Context<AppEnv>;

/** Default name of an account. */
const UNNAMED = 'Khagola';

export const partyOf = (c: AccountContext) => relyingParty(publicOrigin(c));

/**
 * Binds a challenge to this browser. The browser keeps its token during and after a ceremony, so two tabs may each have
 * a ceremony of their own.
 */
export async function bind(
  c: AccountContext,
  challenge: string,
  about: Pick<Challenge, 'ceremony' | 'account' | 'name'>,
): Promise<void> {
  const browser = ceremonyToken(c) ?? newToken();
  const kept = { ...about, challenge: await hashOf(challenge), browser: await hashOf(browser) };
  await keepChallenge(c.var.db, kept, c.var.now());
  setCeremony(c, browser);
}

interface Taken extends Challenge {
  /** The challenge as it was signed. */
  text: string;
}

/** Removes the challenge that a response signs. It is used up even if the response is invalid. */
async function take(
  c: AccountContext,
  ceremony: Ceremony,
  clientDataJson: string,
): Promise<Result<Taken, HttpProblem>> {
  const [text, browser] = [challengeIn(clientDataJson), ceremonyToken(c)];
  if (text === undefined || browser === undefined) return fail({ reason: 'challenge_expired' });
  const asked = { ceremony, challenge: await hashOf(text), browser: await hashOf(browser) };
  const taken = await takeChallenge(c.var.db, asked, c.var.now());
  return taken ? ok({ ...taken, text }) : fail({ reason: 'challenge_expired' });
}

/** Verifies the new passkey in the body for the account of its challenge; does not store it. */
export async function newPasskey(
  c: AccountContext,
  ceremony: 'register' | 'add',
): Promise<Result<{ passkey: Passkey; taken: Challenge }, HttpProblem>> {
  const request = validate(NewPasskeyRequest, c.var.body);
  if (!request.ok) return request;
  const { credential, name = null } = request.value;
  const taken = await take(c, ceremony, credential.response.clientDataJSON);
  if (!taken.ok) return taken;
  const { account, text } = taken.value;
  const { response, ...named } = credential;
  const { transports = [], ...signed } = response;
  const made: Result<NewCredential, HttpProblem> = await verifyRegistration(partyOf(c), text, {
    ...named,
    response: { ...signed, transports },
    clientExtensionResults: {},
  });
  if (!made.ok) return made;
  if (account === null || (await findCredential(c.var.db, made.value.credential))) {
    return fail({ reason: 'passkey_refused' });
  }
  const passkey = { ...made.value, id: newId(), account, name, createdMs: c.var.now(), usedMs: null };
  return ok({ passkey, taken: taken.value });
}

/** Signs this browser in with a new token, and ends its old session. Also deletes all expired sessions. */
async function beginSession(c: AccountContext, passkey: Passkey, before: Parameters<typeof together>[1] = []) {
  const [db, now] = [c.var.db, c.var.now()];
  const [token, old] = [newToken(), sessionToken(c)];
  await together(db, [
    ...before,
    ...(old === undefined ? [] : [deleteSession(db, await hashOf(old))]),
    insertSession(db, { token: await hashOf(token), account: passkey.account, passkey: passkey.id }, now),
    deleteEndedSessions(db, now),
  ]);
  setSession(c, token);
}

async function answerAccount(c: AccountContext, id: string, status: 200 | 201): Promise<Response> {
  const account = await findAccount(c.var.db, id);
  return account ? c.json(presentAccount(account), status) : refuse(c, { reason: 'unauthenticated' });
}

export const register = new Hono<AppEnv>()
  .post('/options', ourPageOnly, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const request = validate(RegisterRequest, c.var.body);
    if (!request.ok) return refuse(c, request.error);
    const account = { id: newId(), name: request.value.name ?? UNNAMED };
    const options = await registrationOptions(partyOf(c), account, []);
    await bind(c, options.challenge, { ceremony: 'register', account: account.id, name: account.name });
    return c.json(options);
  })
  .all('/options', onlyAllows('POST'))
  .post('/verify', ourPageOnly, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const made = await newPasskey(c, 'register');
    if (!made.ok) return refuse(c, made.error);
    const { passkey, taken } = made.value;
    await beginSession(c, passkey, [
      insertAccount(c.var.db, passkey.account, taken.name ?? UNNAMED, c.var.now()),
      insertPasskey(c.var.db, passkey),
    ]);
    return answerAccount(c, passkey.account, 201);
  })
  .all('/verify', onlyAllows('POST'));

export const signIn = new Hono<AppEnv>()
  .post('/options', ourPageOnly, async (c) => {
    const options = await signInOptions(partyOf(c));
    await bind(c, options.challenge, { ceremony: 'sign-in', account: null, name: null });
    return c.json(options);
  })
  .all('/options', onlyAllows('POST'))
  .post('/verify', ourPageOnly, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const request = validate(SignInRequest, c.var.body);
    if (!request.ok) return refuse(c, request.error);
    const { credential } = request.value;
    const taken = await take(c, 'sign-in', credential.response.clientDataJSON);
    if (!taken.ok) return refuse(c, taken.error);
    const passkey = await findCredential(c.var.db, credential.id);
    if (!passkey) return refuse(c, { reason: 'unknown_passkey' });
    const signed = await verifySignIn(
      partyOf(c),
      taken.value.text,
      { ...credential, clientExtensionResults: {} },
      passkey,
    );
    if (!signed.ok) return refuse(c, signed.error);
    if (!(await usePasskey(c.var.db, passkey.id, signed.value, c.var.now()))) {
      return refuse(c, { reason: 'passkey_refused' });
    }
    await beginSession(c, passkey);
    return answerAccount(c, passkey.account, 200);
  })
  .all('/verify', onlyAllows('POST'));
