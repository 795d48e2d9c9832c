import type { Context } from 'hono';
import type { AppEnv, Bindings } from './env';

/** The hosts of the local machine. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origin in `PUBLIC_ORIGIN`; null if it is not set, or is not an origin over HTTP. */
export function configuredOrigin({ PUBLIC_ORIGIN = '' }: Bindings): string | null {
  const url = URL.parse(PUBLIC_ORIGIN.trim());
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/** An IP address as the host of a URL: the parser writes each in one spelling. */
const isAddress = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

/**
 * Whether the service goes by the name in a request. A certificate proves the name over HTTPS. Over plain HTTP any name
 * may resolve to this machine (DNS rebinding), so that only this machine, an IP address and `PUBLIC_ORIGIN` count.
 */
export function isOwnHost(c: Context<AppEnv>): boolean {
  const { protocol, host, hostname } = new URL(c.req.url);
  if (protocol === 'https:' || LOOPBACK.includes(hostname) || isAddress(hostname)) return true;
  const configured = configuredOrigin(c.env ?? {});
  return configured !== null && new URL(configured).host === host;
}

/** The origin of absolute links: the configured public origin, otherwise the request's. */
export const publicOrigin = (c: Context<AppEnv>): string => configuredOrigin(c.env ?? {}) ?? new URL(c.req.url).origin;
