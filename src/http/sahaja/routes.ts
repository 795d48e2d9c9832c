import { type Context, Hono } from 'hono';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { type Configured, configured } from '../../counsel/model/settings';
import type { AppEnv } from '../env';
import { jsonBody } from '../middleware/body';
import { rateLimit } from '../middleware/limits';
import { noStore, onlyAllows, speaks } from '../middleware/resource';

/** Most bytes that are read of a conversation: 20 messages of 4,000 characters in any script. */
const CONVERSATION_BYTES = 256 * 1024;

const settingsOf = (c: Context<AppEnv>): Configured => configured(c.env ?? {}, DEADLINE_MS);

/** A request that is meant for a model is refused where nothing but this isolate could count it. */
const meantForModel = (c: Context<AppEnv>): boolean => {
  const settings = settingsOf(c);
  return c.req.method === 'POST' && (settings.model !== null || settings.wrong !== null);
};

/** POST /api/sahaja: counsel by a model that calls the computations, or without one by fixed rows. Nothing is kept. */
export const sahaja = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore, rateLimit('sahaja', meantForModel))
  .post('/', jsonBody(CONVERSATION_BYTES), async (c) => {
    const { counsel } = await import('./answer');
    return counsel(c, settingsOf(c));
  })
  .all('/', onlyAllows('POST'));
