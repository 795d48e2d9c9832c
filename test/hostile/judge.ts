/**
 * Judges responses by the OpenAPI document and by the contract. The judge reads the request as sent, and not the
 * modifications that made it, so that it can judge a shrunk request too.
 */
import type { ValidateFunction } from 'ajv';
import { isSameName } from '../../src/api/synonyms';
import type { Description, Operation } from './operations';
import {
  BARE_PATHS,
  DEPENDENT_REFUSALS,
  isKeyChecked,
  isLimited,
  KEPT_PATHS,
  NEGOTIATED_PATHS,
  OPEN_PATHS,
  OWN_SITE_PATHS,
  STRUCTURED_PATHS,
} from './registry';
import { limitOf, type Shot } from './shots';
import { type Answer, headerOf } from './wire';

const STACK_FRAME = /^\s+at .+:\d+/m;
/** Secrets of the service, which must not appear in any response. */
const SECRET_TEXTS = [
  /\/(work|tmp|home|root|usr)\/[\w.-]/,
  /node_modules|file:\/\/|\.wrangler|wrangler|miniflare|workerd/,
  STACK_FRAME,
  /\b\w+\.(ts|mjs|tsx):\d+/,
  /\b(Type|Range|Reference|Syntax|URI|Runtime|Internal)Error\b/,
  /SQLITE|D1_ERROR|no such table|unreachable executed|Durable Object/,
];
/** Fragments that no message for people contains. */
const SLIPS =
  /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|Invalid (input|string|option|key|element)|Too (big|small):|Unrecognized key/;

/** Pages and files that the Worker renders from files of the build. */
const RENDERED = new Set(['/', '/hi', '/hi/', '/robots.txt', '/sitemap.xml']);
/** Paths of the Worker; the others belong to the pages. */
const OF_WORKER = /^\/(api\/.*|account|account\/.*|openapi\.json|mcp|.*\.txt)$/;

/** Maximum length of a tool's result that clients accept: text and data together. */
const HOST_CHARACTERS = 25_000;

/** Rules that a schema cannot express. A request that breaks one is refused although it matches its schema. */
const BEYOND_SCHEMA = [
  // Keys, which the description leaves open.
  / is not a field of this request\. (Its fields are .+\.|Did you mean .+\?|It has none\.)$/s,
  / is another spelling of .+, which is given too\. Give one of them\.$/s,
  /must exist in that month/,
  /does not exist on that day at the place/,
  /must be an IANA time zone/,
  /must be in the years/,
  /must be the key of an observance/,
  /must be later than/,
  /must not be before|must not be in the future/,
  /ends with a user message|must not be given together/,
  /give all of them or none/,
  /must be a URL at|must be an absolute URL|must be a URL without/,
  /characters that can be seen/,
  /is not blank/,
  /must agree with/,
  // A drawing shows one instant at a place.
  / with format=svg\b|left out unless format is svg|: a drawing needs one/,
  /must name one place|must be the name or the id of a place/,
  /number is required/,
  /tithi is required, or nakshatra instead/,
  // The price depends on all fields.
  /: the request costs [\d.]+ ms and [\d.]+ MB/,
  // Rules across fields: spans, places, and values that depend on other fields.
  /must be at most \d+ (days|years) after/,
  /must be a date in \d{4}/,
  /must be a name or an id from GET|matches several places/,
  /must be a whole number from 1 to \d+ or a name, not the string/,
  /unless lat and lon are given|, or lat and lon: .+ need one/,
  /^(payload\.)?[\w.]*\b(lat|lon|tz|tzHours|tzOffsetHours) is required and must be/,
  /^year must be a whole number from (19|20)\d\d to 2100(, not \d+)?(, for example \d+)?\.$/,
  // Dates of all years and in relative words have no pattern in their schema.
  /must be a date YYYY-MM-DD, not the string/,
  /must be a date or an instant of its calendar/,
  /^(payload\.)?from is required( and must be a date|, or at instead)/,
  // The tradition depends on the system of the match, and the fortnight on the calendar.
  /^(payload\.)?tradition must be one of /,
  /must be left out (unless|beside|with) /,
  /must be a date that \w+ has/,
  // A field may be given in several spellings.
  / is given more than once\. Give it once\.$/,
  /^payload\.dashaDepth must be a whole number from 1 to 3\.$/,
  /^urlList\.\d+ must be the URL of a page or an endpoint of this service, for example \S+\.$/,
];

