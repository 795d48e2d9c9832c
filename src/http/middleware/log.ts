/**
 * One line of JSON for every request, and the counts of this instance. A line says by which route a request was answered
 * and how, never what it asked: the pattern of the path and not the path, no query, no body, no header, no address.
 */
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Condition } from '../condition';
import type { AppEnv } from '../env';

/** A line of the log. */
export interface LogLine {
  /** `X-Request-Id` of the answer, which stands before the lines of its faults too. */
  id: string;
  /** One that the runtime knows; it refuses others. */
  method: string;
  /** The pattern by which the request was answered; `/*` where nothing is served. */
  route: string;
  status: number;
  /** Milliseconds by the clock of the runtime, which on Cloudflare moves with input and output alone. */
  ms: number;
  cache?: 'hit' | 'miss';
  limited?: true;
}

/** A pattern without the form of its parameters: `/:file`. */
const plain = (pattern: string): string => pattern.replaceAll(/\{.*?\}(?=\/|$)/g, '') || '/';

/** Counts every request and gives its line to `write`. */
export function log(condition: Condition, write: (line: LogLine) => void): MiddlewareHandler<AppEnv> {
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
