/** Sends requests to the app and records its responses as examples in the OpenAPI document. */
import type { createApp } from '../../src/app';

type App = ReturnType<typeof createApp>;

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
export type Node = any;

/** Longer responses are shortened to the first items of their lists. */
const LONG_ANSWER = 1500;
/** Longer examples are left out: a request shows them sooner than the document. */
const LONG_EXAMPLE = 400;
/** Lists of grahas and of bhāvas stay whole, because their schemas ask for all of them. */
const FIXED_LENGTHS: readonly number[] = [9, 12];

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    return (FIXED_LENGTHS.includes(value.length) ? value : value.slice(0, 1)).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shortened(field)]));
}

export interface Sent {
  method: string;
  /** The path in the OpenAPI document. */
  path: string;
  /** The path and query of the request, if different. */
  target?: string;
  name: string;
  summary: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Only a response with this status becomes an example; by default any. */
  only?: number;
}

export class Recorder {
  readonly document: Node;
  private readonly app: App;
  private readonly env: object;

  constructor(document: Node, app: App, env: object = {}) {
    this.document = document;
    this.app = app;
    this.env = env;
  }

  /** Sends a request and records its response as an example of its status. A request that fails throws. */
  async record({ method, path, target = path, name, summary, body, headers = {}, only }: Sent): Promise<Response> {
    const response = await this.app.request(
      `https://khagola.example${target}`,
      { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      this.env,
    );
    if (only !== undefined && response.status !== only) return response;
    const text = await response.clone().text();
    if (response.status === 500) throw new Error(`${method} ${target} failed: ${text}`);
    const described = this.document.paths[path]?.[method.toLowerCase()]?.responses[response.status];
    if (!described) throw new Error(`${method} ${target} returned the undocumented status ${response.status}: ${text}`);
    const type = response.headers.get('Content-Type') ?? '';
    const media = described.content?.[type] ?? described.content?.[type.split(';')[0] as string];
    if (media === undefined) return response;
    const value = type.startsWith('application/json') ? JSON.parse(text) : text;
    const isLong = text.length > LONG_ANSWER;
    const example = isLong && typeof value === 'string' ? `${value.slice(0, LONG_ANSWER / 2)}…` : value;
    // The shortest example of each kind of response keeps the document small. All requests must succeed.
    const short = isLong ? shortened(example) : example;
    if (sizeOf(short) > LONG_EXAMPLE) return response;
    const recorded = { [name]: { summary, value: short } };
    if (media.examples === undefined || sizeOf(recorded) < sizeOf(media.examples)) media.examples = recorded;
    return response;
  }
}