/** Whether a valid request is refused by such a rule. */
const isBeyondSchema = (message: string): boolean =>
  DEPENDENT_REFUSALS.has(message.replace(/(, for example .*)?\.$/, '')) ||
  BEYOND_SCHEMA.some((rule) => rule.test(message));

/** A list without items is an empty document of this type. */
const EMPTY_LIST = 'application/x-ndjson; charset=utf-8';

/** Errors of account operations with a valid body. */
const CEREMONIAL = ['challenge-expired', 'unknown-passkey', 'passkey-refused'];

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const WHOLE_NUMBER = /^(0|-?[1-9]\d*)$/;

export interface Complaint {
  /** The kind, for counting and shrinking. */
  kind: string;
  detail: string;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer may contain anything
type Json = any;

const first = ({ errors }: ValidateFunction): string =>
  JSON.stringify(
    (errors ?? []).slice(0, 2).map(({ instancePath, message, params }) => [instancePath, message, params]),
  );

export class Judge {
  private readonly patterns: { rule: RegExp; path: string }[];
  readonly description: Description;
  private readonly secrets: readonly string[];

  constructor(description: Description, secrets: readonly string[]) {
    this.description = description;
    this.secrets = secrets;
    const paths = [...new Set(description.operations.map(({ path }) => path))];
    // A literal path precedes a path with a parameter that would match too.
    const sorted = [...paths.filter((path) => !path.includes('{')), ...paths.filter((path) => path.includes('{'))];
    this.patterns = sorted.map((path) => {
      const rule = path
        .replaceAll('.', '\\.')
        .replace('{key}', '[A-Za-z0-9-]+')
        .replace(/\{\w+\}/g, '[^/]+');
      return { rule: new RegExp(`^${rule}$`), path };
    });
  }

  /** Complaints about a response; empty if it is correct. */
  complaints(shot: Shot, answer: Answer): Complaint[] {
    const complaints: Complaint[] = [];
    const complain = (kind: string, detail: string | number = '') => {
      complaints.push({ kind, detail: String(detail).slice(0, 400) });
    };
    this.ofLeaks(shot, answer, complain);
    if (isBeforeTheWorker(shot, answer)) return complaints;
    if (answer.status >= 500) complain('5xx', `${answer.status} ${answer.body.toString().slice(0, 200)}`);
    if (headerOf(answer, 'Retry-After') !== undefined) complain('Retry-After');
    const { paths, certain } = this.pathsOf(shot.target);
    // Pages are routed by the literal path, so an encoded path of the Worker is a page.
    const isPage = !OF_WORKER.test(normal(pathOf(shot.target)));
    const isRendered = RENDERED.has(normal(pathOf(shot.target)));
    if (isRendered && answer.status < 500) {
      ofRendered(shot, answer, complain);
      return complaints;
    }
    if (isPage && headerOf(answer, 'X-Request-Id') === undefined && answer.status < 500) return complaints;
    this.ofHeaders(shot, answer, paths, certain, complain);
    this.ofStatus(shot, answer, paths, certain, complain);
    return complaints;
  }

  /** The documented paths that a target may match, and whether the match is certain. */
  private pathsOf(target: string): { paths: string[]; certain: boolean } {
    const raw = pathOf(target);
    const spellings = new Set([raw, normal(raw), decoded(raw), decoded(normal(raw)), normal(decoded(raw))]);
    const paths = [...spellings].flatMap((path) => this.patterns.filter(({ rule }) => rule.test(path)).slice(0, 1));
    return { paths: [...new Set(paths.map(({ path }) => path))], certain: spellings.size === 1 };
  }

  private ofLeaks(shot: Shot, answer: Answer, complain: Complain) {
    const text = `${answer.headers.map((pair) => pair.join(': ')).join('\n')}\n${answer.body.toString('utf8')}`;
    const requestText = `${shot.target} ${decoded(shot.target)} ${shot.headers.flat().join(' ')} ${Buffer.from(shot.body ?? []).toString('utf8')}`;
    for (const rule of SECRET_TEXTS) {
      const [leak] = rule.exec(text) ?? [];
      // A folded line of a calendar file begins with a space, like a stack frame.
      const isFolded = rule === STACK_FRAME && /calendar/.test(headerOf(answer, 'Content-Type') ?? '');
      if (leak !== undefined && !isFolded && !requestText.includes(leak) && !isDocument(shot))
        complain('leak', `${rule}: ${leak}`);
    }
    for (const secret of this.secrets)
      if (text.includes(secret) && !requestText.includes(secret)) complain('secret', secret);
    const type = headerOf(answer, 'Content-Type') ?? '';
    const isTold = /json|svg|calendar|rss/.test(type) && !isDocument(shot) && shot.operation.path !== '/mcp';
    const [slip] = (isTold && SLIPS.exec(text)) || [];
    if (slip !== undefined && !requestText.includes(slip))
      complain('slip', text.slice(Math.max(0, text.indexOf(slip) - 80)).slice(0, 160));
  }

