import type { Context } from 'hono';
import type { AppEnv } from './env';
import type { Sent } from './recent';

/** Sends a response with status 200. */
export function send(c: Context<AppEnv>, { body, type, headers = {} }: Sent): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.body(body, 200, { 'Content-Type': type });
}
