import type { Context } from 'hono';
import type { AppEnv } from './env';

/** The hosts of the local machine. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of absolute links: the configured public origin, otherwise that of the request. */
export function publicOrigin(c: Context<AppEnv>): string {
  const configured = c.env?.PUBLIC_ORIGIN;
  return new URL(configured && URL.canParse(configured) ? configured : c.req.url).origin;
}
