/** Resources that pages of any origin may read. Nothing in them hangs on who asks, so there are no credentials. */
import type { Handler, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** A day: what these paths allow does not change by the hour. */
const PREFLIGHT_SECONDS = 86400;

/** What an open resource allows, for `onlyAllows`. */
export const OPEN_METHODS: readonly string[] = METHODS;

/** Lets pages of any origin read every answer of a resource, refusals too, with its entity tag. */
export const openCors: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Access-Control-Expose-Headers', 'ETag, X-Request-Id');
  return next();
};

/** Answers OPTIONS, of a preflight and of anyone else. */
export const openOptions: Handler<AppEnv> = (c) => {
  c.header('Allow', METHODS.join(', '));
  c.header('Access-Control-Allow-Methods', METHODS.join(', '));
  c.header('Access-Control-Allow-Headers', '*');
  c.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
  return c.body(null, 204);
};
