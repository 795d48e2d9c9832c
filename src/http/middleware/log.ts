/**
 * Logs one line of JSON per request, and counts the requests of this instance. A line has the route pattern, status and
 * duration, and nothing of the content: no path, query, body, header or address.
 */
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ServiceCondition } from '../condition';
import type { AppEnv } from '../env';

/** A line of the log. */
export interface LogLine {
  /** `X-Request-Id` of the response. Log lines about its failures start with it. */
  id: string;
  /** One of the methods that the runtime supports. */
  method: string;
  /** The matched route pattern; `/*` for unknown paths. */
  route: string;
  status: number;
  /** Milliseconds by the clock of the runtime. On Cloudflare it advances only with I/O. */
  ms: number;
  cache?: 'hit' | 'miss';
  limited?: true;
}

/** A pattern without the regular expressions of its parameters: `/:file`. */
const plain = (pattern: string): string => pattern.replaceAll(/\{.*?\}(?=\/|$)/g, '') || '/';

/** Counts every request and passes its log line to `write`. */
export function log(condition: ServiceCondition, write: (line: LogLine) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const { cache, limited = false, requestId: id } = c.var;
    const { status } = c.res;
    condition.saw({ status, limited, cache });
    write({
      id,
      method: c.req.method,
      route: plain(routePath(c)),
      status,
      ms: Math.round(performance.now() - began),
      ...(cache && { cache }),
      ...(limited && { limited }),
    });
  };
}
