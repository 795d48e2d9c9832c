/** Resources of the service itself. They need bindings, accounts or the registry, so they exist only over HTTP. */
import { Hono } from 'hono';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { AppEnv } from './env';
import { refuse } from './envelope';
import type { LimitedRoute } from './limits/policies';
import { allowedMethods, cors, preflight } from './middleware/cors';
import { noStore, speaks } from './middleware/resource';

export interface ServiceResource {
  /** The path where its routes are mounted. */
  at: string;
  /** The methods of its only path. If absent, its routes refuse other methods themselves. */
  methods?: readonly string[];
  /** Other origins may read it: `alwaysOpen` ignores `CORS_ORIGINS`; `headers` are additional request headers. */
  cors?: { alwaysOpen?: true; headers?: readonly string[] };
  /** How long a response stays fresh, in seconds. If absent, responses are not cached. */
  cacheSeconds?: number;
  /** The hourly limit of its requests; the operator counts only POST. */
  limit?: LimitedRoute;
  routes: Hono<AppEnv>;
  /** Its OpenAPI paths, loaded only to write the document. */
  paths(): Promise<ZodOpenApiPathsObject>;
}

/** Builds the routes of a service resource with its envelope, CORS and 405. */
export function serviceRoutes({ methods, cors: open, cacheSeconds, routes }: ServiceResource): Hono<AppEnv> {
  if (methods === undefined) return routes;
  const app = new Hono<AppEnv>().use('/', speaks('flat'));
  if (cacheSeconds === undefined) app.use('/', noStore);
  const policy = { methods, ...open };
  if (open) app.use('/', cors(policy)).options('/', preflight(policy));
  return app
    .route('/', routes)
    .all('/', (c) => refuse(c, { reason: 'method_not_allowed', allow: open ? allowedMethods(c, policy) : methods }));
}
