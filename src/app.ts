/** The service as one Hono app: the middleware of every request, then the routes of each resource. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { StorageFault } from './accounts/store';
import { RESOURCES } from './api/registry';
import type { Resource } from './api/resource';
import { newCondition } from './http/condition';
import type { AppEnv } from './http/env';
import { notFound, problemOfFault, refuse } from './http/envelope';
import { unreadBody } from './http/middleware/body';
import { setCors } from './http/middleware/cors';
import { type LogLine, log } from './http/middleware/log';
import { securityHeaders } from './http/middleware/securityHeaders';
import { serverTiming, timed } from './http/middleware/timing';
import { pageRoutes } from './http/pages';
import { newPings } from './http/pings';
import { sharedPlaceNames, sharedPlaces } from './http/places';
import { newRecent } from './http/recent';
import { SERVICE } from './http/registry';
import { resourceRoutes } from './http/serve';
import { serviceRoutes } from './http/service';
import { settingLines } from './http/settings';
import { Storing } from './http/storing';
import type { Kernel } from './kernel/kernel';
import { YearsStore } from './kernel/years';

/**
 * Builds the app.
 *
 * @param kernel    loads the kernel; called by the first route that computes, and by the health check
 * @param now       the present instant, Unix milliseconds
 * @param writeLog  gets a line for every request
 * @param resources  the resources to serve
 * @param years     the tables of other years, whose supply the kernel has
 */
export function createApp(
  kernel: () => Kernel,
  now: () => number = () => Date.now(),
  writeLog: (line: LogLine) => void = () => {},
  resources: readonly Resource[] = RESOURCES,
  years: YearsStore = new YearsStore(() => Promise.reject(new Error('no tables of other years'))),
): Hono<AppEnv> {
  const condition = newCondition();
  const recent = newRecent();
  const storing = new Storing(now);
  const pings = newPings(now);
  const places = sharedPlaces();
  const placeNames = sharedPlaceNames();
  let areSettingsReported = false;
  const app = new Hono<AppEnv>()
    .use(requestId({ headerName: 'X-Request-Id' }), securityHeaders, log(condition, writeLog), serverTiming, unreadBody)
    .use((c, next) => {
      if (!areSettingsReported) for (const line of settingLines(c.env ?? {})) console.error(line);
      areSettingsReported = true;
      // One instant per request: its cache key and its answer must agree.
      let instant: number | undefined;
      let opened: Kernel | undefined;
      c.set('condition', condition);
      c.set('recent', recent);
      c.set('storing', storing);
      c.set('pings', pings);
      c.set('kernel', () => {
        opened ??= timed(c, 'kernel', kernel);
        return opened;
      });
      c.set('years', years);
      c.set('places', () => timed(c, 'places', () => places(c.env?.ASSETS)));
      c.set('placeNames', () => placeNames(c.env?.ASSETS));
      c.set('now', () => {
        instant ??= now();
        return instant;
      });
      return next();
    });
  for (const resource of resources) app.route('/', resourceRoutes(resource));
  for (const resource of SERVICE) app.route(resource.at, serviceRoutes(resource));
  app.route('/', pageRoutes);
  app.notFound((c) => {
    if (c.req.path.startsWith('/api/')) setCors(c);
    return notFound(c);
  });
  return app.onError((error, c) => {
    console.error(`${c.var.requestId} ${error.name}\n${framesOf(error)}`); // one frame per line, so that source maps apply
    const isStorage = error instanceof StorageFault;
    const problem = isStorage ? ({ reason: 'storage_failed' } as const) : problemOfFault(error);
    if (problem.reason !== 'file_unavailable') condition.failed(isStorage ? 'accounts' : 'kernel');
    return refuse(c, problem);
  });
}

/** The stack of an error without its message, which may quote the request. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
