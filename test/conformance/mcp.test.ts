/** The tools of a running service over HTTP, through the client of the official SDK and its conformance suite. */
import { spawn } from 'node:child_process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, inject, test } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import { v1Birth } from '../http/births';

const origin = inject('origin');

test.each([
  ['by the handshake of 2025', 'legacy'],
  ['by what the server says it speaks', 'auto'],
  ['by the revision 2026-07-28', { pin: '2026-07-28' }],
] as const)('a client gets a chart, a day and a fact, %s', async (_, mode) => {
  const client = new Client({ name: 'conformance', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    RESOURCES.flatMap(({ tool }) => (tool && !tool.isOfCounsel ? [tool.name] : [])),
  );

  const chart = await client.callTool({ name: 'chart', arguments: v1Birth });
  expect(chart.structuredContent).toMatchObject({ vimshottari: { at_birth: { maha: { lord: 'sun' } } } });
  expect(JSON.stringify(chart).length).toBeLessThan(25_000);

  const noon = { at: '2026-11-21T12:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const now = await client.callTool({ name: 'now', arguments: noon });
  expect(now.structuredContent).toMatchObject({ sunrise: '2026-11-21T06:48:20+05:30' });

  const fact = await client.callTool({ name: 'facts', arguments: { q: 'rohini' } });
  expect(JSON.stringify(fact.structuredContent)).toContain('Rohiṇī');

  const refused = await client.callTool({ name: 'observances', arguments: { year: 1399 } });
  expect(refused.isError).toBe(true);
  await client.close();
});

const SUITE = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';

/** Runs a scenario of the suite; returns its exit code and the line of its result. */
function scenario(name: string): Promise<[code: number | null, result: string | undefined]> {
  const run = spawn(process.execPath, [SUITE, 'server', '--url', `${origin}/mcp`, '--scenario', name]);
  let printed = '';
  run.stdout.on('data', (text) => {
    printed += text;
  });
  return new Promise((resolve) => run.on('close', (code) => resolve([code, /^Passed: .*$/m.exec(printed)?.[0]])));
}

// The other scenarios of the suite call tools, prompts and resources of its own sample server.
test.each([
  ['server-initialize', 1],
  ['ping', 1],
  ['tools-list', 1],
  ['dns-rebinding-protection', 2],
])('the service passes the scenario %s of the conformance suite of MCP', async (name, checks) => {
  expect(await scenario(name)).toEqual([0, `Passed: ${checks}/${checks}, 0 failed, 0 warnings`]);
});

test('GET and DELETE return 405, because there are no sessions and no streams', async () => {
  for (const method of ['GET', 'DELETE']) {
    const headers = { Accept: 'text/event-stream', 'Mcp-Session-Id': 'x' };
    const response = await fetch(`${origin}/mcp`, { method, headers });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  }
});

test('a page of another origin can call tools', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
  const response = await fetch(`${origin}/mcp`, { method: 'OPTIONS', headers });
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
});
