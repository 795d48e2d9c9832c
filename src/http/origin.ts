import type { Context } from 'hono';
import type { AppEnv, Bindings } from './env';

/** The hosts of the local machine. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origin in `PUBLIC_ORIGIN`; null if it is not set, or is not an origin over HTTP. */
export function configuredOrigin({ PUBLIC_ORIGIN = '' }: Bindings): string | null {
  const url = URL.parse(PUBLIC_ORIGIN.trim());
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/** The origin of absolute links: the configured public origin, otherwise that of the request. */
export const publicOrigin = (c: Context<AppEnv>): string => configuredOrigin(c.env ?? {}) ?? new URL(c.req.url).origin;
