/**
 * Sends requests to the Worker as a client would. Validates every response against the description that the same Worker
 * publishes: status, envelope, body and headers.
 */

import { exports } from 'cloudflare:workers';
import { beforeAll, expect } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import { type SchemaErrors, schemaErrors } from './schemaErrors';

export const ORIGIN = 'https://khagola.test';

export type Body = string | Uint8Array | ReadableStream | object | undefined;

export interface Answer {
  status: number;
  headers: Headers;
  // The OpenAPI document describes the shape, and the test validates it.
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  body: any;
}

type Send = (request: Request) => Promise<Response>;
/** Sends a request to the Worker with all its bindings. */
export const sendToWorker: Send = (request) =>
  (exports as unknown as { default: { fetch: Send } }).default.fetch(request);

interface Description {
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
  [key: string]: any;
}

let description: Promise<Description> | undefined;

/** The published OpenAPI document. */
export function published(): Promise<Description> {
  description ??= sendToWorker(new Request(`${ORIGIN}/openapi.json`)).then((response) => response.json());
  return description;
}

/** The first request loads the whole Worker; its time does not count in any test. */
const LOADING_MS = 60_000;
beforeAll(async () => {
  await published();
}, LOADING_MS);

let errors: Promise<SchemaErrors> | undefined;

/** Fails unless a value matches a schema of the OpenAPI document; `pointer` is its location. */
export async function expectToMatchSchema(pointer: string, value: unknown): Promise<void> {
  errors ??= published().then(schemaErrors);
  expect((await errors)(pointer, value), `against ${pointer}`).toEqual([]);
}

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Paths with the structured error envelope. */
const isStructured = (path: string): boolean =>
  /^\/api\/v1(\/|$)/.test(path) || RESOURCES.some((resource) => resource.path === path && resource.envelope !== 'flat');

/** The path in the OpenAPI document for a request path: itself, or one with an identifier in braces. */
const templateOf = (pathname: string, described: string[]): string =>
  described.find((path) => path === pathname) ??
  described.find((path) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  ) ??
  pathname;

/** The location of a response's schema for a media type; undocumented paths and methods also have an envelope. */
export async function schemaOf(
  method: string,
  path: string,
  status: number,
  type = 'application/json',
): Promise<string> {
  const pathname = templateOf(new URL(path, ORIGIN).pathname, Object.keys((await published()).paths));
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = (await published()).paths[pathname]?.[verb];
  const described = operation?.responses[status];
  if (described?.$ref) return `${described.$ref.slice(1)}/content/${escapePointer(type)}/schema`;
  if (described) {
    return `/paths/${escapePointer(pathname)}/${verb}/responses/${status}/content/${escapePointer(type)}/schema`;
  }
  if (status === 404 || status === 405) {
    return `/components/schemas/${isStructured(pathname) ? 'StructuredError' : 'FlatError'}`;
  }
  throw new Error(`${method} ${path} answers ${status}, which is not described`);
}

function encode(body: Body): BodyInit | null {
  if (body === undefined) return null;
  const ready = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return ready ? (body as BodyInit) : JSON.stringify(body);
}

/** Sends a request, validates the response against the OpenAPI document, and returns it. */
export async function ask(method: string, path: string, body?: Body, send: Send = sendToWorker): Promise<Answer> {
  const response = await send(new Request(ORIGIN + path, { method, body: encode(body) }));
  const text = new TextDecoder().decode(await response.arrayBuffer());
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  const type = response.headers.get('Content-Type') ?? '';
  expect(type).toMatch(/^application\/(json|x-ndjson)\b/);
  const isJson = type.startsWith('application/json');
  const pointer = await schemaOf(method, path, response.status, isJson ? undefined : type);
  if (method === 'HEAD') {
    expect(text).toBe('');
    return { status: response.status, headers: response.headers, body: undefined };
  }
  const value: unknown = isJson ? JSON.parse(text) : text;
  await expectToMatchSchema(pointer, value);
  return { status: response.status, headers: response.headers, body: value };
}

export const post = (path: string, body: Body, send?: Send): Promise<Answer> => ask('POST', path, body, send);
