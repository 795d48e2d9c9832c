import * as z from 'zod';
import type { ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT } from '../responses';
import * as request from './request';
import * as schema from './schema';

type Responses = Record<number, ZodOpenApiResponseObject>;

const refusal = (description: string, error: string, message: string) =>
  answers(description, FlatError, { [error]: { summary: error, value: { error, message } } });

const SIGN_IN = refusal(
  'Nobody is signed in: no session, an ended one, or one that was revoked.',
  'unauthenticated',
  'This needs a session. Sign in first.',
);

const OTHER_ORIGIN = refusal(
  'No page of this service sent the request: `Origin` is missing or another, or `Sec-Fetch-Site` says so.',
  'origin-not-allowed',
  'Only a page of this service may ask this; the header Origin must name it.',
);

const NO_STORAGE = refusal(
  'The service keeps no accounts (`accounts-not-configured`), or its database does not answer (`storage-unavailable`).',
  'accounts-not-configured',
  'This service keeps no accounts.',
);

const TOO_LARGE = answers('The body is larger than 64 KiB.', FlatError);
const DONE: ZodOpenApiResponseObject = { description: 'Done.' };

/** What each kind of request may be answered besides what it asks for. */
const reading = (responses: Responses): Responses => ({
  ...responses,
  401: SIGN_IN,
  500: ENGINE_FAULT,
  503: NO_STORAGE,
});
const changing = (responses: Responses): Responses => ({
  ...responses,
  403: OTHER_ORIGIN,
  500: ENGINE_FAULT,
  503: NO_STORAGE,
});
const owning = (responses: Responses): Responses => ({ ...changing(responses), 401: SIGN_IN });

const BODY = 'The body is no JSON object, or a field of it is wrong; `field` names the first.';
const ANSWERED =
  'The challenge was used, is older than five minutes or of another browser (`challenge-expired`), or the answer of the ' +
  'authenticator is not in order (`passkey-refused`).';

const SESSION = [{ session: [] }];

const json = (of: z.ZodType) => ({ required: true, content: { 'application/json': { schema: of } } });

const SETS_COOKIE = z.object({
  'Set-Cookie': z.string().meta({
    description: 'The session: `HttpOnly; Secure; SameSite=Lax; Path=/`, 30 days.',
    examples: ['__Host-session=…; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax'],
    header: { id: 'SessionCookie' },
  }),
});

const ChartPath = z.object({ id: schema.SavedChart.shape.id });
const NO_CHART = answers('The account has no such chart; another’s is not there either.', FlatError);

const operation = { tags: ['accounts'] };