  private ofHeaders(shot: Shot, answer: Answer, paths: string[], certain: boolean, complain: Complain) {
    const { status } = answer;
    const header = (name: string) => headerOf(answer, name);
    const ids = answer.headers.filter(([name]) => name.toLowerCase() === 'x-request-id');
    if (ids.length !== 1 || !/^[\w=-]{1,255}$/.test(ids[0]?.[1] ?? '')) complain('X-Request-Id', JSON.stringify(ids));
    const sentIds = shot.headers.filter(([name]) => name === 'X-Request-Id');
    if (sentIds.length === 1 && /^[\w=-]{1,255}$/.test(sentIds[0]?.[1] ?? '') && ids[0]?.[1] !== sentIds[0]?.[1]) {
      complain('X-Request-Id not echoed', sentIds[0]?.[1] ?? '');
    }
    const doubled = answer.headers
      .map(([name]) => name.toLowerCase())
      .find((name, i, all) => all.indexOf(name) !== i && name !== 'set-cookie');
    if (doubled) complain('header twice', doubled);
    const isOpen = paths.some((path) => OPEN_PATHS.has(path));
    const isOpenRefusal = status === 404 && shot.target.startsWith('/api/');
    if (!isOpen && !isOpenRefusal && answer.headers.some(([name]) => /^access-control/i.test(name)))
      complain('CORS where none is');
    if (isOpen && certain && status !== 401 && header('Access-Control-Allow-Origin') !== '*')
      complain('no CORS', status);
    if (header('Access-Control-Allow-Credentials') !== undefined) complain('CORS with credentials');
    if (!certain || status === 401 || status === 404) return;
    const [path = ''] = paths;
    const isCached = KEPT_PATHS.has(path) && shot.method !== 'POST';
    const control = header('Cache-Control');
    const bare = isCached || path === '/{key}.txt';
    if (isCached && (status === 200 || status === 304)) {
      // An answer with a name or an exact place of its reader is private.
      const scope = /[?&](name|lat|lon)=/i.test(decoded(shot.target)) ? /^(public|private)/ : /^public/;
      if (!scope.test(control ?? '') || !/, max-age=\d+$/.test(control ?? '') || !header('ETag'))
        complain('not kept', `${control} ${header('ETag')}`);
    } else if (!bare && !(isOpen && status === 204) && control !== 'no-store')
      complain('no no-store', `${status} ${control}`);
    if (NEGOTIATED_PATHS.has(path) && status !== 204 && !/\bAccept\b/.test(header('Vary') ?? ''))
      complain('no Vary', status);
    if (status === 429 || (status !== 204 && status !== 403 && isLimited(shot.method, path))) {
      for (const name of ['Limit', 'Remaining', 'Reset']) {
        if (!/^\d+$/.test(header(`X-RateLimit-${name}`) ?? '')) complain('no X-RateLimit', `${name} ${status}`);
      }
    }
    if (header('Set-Cookie') !== undefined && !path.startsWith('/account')) complain('cookie', header('Set-Cookie'));
    if (status === 405) this.ofAllow(path, header('Allow') ?? '', complain);
  }

  private ofAllow(path: string, allow: string, complain: Complain) {
    const methods = this.description.operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method);
    const missing = methods.filter((method) => !allow.split(', ').includes(method));
    if (missing.length > 0) complain('Allow', `${allow} without ${missing}`);
  }

