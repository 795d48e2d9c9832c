/** The account endpoints: what they are asked. Names are tidied. */
import * as z from 'zod';
import { isName, NAME_LENGTH, tidyName } from '../../accounts/names';

const NAME_RULE = `must be a text of 1 to ${NAME_LENGTH} characters that can be seen`;

const name = (description: string) =>
  z
    .string(NAME_RULE)
    .overwrite(tidyName)
    .refine(isName, NAME_RULE)
    .meta({ description: `${description} 1 to ${NAME_LENGTH} characters, control characters left out.` });

const ID_RULE = 'must be the identifier that the list gives';
export const id = (description: string) =>
  z
    .string(ID_RULE)
    .regex(/^[\w-]{22}$/, ID_RULE)
    .meta({ description, examples: ['3q2-7wAAAAAAAAAAAAAAAA'] });

const BASE64URL_RULE = 'must be a text in base64url';
const base64url = (most: number, description: string) =>
  z
    .string(BASE64URL_RULE)
    .regex(/^[\w-]+$/, BASE64URL_RULE)
    .max(most, `must be of at most ${most} characters`)
    .meta({ description });

/** 1,023 bytes, the most that WebAuthn allows. */
const CREDENTIAL_ID_LENGTH = 1364;
const PUBLIC_KEY_RULE = 'must be public-key';
const CREDENTIAL_RULE = 'must be an object with id, rawId, type and response';
const ATTESTED_RULE = 'must be an object with clientDataJSON and attestationObject';
const ASSERTED_RULE = 'must be an object with clientDataJSON, authenticatorData, signature and userHandle';
const MOST_TRANSPORTS = 10;
const TRANSPORTS_RULE = `must be a list of at most ${MOST_TRANSPORTS} short texts`;

const credential = {
  id: base64url(CREDENTIAL_ID_LENGTH, 'Identifier of the credential.'),
  rawId: base64url(CREDENTIAL_ID_LENGTH, 'The same.'),
  type: z.literal('public-key', PUBLIC_KEY_RULE),
};

/** `RegistrationResponseJSON` of WebAuthn, as much of it as is read. */
export const NewCredential = z
  .object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url(8192, 'What the browser says of the ceremony.'),
          attestationObject: base64url(32_768, 'The new public key, with the data of the authenticator.'),
          transports: z
            .array(z.string(TRANSPORTS_RULE).max(32, TRANSPORTS_RULE), TRANSPORTS_RULE)
            .max(MOST_TRANSPORTS, TRANSPORTS_RULE)
            .optional(),
        },
        ATTESTED_RULE,
      ),
    },
    CREDENTIAL_RULE,
  )
  .meta({ id: 'NewCredential', description: 'What `navigator.credentials.create` gave, by its `toJSON`.' });

/** `AuthenticationResponseJSON` of WebAuthn, as much of it as is read. */
export const SignedCredential = z
  .object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url(8192, 'What the browser says of the ceremony.'),
          authenticatorData: base64url(8192, 'What the authenticator says.'),
          signature: base64url(2048, 'Signature of the two.'),
          userHandle: base64url(128, 'The account that the passkey says it is of.'),
        },
        ASSERTED_RULE,
      ),
    },
    CREDENTIAL_RULE,
  )
  .meta({ id: 'SignedCredential', description: 'What `navigator.credentials.get` gave, by its `toJSON`.' });

export const RegisterRequest = z
  .object({ name: name('What the authenticator shows for the account.').optional() })
  .meta({ id: 'RegisterRequest' });

export const NewPasskeyRequest = z
  .object({
    credential: NewCredential,
    name: name('What the passkey is called, for example `Phone`.').optional(),
  })
  .meta({ id: 'NewPasskeyRequest' });

export const SignInRequest = z.object({ credential: SignedCredential }).meta({ id: 'SignInRequest' });

export const PasskeyQuery = z.object({ id: id('Which passkey.') });

const EVERYWHERE_RULE = 'must be true or empty';
export const SignOutQuery = z.object({
  everywhere: z
    .enum(['', 'true'], EVERYWHERE_RULE)
    .optional()
    .meta({ description: 'Where it is given, every session of the account ends, on all devices.' }),
});

export const RenameRequest = z
  .object({ name: name('What the chart is called; null takes the name away.').nullable() })
  .meta({ id: 'RenameRequest' });
