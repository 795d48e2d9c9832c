import * as z from 'zod';
import type { ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import {
  answers,
  BAD_BODY,
  BAD_QUERY,
  engineFault,
  errors,
  limited,
  RATE_LIMITED,
  type Responses,
  tooLarge,
} from '../openapi/responses';
import * as request from './request';
import * as schema from './response';

const error = (description: string) => errors('flat', description);

const SIGN_IN = error('There is no session, or it has ended or was revoked (`unauthenticated`).');

const OTHER_HOST = 'The service does not go by the name in the request (`host-not-allowed`).';
const OTHER_ORIGIN = error(
  `The request did not come from a page of this site (\`origin-not-allowed\`). Or: ${OTHER_HOST}`,
);

const NO_STORAGE = error(
  'The service has no accounts (`accounts-not-configured`), or its database does not answer (`storage-unavailable`).',
);

const TOO_LARGE = tooLarge('64 KiB');
const DONE: ZodOpenApiResponseObject = { description: 'Done.' };

/** Additional responses of read operations, of changes, and of changes to the signed-in account. */
const reading = (responses: Responses): Responses => ({
  ...responses,
  401: SIGN_IN,
  403: error(OTHER_HOST),
  429: RATE_LIMITED,
  500: engineFault(),
  503: NO_STORAGE,
});
const changing = (responses: Responses): Responses => ({
  ...responses,
  403: OTHER_ORIGIN,
  500: engineFault(),
  503: NO_STORAGE,
});
/** Additional responses of operations without a session. They share one hourly limit. */
const ceremonial = (responses: Responses): Responses => ({
  ...changing(limited(responses)),
  401: error('`Authorization` does not contain a valid key (`invalid-key`), or the account was deleted meanwhile.'),
});
/** Changes to the signed-in account share another one. */
const owning = (responses: Responses): Responses => ({
  ...changing(limited(responses)),
  401: error(
    'There is no session, or it has ended or was revoked (`unauthenticated`); or the key is invalid (`invalid-key`).',
  ),
});

const CEREMONY =
  `${BAD_BODY} Or the challenge was used, is older than five minutes or belongs to another browser ` +
  '(`challenge-expired`), or the passkey response is invalid (`passkey-refused`).';

const SESSION = [{ session: [] }];

const json = (schema: z.ZodType) => ({ required: true, content: { 'application/json': { schema } } });

const SETS_COOKIE = z.object({
  'Set-Cookie': z.string().meta({
    description: 'The session, for 30 days: `HttpOnly; Secure; SameSite=Lax; Path=/`.',
    examples: ['__Host-session=…; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax'],
    header: { id: 'SessionCookie' },
  }),
});

const ChartPath = z.object({ id: schema.SavedChart.shape.id });
const NO_CHART = error('Your account has no such chart.');

const operation = { tags: ['accounts'] };

export const accountPaths: ZodOpenApiPathsObject = {
  '/account/register/options': {
    post: {
      ...operation,
      operationId: 'getRegistrationOptions',
      summary: 'Get the options for a new account.',
      description:
        'The challenge works once, for five minutes, in the browser that gets it: the cookie `__Host-ceremony` binds it.',
      requestBody: json(request.RegisterRequest),
      responses: ceremonial({
        200: answers('For `navigator.credentials.create`.', schema.RegistrationOptions),
        400: error(BAD_BODY),
        413: TOO_LARGE,
      }),
    },
  },
  '/account/register/verify': {
    post: {
      ...operation,
      operationId: 'register',
      summary: 'Create an account with its first passkey, and sign in.',
      description: 'Takes the response of `navigator.credentials.create`, and sets the session cookie.',
      requestBody: json(request.NewPasskeyRequest),
      responses: ceremonial({
        201: { ...answers('The account.', schema.Account), headers: SETS_COOKIE },
        400: error(CEREMONY),
        413: TOO_LARGE,
      }),
    },
  },
  '/account/sign-in/options': {
    post: {
      ...operation,
      operationId: 'getSignInOptions',
      summary: 'Get the options to sign in.',
      description: 'Any passkey of this service may respond. The body is ignored.',
      responses: ceremonial({ 200: answers('For `navigator.credentials.get`.', schema.SignInOptions) }),
    },
  },
  '/account/sign-in/verify': {
    post: {
      ...operation,
      operationId: 'signIn',
      summary: 'Sign in with a new session. An earlier session of this browser ends.',
      description: 'Takes the response of `navigator.credentials.get`, and sets the session cookie.',
      requestBody: json(request.SignInRequest),
      responses: ceremonial({
        200: { ...answers('The account.', schema.Account), headers: SETS_COOKIE },
        400: error(`${CEREMONY} Or no account has the passkey (\`unknown-passkey\`).`),
        413: TOO_LARGE,
      }),
    },
  },
  '/account/sign-out': {
    post: {
      ...operation,
      operationId: 'signOut',
      summary: 'Sign out, here or everywhere.',
      description: 'Without a session, nothing happens. `everywhere` requires a session.',
      security: [{}, ...SESSION],
      requestParams: { query: request.SignOutQuery },
      responses: owning({ 204: DONE, 400: error(BAD_QUERY) }),
    },
  },
  '/account': {
    get: {
      ...operation,
      operationId: 'getAccount',
      summary: 'Get the signed-in account.',
      description: 'The session cookie names it; without a session the response is 401.',
      security: SESSION,
      responses: reading({ 200: answers('The account.', schema.Account) }),
    },
    delete: {
      ...operation,
      operationId: 'deleteAccount',
      summary: 'Delete the account and all its data immediately.',
      description: 'Its passkeys, sessions and saved charts are deleted with it.',
      security: SESSION,
      responses: owning({ 204: DONE }),
    },
  },
  '/account/session': {
    get: {
      ...operation,
      operationId: 'getSession',
      summary: 'Get the signed-in account, or null where nobody is signed in.',
      description: 'For pages that must know without an error. `/account` answers the same, or 401.',
      security: [{}, ...SESSION],
      responses: {
        200: answers('The account, or null.', schema.SessionState),
        403: error(OTHER_HOST),
        429: RATE_LIMITED,
        500: engineFault(),
        503: NO_STORAGE,
      },
    },
  },
  '/account/export': {
    get: {
      ...operation,
      operationId: 'exportAccount',
      summary: 'Export all data of the account.',
      description: 'All stored data, except the hashes of session tokens.',
      security: SESSION,
      responses: reading({ 200: answers('A file, `khagola.json`.', schema.AccountExport) }),
    },
  },
  '/account/passkeys': {
    get: {
      ...operation,
      operationId: 'listPasskeys',
      summary: 'List the passkeys of the account.',
      description: 'Each with its name, its last use and whether it opened this session.',
      security: SESSION,
      responses: reading({ 200: answers('The passkeys.', schema.PasskeyList) }),
    },
    post: {
      ...operation,
      operationId: 'addPasskey',
      summary: 'Add a passkey created with the options of /account/passkeys/options.',
      description: 'Takes the response of `navigator.credentials.create`.',
      security: SESSION,
      requestBody: json(request.NewPasskeyRequest),
      responses: owning({
        201: answers('The passkey.', schema.Passkey),
        400: error(CEREMONY),
        409: error('The account has reached the maximum number of passkeys (`too-many-passkeys`).'),
        413: TOO_LARGE,
      }),
    },
    delete: {
      ...operation,
      operationId: 'deletePasskey',
      summary: 'Delete a passkey, and end the other sessions that it opened.',
      description: 'The last passkey of an account cannot be deleted.',
      security: SESSION,
      requestParams: { query: request.PasskeyQuery },
      responses: owning({
        204: DONE,
        400: error(BAD_QUERY),
        404: error('The account has no such passkey.'),
        409: error('This is the last passkey (`last-passkey`). Add another one first, or delete the account.'),
      }),
    },
  },
  '/account/passkeys/options': {
    post: {
      ...operation,
      operationId: 'getPasskeyOptions',
      summary: 'Get the options for another passkey.',
      description: 'Authenticators that already hold a passkey of the account are excluded. The body is ignored.',
      security: SESSION,
      responses: owning({ 200: answers('For `navigator.credentials.create`.', schema.RegistrationOptions) }),
    },
  },
  '/account/charts': {
    get: {
      ...operation,
      operationId: 'listCharts',
      summary: 'List the saved charts, with a summary of each.',
      description: 'To get a whole chart, open it by its id.',
      security: SESSION,
      responses: reading({ 200: answers('The charts.', schema.ChartList) }),
    },
  },
  '/account/charts/{id}': {
    get: {
      ...operation,
      operationId: 'openChart',
      summary: 'Open a saved chart; it is computed again.',
      description: 'Only its input and its summary are stored.',
      security: SESSION,
      requestParams: { path: ChartPath },
      responses: reading({
        200: answers('The saved input and the chart.', schema.OpenedChart),
        400: error('An earlier version saved the chart, and its answer would be too large.'),
        404: NO_CHART,
      }),
    },
    patch: {
      ...operation,
      operationId: 'renameChart',
      summary: 'Change the name, the place, the tags or the note of a saved chart.',
      description: 'The birth stays as it is.',
      security: SESSION,
      requestParams: { path: ChartPath },
      requestBody: json(request.ChartChange),
      responses: owning({
        200: answers('The saved chart.', schema.SavedChart),
        400: error(BAD_BODY),
        404: NO_CHART,
        413: TOO_LARGE,
      }),
    },
    delete: {
      ...operation,
      operationId: 'deleteChart',
      summary: 'Delete a saved chart.',
      description: 'A deleted chart cannot be restored.',
      security: SESSION,
      requestParams: { path: ChartPath },
      responses: owning({ 204: DONE, 404: NO_CHART }),
    },
  },
};