  private ofStatus(shot: Shot, answer: Answer, paths: string[], certain: boolean, complain: Complain) {
    const { status } = answer;
    const json = shot.method === 'HEAD' ? null : jsonOf(answer);
    if (status === 401 && shot.headers.some(([name]) => name === 'Authorization')) {
      const isNeedless = json?.error === 'invalid-key' && certain && !isKeyRead(shot, paths) && !isOfAccount(paths);
      if (isNeedless) complain('key looked up', shot.target);
      return this.ofRefusal(json, 'flat', ['invalid-key', 'unauthenticated'], complain);
    }
    if (certain && isKeyRead(shot, paths)) {
      if (status !== 401 && status !== 403) complain('bad key answered', status);
      return;
    }
    if (status === 404 && (!certain || paths.length === 0 || paths[0] === '/{key}.txt')) {
      const isV1 = pathOf(normal(shot.target)).startsWith('/api/v1/');
      this.ofRefusal(json, isV1 ? 'structured' : 'flat', ['not-found', 'NOT_FOUND'], complain);
      return;
    }
    if (paths.length === 0) return complain('answer where nothing is', status);
    const method = shot.method === 'HEAD' ? 'GET' : shot.method;
    const operations = this.description.operations.filter((operation) => paths.includes(operation.path));
    const operation = operations.find((each) => each.method === method);
    const style = paths.some((path) => STRUCTURED_PATHS.has(path)) ? 'structured' : 'flat';
    if (status === 403 && certain && OWN_SITE_PATHS.has(paths[0] as string) && !isOfOtherSite(shot)) {
      complain('refused as of another site', shot.target);
    }
    if (status === 405) {
      if (operation && certain) complain('405 for a method that is described', shot.method);
      const codes = ['METHOD_NOT_ALLOWED', 'method-not-allowed'];
      return this.ofRefusal(json, style, codes, complain);
    }
    if (shot.method === 'OPTIONS' && status === 204 && paths.some((path) => OPEN_PATHS.has(path))) return;
    if (!operation) {
      const alternatives = [429, ...(shot.target.startsWith('/mcp') ? [403] : [])];
      if (!alternatives.includes(status)) complain('answer to a method that is not described', status);
      return;
    }
    this.ofAnswer(shot, answer, json, operation, complain);
    if (shot.method === 'HEAD' && answer.body.length > 0) complain('HEAD with a body');
  }

  private ofAnswer(shot: Shot, answer: Answer, json: Json, operation: Operation, complain: Complain) {
    const { status, body } = answer;
    const types = operation.answers.get(status);
    if (!types || status >= 500)
      return complain('status not described', `${operation.id} ${status} ${body.toString().slice(0, 200)}`);
    const type = headerOf(answer, 'Content-Type')?.replace('UTF-8', 'utf-8');
    if (types.size === 0) {
      if (body.length > 0) complain('body where none is', status);
    } else if (shot.method !== 'HEAD' || status !== 304) {
      const check = types.get(type ?? '');
      if (!types.has(type ?? '')) complain('type not described', `${status} ${type}`);
      else if (check && shot.method !== 'HEAD') {
        if (json === undefined) complain('no JSON', body.toString().slice(0, 100));
        else if (!check(json)) complain('not as described', `${operation.id} ${status} ${first(check)}`);
      } else if (shot.method !== 'HEAD' && body.length === 0 && type !== EMPTY_LIST) complain('empty', type);
      if (type === 'image/svg+xml' && !body.toString().startsWith('<svg')) complain('no picture');
    }
    if (shot.method === 'HEAD') return;
    if (operation.path !== '/mcp' && status >= 400) {
      this.ofRefusal(json, STRUCTURED_PATHS.has(operation.path) ? 'structured' : 'flat', undefined, complain);
    }
    if (operation.path !== '/mcp') ofAsked(shot, answer, json, operation, complain);
    else if (status === 200) this.ofTool(shot, json, complain);
  }

  /** The result of a tool is compact data with the same data as text, or an error as text. */
  private ofTool(shot: Shot, json: Json, complain: Complain) {
    const { structuredContent, isError, content } = json?.result ?? {};
    const text = content?.[0]?.text;
    if (isError) this.ofRefusal(textJson(text), 'structured', undefined, complain);
    if (structuredContent === undefined) return;
    if (text !== JSON.stringify(structuredContent)) complain('tool says two things', text);
    const { fields, limit } = bodyOf(shot, shot.operation).value?.params?.arguments ?? {};
    const size = JSON.stringify(json.result).length;
    if (fields === undefined && limit === undefined && size > HOST_CHARACTERS) complain('tool too long', size);
  }

