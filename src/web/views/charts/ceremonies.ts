/**
 * Passkeys: creating, adding, and requesting them. The library loads when a ceremony begins. A passkey that the service
 * did not accept, or has deleted, is reported to the device, which may then stop offering it.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Translate } from '../../i18n/translate';
import { type AccountAnswer, ask, type Refused, type SignedInAccount } from '../../shared/account';
import { knowsPasskeys } from '../../shared/passkeys';
import type { ListedPasskey } from './api';

const library = () => import('./webauthn');

const refused = (code: string): Refused => ({ ok: false, code, message: '', requestId: null });

/** Why a browser or a device refused, as codes in addition to the service's. */
function reasonOf(error: unknown): Refused {
  const { name, cause } = error as { name?: unknown; cause?: { name?: unknown } };
  switch (cause?.name ?? name) {
    case 'InvalidStateError':
      return refused('known-device');
    case 'SecurityError':
      return refused('wrong-address');
    case 'ConstraintError':
    case 'NotSupportedError':
      return refused('device-unfit');
    case 'NotAllowedError':
    case 'AbortError':
      return refused('cancelled');
    default:
      return refused('device-failed');
  }
}

type Library = Awaited<ReturnType<typeof library>>;

/** Loads the options of the service and the library in parallel, then runs the ceremony on the device. */
async function ceremony<Options, Credential>(
  path: string,
  body: unknown,
  perform: (webauthn: Library, options: Options) => Promise<Credential>,
): Promise<AccountAnswer<Credential>> {
  if (!knowsPasskeys()) return refused('no-passkeys');
  const [options, webauthn] = await Promise.all([
    ask<Options>('POST', path, body),
    library().catch(() => refused('offline')),
  ]);
  if (!options.ok) return options;
  if ('code' in webauthn) return webauthn;
  try {
    return { ok: true, value: await perform(webauthn, options.value), headers: options.headers };
  } catch (error) {
    return reasonOf(error);
  }
}

/** Reports to the device that a passkey is not valid here. */
async function forget(credentialId: string): Promise<void> {
  try {
    const { sendSignal } = await library();
    await sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID: credentialId });
  } catch {
    // The device then keeps the passkey, which is useless.
  }
}

export function forgetAll(passkeys: readonly Pick<ListedPasskey, 'credential_id'>[]): void {
  for (const { credential_id } of passkeys) void forget(credential_id);
}

/** Lets the device create a passkey by the options of one path, and posts it to another. */
async function make<T>(from: string, about: unknown, to: string, name: string | null): Promise<AccountAnswer<T>> {
  const creation = await ceremony(
    from,
    about,
    ({ startRegistration }, optionsJSON: PublicKeyCredentialCreationOptionsJSON) => startRegistration({ optionsJSON }),
  );
  if (!creation.ok) return creation;
  const accepted = await ask<T>('POST', to, { credential: creation.value, ...(name && { name }) });
  if (!accepted.ok && accepted.code !== 'offline') void forget(creation.value.id);
  return accepted;
}

/** Creates an account with its first passkey. This browser is then signed in. */
export const register = (accountName: string, passkeyName: string | null): Promise<AccountAnswer<SignedInAccount>> =>
  make('/account/register/options', accountName ? { name: accountName } : {}, '/account/register/verify', passkeyName);

export const addPasskey = (name: string | null): Promise<AccountAnswer<ListedPasskey>> =>
  make('/account/passkeys/options', undefined, '/account/passkeys', name);

/**
 * Signs in with a passkey that the reader chooses.
 *
 * @param among  the only permitted ones, when the reader proves ownership of an account
 */
export async function signIn(among?: readonly ListedPasskey[]): Promise<AccountAnswer<SignedInAccount>> {
  const allowCredentials = among?.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: transports as never[],
  }));
  const signed = await ceremony(
    '/account/sign-in/options',
    undefined,
    ({ startAuthentication }, options: PublicKeyCredentialRequestOptionsJSON) =>
      startAuthentication({ optionsJSON: { ...options, ...(allowCredentials && { allowCredentials }) } }),
  );
  if (!signed.ok) return signed;
  const accepted = await ask<SignedInAccount>('POST', '/account/sign-in/verify', { credential: signed.value });
  if (!accepted.ok && accepted.code === 'unknown-passkey') void forget(signed.value.id);
  return accepted;
}

const DEVICES = {
  iphone: /iPhone/,
  ipad: /iPad/,
  android: /Android/,
  chromebook: /CrOS/,
  mac: /Macintosh/,
  windows: /Windows/,
  linux: /Linux/,
} as const;

/** Default name of the first passkey: the kind of device that created it. */
export function deviceKind(t: Translate): string | null {
  const kinds = Object.keys(DEVICES) as (keyof typeof DEVICES)[];
  const kind = kinds.find((each) => DEVICES[each].test(navigator.userAgent));
  return kind ? t(`account.device_${kind}`) : null;
}
