import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { cached } from '../middleware/cache';
import { publicOrigin } from '../origin';
import type { ServiceResource } from '../service';

const HOUR_SECONDS = 3600;

/** GET /llms.txt: an overview for language models. */
export const llms: ServiceResource = {
  at: '/llms.txt',
  methods: ['GET', 'HEAD'],
  cors: {},
  cacheSeconds: HOUR_SECONDS,
  routes: new Hono<AppEnv>().get('/', (c) => {
    const origin = publicOrigin(c);
    return cached(c, ['llms.txt', origin], HOUR_SECONDS, async () => {
      const { llmsText } = await import('./text');
      return { body: await llmsText(origin), type: 'text/plain; charset=UTF-8' };
    });
  }),
  paths: async () => (await import('./paths')).llmsPaths,
};
