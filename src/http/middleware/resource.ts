import type { Handler, MiddlewareHandler } from 'hono';
import type { AppEnv, EnvelopeStyle } from '../env';
import { refuse } from '../envelope';

/** Sets how a resource refuses. */
export function speaks(style: EnvelopeStyle): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    c.set('envelope', style);
    return next();
  };
}

/** Marks every answer of a resource as not to be kept by any cache. */
export const noStore: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Cache-Control', 'no-store');
  return next();
};

/** Closes a path: every method that was not answered before is refused with what the path allows. */
export function onlyAllows(...allow: string[]): Handler<AppEnv> {
  return (c) => refuse(c, { reason: 'method_not_allowed', allow });
}