  private ofRefusal(json: Json, style: 'flat' | 'structured', codes: string[] | undefined, complain: Complain) {
    if (json === null) return;
    const isStructured = style === 'structured' && json?.error?.code !== undefined;
    const check = isStructured ? this.description.structured : this.description.flat;
    if (!check(json as Json)) return complain('envelope', `${JSON.stringify(json)?.slice(0, 200)} ${first(check)}`);
    const { code, message, field } = (
      isStructured ? json.error : { ...(json as Json), code: (json as Json).error }
    ) as Json;
    if (codes && !codes.includes(code)) complain('code', `${code}, not ${codes.join(' or ')}`);
    if (
      /^(INVALID_FIELD|OUT_OF_EPOCH_RANGE|INVALID_TIMEZONE|invalid-parameter|unsupported-format|host-not-allowed)$/.test(
        code,
      )
    ) {
      if (typeof field !== 'string' || field === '') complain('no field', message);
      else if (!message.startsWith(`${field} `)) complain('message without its field', `${field}: ${message}`);
    }
    if (message.length > 600) complain('long message', message.length);
  }
}

type Complain = (kind: string, detail?: string | number) => void;

const isDocument = ({ target }: Shot): boolean => /^\/(openapi\.json|llms\.txt|licences)/.test(target);

