/** Builds the routes of a resource from its definition: validation, formats, cache, limit, CORS, HEAD and 405. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { canonicalJson } from '../api/canonical';
import { writtenList } from '../api/formats';
import { encoded } from '../api/jsonWriter';
import { type AnswerForm, ceilingProblem, priceOf } from '../api/price';
import type { Problem } from '../api/problem';
import { ofQuery, queryBody } from '../api/query';
import type { Code, FormatInfo, Occasion, Resource } from '../api/resource';
import { ceilingOf } from '../api/resource';
import type { AnswerRow } from '../api/rows';
import { spelledRequest } from '../api/spelling';
import { isSameName } from '../api/synonyms';
import { validate } from '../api/validate';
import { fail, ok, type Result } from '../domain/result';
import { formatNames, formatOf, formatProblem, isNegotiated, variesByAccept } from './accept';
import { saveForAccount } from './account/save';
import type { AppEnv } from './env';
import { problemOfFault, refuse } from './envelope';
import { jsonBody, SMALL_BODY_BYTES } from './middleware/body';
import { cached } from './middleware/cache';
import { allowedMethods, cors, preflight } from './middleware/cors';
import { limiterOf } from './middleware/limits';
import { noStore, speaks } from './middleware/resource';
import { timed } from './middleware/timing';
import { limitV1 } from './middleware/v1Limit';
import { occasionOf, watchPresent } from './occasion';
import type { Sent } from './recent';
import { jsonBodyOf, jsonWhole, linesOf, send, streamOf } from './send';
import { withYears } from './years';

const JSON_TYPE = 'application/json';

/** How long the answer to a relative question stays fresh: after midnight, `today` is another date. */
const RELATIVE_SECONDS = 60;

/** Maximum length of a header that names ignored keys. */
const IGNORED_LENGTH = 500;

/** Lists unknown keys in a header, escaped. */
function nameIgnored(c: Context<AppEnv>, header: Source['ignoredIn'], keys: readonly string[]): void {
  if (keys.length === 0) return;
  c.header(
    header,
    keys
      .map((key) => encodeURIComponent(key.toWellFormed()))
      .join(', ')
      .slice(0, IGNORED_LENGTH),
  );
}

const isFormat = ([key]: [string, unknown]): boolean => isSameName(key, 'format');

/** The format that a request names, under any name of the field. */
const givenFormat = (given: Record<string, unknown>): unknown => Object.entries(given).find(isFormat)?.[1];

/** A request without a `format` that its schema does not have, because the resource has one format alone. */
const withoutFormat = (code: Code, given: Record<string, unknown>): Record<string, unknown> =>
  'format' in code.request.shape
    ? given
    : Object.fromEntries(Object.entries(given).filter((entry) => !isFormat(entry)));

/** A request with the format that `Accept` chooses as its field. */
const withFormat = (code: Code, body: Record<string, unknown>, format: FormatInfo | undefined) =>
  format && 'format' in code.request.shape ? { ...body, format: format.name } : body;

/** Whether the query of a request with a body has only a format and its options, and other keys are refused. */
const hasStrictQuery = (c: Context<AppEnv>, { strict }: Resource): boolean =>
  c.req.method === 'POST' && strict === true;

/** Reads the options of a format from the query. */
async function choiceOf(
  c: Context<AppEnv>,
  resource: Resource,
  format: FormatInfo | undefined,
): Promise<Result<unknown, Problem>> {
  const isStrict = hasStrictQuery(c, resource);
  const request = await format?.request?.();
  if (request === undefined && !isStrict) return ok(undefined);
  const query = new URL(c.req.url).searchParams;
  const schema = request ?? z.object({});
  const given = Object.entries(queryBody(schema, query)).filter((entry) => !isStrict || !isFormat(entry));
  const spelled = spelledRequest(schema, Object.fromEntries(given), isStrict ? 'all' : 'none');
  if (!spelled.ok) return ofQuery(spelled, schema, query);
  if (request === undefined) return ok(undefined);
  nameIgnored(c, 'X-Ignored-Query', spelled.value.ignored);
  return ofQuery(validate(schema, spelled.value.body), schema, query);
}

/** The format of an answer, undefined for the default, with its options. */
interface ChosenFormat {
  format: FormatInfo | undefined;
  choice: unknown;
}

