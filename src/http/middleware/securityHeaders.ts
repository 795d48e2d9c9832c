import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';

/**
 * Security headers of every API response: no content sniffing, no subresources, no framing or embedding by other
 * origins, no referrer, and HTTPS only. A resource may override them.
 */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

export const securityHeaders: MiddlewareHandler<AppEnv> = (c, next) => {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  return next();
};
