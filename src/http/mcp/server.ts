/** A server of the Model Context Protocol for one request. */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import { version } from '../../../package.json';
import type { AppEnv } from '../env';
import { type FieldNames, type Problem, writeRefusal } from '../envelope';
import { muhurtaLimit } from '../muhurta/routes';
import { isTool, listTools, questionOf, type ToolName } from './tools';

const INSTRUCTIONS =
  'Sidereal astronomy and the traditional calendar, computed. Every answer is calculative and dated: a statement of ' +
  'positions and times, never of what they would bring about.';

const HOUR_MS = 3_600_000;

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** A refusal as the endpoint writes it. */
const refused = (problem: Problem, names?: FieldNames): CallToolResult =>
  failed(JSON.stringify(writeRefusal('flat', problem, names).body));

/** What refuses a call before it is looked at, as text: the limit of the endpoint. Sets the headers that tell of it. */
async function limitOf(c: Context<AppEnv>, name: ToolName): Promise<string | undefined> {
  if (name !== 'muhurta') return undefined;
  const answer = await muhurtaLimit(c, async () => {});
  return answer ? await answer.text() : undefined;
}

async function call(c: Context<AppEnv>, name: ToolName, given: unknown): Promise<CallToolResult> {
  const over = await limitOf(c, name);
  if (over !== undefined) return failed(over);
  try {
    const answer = await questionOf(name).ask(c, given);
    if (!answer.ok) return refused(answer.error.problem, answer.error.names);
    const text = JSON.stringify(answer.value);
    return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
  } catch (error) {
    // Its message stays out of answer and log: it may quote what was asked.
    console.error(c.var.requestId, 'tool', name, error instanceof Error ? error.name : '');
    return refused({ reason: 'internal' });
  }
}

export function serverFor(c: Context<AppEnv>): Server {
  const server = new Server(
    { name: 'khagola', title: 'Khagola', version },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': { ttlMs: HOUR_MS, cacheScope: 'public' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: listTools() }));
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!isTool(params.name))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.');
    return call(c, params.name, params.arguments ?? {});
  });
  return server;
}
