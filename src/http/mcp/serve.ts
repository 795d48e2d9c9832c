/** Handles a Model Context Protocol message, in the protocol revision that it uses. */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import type { AppEnv } from '../env';
import { serverFor } from './server';
import { ToolJson } from './toolJson';

/** Handles one message; returns one JSON document. */
export async function serve(c: Context<AppEnv>, message: unknown): Promise<Response> {
  const request = c.req.raw;
  const json = new ToolJson();
  if (!(await isLegacyRequest(request, message))) {
    const handler = createMcpHandler(() => serverFor(c, json), { legacy: 'reject', maxSubscriptions: 0 });
    return json.withResult(await handler.fetch(request, { parsedBody: message }));
  }
  const server = serverFor(c, json);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  await server.close();
  return json.withResult(response);
}
