/**
 * Answers that are good for a time: kept by the Cache API, by the client as `Cache-Control` says, and asked after
 * again by their `ETag` and, where the route gives one, `Last-Modified`.
 *
 *     .use('/', speaks('flat'), noStore)
 *     .get('/', kept({ seconds: 3600, question: (c) => ['utsavas', year, lat, lon, tz] }), (c) => c.json(…))
 *
 * Only 200 is kept. A refusal behind it goes out as it is, so `noStore` stands before. What belongs to one request and
 * not to its answer (`X-Request-Id`, CORS, limits) is not stored: it is set anew on every answer, on a 304 too. HEAD
 * asks and fills the same entry as GET. A cache that is not there or that fails is only slower.
 */
import type { Context, MiddlewareHandler } from 'hono';
import sources from '../../../build/sources.json';
import { version } from '../../../package.json';
import { hex } from '../../accounts/tokens';
import { kernelStamp } from '../../kernel/stamp';
import type { AppEnv } from '../env';
import { timed } from './timing';

interface Keeping {
  /** How long an answer is good. */
  seconds: number;
  /**
   * What is asked, in one spelling, beginning with the resource: requests with equal questions get the same bytes. Null
   * for what is not kept, as a question that will be refused.
   */
  question(c: Context<AppEnv>): readonly (string | number)[] | null;
}

/** Whatever a question may be, another kernel or other sources of ours answer it afresh. */
const MADE_WITH = [version, kernelStamp().sha256, sources.all];

/** The headers that belong to an answer, whoever asks. */
const OF_ANSWER = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag', 'Last-Modified'];
/** Those that have no place on a 304. */
const OF_BODY = ['Content-Type', 'Content-Disposition'];

/** The Cache API goes by URLs: one of our own origin, at which nothing is served. */
function addressOf(c: Context<AppEnv>, question: readonly (string | number)[]): string {
  const path = [...question, ...MADE_WITH].map((part) => encodeURIComponent(part)).join('/');
  return `${new URL(c.req.url).origin}/.kept/${path}`;
}

const open = async (): Promise<Cache> => caches.open('khagola'); // async: it may throw at once

/** What went wrong with the cache, without its message: it may quote the question. */
function tell(c: Context<AppEnv>, error: unknown): void {
  c.var.condition?.failed('cache');
  console.error(c.var.requestId, 'cache:', error instanceof Error ? error.name : '');
}

async function recall(c: Context<AppEnv>, address: string): Promise<Response | undefined> {
  if (typeof caches === 'undefined') return undefined;
  try {
    return await (await open()).match(address);
  } catch (error) {
    tell(c, error);
    return undefined;
  }
}

/** Stores an answer, without letting the client wait where the runtime lets work outlive its request. */
async function store(c: Context<AppEnv>, address: string, bytes: ArrayBuffer): Promise<void> {
  if (typeof caches === 'undefined') return;
  const headers = new Headers();
  for (const name of OF_ANSWER) {
    const value = c.res.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const stored = open()
    .then((cache) => cache.put(address, new Response(bytes, { headers })))
    .catch((error: unknown) => tell(c, error));
  try {
    c.executionCtx.waitUntil(stored);
  } catch {
    await stored; // there is no such context
  }
}

/** A strong entity tag: equal for equal bytes. */
async function entityTag(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${hex(hash.subarray(0, 16))}"`;
}

/**
 * The client has this very answer. Tags are compared weakly, and where there are any the date is not looked at:
 * RFC 9110, 13.1.2 and 13.1.3.
 */
function isUnchanged(request: Headers, answer: Headers): boolean {
  const tags = request.get('If-None-Match');
  if (tags !== null)
    return tags.trim() === '*' || (tags.match(/"[^"]*"/g) ?? []).some((tag) => tag === answer.get('ETag'));
  const since = Date.parse(request.get('If-Modified-Since') ?? '');
  return Date.parse(answer.get('Last-Modified') ?? '') <= since; // false where either is missing or no date
}

/** Keeps the answers of GET and HEAD. */
export function kept({ seconds, question }: Keeping): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const asked = question(c);
    if (asked === null) return next();
    const address = addressOf(c, asked);
    const stored = await timed(c, 'cache', () => recall(c, address));
    c.set('cache', stored ? 'hit' : 'miss');
    if (stored) {
      c.res = c.newResponse(stored.body, 200);
      for (const name of [...OF_ANSWER, 'Age']) {
        const value = stored.headers.get(name);
        if (value !== null) c.header(name, value);
      }
    } else {
      await next();
      if (c.res.status !== 200) return;
      const bytes = await c.res.arrayBuffer();
      c.header('Cache-Control', `public, max-age=${seconds}`);
      c.header('ETag', await entityTag(bytes));
      c.res = c.body(bytes);
      await store(c, address, bytes);
    }
    if (!isUnchanged(c.req.raw.headers, c.res.headers)) return;
    await c.res.body?.cancel();
    for (const name of OF_BODY) c.header(name);
    c.res = c.body(null, 304);
  };
}