/** Computes a row. A fault stays in it, because the rows before it have been sent. */
async function computedRow(c: Context<AppEnv>, row: AnswerRow): Promise<Awaited<ReturnType<AnswerRow>>> {
  try {
    return await withYears(c, row);
  } catch (error) {
    // The message stays out of the response and the log: it may quote the request.
    console.error(c.var.requestId, 'row', error instanceof Error ? error.name : '');
    return fail(problemOfFault(error));
  }
}

/** Computes and writes the answer, in the chosen format. */
async function answer(
  c: Context<AppEnv>,
  resource: Resource,
  code: Code,
  question: unknown,
  { format, choice }: ChosenFormat,
): Promise<Result<Sent, Problem>> {
  const { kernel } = c.var;
  const computing = <T>(compute: () => T | Promise<T>) => timed(c, 'compute', () => withYears(c, compute));
  const form = format && code.formats?.[format.name];
  if (format && form) {
    const written = await computing(() => form(kernel, question, choice));
    if (!written.ok) return written;
    const { body, rest, ...sent } = written.value;
    if (rest === undefined) return ok({ ...sent, body, type: format.type });
    const first = typeof body === 'string' ? encoded(body) : body;
    return ok({ ...sent, body: streamOf(first, rest, (part) => withYears(c, part)), type: format.type });
  }
  const { list } = resource;
  if (format && list !== undefined) {
    const computed = await computing(() => code.answer(kernel, question));
    if (!computed.ok) return computed;
    const items = (computed.value as Record<string, readonly unknown[]>)[list] as readonly unknown[];
    return ok({ ...writtenList(format.name, items), type: format.type });
  }
  const { type = JSON_TYPE } = resource;
  if (code.rows) {
    const rows = code.rows(kernel, question);
    return ok({ body: linesOf(rows, (row) => computedRow(c, row)), type });
  }
  const compute = code.outline ?? code.answer;
  const computed = await computing(() => compute(kernel, question));
  if (!computed.ok) return computed;
  const { value } = computed;
  if (resource.saves) await saveForAccount(c, question, value);
  const changed = code.lastModified?.(question, value);
  const dated = changed === undefined ? {} : { 'Last-Modified': new Date(changed).toUTCString() };
  // Lists are computed while they are written.
  const written = await timed(c, 'present', () =>
    withYears(c, async (): Promise<Omit<Sent, 'type'>> => {
      if (code.write) return code.write(value, question);
      return { body: resource.cacheSeconds === undefined ? jsonBodyOf(value) : await jsonWhole(value) };
    }),
  );
  return ok({ ...written, headers: { ...written.headers, ...dated }, type });
}

/** An answer that is not in the cache: one to an equal question a moment ago, or a new one. */
async function uncached(
  c: Context<AppEnv>,
  key: string,
  compute: () => Promise<Result<Sent, Problem>>,
): Promise<Sent | Response> {
  const { recent } = c.var;
  const recentAnswer = recent?.get(key);
  if (recentAnswer) return recentAnswer;
  const computed = await compute();
  if (!computed.ok) return refuse(c, computed.error);
  // A stream can be read once.
  if (!(computed.value.body instanceof ReadableStream)) recent?.set(key, computed.value);
  return computed.value;
}

interface ReadQuestion {
  question: Result<unknown, Problem>;
  /** Whether the question depends on the present instant, for example by `today` or a missing year. */
  isRelative: boolean;
  occasion: Occasion;
  format: FormatInfo | undefined;
}

/** The form of an answer in a format: a list is written from the answer as objects. */
const formOf = (code: Code, format: FormatInfo | undefined): AnswerForm =>
  format === undefined ? 'answer' : code.formats?.[format.name] ? format.name : 'objects';

async function answerBody(
  c: Context<AppEnv>,
  resource: Resource,
  code: Code,
  { question, isRelative, occasion, format }: ReadQuestion,
): Promise<Response> {
  if (!question.ok) return refuse(c, question.error);
  const chosen = await choiceOf(c, resource, format);
  if (!chosen.ok) return refuse(c, chosen.error);
  const choice = chosen.value;
  const form = formOf(code, format);
  // Before the cache, so that whether a request passes does not depend on others.
  const { door } = occasion;
  const tooExpensive = door && ceilingProblem(code.price, question.value, form, door.ceiling, choice);
  if (tooExpensive) return refuse(c, tooExpensive);
  const compute = async () => {
    const charged = door ? await door.charge(priceOf(code.price, question.value, form, choice)) : ok(undefined);
    return charged.ok ? answer(c, resource, code, question.value, { format, choice }) : charged;
  };
  if (resource.cacheSeconds === undefined || c.req.method === 'POST' || code.isOfPresent?.(question.value)) {
    const answered = await compute();
    return answered.ok ? send(c, answered.value) : refuse(c, answered.error);
  }
  const key = [resource.key, format?.name ?? '', canonicalJson(question.value)];
  const isShared = !code.isPersonal?.(question.value);
  const seconds = isRelative ? Math.min(resource.cacheSeconds, RELATIVE_SECONDS) : resource.cacheSeconds;
  return cached(c, key, seconds, () => uncached(c, key.join('/'), compute), isShared);
}

