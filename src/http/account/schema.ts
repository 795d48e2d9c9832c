/** The account endpoints: what they answer. Instants are in UTC. */
import * as z from 'zod';
import { ChartRequest } from '../chart/request';
import { ChartResponse } from '../chart/schema';
import { almanacNumber, forEach, instant, orNull } from '../fields';
import { GRAHA_KEYS } from '../names';
import { POINT } from '../point';
import { id } from './request';

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
