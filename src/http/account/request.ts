/** Requests of the account endpoints. Names are tidied. */
import * as z from 'zod';
import { isName, NAME_LENGTH, tidyName } from '../../accounts/names';
import { listOf, objectOf, oneOf, textOf } from '../../api/fields';
import { expecting } from '../../api/validate';

const name = (description: string, example?: string) =>
  expecting(
    { type: 'other', words: `a string of 1 to ${NAME_LENGTH} visible characters` },
    z.string().overwrite(tidyName).refine(isName),
  ).meta({
    description: `${description} 1 to ${NAME_LENGTH} characters. Control characters are removed.`,
    ...(example && { examples: [example] }),
  });

export const id = (description: string) =>
  expecting({ type: 'other', words: 'an identifier from the list' }, z.string().regex(/^[\w-]{22}$/)).meta({
    description,
    examples: ['3q2-7wAAAAAAAAAAAAAAAA'],
  });

const base64url = (most: number, description: string) =>
  expecting(
    { type: 'other', words: `a base64url string of at most ${most} characters` },
    z
      .string()
      .regex(/^[\w-]+$/)
      .max(most),
  ).meta({ description });

/** WebAuthn allows at most 1,023 bytes. */
const CREDENTIAL_ID_LENGTH = 1364;
const MAX_TRANSPORTS = 10;

const credential = {
  id: base64url(CREDENTIAL_ID_LENGTH, 'Identifier of the credential.'),
  rawId: base64url(CREDENTIAL_ID_LENGTH, 'The same as `id`.'),
  type: oneOf(['public-key']),
};

const CLIENT_DATA = base64url(8192, 'Client data from the browser: type, challenge and origin of the ceremony.');

/** The fields of WebAuthn's `RegistrationResponseJSON` that the service reads. */
const NewCredential = objectOf({
  ...credential,
  response: objectOf(
    {
      clientDataJSON: CLIENT_DATA,
      attestationObject: base64url(32_768, 'The new public key and the authenticator data.'),
      transports: listOf(textOf({ max: 32 }), 0, MAX_TRANSPORTS, 'transports').optional(),
    },
    ['clientDataJSON', 'attestationObject'],
  ),
}).meta({ id: 'NewCredential', description: 'The result of `navigator.credentials.create`, converted with `toJSON`.' });

/** The fields of WebAuthn's `AuthenticationResponseJSON` that the service reads. */
const SignedCredential = objectOf({
  ...credential,
  response: objectOf({
    clientDataJSON: CLIENT_DATA,
    authenticatorData: base64url(8192, 'Authenticator data.'),
    signature: base64url(2048, 'Signature of the authenticator data and the client data.'),
    userHandle: base64url(128, 'The account of the passkey.'),
  }),
}).meta({ id: 'SignedCredential', description: 'The result of `navigator.credentials.get`, converted with `toJSON`.' });

export const RegisterRequest = z
  .object({ name: name('Name of the account, as authenticators show it.', 'Līlā').optional() })
  .meta({ id: 'RegisterRequest' });

export const NewPasskeyRequest = z
  .object({
    credential: NewCredential,
    name: name('Name of the passkey.', 'Phone').optional(),
  })
  .meta({ id: 'NewPasskeyRequest' });

export const SignInRequest = z.object({ credential: SignedCredential }).meta({ id: 'SignInRequest' });

export const PasskeyQuery = z.object({ id: id('The passkey.') });

export const SignOutQuery = z.object({
  everywhere: expecting({ type: 'other', words: 'true or empty' }, z.enum(['', 'true']))
    .optional()
    .describe('If true, ends every session of the account, on all devices.'),
});

const MAX_TAGS = 20;
const NOTE_LENGTH = 2000;

export const ChartChange = z
  .object({
    name: name('Name of the chart.', 'Līlā').nullable().optional(),
    place: name('Place of the birth.').nullable().optional(),
    tags: listOf(name('A tag.'), 0, MAX_TAGS, 'tags').optional(),
    note: textOf({ max: NOTE_LENGTH }).nullable().optional(),
  })
  .meta({ id: 'ChartChange', description: 'Absent fields stay; null removes a text.' });