/** How a request gives its fields. */
interface Source {
  /** The header that names its unknown keys. */
  ignoredIn: 'X-Ignored-Query' | 'X-Ignored-Fields';
  /** The treatment of unknown keys, unless the resource is strict. */
  strictness: 'none' | 'near';
  /** Adapts the problem of a result to it. */
  adapt<T>(result: Result<T, Problem>): Result<T, Problem>;
}

async function answerGiven(
  c: Context<AppEnv>,
  resource: Resource,
  code: Code,
  given: Record<string, unknown>,
  { ignoredIn, strictness, adapt }: Source,
): Promise<Response> {
  const named = givenFormat(given);
  const problem = formatProblem(c, resource, named);
  if (problem) return refuse(c, problem);
  const fields = isNegotiated(resource) ? withoutFormat(code, given) : given;
  const spelled = adapt(spelledRequest(code.request, fields, resource.strict ? 'all' : strictness));
  if (!spelled.ok) return refuse(c, spelled.error);
  const { body, ignored } = spelled.value;
  nameIgnored(c, ignoredIn, ignored);
  const format = formatOf(c, resource, named);
  const occasion = occasionOf(c, ceilingOf(resource, code, format));
  const watched = watchPresent(occasion);
  const question = adapt(await code.read(withFormat(code, body, format), watched.occasion, ignored));
  // Outside `/api/v1`, in feeds for example, `cacheSeconds` already allows for the date.
  const isRelative = watched.hasReadPresent() && resource.strict === true;
  return answerBody(c, resource, code, { question, isRelative, occasion, format });
}

async function answerGet(c: Context<AppEnv>, resource: Resource): Promise<Response> {
  const { search, searchParams } = new URL(c.req.url);
  if (resource.refusesQuery && search !== '') {
    return refuse(c, { reason: 'unexpected_query', keys: [...new Set(searchParams.keys())] });
  }
  const code = await resource.code();
  return answerGiven(c, resource, code, queryBody(code.request, searchParams), {
    ignoredIn: 'X-Ignored-Query',
    strictness: 'none',
    adapt: (result) => ofQuery(result, code.request, searchParams),
  });
}

const BODY: Source = { ignoredIn: 'X-Ignored-Fields', strictness: 'near', adapt: (result) => result };

async function answerPost(c: Context<AppEnv>, resource: Resource): Promise<Response> {
  const code = await resource.code();
  const { body } = c.var;
  const [format, ...others] = hasStrictQuery(c, resource) ? [...new URL(c.req.url).searchParams].filter(isFormat) : [];
  if (format === undefined) return answerGiven(c, resource, code, body, BODY);
  if (others.length === 0 && givenFormat(body) === undefined) {
    return answerGiven(c, resource, code, { ...body, format: format[1] }, BODY);
  }
  const expected = { type: 'format', values: formatNames(resource) } as const;
  return refuse(c, { reason: 'invalid_field', field: 'format', rule: 'repeated', expected });
}

const varyByAccept: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Vary', 'Accept', { append: true });
  return next();
};

/** The routes of one resource. */
export function resourceRoutes(resource: Resource): Hono<AppEnv> {
  const { path, operations, envelope, limit, alwaysOpen } = resource;
  const methods = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const policy = { methods, alwaysOpen };
  const routes = new Hono<AppEnv>().use(path, speaks(envelope), noStore, cors(policy)).options(path, preflight(policy));
  if (variesByAccept(resource)) routes.use(path, varyByAccept);
  // A request with a method that the resource lacks is refused and does not count.
  const limits = [...(limit ? [limiterOf(limit)] : []), ...(envelope === 'explained' ? [limitV1] : [])];
  for (const { method } of operations) {
    for (const counted of limits) routes.on(method, path, counted);
    if (method === 'GET') routes.get(path, (c) => answerGet(c, resource));
    else routes.post(path, jsonBody(SMALL_BODY_BYTES), (c) => answerPost(c, resource));
  }
  return routes.all(path, (c) => refuse(c, { reason: 'method_not_allowed', allow: allowedMethods(c, policy) }));
}
