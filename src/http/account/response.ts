/** Responses of the account endpoints. Instants are in UTC. */

import * as z from 'zod';
import { ChartResponse, RESENT } from '../../api/chart/response';
import { forEach, instant, orNull } from '../../api/shapes/kinds';
import { RASHI_NUMBER } from '../../api/shapes/placement';
import { POINT } from '../../api/shapes/point';
import { GRAHA_KEYS } from '../../data/keys';
import { id } from './request';

/** WebAuthn options in JSON, for `parseCreationOptionsFromJSON` or `startRegistration`. */
export const RegistrationOptions = z
  .looseObject({
    challenge: z.string(),
    rp: z.looseObject({ id: z.string().optional(), name: z.string() }),
    user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.looseObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().optional(),
  })
  .meta({ id: 'RegistrationOptions', description: '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn.' });

/** WebAuthn options in JSON, for `parseRequestOptionsFromJSON` or `startAuthentication`. */
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
    id: id('Identifier of the account, and user handle of its passkeys.'),
    name: z.string().describe('Name of the account, as authenticators show it.'),
    created: instant('When the account was created.'),
    passkeys: z.int().describe('Number of passkeys.'),
    charts: z.int().describe('Number of saved charts.'),
    charts_limit: z.int().describe('Maximum number of saved charts.'),
  })
  .meta({ id: 'Account' });

export const SessionState = z
  .object({ account: Account.nullable().describe('Null without a session, or after it has ended.') })
  .meta({ id: 'SessionState' });

export const Passkey = z
  .object({
    id: id('The passkey.'),
    credential_id: z.string().describe('Credential ID, base64url.'),
    name: z.string().nullable(),
    created: instant('When the passkey was added.'),
    used: orNull(instant('When the passkey was last used to sign in.')),
    backed_up: z.boolean().describe('Whether its provider has backed it up.'),
    transports: z.array(z.string()),
    current: z.boolean().describe('Whether this passkey opened the current session.'),
  })
  .meta({ id: 'Passkey' });

export const PasskeyList = z
  .object({ count: z.int(), passkeys: z.array(Passkey).describe('Oldest first.') })
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
    rashis: forEach(GRAHA_KEYS, orNull(RASHI_NUMBER)),
  })
  .meta({ id: 'ChartSummary', description: 'Enough of a chart to recognise it in a list.' });

const saved = {
  id: id('The chart.'),
  name: z.string().nullable(),
  place: z.string().nullable(),
  tags: z.array(z.string()),
  note: z.string().nullable(),
  created: instant('When it was saved.'),
  changed: instant('When it was last changed, or saved.'),
  input: z.object(RESENT).describe('The request with its defaults and its present name: it may be posted again.'),
};

export const SavedChart = z.object({ ...saved, summary: ChartSummary }).meta({
  id: 'SavedChart',
  description: 'A saved chart. The kernel of the day it was saved computed the summary.',
});

export const ChartList = z
  .object({ count: z.int(), charts: z.array(SavedChart).describe('Last changed first.') })
  .meta({ id: 'ChartList' });

export const OpenedChart = z
  .object({
    ...saved,
    summary: ChartSummary,
    chart: ChartResponse,
  })
  .meta({
    id: 'OpenedChart',
    description: 'A saved chart, computed again: the current kernel computed both the summary and the chart.',
  });

export const AccountExport = z
  .object({
    exported: instant('When the export was made.'),
    account: Account,
    passkeys: z.array(
      z.object({
        ...Passkey.shape,
        public_key: z.string().describe('COSE key, base64url.'),
        counter: z.int().describe('Signature counter of the authenticator.'),
      }),
    ),
    sessions: z.array(
      z.object({
        created: instant('When the session began.'),
        expires: instant('When the session expires.'),
        current: z.boolean().describe('Whether it is the session of this request.'),
      }),
    ),
    charts: z.array(SavedChart),
  })
  .meta({
    id: 'AccountExport',
    description: 'All stored data of an account, except the hashes of its session tokens.',
  });
