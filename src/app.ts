/** The service as one Hono app: what every request passes, then one route a resource. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { chart } from './http/chart/routes';
import { coreChart } from './http/core-chart/routes';
import type { AppEnv } from './http/env';
import { notFound, refuse } from './http/envelope';
import { ghadi } from './http/ghadi/routes';
import { health } from './http/health/routes';
import { muhurta } from './http/muhurta/routes';
import { openApi } from './http/openapi';
import { panchanga } from './http/panchanga/routes';
import { rectify } from './http/rectify/routes';
import { rss } from './http/rss/routes';
import { utsavas, utsavasFile } from './http/utsavas/routes';
import type { Almanac } from './kernel/almanac';
import type { Kernel } from './kernel/types';

/**
 * Builds the app. `kernel` is asked by the first route that computes, and by the health check; `now`, in Unix
 * milliseconds, by the routes that answer for the present instant.
 */
export function createApp(kernel: () => Kernel & Almanac, now: () => number = () => Date.now()): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(requestId({ headerName: 'X-Request-Id' }))
    .use((c, next) => {
      c.set('kernel', kernel);
      c.set('now', now);
      return next();
    })
    .route('/api/chart', chart)
    .route('/api/v1/core/chart', coreChart)
    .route('/api/panchang', panchanga)
    .route('/api/ghadi', ghadi)
    .route('/api/muhurta', muhurta)
    .route('/api/utsavas', utsavas)
    .route('/api/utsavas.ics', utsavasFile)
    .route('/api/rectify', rectify)
    .route('/api/rss', rss)
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
