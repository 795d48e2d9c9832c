import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { areEqual, hashOf } from '../../accounts/tokens';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { jsonBody } from '../middleware/body';
import { publicOrigin } from '../origin';
import { pageOf } from '../pings';
import type { HttpProblem } from '../problem';
import type { ServiceResource } from '../service';
import { indexEndpoint, indexKey } from './config';
import type { IndexPingResponse } from './response';
import { knownPaths, MAIN_PAGES, readUrls } from './urls';

/** Notifies search engines by IndexNow (https://www.indexnow.org/documentation). */
const WITHIN_MS = 10_000;

interface Notification {
  endpoint: URL;
  key: string;
  /** The origin of the URLs. It serves the key file. */
  origin: string;
  urls: readonly string[];
}

/**
 * Submits URLs to the index service; returns its status, 200 or 202. It does not follow redirects, and reads only the
 * status of other responses.
 */
async function notify({ endpoint, key, origin, urls }: Notification): Promise<Result<number, HttpProblem>> {
  try {
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls }),
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await body?.cancel();
    return status >= 200 && status < 300 ? ok(status) : fail({ reason: 'index_failed', status });
  } catch {
    return fail({ reason: 'index_failed', status: null });
  }
}

/** Compares two texts in constant time, so that timing reveals neither the first difference nor the length. */
async function sameText(a: string, b: string): Promise<boolean> {
  return areEqual(await hashOf(a), await hashOf(b));
}

/** Room for ten thousand URLs of a hundred characters. */
const BODY_BYTES = 1024 * 1024;

/** The status of a page that is forgotten while the request is answered. */
const ACCEPTED = 200;

async function ping(c: Context<AppEnv>, urls: Result<string[], HttpProblem>): Promise<Response> {
  if (!urls.ok) return refuse(c, urls.error);
  const [key, endpoint, origin] = [indexKey(c.env), indexEndpoint(c.env), publicOrigin(c)];
  if (key === null) return refuse(c, { reason: 'index_key_missing' });
  if (endpoint === null) return refuse(c, { reason: 'index_failed', status: null });
  const { pings } = c.var;
  const fresh = urls.value.filter((url) => pings.get(pageOf(url)) === undefined);
  const [first = ''] = urls.value;
  const notified =
    fresh.length > 0 ? await notify({ endpoint, key, origin, urls: fresh }) : ok(pings.get(pageOf(first)) ?? ACCEPTED);
  if (!notified.ok) return refuse(c, notified.error);
  for (const url of fresh) pings.set(pageOf(url), notified.value);
  const body: z.output<typeof IndexPingResponse> = {
    ok: true,
    host: new URL(origin).host,
    submitted: urls.value.length,
    repeated: fresh.length === 0,
    upstream_status: notified.value,
  };
  return c.json(body);
}

/** Refuses requests from pages of other sites. Non-browser clients do not send the header. */
const notCrossSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  return site === 'none' || site === 'same-origin' ? next() : refuse(c, { reason: 'cross_site' });
};

/** GET and POST /api/indexping: notifies search engines of pages of this service. */
export const indexPing: ServiceResource = {
  at: '/api/indexping',
  methods: ['GET', 'HEAD', 'POST'],
  routes: new Hono<AppEnv>()
    .get('/', notCrossSite, (c) => ping(c, ok(MAIN_PAGES.map((path) => publicOrigin(c) + path))))
    .post('/', notCrossSite, jsonBody(BODY_BYTES), async (c) =>
      ping(c, readUrls(c.var.body.urlList, publicOrigin(c), await knownPaths(c.env?.ASSETS))),
    ),
  paths: async () => (await import('./paths')).indexPingPaths,
};

/** GET /{key}.txt: the key file of IndexNow. Other names are unknown paths. */
export const indexKeyFile: ServiceResource = {
  at: '/',
  routes: new Hono<AppEnv>().all('/:file{[A-Za-z0-9-]+\\.txt}', async (c, next) => {
    const key = indexKey(c.env);
    if (key === null || !(await sameText(c.req.param('file'), `${key}.txt`))) return next();
    c.set('envelope', 'flat');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return refuse(c, { reason: 'method_not_allowed', allow: ['GET', 'HEAD'] });
    }
    return c.text(key);
  }),
  paths: async () => (await import('./paths')).indexKeyPaths,
};
