/** The service as one Hono app: what every request passes, then one route a resource. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { StorageFault } from './accounts/store';
import { account } from './http/account/routes';
import { chart } from './http/chart/routes';
import { newCondition } from './http/condition';
import { coreChart } from './http/core-chart/routes';
import type { AppEnv } from './http/env';
import { notFound, refuse } from './http/envelope';
import { facts } from './http/facts/routes';
import { ghadi } from './http/ghadi/routes';
import { health } from './http/health/routes';
import { indexKeyFile, indexPing } from './http/indexping/routes';
import { llms } from './http/llms/routes';
import { mcp } from './http/mcp/routes';
import { commercialKey } from './http/middleware/commercialKey';
import { type LogLine, log } from './http/middleware/log';
import { securityHeaders } from './http/middleware/securityHeaders';
import { serverTiming, timed } from './http/middleware/timing';
import { muhurta } from './http/muhurta/routes';
import { openApi } from './http/openapi/routes';
import { operator } from './http/operator/routes';
import { panchanga } from './http/panchanga/routes';
import { press } from './http/press/routes';
import { rectify } from './http/rectify/routes';
import { rss } from './http/rss/routes';
import { sahaja } from './http/sahaja/routes';
import { utsavas, utsavasFile } from './http/utsavas/routes';
import type { Almanac } from './kernel/almanac';
import type { Kernel } from './kernel/types';

/**
 * Builds the app. `kernel` is asked by the first route that computes, and by the health check; `now`, in Unix
 * milliseconds, by the routes that answer for the present instant; `writeLog` gets a line for every request.
 */
export function createApp(
  kernel: () => Kernel & Almanac,
  now: () => number = () => Date.now(),
  writeLog: (line: LogLine) => void = () => {},
): Hono<AppEnv> {
  const condition = newCondition();
  return new Hono<AppEnv>()
    .use(requestId({ headerName: 'X-Request-Id' }), securityHeaders, log(condition, writeLog), serverTiming)
    .use((c, next) => {
      // One instant a request: what it is kept by and what it answers are of the same.
      let instant: number | undefined;
      let opened: (Kernel & Almanac) | undefined;
      c.set('condition', condition);
      c.set('kernel', () => {
        opened ??= timed(c, 'kernel', kernel);
        return opened;
      });
      c.set('now', () => {
        instant ??= now();
        return instant;
      });
      return next();
    })
    .use(commercialKey)
    .route('/api/chart', chart)
    .route('/api/v1/core/chart', coreChart)
    .route('/api/panchang', panchanga)
    .route('/api/ghadi', ghadi)
    .route('/api/muhurta', muhurta)
    .route('/api/utsavas', utsavas)
    .route('/api/utsavas.ics', utsavasFile)
    .route('/api/rectify', rectify)
    .route('/api/kundali-facts', facts)
    .route('/api/sahaja', sahaja)
    .route('/api/rss', rss)
    .route('/api/operator/dispatch', operator)
    .route('/api/press', press)
    .route('/api/indexping', indexPing)
    .route('/api/health', health)
    .route('/mcp', mcp)
    .route('/llms.txt', llms)
    .route('/account', account)
    .route('/openapi.json', openApi)
    .route('/', indexKeyFile)
    .notFound(notFound)
    .onError((error, c) => {
      console.error(`${c.var.requestId} ${error.name}\n${framesOf(error)}`); // one frame a line: so source maps find each
      const isStorage = error instanceof StorageFault;
      condition.failed(isStorage ? 'accounts' : 'kernel');
      return refuse(c, { reason: isStorage ? 'storage_failed' : 'internal' });
    });
}

/** Where an error arose. Its message stays out of the log: it may quote what was asked. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
