import { type Context, Hono } from 'hono';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { type Configured, configured } from '../../counsel/model/settings';
import type { AppEnv } from '../env';
import { jsonBody } from '../middleware/body';
import { rateLimit } from '../middleware/limits';
import type { ServiceResource } from '../service';

/** Maximum body: 20 messages of 4,000 characters in any script. */
const CONVERSATION_BYTES = 256 * 1024;

const settingsOf = (c: Context<AppEnv>): Configured => configured(c.env ?? {}, DEADLINE_MS);

/** Whether a model would answer the request. Such a request is refused if only this isolate can count it. */
const meantForModel = (c: Context<AppEnv>): boolean => {
  const settings = settingsOf(c);
  return settings.model !== null || settings.wrong !== null;
};

/** POST /api/sahaja: answers of a model that calls the computations, or of the demo. Nothing is stored. */
export const sahaja: ServiceResource = {
  at: '/api/sahaja',
  methods: ['POST'],
  limit: 'sahaja',
  routes: new Hono<AppEnv>().post('/', rateLimit('sahaja', meantForModel), jsonBody(CONVERSATION_BYTES), async (c) => {
    const { counsel } = await import('./answer');
    return counsel(c, settingsOf(c));
  }),
  paths: async () => (await import('./paths')).sahajaPaths,
};
