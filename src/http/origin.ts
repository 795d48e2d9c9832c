import type { Context } from 'hono';
import type { AppEnv } from './env';

/** The origin that absolute links begin with: the public one where it is configured, else the request's own. */
export function publicOrigin(c: Context<AppEnv>): string {
  const configured = c.env?.PUBLIC_ORIGIN;
  return new URL(configured && URL.canParse(configured) ? configured : c.req.url).origin;
}
