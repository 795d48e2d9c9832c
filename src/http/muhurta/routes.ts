import { type Context, Hono } from 'hono';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { rateLimit } from '../middleware/limits';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { readQuery } from '../query';
import { validate } from '../validation';
import { presentMuhurtas } from './present';
import { muhurtasAsked, NAMES } from './question';
import { MuhurtaRequest } from './request';

const WRITTEN = { date: 'text', lat: 'number', lon: 'number', tz: 'number' } as const;

function answer(c: Context<AppEnv>, request: ReturnType<typeof readQuery<typeof MuhurtaRequest>>): Response {
  if (!request.ok) return refuse(c, request.error, NAMES);
  const kernel = c.var.kernel();
  const found = timed(c, 'compute', () => muhurtasAsked(kernel, request.value));
  if (!found.ok) return refuse(c, found.error, NAMES);
  return timed(c, 'present', () => c.json(presentMuhurtas(request.value, found.value)));
}

/** The hourly limit, for all who ask for a day's muhūrtas, however they ask. */
export const muhurtaLimit = rateLimit('muhurta');

/** GET and POST /api/muhurta: the same question in the query string or in a JSON body. */
export const muhurta = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore, muhurtaLimit)
  .get('/', (c) => answer(c, readQuery(MuhurtaRequest, WRITTEN, new URL(c.req.url).searchParams, NAMES)))
  .post('/', jsonBody(SMALL_BODY_BYTES), (c) => answer(c, validate(MuhurtaRequest, c.var.body, NAMES)))
  .all('/', onlyAllows('GET', 'HEAD', 'POST'));
