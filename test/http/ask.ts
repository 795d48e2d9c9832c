/**
 * Asks the Worker as a client would, and holds every answer against the description that the same Worker
 * publishes: status, envelope, body and headers.
 */

import { exports } from 'cloudflare:workers';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

export const ORIGIN = 'https://khagola.test';

export type Body = string | Uint8Array | ReadableStream | object | undefined;

export interface Answer {
  status: number;
  headers: Headers;
  // The shape is what the description says, and that is checked at run time.
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  body: any;
}

type Send = (request: Request) => Promise<Response>;
const sendToWorker: Send = (request) => (exports as unknown as { default: { fetch: Send } }).default.fetch(request);

interface Description {
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
  [key: string]: any;
}

let description: Promise<Description> | undefined;

/** The published description. */
export function published(): Promise<Description> {
  description ??= sendToWorker(new Request(`${ORIGIN}/openapi.json`)).then((response) => response.json());
  return description;
}

/** A copy in which no object may hold a field that is not described: clients may not rely on it, tests must. */
function closed<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closed) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false;
  }
  return copy as T;
}

let validator: Promise<Ajv2020> | undefined;

async function ajv(): Promise<Ajv2020> {
  validator ??= published().then((document) => {
    const instance = new Ajv2020({ strict: false, allErrors: true });
    addFormats(instance);
    return instance.addSchema(closed(document), 'api');
  });
  return validator;
}

/** Fails unless a value is as a schema of the description says; `pointer` leads to the schema. */
export async function expectToMatchSchema(pointer: string, value: unknown): Promise<void> {
  const validate = (await ajv()).getSchema(`api#${pointer}`);
  if (!validate) throw new Error(`the description has nothing at ${pointer}`);
  validate(value);
  expect(validate.errors ?? [], `against ${pointer}`).toEqual([]);
}

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const CHART_PATHS = ['/api/chart', '/api/v1/core/chart'];

/** Where the description says what an answer looks like; paths and methods outside it have an envelope too. */
async function schemaOf(method: string, path: string, status: number): Promise<string> {
  const { pathname } = new URL(path, ORIGIN);
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = (await published()).paths[pathname]?.[verb];
  const described = operation?.responses[status];
  if (described?.$ref) return `${described.$ref.slice(1)}/content/application~1json/schema`;
  if (described) {
    return `/paths/${escapePointer(pathname)}/${verb}/responses/${status}/content/application~1json/schema`;
  }
  if (status === 404) return '/components/schemas/FlatError';
  if (status === 405) {
    return `/components/schemas/${CHART_PATHS.includes(pathname) ? 'StructuredError' : 'FlatError'}`;
  }
  throw new Error(`${method} ${path} answers ${status}, which is not described`);
}

function encode(body: Body): BodyInit | null {
  if (body === undefined) return null;
  const ready = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return ready ? (body as BodyInit) : JSON.stringify(body);
}

/** Sends a request and returns its answer, after holding it against the description. */
export async function ask(method: string, path: string, body?: Body, send: Send = sendToWorker): Promise<Answer> {
  const response = await send(new Request(ORIGIN + path, { method, body: encode(body) }));
  const text = await response.text();
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
  const pointer = await schemaOf(method, path, response.status);
  if (method === 'HEAD') {
    expect(text).toBe('');
    return { status: response.status, headers: response.headers, body: undefined };
  }
  const value: unknown = JSON.parse(text);
  await expectToMatchSchema(pointer, value);
  return { status: response.status, headers: response.headers, body: value };
}

export const post = (path: string, body: Body, send?: Send): Promise<Answer> => ask('POST', path, body, send);
