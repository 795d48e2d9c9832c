/** /account/register, /account/sign-in and additional passkeys: first the options, then the signed response. */
import { type Context, Hono } from 'hono';
import { findAccount, insertAccount } from '../../accounts/accounts';
import {
  challengeIn,
  type NewCredential,
  type RelyingParty,
  registrationOptions,
  relyingParty,
  signInOptions,
  verifyRegistration,
  verifySignIn,
} from '../../accounts/ceremonies';
import {
  type Ceremony,
  type Challenge,
  deleteEndedChallenges,
  isUsedChallenge,
  newChallenge,
  openChallenge,
  useChallenge,
} from '../../accounts/challenges';
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
import { ceremonyToken, sessionToken, setCeremony, setSession } from '../middleware/cookies';
import { rateLimit } from '../middleware/limits';
import { onlyAllows } from '../middleware/resource';
import { Newest } from '../newest';
import { publicOrigin } from '../origin';
import type { HttpProblem } from '../problem';
import { presentAccount } from './present';

const MAX_SPOILED = 1000;

/**
 * SHA-256 of the challenges that a wrong response has used up, in the memory of this instance: a flood of wrong responses
 * writes nothing to the database. Each challenge expires after five minutes even if it is forgotten here.
 */
const spoiled = new Newest<true>(MAX_SPOILED);

const isSpoiled = (hash: string): boolean => spoiled.get(hash) === true;

const spoil = (hash: string): void => spoiled.set(hash, true);

type AccountContext = Context<AppEnv>;

/** Default name of an account. */
const UNNAMED = 'Khagola';

export const partyOf = (c: AccountContext): RelyingParty => relyingParty(publicOrigin(c));

/**
 * Makes a challenge for this browser. The browser keeps its token during and after a ceremony, so two tabs may each have
 * a ceremony of their own.
 */
export async function challengeFor(c: AccountContext, about: Challenge): Promise<Uint8Array<ArrayBuffer>> {
  const browser = ceremonyToken(c) ?? newToken();
  const challenge = await newChallenge(c.var.db, about, await hashOf(browser), c.var.now());
  setCeremony(c, browser);
  return challenge;
}

interface Opened extends Challenge {
  /** The challenge as it was signed. */
  text: string;
  /** SHA-256 of the text. */
  hash: string;
}

const EXPIRED = { reason: 'challenge_expired' } as const;

/** Verifies the challenge in a response. */
async function open(
  c: AccountContext,
  ceremony: Ceremony,
  clientDataJson: string,
): Promise<Result<Opened, HttpProblem>> {
  const [text, token] = [challengeIn(clientDataJson), ceremonyToken(c)];
  if (text === undefined || token === undefined) return fail(EXPIRED);
  const [hash, browser] = [await hashOf(text), await hashOf(token)];
  if (isSpoiled(hash)) return fail(EXPIRED);
  const opened = await openChallenge(c.var.db, text, { ceremony, browser }, c.var.now());
  return opened ? ok({ ...opened, text, hash }) : fail(EXPIRED);
}

/** The problem of an invalid response. Its challenge is used up; if it already was, that is the problem. */
async function refusalOf(c: AccountContext, { hash }: Opened, problem: HttpProblem): Promise<HttpProblem> {
  spoil(hash);
  return (await isUsedChallenge(c.var.db, hash)) ? EXPIRED : problem;
}

/** Verifies the new passkey in the body for the account of its challenge; does not store it. */
export async function newPasskey(
  c: AccountContext,
  ceremony: 'register' | 'add',
): Promise<Result<{ passkey: Passkey; challenge: Challenge }, HttpProblem>> {
  const { NewPasskeyRequest } = await import('./request');
  const request = validate(NewPasskeyRequest, c.var.body);
  if (!request.ok) return request;
  const { credential, name = null } = request.value;
  const opened = await open(c, ceremony, credential.response.clientDataJSON);
  if (!opened.ok) return opened;
  const { account, text, hash } = opened.value;
  const { response, ...named } = credential;
  const { transports = [], ...signed } = response;
  const verified: Result<NewCredential, HttpProblem> = await verifyRegistration(partyOf(c), text, {
    ...named,
    response: { ...signed, transports },
    clientExtensionResults: {},
  });
  if (!verified.ok) return fail(await refusalOf(c, opened.value, verified.error));
  if (account === null || (await findCredential(c.var.db, verified.value.credential))) {
    return fail(await refusalOf(c, opened.value, { reason: 'passkey_refused' }));
  }
  if (!(await useChallenge(c.var.db, hash, c.var.now()))) return fail(EXPIRED);
  const passkey = { ...verified.value, id: newId(), account, name, createdMs: c.var.now(), usedMs: null };
  return ok({ passkey, challenge: opened.value });
}

