/**
 * The WebAuthn ceremonies: the options for an authenticator, and the verification of its response. Passkeys are
 * discoverable, so nobody types a user name. They verify their user by PIN or biometrics, because they are the only
 * factor. The service neither requests attestation nor accepts a statement with certificates.
 *
 * The first ceremony loads the library, so other requests do not wait for it.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { fail, ok, type Result } from '../domain/result';
import { CHALLENGE_MS } from './challenges';
import type { Passkey } from './passkeys';
import { bytesOf } from './tokens';

const library = () => import('@simplewebauthn/server');

/** The service as authenticators identify it. */
export interface RelyingParty {
  /** Its origin, `https://host`. */
  origin: string;
  /** Its host. */
  id: string;
}

export const relyingParty = (origin: string): RelyingParty => ({ origin, id: new URL(origin).hostname });

/** COSE identifiers of ES256, EdDSA and RS256, the algorithms of all authenticators in use. */
const ALGORITHMS = [-7, -8, -257];
const SERVICE = 'Khagola';
const TIMEOUT_MS = CHALLENGE_MS;

/** An RSA public key with 4,096 bits has 530 bytes, an elliptic-curve key 77. */
const MAX_KEY_BYTES = 1024;

type Refused = { reason: 'passkey_refused' };
const REFUSED = fail({ reason: 'passkey_refused' } as const);

export async function registrationOptions(
  party: RelyingParty,
  account: { id: string; name: string },
  challenge: Uint8Array<ArrayBuffer>,
  existing: readonly Passkey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: SERVICE,
    rpID: party.id,
    challenge,
    userID: bytesOf(account.id),
    userName: account.name,
    userDisplayName: account.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function signInOptions(party: RelyingParty, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/** Four characters encode three bytes, so a single remaining character is invalid. */
const BASE64URL = /^(?:[\w-]{4})+(?:[\w-]{2,3})?$/;

/** The challenge in the signed client data; undefined if there is none, or if it comes from another site's frame. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const clientData: unknown = JSON.parse(new TextDecoder().decode(bytesOf(clientDataJson)));
    if (typeof clientData !== 'object' || clientData === null) return undefined;
    const { challenge, crossOrigin = false } = clientData as Record<string, unknown>;
    return typeof challenge === 'string' && BASE64URL.test(challenge) && crossOrigin === false ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an attestation is empty or self-signed. Other statements contain certificates, and the library would check
 * their revocation at an address that the certificate names.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** The stored fields of a new passkey. */
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
    // Use the signed identifier, not the unsigned one of the response.
    if (credential.id !== response.id || credential.publicKey.length > MAX_KEY_BYTES) return REFUSED;
    return ok({
      credential: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    });
  } catch {
    return REFUSED; // the library throws for every invalid response
  }
}

/** Verifies a signature by a passkey for its account; returns the new counter. */
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
