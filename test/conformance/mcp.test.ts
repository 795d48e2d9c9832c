/** The tools of a running service, over HTTP, by the client of the official SDK. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { birth } from '../http/births';
import { type Server, startServer } from './server';

let server: Server;
beforeAll(async () => {
  server = await startServer('--inspector-port', '0');
});
afterAll(() => server?.stop());

test.each([
  ['by the handshake of 2025', 'legacy'],
  ['by what the server says it speaks', 'auto'],
  ['by the revision 2026-07-28', { pin: '2026-07-28' }],
] as const)('a chart, a day and a fact, %s', async (_, mode) => {
  const client = new Client({ name: 'conformance', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['chart', 'panchanga', 'muhurta', 'utsavas', 'facts']);

  const chart = await client.callTool({ name: 'chart', arguments: { ...birth, dashaDepth: 1 } });
  expect(chart.structuredContent).toMatchObject({ current_phase: { maha: { lord: 'sun' } } });

  const date = '2026-11-21';
  const day = await client.callTool({ name: 'muhurta', arguments: { date, lat: 28.6139, lon: 77.209, tz: 5.5 } });
  expect(day.structuredContent).toMatchObject({ sunrise: '2026-11-21T01:18:20Z' });

  const fact = await client.callTool({ name: 'facts', arguments: { q: 'rohini' } });
  expect(JSON.stringify(fact.structuredContent)).toContain('Rohiṇī');

  const refused = await client.callTool({ name: 'utsavas', arguments: { year: 1899 } });
  expect(refused.isError).toBe(true);
  await client.close();
});

test('GET and DELETE are 405: no session, no stream', async () => {
  for (const method of ['GET', 'DELETE']) {
    const headers = { Accept: 'text/event-stream', 'Mcp-Session-Id': 'x' };
    const response = await fetch(`${server.origin}/mcp`, { method, headers });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  }
});

test('a page of another origin is refused', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' };
  const response = await fetch(`${server.origin}/mcp`, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(403);
});
