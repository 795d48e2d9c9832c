/** The account endpoints: what they are asked and what they answer. Instants in UTC, names tidied. */
import * as z from 'zod';
import { isName, NAME_LENGTH, tidyName } from '../../accounts/names';
import { ChartRequest, ChartResponse } from '../chart/schema';
import { almanacNumber, forEach, instant, orNull } from '../fields';
import { GRAHA_KEYS } from '../names';
import { POINT } from '../point';

const NAME_RULE = `must be a text of 1 to ${NAME_LENGTH} characters that can be seen`;

const name = (description: string) =>
  z
    .string(NAME_RULE)
    .overwrite(tidyName)
    .refine(isName, NAME_RULE)
    .meta({ description: `${description} 1 to ${NAME_LENGTH} characters, control characters left out.` });

const ID_RULE = 'must be the identifier that the list gives';
const id = (description: string) =>
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

/** The options of WebAuthn in JSON, for `parseCreationOptionsFromJSON` or `startRegistration`. */
export const RegistrationOptions = z
  .looseObject({
    challenge: z.string(),
    rp: z.looseObject({ id: z.string().optional(), name: z.string() }),
    user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.looseObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().optional(),
  })
  .meta({ id: 'RegistrationOptions', description: '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn.' });

/** The same, for `parseRequestOptionsFromJSON` or `startAuthentication`. */
export const SignInOptions = z
  .looseObject({
    challenge: z.string(),
    rpId: z.string().optional(),
    timeout: z.int().optional(),
    userVerification: z.string().optional(),
  })
  .meta({ id: 'SignInOptions', description: '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn.' });

export const Account = z
  .object({
    id: id('The account; the user handle of its passkeys.'),
    name: z.string().meta({ description: 'What authenticators show for the account.' }),
    created: instant('When it was made.'),
    passkeys: z.int().meta({ description: 'How many passkeys open it.' }),
    charts: z.int().meta({ description: 'How many charts it keeps.' }),
    charts_limit: z.int().meta({ description: 'How many it may keep.' }),
  })
  .meta({ id: 'Account' });

export const Passkey = z
  .object({
    id: id('The passkey.'),
    credential_id: z.string().meta({ description: 'Identifier of the credential, base64url.' }),
    name: z.string().nullable(),
    created: instant('When it was added.'),
    used: orNull(instant('When it last signed in.')),
    backed_up: z.boolean().meta({ description: 'Kept by its provider beyond one device.' }),
    transports: z.array(z.string()),
    current: z.boolean().meta({ description: 'The one that opened this session.' }),
  })
  .meta({ id: 'Passkey' });

export const PasskeyList = z
  .object({ count: z.int(), passkeys: z.array(Passkey).meta({ description: 'The oldest first.' }) })
  .meta({ id: 'PasskeyList' });

const SummaryPoint = z
  .object({
    sidereal_deg: POINT.sidereal_deg,
    rashi: POINT.rashi,
    rashi_index: POINT.rashi_index,
    nakshatra_pada: POINT.nakshatra_pada,
  })
  .meta({ id: 'SummaryPoint' });

export const ChartSummary = z
  .object({
    utc: instant('The birth instant.'),
    lagna: SummaryPoint,
    sun: SummaryPoint,
    moon: SummaryPoint,
    rashis: forEach(GRAHA_KEYS, orNull(almanacNumber(12, 'Number of the rāśi from Meṣa.'))),
  })
  .meta({ id: 'ChartSummary', description: 'Of a chart, enough to know it in a list.' });

const saved = {
  id: id('The chart.'),
  name: z.string().nullable(),
  created: instant('When it was saved.'),
  changed: instant('When it was last renamed, or saved.'),
  input: z
    .object({ ...ChartRequest.shape, second: z.number(), dashaDepth: z.int() })
    .meta({ description: 'The request with its defaults and its present name: it may be posted again.' }),
};

export const SavedChart = z.object({ ...saved, summary: ChartSummary }).meta({
  id: 'SavedChart',
  description: 'What is kept of a chart. The summary is by the kernel of the day it was saved.',
});

export const ChartList = z
  .object({ count: z.int(), charts: z.array(SavedChart).meta({ description: 'The last changed first.' }) })
  .meta({ id: 'ChartList' });

export const OpenedChart = z
  .object({
    ...saved,
    summary: ChartSummary,
    chart: ChartResponse,
  })
  .meta({
    id: 'OpenedChart',
    description: 'A saved chart, computed now: summary and chart are by the present kernel.',
  });

export const AccountExport = z
  .object({
    exported: instant('When this was written.'),
    account: Account,
    passkeys: z.array(
      z.object({
        ...Passkey.shape,
        public_key: z.string().meta({ description: 'COSE key, base64url.' }),
        counter: z.int().meta({ description: 'Signatures, as the authenticator counts them.' }),
      }),
    ),
    sessions: z.array(
      z.object({
        created: instant('When it began.'),
        expires: instant('When it ends.'),
        current: z.boolean().meta({ description: 'The one that asks.' }),
      }),
    ),
    charts: z.array(SavedChart),
  })
  .meta({
    id: 'AccountExport',
    description: 'Everything that is kept of an account, except what its session tokens hash to.',
  });
