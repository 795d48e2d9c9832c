import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { cached } from '../middleware/cache';
import type { ServiceResource } from '../service';
import { configured } from './configured';

const SIX_HOURS_SECONDS = 6 * 3600;

/** GET /api/press: facts of the service. */
export const press: ServiceResource = {
  at: '/api/press',
  methods: ['GET', 'HEAD'],
  cors: { alwaysOpen: true },
  cacheSeconds: SIX_HOURS_SECONDS,
  routes: new Hono<AppEnv>().get('/', (c) =>
    cached(c, ['press', JSON.stringify(configured(c.env ?? {}))], SIX_HOURS_SECONDS, async () => {
      const { presentPress } = await import('./present');
      return { body: JSON.stringify(presentPress(c.env ?? {})), type: 'application/json' };
    }),
  ),
  paths: async () => (await import('./paths')).pressPaths,
};
