/**
 * What a resource is. The routes, the OpenAPI document, the MCP tools, the operator's intents, the tools of counsel and
 * `llms.txt` all derive from one definition. A resource lives in one folder:
 *
 *     request.ts   the request: a zod object, with descriptions and examples
 *     response.ts  the response: a zod object
 *     answer.ts    computes and presents the answer to a request
 *     price.ts     counts the work of a question
 *     index.ts     `defineResource({ … })`
 *
 * The service reads the definitions at start-up. A definition therefore loads its code with a dynamic import, at the
 * first request for the resource.
 */
import type * as z from 'zod';
import type { PlaceList } from '../domain/places/list';
import type { Result } from '../domain/result';
import type { Kernel } from '../kernel/kernel';
import type { PlaceNames } from '../lexicon/places';
import { CEILINGS, type Door, type Pricing } from './price';
import type { Price, Problem } from './problem';
import type { AnswerRow } from './rows';

/** The context of a request. */
export interface Occasion {
  /** The present instant, Unix milliseconds. */
  nowMs: number;
  /** The origin of absolute links, `https://host`. */
  origin: string;
  /** The list of places, loaded when a request first names one. */
  places: LoadPlaces;
  /** The Hindi names of places, loaded when a Hindi answer first names one; absent where the service has none. */
  placeNames?: LoadPlaceNames;
  /** Decides on the work of the request before it begins; absent on the reader's own machine. */
  door?: Door;
}

export type LoadKernel = () => Kernel;

export type LoadPlaces = () => Promise<PlaceList>;

/** Null if the names cannot be read. */
export type LoadPlaceNames = () => Promise<PlaceNames | null>;

/** A value, or a promise if something must be loaded first. */
export type Awaitable<T> = T | Promise<T>;

/** An answer in a format other than JSON. */
export interface Written {
  /** A text, or its UTF-8. */
  body: string | Uint8Array<ArrayBuffer>;
  /** The parts after `body`. Each is computed once the previous parts have been sent, and can be computed again. */
  rest?: readonly (() => Uint8Array<ArrayBuffer>)[];
  /** Additional headers: a file name, a policy. */
  headers?: Readonly<Record<string, string>>;
}

/** The text of an answer in another format. */
export function textOf({ body, rest = [] }: Written): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const first = typeof body === 'string' ? body : decoder.decode(body);
  return [first, ...rest.map((part) => decoder.decode(part()))].join('');
}

export interface ToolResult {
  /** The input as the tool read it. */
  input: Record<string, unknown>;
  output: Record<string, unknown>;
}

/** The code of a resource as a tool, with compact results. */
export interface ToolCode {
  request: z.ZodObject;
  run(kernel: LoadKernel, body: Record<string, unknown>, occasion: Occasion): Awaitable<Result<ToolResult, Problem>>;
  /** The same with JSON chunks instead of long lists, for callers that only serialise the result. */
  outline?: ToolCode['run'];
}

/**
 * The code of a resource.
 *
 * `read` converts a request to a question in canonical form, with everything it depends on, including the present
 * instant: equal questions have equal answers, byte for byte. `answer` computes the answer.
 */
export interface Code<S extends z.ZodObject = z.ZodObject, Q = unknown, A = unknown> {
  request: S;
  /** Fields whose schema is shorter in the list of tools. `read` reads them as those of `request`. */
  toolFields?: z.ZodRawShape;
  /** @param ignored  dotted paths of unknown keys that the body has */
  read(body: Record<string, unknown>, occasion: Occasion, ignored?: readonly string[]): Awaitable<Result<Q, Problem>>;
  /** The price of the answer. The transport admits it first, by `admit`. */
  price: Pricing<Q>;
  answer(kernel: LoadKernel, question: Q): Awaitable<Result<A, Problem>>;
  /** The same answer for JSON. Long lists may be chunks, which only `jsonBytes` and `jsonPieces` read. */
  outline?(kernel: LoadKernel, question: Q): Awaitable<Result<A, Problem>>;
  /** The rows of an answer that is sent as lines of JSON, each computed when it is sent. */
  rows?(kernel: LoadKernel, question: Q): readonly AnswerRow[];
  /** Writes an answer that is not JSON. */
  write?(answer: A, question: Q): Written;
  /** Other formats of the answer, by their names in `formats`. `choice` is the validated `FormatInfo.request`. */
  formats?: Readonly<
    Record<string, (kernel: LoadKernel, question: Q, choice: unknown) => Awaitable<Result<Written, Problem>>>
  >;
  /** Whether the answer repeats words or an exact place of its reader: the service then stores no copy of it. */
  isPersonal?(question: Q): boolean;
  /** Whether the answer is about the present instant: it changes every second, so it is not cached. */
  isOfPresent?(question: Q): boolean;
  /** When the answer last changed, for `Last-Modified`, Unix milliseconds. */
  lastModified?(question: Q, answer: A): number;
}

