import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { isOwnHost } from '../origin';

/** Refuses requests under a name that is not the service's, from a page that has rebound its name to this machine. */
export const ownHostOnly: MiddlewareHandler<AppEnv> = async (c, next) =>
  isOwnHost(c) ? next() : refuse(c, { reason: 'foreign_host' });
