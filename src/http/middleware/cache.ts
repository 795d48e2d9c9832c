/**
 * Responses that stay fresh for a time. The Cache API stores them, clients cache them by `Cache-Control`, and
 * revalidate them with `ETag` and, if the resource has one, `Last-Modified`.
 *
 * The same question and sources always give the same bytes, so the entity tag is a hash of both. A client that sends
 * the tag gets 304 before anything is computed or looked up, even without a cache.
 *
 * The cache of the local runtime has no bound of its own. `CACHE_ENTRIES` then fixes the number of entries: the hash of
 * a question chooses its entry, and a new answer replaces the old one there.
 *
 * Only 200 responses are stored. Headers of a single request (`X-Request-Id`, CORS, limits) are not stored: they are
 * set on every response, including 304. HEAD uses and fills the same entry as GET. If the cache is missing or fails,
 * responses are only slower.
 */
import type { Context } from 'hono';
import sources from '../../../build/sources.json';
import { version } from '../../../package.json';
import { hashOf } from '../../accounts/tokens';
import { encoded } from '../../api/jsonWriter';
import { kernelStamp } from '../../kernel/stamp';
import type { AppEnv, Bindings } from '../env';
import type { Sent } from '../recent';
import { send } from '../send';
import { timed } from './timing';

/** The cache key includes the version and the kernel and source hashes. */
const MADE_WITH = [version, kernelStamp().sha256, sources.all];
/** The key also changes once a week, because the runtime supplies the time zones and may update them at any time. */
const ZONES_HOLD_MS = 7 * 86_400_000;

/** The stored headers. */
const OF_ANSWER = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag', 'Last-Modified'];
/** Headers that a 304 must not have. */
const OF_BODY = ['Content-Type', 'Content-Disposition'];

/**
 * SHA-256 of everything that determines a response. A cache on disk thus holds neither words nor coordinates of a
 * question in its keys.
 */
async function hashOfAnswer(c: Context<AppEnv>, question: readonly (string | number)[]): Promise<string> {
  const week = Math.floor(c.var.now() / ZONES_HOLD_MS);
  const path = [...question, ...MADE_WITH, week].map((part) => encodeURIComponent(part)).join('/');
  return hashOf(`${new URL(c.req.url).origin}/.kept/${path}`);
}

/** Digits of a hash that choose among the entries. */
const ENTRY_DIGITS = 8;

/** The number of entries of the cache: null if there is no bound, undefined if the variable is invalid. */
export function cacheEntries({ CACHE_ENTRIES }: Bindings): number | null | undefined {
  const text = String(CACHE_ENTRIES ?? '').trim();
  if (text === '') return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The Cache API needs a URL as its key. This URL has the service's origin and no route. */
function addressOf(c: Context<AppEnv>, hash: string): string {
  const entries = cacheEntries(c.env ?? {});
  const entry = entries ? Number.parseInt(hash.slice(0, ENTRY_DIGITS), 16) % entries : hash;
  return `${new URL(c.req.url).origin}/.kept/${entry}`;
}

const open = async (): Promise<Cache> => caches.open('khagola'); // async, because it may throw synchronously

/** Logs a failure of the cache, without its message, which may quote the request. */
function report(c: Context<AppEnv>, error: unknown): void {
  c.var.condition?.failed('cache');
  console.error(c.var.requestId, 'cache:', error instanceof Error ? error.name : '');
}

/** The stored response with an entity tag. */
async function recall(c: Context<AppEnv>, address: string, tag: string): Promise<Response | undefined> {
  if (typeof caches === 'undefined') return undefined;
  try {
    const stored = await (await open()).match(address);
    if (stored?.headers.get('ETag') === tag) return stored;
    await stored?.body?.cancel();
    return undefined;
  } catch (error) {
    report(c, error);
    return undefined;
  }
}

/** Stores a response, if possible after the client has received it. */
async function store(c: Context<AppEnv>, address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (typeof caches === 'undefined') return;
  const headers = new Headers();
  for (const name of OF_ANSWER) {
    const value = c.res.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const stored = c.var.storing
    .run(bytes.length, async () => (await open()).put(address, new Response(bytes, { headers })))
    .catch((error: unknown) => report(c, error));
  try {
    c.executionCtx.waitUntil(stored);
  } catch {
    await stored; // there is no execution context outside Workers
  }
}

/** The bytes of a response that will be stored, or a stream that will not be. */
const bytesOf = ({ body }: Sent): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> =>
  typeof body === 'string' ? encoded(body) : body;

/** A strong entity tag: responses with different bytes have different keys, and so different tags. */
const entityTag = (hash: string): string => `"${hash.slice(0, 32)}"`;

/** Whether `If-None-Match` names the tag. The comparison is weak (RFC 9110, 13.1.2). */
function hasTagged(request: Headers, tag: string): boolean {
  const tags: readonly string[] = request.get('If-None-Match')?.match(/"[^"]*"/g) ?? [];
  return tags.includes(tag);
}

/**
 * Whether the client has this response, by `*` or by its date. A date is ignored if there are tags (RFC 9110, 13.1.3).
 */
function isUnchanged(request: Headers, answer: Headers): boolean {
  const tags = request.get('If-None-Match');
  if (tags !== null) return tags.trim() === '*';
  const since = Date.parse(request.get('If-Modified-Since') ?? '');
  return Date.parse(answer.get('Last-Modified') ?? '') <= since; // false if either is missing or invalid
}

/**
 * Answers GET and HEAD from the cache, or calls `produce` and stores what it sends. A `Response` is a refusal, which is
 * not stored.
 *
 * @param question  the resource and its question in canonical form, with everything else that determines the bytes
 * @param seconds   how long a response stays fresh
 * @param isShared  whether it may be stored; if not, only the client keeps it
 */
export async function cached(
  c: Context<AppEnv>,
  question: readonly (string | number)[],
  seconds: number,
  produce: () => Promise<Sent | Response>,
  isShared = true,
): Promise<Response> {
  const hash = await hashOfAnswer(c, question);
  const [address, tag] = [addressOf(c, hash), entityTag(hash)];
  const control = `${isShared ? 'public' : 'private'}, max-age=${seconds}`;
  if (hasTagged(c.req.raw.headers, tag)) {
    c.set('cache', 'hit');
    c.header('Cache-Control', control);
    c.header('ETag', tag);
    return c.body(null, 304);
  }
  const stored = isShared ? await timed(c, 'cache', () => recall(c, address, tag)) : undefined;
  c.set('cache', stored ? 'hit' : 'miss');
  if (stored) {
    c.res = c.newResponse(stored.body, 200);
    for (const name of [...OF_ANSWER, 'Age']) {
      const value = stored.headers.get(name);
      if (value !== null) c.header(name, value);
    }
    // Equal questions share an entry, but `today` stays fresh for less time than its date.
    c.header('Cache-Control', control);
  } else {
    const produced = await produce();
    if (produced instanceof Response) return produced;
    const bytes = bytesOf(produced);
    c.header('Cache-Control', control);
    c.header('ETag', tag);
    c.res = send(c, { ...produced, body: bytes });
    if (isShared && !(bytes instanceof ReadableStream)) await store(c, address, bytes);
  }
  if (!isUnchanged(c.req.raw.headers, c.res.headers)) return c.res;
  await c.res.body?.cancel();
  for (const name of OF_BODY) c.header(name);
  c.res = c.body(null, 304);
  return c.res;
}
