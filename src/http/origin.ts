import type { Context } from 'hono';
import type { AppEnv } from './env';

/** The hosts of this very machine. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origin that absolute links begin with: the public one where it is configured, else the request's own. */
export function publicOrigin(c: Context<AppEnv>): string {
  const configured = c.env?.PUBLIC_ORIGIN;
  return new URL(configured && URL.canParse(configured) ? configured : c.req.url).origin;
}
