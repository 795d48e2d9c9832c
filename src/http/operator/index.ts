import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { rateLimit } from '../middleware/limits';
import type { ServiceResource } from '../service';

/** GET and POST /api/operator/dispatch: lists the intents, and runs them. Only POST is limited. */
export const operator: ServiceResource = {
  at: '/api/operator/dispatch',
  methods: ['GET', 'HEAD', 'POST'],
  limit: 'operator',
  routes: new Hono<AppEnv>()
    .get('/', async (c) => {
      const { status } = await import('./answer');
      return status(c);
    })
    .post('/', rateLimit('operator'), jsonBody(SMALL_BODY_BYTES), async (c) => {
      const { dispatch } = await import('./answer');
      return dispatch(c);
    }),
  paths: async () => (await import('./paths')).operatorPaths(),
};
