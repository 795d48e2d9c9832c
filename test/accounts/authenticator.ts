/** A software authenticator: it makes real key pairs, signs by WebAuthn, and deviates where a test says so. */
import { base64url } from '../../src/accounts/tokens';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));

function concat(...parts: Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor> | Cbor[];

/** The part of CBOR (RFC 8949, section 3) that a credential needs. */
function cbor(value: Cbor): Uint8Array {
  const head = (major: number, n: number) =>
    Uint8Array.from(
      n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255],
    );
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return concat(head(3, utf8(value).length), utf8(value));
  if (value instanceof Uint8Array) return concat(head(2, value.length), value);
  if (Array.isArray(value)) return concat(head(4, value.length), ...value.map(cbor));
  return concat(head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]));
}

/** The two integers of an ECDSA signature, as WebCrypto gives them, in the DER encoding that authenticators send. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const bare = bytes.subarray(first);
    const positive = (bare[0] as number) > 127 ? concat(Uint8Array.of(0), bare) : bare;
    return concat(Uint8Array.of(2, positive.length), positive);
  };
  const body = concat(integer(raw.subarray(0, 32)), integer(raw.subarray(32)));
  return concat(Uint8Array.of(0x30, body.length), body);
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

export type Algorithm = 'ES256' | 'EdDSA';

interface Credential {
  id: string;
  account: string;
  algorithm: Algorithm;
  keys: CryptoKeyPair;
  counter: number;
}

/** Deviations from a correct response. */
export interface Deviations {
  origin?: string;
  /** Whether the page is in a frame of another site. */
  crossOrigin?: boolean;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  userHandle?: string;
  /** Whether the user was verified. */
  verified?: boolean;
  /** The credential that signs. */
  as?: string;
  signature?: Uint8Array;
  /** Whether a new passkey has self attestation. */
  selfAttested?: boolean;
  format?: string;
  statement?: Map<string, Cbor>;
  /** Additional bytes in the public key. */
  padding?: number;
}

/** A COSE key with an additional meaningless member. */
const padded = (cose: Map<number, Cbor>, bytes = 0): Map<number, Cbor> =>
  bytes === 0 ? cose : new Map([...cose, [-4000, new Uint8Array(bytes)]]);

const UP = 1;
const UV = 4;
const AT = 0x40;

async function algorithmOf(name: Algorithm): Promise<{ keys: CryptoKeyPair; cose: Map<number, Cbor> }> {
  const parameters = name === 'ES256' ? { name: 'ECDSA', namedCurve: 'P-256' } : { name: 'Ed25519' };
  const keys = (await crypto.subtle.generateKey(parameters, true, ['sign', 'verify'])) as CryptoKeyPair;
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey;
  const cose: [number, Cbor][] =
    name === 'ES256'
      ? [
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x)],
          [-3, bytesOf(y)],
        ]
      : [
          [1, 1],
          [3, -8],
          [-1, 6],
          [-2, bytesOf(x)],
        ];
  return { keys, cose: new Map(cose) };
}

/** A signature in the format of authenticators. */
async function signed({ algorithm, keys }: Credential, bytes: Uint8Array): Promise<Uint8Array> {
  const how = algorithm === 'ES256' ? { name: 'ECDSA', hash: 'SHA-256' } : 'Ed25519';
  const raw = new Uint8Array(await crypto.subtle.sign(how, keys.privateKey, bytes as BufferSource));
  return algorithm === 'ES256' ? der(raw) : raw;
}

/** An authenticator in a browser with a page of `origin`. */
export class Authenticator {
  readonly credentials: Credential[] = [];

  readonly origin: string;
  readonly algorithm: Algorithm;
  /** Whether it has a signature counter. */
  readonly counts: boolean;

  constructor(origin: string, algorithm: Algorithm = 'ES256', counts = true) {
    this.origin = origin;
    this.algorithm = algorithm;
    this.counts = counts;
  }

  private clientData(type: string, challenge: string, lies: Deviations): Uint8Array {
    const { origin = this.origin, crossOrigin = false } = lies;
    const clientData = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin };
    return utf8(JSON.stringify(clientData));
  }

  private async data(
    flags: number,
    counter: number,
    lies: Deviations,
    attested: Uint8Array = Uint8Array.of(),
  ): Promise<Uint8Array> {
    const rpIdHash = await sha256(utf8(lies.rpId ?? new URL(this.origin).hostname));
    const count = Uint8Array.of(counter >>> 24, counter >>> 16, counter >>> 8, counter);
    return concat(rpIdHash, Uint8Array.of(flags | UP | (lies.verified === false ? 0 : UV)), count, attested);
  }

  /** `navigator.credentials.create`, in JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: options as the service writes them
  async create(options: any, lies: Deviations = {}) {
    const { keys, cose } = await algorithmOf(this.algorithm);
    const rawId = crypto.getRandomValues(new Uint8Array(32));
    const id = lies.as ?? base64url(rawId);
    const credential = { id, account: options.user.id, algorithm: this.algorithm, keys, counter: lies.counter ?? 0 };
    this.credentials.push(credential);
    const identifier = bytesOf(id);
    const attested = concat(new Uint8Array(16), Uint8Array.of(identifier.length >> 8, identifier.length), identifier);
    const authData = await this.data(AT, credential.counter, lies, concat(attested, cbor(padded(cose, lies.padding))));
    const clientData = this.clientData('webauthn.create', options.challenge, lies);
    const entries = new Map<string, Cbor>([
      ['alg', cose.get(3) as number],
      ['sig', await signed(credential, concat(authData, await sha256(clientData)))],
    ]);
    const object = new Map<string, Cbor>([
      ['fmt', lies.format ?? (lies.selfAttested ? 'packed' : 'none')],
      ['attStmt', lies.statement ?? (lies.selfAttested ? entries : new Map())],
      ['authData', authData],
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(cbor(object)),
        transports: ['internal'],
      },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    };
  }

  /** `navigator.credentials.get`, in JSON, with the last created credential. */
  // biome-ignore lint/suspicious/noExplicitAny: options as the service writes them
  async get(options: any, lies: Deviations = {}) {
    const credential = this.credentials.findLast(({ id }) => lies.as === undefined || id === lies.as) as Credential;
    if (this.counts) credential.counter += 1;
    const authenticatorData = await this.data(0, lies.counter ?? credential.counter, lies);
    const clientData = this.clientData('webauthn.get', options.challenge, lies);
    const signature = await signed(credential, concat(authenticatorData, await sha256(clientData)));
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(lies.signature ?? signature),
        userHandle: lies.userHandle ?? credential.account,
      },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    };
  }
}