/** Another format of a response. */
export interface FormatInfo {
  name: string;
  /** Media type, with its charset. */
  type: string;
  /** How a request chooses it: by the header `Accept`, or by the field `format`. */
  chosenBy: 'accept' | 'field';
  description: string;
  /** Whether long answers are computed and sent part by part, as `Written.rest`. */
  isStreamed?: true;
  /** The options of the format, in the query. */
  request?: () => Promise<z.ZodObject>;
}

export const TAGS = {
  charts: 'Birth charts.',
  calendar: 'Pañcāṅga, traditional time, muhūrtas and utsavas.',
  reference: 'Reference facts.',
  counsel: 'Answers in words, calculative and dated.',
  feeds: 'RSS feeds.',
  accounts: 'Passkeys, sessions and saved charts.',
  service: 'The service itself.',
} as const;
type Tag = keyof typeof TAGS;

/** An OpenAPI operation: GET reads the query, POST a JSON body. */
export interface Operation {
  method: 'GET' | 'POST';
  id: string;
  summary: string;
}

/** A valid request for the documentation. The build computes its response. */
interface Example {
  summary: string;
  value: Readonly<Record<string, unknown>>;
}

/** The resource as a tool for language models and other programs; see `tool.ts`. */
export interface ToolInfo {
  name: string;
  title: string;
  description: string;
  /** Top-level fields of the answer that a call returns by default. */
  fields?: readonly string[];
  /** The field that a call cuts to its `limit`, if the answer has several tables and thus no list. */
  list?: string;
  /** Only counsel calls it, so that the tools of `/mcp` have the names of `/api/v1`. */
  isOfCounsel?: true;
}

/**
 * The shapes of an error. `flat` and `structured` follow the specification; `explained` is `structured` and says
 * what is expected and what was got.
 */
export type EnvelopeStyle = 'flat' | 'structured' | 'explained';

interface Definition {
  key: string;
  path: string;
  operations: readonly Operation[];
  tag: Tag;
  description: string;
  /** The shape of its errors: `explained` for `/api/v1`, the others for the endpoints of the specification. */
  envelope: EnvelopeStyle;
  examples: Readonly<Record<string, Example>>;
  formats?: readonly FormatInfo[];
  /**
   * The field of the answer that is its list. It also comes as CSV and NDJSON, and a tool cuts it to its `limit`. An answer
   * of several tables has none.
   */
  list?: string;
  /** Media type of the answer if it is not JSON; the code then has `write` or `rows`. */
  type?: string;
  /** A query string is an error, as the specification requires. */
  refusesQuery?: true;
  /**
   * How long a response stays fresh, in seconds. If absent, responses are not cached. The question must contain
   * everything that determines the bytes: it is the cache key, and the `ETag` is a hash of it.
   */
  cacheSeconds?: number;
  /** Long answers are computed in blocks, and other requests run between them. */
  isInBlocks?: true;
  /** The hourly limit of its requests. */
  limit?: 'muhurta';
  /** Unknown fields are refused. If absent, they are ignored and named, unless they look like a field of the body. */
  strict?: true;
  /** All origins may read it, whatever `CORS_ORIGINS` says. */
  alwaysOpen?: true;
  /** Saves the chart of a signed-in user. */
  saves?: true;
  tool?: ToolInfo;
  operator?: { mukha: string; intent: string };
}

export interface Resource extends Definition {
  code(): Promise<Code>;
  response(): Promise<z.ZodType>;
  /** Code for its own tool results. If absent, the tool returns some fields of the answer. */
  toolCode?(): Promise<ToolCode>;
}

interface Loading<S extends z.ZodObject, Q, A, R extends z.ZodType> {
  code(): Promise<Code<S, Q, A>>;
  response(): Promise<R>;
  toolCode?(): Promise<ToolCode>;
}

/** Defines a resource with a JSON answer. The types of its code and of its response must agree. */
export function defineResource<S extends z.ZodObject, Q, R extends z.ZodType>(
  definition: Definition & Loading<S, Q, z.output<R>, R>,
): Resource {
  // The registry passes to `answer` only what `read` of the same code returned.
  return definition as unknown as Resource;
}

/** Defines a resource whose answer is a text of another media type. */
export function defineDocument<S extends z.ZodObject, Q, A>(
  definition: Definition & { type: string } & Loading<S, Q, A, z.ZodString>,
): Resource {
  return definition as unknown as Resource;
}

/**
 * The highest price of an answer over HTTP. JSON that is not cached is streamed, so that it is never in memory as a whole.
 *
 * @param format  the format of an answer other than JSON
 */
export function ceilingOf({ cacheSeconds, isInBlocks }: Resource, { rows }: Code, format?: FormatInfo): Price {
  if (rows || format?.isStreamed) return CEILINGS.rows;
  if (isInBlocks) return CEILINGS.inBlocks;
  return cacheSeconds === undefined && format === undefined ? CEILINGS.streamed : CEILINGS.http;
}
