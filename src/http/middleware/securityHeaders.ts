import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';

/**
 * What a browser is told of every answer of the API: it is what its type says, it loads nothing and is not framed, no
 * page of another origin embeds it, no address is passed on from it, and this host is spoken to by https alone (which
 * browsers heed where they came by https). A resource may say otherwise of itself.
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
