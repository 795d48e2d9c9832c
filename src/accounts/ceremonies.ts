/**
 * The WebAuthn ceremonies: what an authenticator is asked, and whether its answer is right. Passkeys are discoverable,
 * so that nobody types who they are, and verify their user by PIN or body: they are the only factor. Where an
 * authenticator comes from is not asked, and no statement about it that names a certificate is looked at.
 *
 * The library is loaded by the first ceremony; a request without one does not wait for it.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { fail, ok, type Result } from '../domain/result';
import type { Passkey } from './passkeys';

const library = () => import('@simplewebauthn/server');

/** The service as authenticators know it. */
export interface RelyingParty {
  /** Its origin, `https://host`. */
  origin: string;
  /** The host alone. */
  id: string;
}

export const relyingParty = (origin: string): RelyingParty => ({ origin, id: new URL(origin).hostname });

/** ES256, EdDSA, RS256: all that authenticators in use sign with. COSE identifiers. */
const ALGORITHMS = [-7, -8, -257];
const SERVICE = 'Khagola';
/** As long as the challenge is good. */
const TIMEOUT_MS = 5 * 60_000;

type Refused = { reason: 'passkey_refused' };
const REFUSED = fail({ reason: 'passkey_refused' } as const);

export async function registrationOptions(
  party: RelyingParty,
  account: { id: string; name: string },
  existing: readonly Passkey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: SERVICE,
    rpID: party.id,
    userID: Uint8Array.from(atob(account.id.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
    userName: account.name,
    userDisplayName: account.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: party.id, timeout: TIMEOUT_MS, userVerification: 'required' });
}

/** The challenge that an answer says it signs; undefined where it says none, or comes out of another site's frame. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const said: unknown = JSON.parse(atob(clientDataJson.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof said !== 'object' || said === null) return undefined;
    const { challenge, crossOrigin = false } = said as Record<string, unknown>;
    return typeof challenge === 'string' && crossOrigin === false ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A statement about the authenticator that is empty or signed by the new passkey itself. Others lead to certificates,
 * whose revocation the library would look up at an address that the certificate names.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** What a new passkey is kept by. */
export type NewCredential = Pick<Passkey, 'credential' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>;

export async function verifyRegistration(
  party: RelyingParty,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<Result<NewCredential, Refused>> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (!(await isPlain(response.response.attestationObject))) return REFUSED;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return REFUSED;
    const { credential, credentialBackedUp } = registrationInfo;
    // The identifier that was signed for, not the one written beside it.
    if (credential.id !== response.id) return REFUSED;
    return ok({
      credential: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    });
  } catch {
    return REFUSED; // the library throws for whatever does not fit
  }
}

/** Whether an answer was signed by a passkey, for the account it belongs to; the counter as it now stands. */
export async function verifySignIn(
  party: RelyingParty,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: Passkey,
): Promise<Result<Pick<Passkey, 'counter' | 'backedUp'>, Refused>> {
  // The user handle of a discoverable credential is the account's id.
  if (response.response.userHandle !== passkey.account) return REFUSED;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: passkey.credential, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    });
    if (!verified) return REFUSED;
    return ok({ counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp });
  } catch {
    return REFUSED;
  }
}
