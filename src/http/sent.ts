/** A successful response before it is sent, so that its body can be stored without reading it back. */
import type { Context } from 'hono';
import type { AppEnv } from './env';

export interface Sent {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  type: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends a response with status 200. */
export function send(c: Context<AppEnv>, { body, type, headers = {} }: Sent): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.body(body, 200, { 'Content-Type': type });
}