export const accountPaths: ZodOpenApiPathsObject = {
  '/account/register/options': {
    post: {
      ...operation,
      operationId: 'getRegistrationOptions',
      summary: 'What to ask an authenticator for, to make an account.',
      description:
        'The challenge is good once, for five minutes, in the browser that gets it: the cookie `__Host-ceremony` comes with it.',
      requestBody: json(request.RegisterRequest),
      responses: changing({
        200: answers('For `navigator.credentials.create`.', schema.RegistrationOptions),
        400: answers(BODY, FlatError),
        413: TOO_LARGE,
      }),
    },
  },
  '/account/register/verify': {
    post: {
      ...operation,
      operationId: 'register',
      summary: 'Makes an account with its first passkey, and signs in.',
      requestBody: json(request.NewPasskeyRequest),
      responses: changing({
        201: { ...answers('The account.', schema.Account), headers: SETS_COOKIE },
        400: answers(`${BODY} ${ANSWERED}`, FlatError),
        401: answers('The account is gone already.', FlatError),
        413: TOO_LARGE,
      }),
    },
  },
  '/account/sign-in/options': {
    post: {
      ...operation,
      operationId: 'getSignInOptions',
      summary: 'What to ask an authenticator for, to sign in.',
      description: 'Any passkey of this service is asked for; the authenticator knows them. No body is read.',
      responses: changing({ 200: answers('For `navigator.credentials.get`.', schema.SignInOptions) }),
    },
  },
  '/account/sign-in/verify': {
    post: {
      ...operation,
      operationId: 'signIn',
      summary: 'Signs in, with a new session; one that the browser had ends.',
      requestBody: json(request.SignInRequest),
      responses: changing({
        200: { ...answers('The account.', schema.Account), headers: SETS_COOKIE },
        400: answers(`${BODY} ${ANSWERED} Or no account has the passkey (\`unknown-passkey\`).`, FlatError),
        401: answers('The account is gone already.', FlatError),
        413: TOO_LARGE,
      }),
    },
  },
  '/account/sign-out': {
    post: {
      ...operation,
      operationId: 'signOut',
      summary: 'Ends this session, or all of the account.',
      description: 'Without a session this is done already; `everywhere` needs one.',
      security: [{}, ...SESSION],
      requestParams: { query: request.SignOutQuery },
      responses: owning({ 204: DONE, 400: answers('The query is not as described.', FlatError) }),
    },
  },
  '/account': {
    get: {
      ...operation,
      operationId: 'getAccount',
      summary: 'Who is signed in.',
      security: SESSION,
      responses: reading({ 200: answers('The account.', schema.Account) }),
    },
    delete: {
      ...operation,
      operationId: 'deleteAccount',
      summary: 'Deletes the account with everything in it, at once and for good.',
      security: SESSION,
      responses: owning({ 204: DONE }),
    },
  },
  '/account/export': {
    get: {
      ...operation,
      operationId: 'exportAccount',
      summary: 'Everything that is kept of the account, as a file.',
      security: SESSION,
      responses: reading({ 200: answers('A file, `khagola.json`.', schema.AccountExport) }),
    },
  },
  '/account/passkeys': {
    get: {
      ...operation,
      operationId: 'listPasskeys',
      summary: 'The passkeys of the account.',
      security: SESSION,
      responses: reading({ 200: answers('The passkeys.', schema.PasskeyList) }),
    },
    post: {
      ...operation,
      operationId: 'addPasskey',
      summary: 'Adds a passkey that was made by the options of /account/passkeys/options.',
      security: SESSION,
      requestBody: json(request.NewPasskeyRequest),
      responses: owning({
        201: answers('The passkey.', schema.Passkey),
        400: answers(`${BODY} ${ANSWERED}`, FlatError),
        409: answers('The account has as many as it may (`too-many-passkeys`).', FlatError),
        413: TOO_LARGE,
      }),
    },
    delete: {
      ...operation,
      operationId: 'deletePasskey',
      summary: 'Deletes a passkey, and ends the other sessions that it opened.',
      security: SESSION,
      requestParams: { query: request.PasskeyQuery },
      responses: owning({
        204: DONE,
        400: answers('The query is not as described.', FlatError),
        404: answers('The account has no such passkey.', FlatError),
        409: answers(
          'It is the last one (`last-passkey`): the account can be deleted, or another added first.',
          FlatError,
        ),
      }),
    },
  },
  '/account/passkeys/options': {
    post: {
      ...operation,
      operationId: 'getPasskeyOptions',
      summary: 'What to ask an authenticator for, to add a passkey.',
      description:
        'As for an account; authenticators that hold a passkey of the account already are left out. No body is read.',
      security: SESSION,
      responses: owning({ 200: answers('For `navigator.credentials.create`.', schema.RegistrationOptions) }),
    },
  },
  '/account/charts': {
    get: {
      ...operation,
      operationId: 'listCharts',
      summary: 'The charts that the account keeps, with a summary of each.',
      security: SESSION,
      responses: reading({ 200: answers('The charts.', schema.ChartList) }),
    },
  },
  '/account/charts/{id}': {
    get: {
      ...operation,
      operationId: 'openChart',
      summary: 'A saved chart, computed anew.',
      security: SESSION,
      requestParams: { path: ChartPath },
      responses: reading({ 200: answers('What is kept, and the chart.', schema.OpenedChart), 404: NO_CHART }),
    },
    patch: {
      ...operation,
      operationId: 'renameChart',
      summary: 'Renames a saved chart.',
      security: SESSION,
      requestParams: { path: ChartPath },
      requestBody: json(request.RenameRequest),
      responses: owning({
        200: answers('What is kept.', schema.SavedChart),
        400: answers(BODY, FlatError),
        404: NO_CHART,
        413: TOO_LARGE,
      }),
    },
    delete: {
      ...operation,
      operationId: 'deleteChart',
      summary: 'Deletes a saved chart.',
      security: SESSION,
      requestParams: { path: ChartPath },
      responses: owning({ 204: DONE, 404: NO_CHART }),
    },
  },
};
