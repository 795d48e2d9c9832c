/** The service as one Hono app: what every request passes, then one route a resource. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { chart } from './http/chart/routes';
import { coreChart } from './http/core-chart/routes';
import type { AppEnv } from './http/env';
import { notFound, refuse } from './http/envelope';
import { health } from './http/health/routes';
import { openApi } from './http/openapi';
import type { Kernel } from './kernel/types';

/** Builds the app. `kernel` is asked by the first route that computes, and by the health check. */
export function createApp(kernel: () => Kernel): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(requestId({ headerName: 'X-Request-Id' }))
    .use((c, next) => {
      c.set('kernel', kernel);
      return next();
    })
    .route('/api/chart', chart)
    .route('/api/v1/core/chart', coreChart)
    .route('/api/health', health)
    .route('/openapi.json', openApi)
    .notFound(notFound)
    .onError((error, c) => {
      console.error(c.var.requestId, error.name, framesOf(error));
      return refuse(c, { reason: 'internal' });
    });
}

/** Where an error arose. Its message stays out of the log: it may quote what was asked. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
