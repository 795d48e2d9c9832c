/**
 * Which other origins may read a response. Responses depend on no credentials, so CORS allows none. `CORS_ORIGINS`
 * restricts the origins to a list; if it is empty, only the feeds and the press facts stay open.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Bindings } from '../env';

/** one day */
const PREFLIGHT_SECONDS = 86400;
const ALLOWED_HEADERS = 'Content-Type, Authorization, If-None-Match, If-Modified-Since';
const EXPOSED_HEADERS =
  'ETag, X-Request-Id, X-Ignored-Query, X-Ignored-Fields, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, ' +
  'RateLimit, RateLimit-Policy, Retry-After';

type CorsOrigins = '*' | readonly string[];

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

/** The origins in `CORS_ORIGINS`: `*` if it is not set; null if it is invalid. */
export function corsOrigins({ CORS_ORIGINS }: Bindings): CorsOrigins | null {
  const text = CORS_ORIGINS?.trim();
  if (text === undefined || text === '*') return '*';
  const origins = text.split(/[\s,]+/).filter((origin) => origin !== '');
  return origins.every(isOrigin) ? origins : null;
}

/** The CORS settings of a path. */
interface CorsPolicy {
  methods: readonly string[];
  /** Open to every origin, whatever `CORS_ORIGINS` says. */
  alwaysOpen?: boolean | undefined;
  /** Additional request headers. */
  headers?: readonly string[];
}

/** The origins that may read a path. An invalid setting opens nothing. */
const originsOf = (c: Context<AppEnv>, alwaysOpen = false): CorsOrigins =>
  alwaysOpen ? '*' : (corsOrigins(c.env ?? {}) ?? []);

/** The `Access-Control-Allow-Origin` of a request; null for none. */
export function allowedOrigin(c: Context<AppEnv>, alwaysOpen?: boolean): string | null {
  const origins = originsOf(c, alwaysOpen);
  if (origins === '*') return '*';
  const origin = c.req.header('Origin');
  return origin !== undefined && origins.includes(origin) ? origin : null;
}

/** Lets allowed origins read a response. */
export function setCors(c: Context<AppEnv>, alwaysOpen?: boolean): void {
  const origin = allowedOrigin(c, alwaysOpen);
  if (origin !== '*' && originsOf(c, alwaysOpen).length > 0) c.header('Vary', 'Origin', { append: true });
  if (origin === null) return;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Lets allowed origins read every response of a path, including errors. */
export function cors({ alwaysOpen }: CorsPolicy): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    setCors(c, alwaysOpen);
    return next();
  };
}

/** Answers OPTIONS: preflights of allowed origins, and other OPTIONS requests. */
export function preflight({ methods, alwaysOpen, headers = [] }: CorsPolicy): MiddlewareHandler<AppEnv> {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  return async (c, next) => {
    if (allowedOrigin(c, alwaysOpen) === null) return next();
    c.header('Allow', allowed);
    c.header('Access-Control-Allow-Methods', allowed);
    c.header('Access-Control-Allow-Headers', [ALLOWED_HEADERS, ...headers].join(', '));
    c.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    return c.body(null, 204);
  };
}

/** The allowed methods of a path, for its 405. OPTIONS is one of them while any other origin may read the path. */
export function allowedMethods(c: Context<AppEnv>, { methods, alwaysOpen }: CorsPolicy): string[] {
  return [...methods, ...(originsOf(c, alwaysOpen).length > 0 ? ['OPTIONS'] : [])];
}
