/** A local model provider for either protocol, with responses set by the test. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOOL_NAMES } from '../../src/counsel/toolNames';

export type Protocol = 'openai' | 'anthropic';

/** A request to the provider. */
export interface Received {
  url: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: bodies of two protocols are walked by path
  body: any;
}

/** A response: a reply of the model, or anything else. */
export type Script =
  | { text: string; cut?: boolean }
  | { calls: { name: string; input: unknown; raw?: string }[]; text?: string }
  | { status: number; body: string; headers?: Record<string, string> }
  | { respond(response: ServerResponse): void };

const USAGE = { input: 100, output: 20 };

/** A call by the name of a computation is one of the tool `compute`; other names are called as they stand. */
function asCalled(call: { name: string; input: unknown; raw?: string }): {
  name: string;
  input: unknown;
  raw?: string;
} {
  const { name, input, raw } = call;
  if (raw !== undefined || !TOOL_NAMES.some((known) => known === name)) return call;
  return { name: 'compute', input: Array.isArray(input) ? input : { what: name, ...(input as object) } };
}

/** A reply of the model in the OpenAI protocol. */
function openai(script: Extract<Script, { text: string } | { calls: unknown[] }>): object {
  const calls = 'calls' in script ? script.calls.map(asCalled) : [];
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'provider-text-in-model-field',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: script.text ?? null,
          ...(calls.length > 0 && {
            tool_calls: calls.map(({ name, input, raw }, i) => ({
              id: `call_${i}`,
              type: 'function',
              function: { name, arguments: raw ?? JSON.stringify(input) },
            })),
          }),
        },
        finish_reason: calls.length > 0 ? 'tool_calls' : 'cut' in script && script.cut ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
  };
}

/** The same in the Anthropic protocol. */
function anthropic(script: Extract<Script, { text: string } | { calls: unknown[] }>): object {
  const calls = 'calls' in script ? script.calls.map(asCalled) : [];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'provider-text-in-model-field',
    content: [
      ...(script.text === undefined ? [] : [{ type: 'text', text: script.text }]),
      ...calls.map(({ name, input }, i) => ({ type: 'tool_use', id: `toolu_${i}`, name, input })),
    ],
    stop_reason: calls.length > 0 ? 'tool_use' : 'cut' in script && script.cut ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  };
}

const WRITERS = { openai, anthropic };

function readAll(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}

export interface Provider {
  origin: string;
  received: Received[];
  /** The next responses in order; the last one repeats. */
  say(protocol: Protocol, ...scripts: Script[]): void;
  close(): Promise<void>;
}

export async function startProvider(): Promise<Provider> {
  const received: Received[] = [];
  let protocol: Protocol = 'openai';
  let scripts: Script[] = [];
  const server = createServer(async (request, response) => {
    const text = await readAll(request);
    received.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text || 'null') });
    const script = (scripts.length > 1 ? scripts.shift() : scripts[0]) as Script;
    if ('respond' in script) return script.respond(response);
    const [status, body, headers] =
      'status' in script
        ? [script.status, script.body, script.headers ?? {}]
        : [200, JSON.stringify(WRITERS[protocol](script)), {}];
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    say(speaks, ...said) {
      protocol = speaks;
      scripts = [...said];
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
