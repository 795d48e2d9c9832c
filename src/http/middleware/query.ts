import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';

/** Refuses a query string, with its keys. A bare `?` is an empty one, which is none. */
export const noQuery: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { search, searchParams } = new URL(c.req.url);
  if (search !== '') return refuse(c, { reason: 'unexpected_query', keys: [...new Set(searchParams.keys())] });
  return next();
};