const pathOf = (target: string): string => target.replace(/[?#].*$/s, '');

function normal(path: string): string {
  return URL.parse(`http://localhost${path}`)?.pathname ?? path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function textJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const jsonOf = ({ body }: Answer): Json => textJson(body.toString('utf8'));

/** Whether a path belongs to accounts, whose changes are counted by key or client unless something else refuses them. */
const isOfAccount = (paths: string[]): boolean => paths.some((path) => path.startsWith('/account'));

/** Whether a request has a key, necessarily a bad one, that the service must read. */
function isKeyRead({ method, headers }: Shot, paths: string[]): boolean {
  const keys = headers.filter(([name]) => name === 'Authorization').map(([, value]) => value);
  return /^bearer( |$)/i.test(keys.join(', ').trim()) && paths.some((path) => isKeyChecked(method, path));
}

/** Whether a browser marks the request as sent by a page of another site. */
const isOfOtherSite = ({ headers }: Shot): boolean => {
  const sites = headers.filter(([name]) => name === 'Sec-Fetch-Site').map(([, value]) => value);
  return sites.length > 0 && !['same-origin', 'none'].includes(sites.join(', '));
};

/** Checks the headers of a page or file that the Worker renders from a file of the build. */
function ofRendered(shot: Shot, answer: Answer, complain: Complain) {
  const header = (name: string) => headerOf(answer, name);
  const { status } = answer;
  if (!/^[\w=-]{1,255}$/.test(header('X-Request-Id') ?? '')) complain('X-Request-Id', header('X-Request-Id'));
  if (header('X-Content-Type-Options') !== 'nosniff') complain('no nosniff', status);
  if (!header('Content-Security-Policy')) complain('no policy', status);
  if (header('Set-Cookie') !== undefined) complain('cookie', header('Set-Cookie'));
  if (answer.headers.some(([name]) => /^access-control/i.test(name))) complain('CORS where none is');
  const isPage = /^text\/html/.test(header('Content-Type') ?? '') && status === 200;
  if (isPage && header('Cache-Control') !== 'private, no-cache') complain('page kept', header('Cache-Control'));
  const isAsked = ['GET', 'HEAD'].includes(shot.method) && !shot.headers.some(([name]) => name === 'Authorization');
  if (isAsked && ![200, 301].includes(status)) complain('page refused', status);
}

/** Requests that the HTTP server refuses before the Worker sees them. */
function isBeforeTheWorker(shot: Shot, answer: Answer): boolean {
  if (headerOf(answer, 'X-Request-Id') !== undefined) return false;
  const headerBytes = shot.headers.reduce((sum, pair) => sum + pair.join('').length, shot.target.length);
  if (answer.status === 501 && /^ERROR: Unrecognized request method/.test(answer.body.toString())) return true;
  if (answer.status === 400 && !shot.target.startsWith('/')) return true;
  return headerBytes > 16_000 && [400, 414, 431].includes(answer.status);
}

function bodyOf(shot: Shot, operation: Operation): { tooLarge: boolean; value: Json } {
  const bytes = shot.body ?? new Uint8Array();
  if (bytes.length > limitOf(operation)) return { tooLarge: true, value: undefined };
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return {
      tooLarge: false,
      value: typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
    };
  } catch {
    return { tooLarge: false, value: undefined };
  }
}

/** The values of a query, read as documented. */
function queryOf(shot: Shot, operation: Operation): { values: Json; odd: string[] } {
  const searchParams = URL.parse(`http://localhost${shot.target}`)?.searchParams ?? new URLSearchParams();
  const odd: string[] = [];
  const values = Object.fromEntries(
    operation.query.flatMap(({ name, schema }): [string, unknown][] => {
      // Names are understood in any case.
      const values = [...searchParams]
        .filter(([key]) => key.toLowerCase() === name.toLowerCase())
        .map(([, text]) => text);
      if (values.length === 0) return [];
      if (values.length > 1) odd.push(name);
      const text = values[0] as string;
      if (schema.type === 'array') return [[name, text.split(',')]];
      if (schema.type === 'boolean') return [[name, text === 'true' ? true : text === 'false' ? false : text]];
      const writing = schema.type === 'integer' ? WHOLE_NUMBER : schema.type === 'number' ? JSON_NUMBER : null;
      if (writing && !writing.test(text)) odd.push(name);
      return [[name, writing?.test(text) ? Number(text) : text]];
    }),
  );
  return { values, odd };
}

/** The positions of the rows with an error, in an answer of JSON lines. */
const refusedRows = ({ body }: Answer): number[] =>
  body
    .toString('utf8')
    .split('\n')
    .flatMap((line, row) => (textJson(line)?.ok === false ? [row] : []));

const NOT_BEFORE_BODY = [401, 403, 404, 409, 429];

/** Checks that the request is answered, or refused with the invalid field. */
function ofAsked(shot: Shot, answer: Answer, json: Json, operation: Operation, complain: Complain) {
  const { status } = answer;
  const refusal = json?.error?.code !== undefined ? json.error : { ...json, code: json?.error };
  const { code, field = '', message = '' } = status >= 400 ? refusal : { code: undefined };
  if (NOT_BEFORE_BODY.includes(status)) return;
  if (operation.body) return ofBody();
  if (operation.query.length > 0) ofQuery();
  else if (BARE_PATHS.has(operation.path)) {
    const hasQuery = URL.parse(`http://localhost${shot.target}`)?.search !== '';
    if (hasQuery !== (status === 400)) complain('query where none is taken', status);
  } else if (status === 400) complain('refused what is in order', message);

  function ofBody() {
    const { tooLarge, value } = bodyOf(shot, operation);
    if (tooLarge !== (status === 413)) return complain('size', `${shot.body?.length} bytes: ${status}`);
    if (tooLarge) return;
    const isNoJson = code === 'INVALID_JSON' || code === 'invalid-json';
    if ((value === undefined) !== isNoJson) return complain('JSON', `${status} ${code}`);
    if (value === undefined) return;
    const wrong = operation.wrongIn('body', value);
    // A birth of a list that is wrong has its error in its row.
    const refused = operation.id === 'createCharts' ? refusedRows(answer) : [];
    const isInRows = wrong.every((path) => refused.some((row) => path.startsWith(`births.${row}.`)));
    if (wrong.length > 0 && status < 400 && !isInRows)
      return complain('answered what is wrong', `${operation.id} ${wrong.slice(0, 5)}`);
    if (status !== 400) return;
    if (/^(style|houses|varga|script)$/.test(field) && wrong.length === 0) return;
    if (wrong.length === 0) {
      // The description of an operation describes a payload, and a key may be another spelling of a field.
      const isPayload = operation.id === 'dispatchOperator' && field.startsWith('payload.');
      const isSpelled = !Object.hasOwn(value, field) && Object.keys(value).some((key) => isSameName(key, field));
      const isBeyond = CEREMONIAL.includes(code) || isBeyondSchema(message) || isPayload || isSpelled;
      if (!isBeyond) complain('refused what is in order', `${operation.id} ${message}`);
      return;
    }
    const isUnion = /createCounsel|dispatchOperator/.test(operation.id) || field === 'birthPlace.tz';
    const isNamed = wrong.some((path) => path === field || path.startsWith(`${field}.`));
    if (!isUnion && !isNamed && !isBeyondSchema(message)) {
      complain('another field named', `${field}, not ${wrong.slice(0, 6).join(' ')}: ${message}`);
    }
  }

  function ofQuery() {
    const { values, odd } = queryOf(shot, operation);
    const wrong = [...operation.wrongIn('query', values), ...odd];
    if (wrong.length > 0 && status < 400) return complain('answered what is wrong', `${operation.id} ${wrong}`);
    if (status !== 400) return;
    const isBeyond = isBeyondSchema(message) || code === 'unauthenticated';
    if (wrong.length === 0 && !isBeyond) complain('refused what is in order', `${operation.id} ${message}`);
    const isNamed = wrong.some((path) => path === field || path.startsWith(`${field}.`));
    if (wrong.length > 0 && !isNamed && !isBeyond)
      complain('another field named', `${field}, not ${wrong}: ${message}`);
  }
}