/** Signs this browser in with a new token, and ends its old session. Also deletes some expired rows. */
async function beginSession(c: AccountContext, passkey: Passkey, before: Parameters<typeof together>[1] = []) {
  const [db, now] = [c.var.db, c.var.now()];
  const [token, old] = [newToken(), sessionToken(c)];
  await together(db, [
    ...before,
    ...(old === undefined ? [] : [deleteSession(db, await hashOf(old))]),
    insertSession(db, { token: await hashOf(token), account: passkey.account, passkey: passkey.id }, now),
    deleteEndedSessions(db, now),
    deleteEndedChallenges(db, now),
  ]);
  setSession(c, token);
}

async function answerAccount(c: AccountContext, id: string, status: 200 | 201): Promise<Response> {
  const account = await findAccount(c.var.db, id);
  return account ? c.json(presentAccount(account), status) : refuse(c, { reason: 'unauthenticated' });
}

/**
 * The limit of all ceremonies of people who are not signed in. It counts only requests from this site's pages, so that
 * another site cannot use up the limit of its visitors.
 */
const limited = rateLimit('ceremonies');

export const register = new Hono<AppEnv>()
  .post('/options', ourPageOnly, limited, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const { RegisterRequest } = await import('./request');
    const request = validate(RegisterRequest, c.var.body);
    if (!request.ok) return refuse(c, request.error);
    const account = { id: newId(), name: request.value.name ?? UNNAMED };
    const challenge = await challengeFor(c, { ceremony: 'register', account: account.id, name: account.name });
    return c.json(await registrationOptions(partyOf(c), account, challenge, []));
  })
  .all('/options', onlyAllows('POST'))
  .post('/verify', ourPageOnly, limited, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const made = await newPasskey(c, 'register');
    if (!made.ok) return refuse(c, made.error);
    const { passkey, challenge } = made.value;
    await beginSession(c, passkey, [
      insertAccount(c.var.db, passkey.account, challenge.name ?? UNNAMED, c.var.now()),
      insertPasskey(c.var.db, passkey),
    ]);
    return answerAccount(c, passkey.account, 201);
  })
  .all('/verify', onlyAllows('POST'));

export const signIn = new Hono<AppEnv>()
  .post('/options', ourPageOnly, limited, async (c) => {
    const challenge = await challengeFor(c, { ceremony: 'sign-in', account: null, name: null });
    return c.json(await signInOptions(partyOf(c), challenge));
  })
  .all('/options', onlyAllows('POST'))
  .post('/verify', ourPageOnly, limited, jsonBody(SMALL_BODY_BYTES), async (c) => {
    const { SignInRequest } = await import('./request');
    const request = validate(SignInRequest, c.var.body);
    if (!request.ok) return refuse(c, request.error);
    const { credential } = request.value;
    const opened = await open(c, 'sign-in', credential.response.clientDataJSON);
    if (!opened.ok) return refuse(c, opened.error);
    const { text, hash } = opened.value;
    const passkey = await findCredential(c.var.db, credential.id);
    if (!passkey) return refuse(c, await refusalOf(c, opened.value, { reason: 'unknown_passkey' }));
    const signed = await verifySignIn(partyOf(c), text, { ...credential, clientExtensionResults: {} }, passkey);
    if (!signed.ok) return refuse(c, await refusalOf(c, opened.value, signed.error));
    if (!(await useChallenge(c.var.db, hash, c.var.now()))) return refuse(c, EXPIRED);
    if (!(await usePasskey(c.var.db, passkey.id, signed.value, c.var.now()))) {
      return refuse(c, { reason: 'passkey_refused' });
    }
    await beginSession(c, passkey);
    return answerAccount(c, passkey.account, 200);
  })
  .all('/verify', onlyAllows('POST'));
