import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import type { Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { type Problem, refuse } from '../envelope';
import { jsonBody } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { publicOrigin } from '../origin';
import { indexEndpoint, indexKey } from './config';
import { sameText } from './key';
import { notify } from './notify';
import type { IndexPingResponse } from './schema';
import { PUBLIC_ROUTES, readUrls } from './urls';

/** Ten thousand addresses of a hundred characters. */
const BODY_BYTES = 1024 * 1024;

async function ping(c: Context<AppEnv>, urls: Result<string[], Problem>): Promise<Response> {
  if (!urls.ok) return refuse(c, urls.error);
  const [key, endpoint, origin] = [indexKey(c.env), indexEndpoint(c.env), publicOrigin(c)];
  if (key === null) return refuse(c, { reason: 'index_key_missing' });
  if (endpoint === null) return refuse(c, { reason: 'index_failed', status: null });
  const taken = await notify({ endpoint, key, origin, urls: urls.value });
  if (!taken.ok) return refuse(c, taken.error);
  const body: z.output<typeof IndexPingResponse> = {
    ok: true,
    host: new URL(origin).host,
    submitted: urls.value.length,
    upstream_status: taken.value,
  };
  return c.json(body);
}

/** GET and POST /api/indexping: tells search engines what to read again, pages of this service alone. */
export const indexPing = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', (c) => {
    const origin = publicOrigin(c);
    return ping(
      c,
      readUrls(
        PUBLIC_ROUTES.map((path) => origin + path),
        origin,
      ),
    );
  })
  .post('/', jsonBody(BODY_BYTES), (c) => ping(c, readUrls(c.var.body.urlList, publicOrigin(c))))
  .all('/', onlyAllows('GET', 'HEAD', 'POST'));

/** GET /{key}.txt: by it search engines see that the notifications are the service's own. Any other name is not there. */
export const indexKeyFile = new Hono<AppEnv>().all('/:file{[A-Za-z0-9-]+\\.txt}', async (c, next) => {
  const key = indexKey(c.env);
  if (key === null || !(await sameText(c.req.param('file'), `${key}.txt`))) return next();
  c.set('envelope', 'flat');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return refuse(c, { reason: 'method_not_allowed', allow: ['GET', 'HEAD'] });
  }
  return c.text(key);
});
