import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { cached } from '../middleware/cache';
import type { ServiceResource } from '../service';

const HOUR_SECONDS = 3600;

/** GET /openapi.json: the OpenAPI document. */
export const openApi: ServiceResource = {
  at: '/openapi.json',
  methods: ['GET', 'HEAD'],
  cors: {},
  cacheSeconds: HOUR_SECONDS,
  routes: new Hono<AppEnv>().get('/', (c) =>
    cached(c, ['openapi.json'], HOUR_SECONDS, async () => {
      const { publishedBytes } = await import('./published');
      return { body: publishedBytes(), type: 'application/json' };
    }),
  ),
  paths: async () => (await import('./paths')).openApiPaths,
};
