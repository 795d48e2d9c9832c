import type { Handler, MiddlewareHandler } from 'hono';
import type { EnvelopeStyle } from '../../api/resource';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';

/** Sets the error envelope of a resource. */
export function speaks(style: EnvelopeStyle): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    c.set('envelope', style);
    return next();
  };
}

/** Keeps every response of a resource out of caches. */
export const noStore: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Cache-Control', 'no-store');
  return next();
};

/** Refuses all other methods, after all handlers of the path. */
export function onlyAllows(...allow: string[]): Handler<AppEnv> {
  return (c) => refuse(c, { reason: 'method_not_allowed', allow });
}
