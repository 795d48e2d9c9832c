/** Handles a Model Context Protocol message, in the protocol revision that it uses. */
import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import { version } from '../../../package.json';
import { CEILINGS } from '../../api/price';
import type { Tool } from '../../api/tool';
import type { AppEnv } from '../env';
import { problemOfFault, writeRefusal } from '../envelope';
import { occasionOf } from '../occasion';
import type { HttpProblem } from '../problem';
import { withYears } from '../years';
import { ToolJson } from './toolJson';
import { listTools, mcpTool } from './tools';

/** A Model Context Protocol server for one request. */
const INSTRUCTIONS =
  'Sidereal astronomy and the traditional calendar. All answers are calculative and dated: positions and times, never ' +
  'predictions. Results are compact. `left_out` says how to get the omitted parts.';

const HOUR_MS = 3_600_000;

/** A refusal in the envelope of `/api/v1`. */
const refused = (problem: HttpProblem): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(writeRefusal('explained', problem).body) }],
  isError: true,
});

async function call(c: Context<AppEnv>, tool: Tool, input: unknown, json: ToolJson): Promise<CallToolResult> {
  try {
    const result = await withYears(c, () => tool.outline(c.var.kernel, input, occasionOf(c, CEILINGS.tools)));
    return result.ok ? json.marked(result.value.output) : refused(result.error);
  } catch (error) {
    // The message stays out of the response and the log: it may quote the request.
    console.error(c.var.requestId, 'tool', tool.name, error instanceof Error ? error.name : '');
    return refused(problemOfFault(error));
  }
}

/** @param json  receives the result of a tool */
function serverFor(c: Context<AppEnv>, json: ToolJson): Server {
  const server = new Server(
    { name: 'khagola', title: 'Khagola', version },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': { ttlMs: HOUR_MS, cacheScope: 'public' } },
    },
  );
  server.setRequestHandler('tools/list', async () => ({ tools: await listTools() }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = await mcpTool(params.name);
    if (!tool)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool. Call tools/list to see all tools.');
    return call(c, tool, params.arguments ?? {}, json);
  });
  return server;
}

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
