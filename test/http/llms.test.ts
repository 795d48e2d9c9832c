/** llms.txt, the overview for language models: complete and in the format of llmstxt.org. */
import { expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { listTools } from '../../src/http/mcp/tools';
import { openApiDocument } from '../../src/http/openApiDocument';
import { kernel } from './almanac';
import { ask, ORIGIN } from './ask';

const app = createApp(() => kernel);
const get = (headers: HeadersInit = {}, bindings = {}, method = 'GET') =>
  app.fetch(new Request(`${ORIGIN}/llms.txt`, { method, headers }), bindings);

const text = await (await get()).text();

test('llms.txt is plain text in UTF-8, cached for an hour and revalidated by entity tag', async () => {
  const response = await get();
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  const unchanged = await get({ 'If-None-Match': response.headers.get('ETag') as string });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
});

test('llms.txt has a title, a summary, and sections of links', () => {
  const [title, summary] = text.split('\n\n');
  expect(title).toBe('# Khagola');
  expect(summary).toMatch(/^> \S/);
  const lines = text.split('\n');
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
  const links = lines.filter((line) => line.startsWith('- '));
  for (const line of links) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/khagola\.test\/[^\s)]*\): \S/);
  for (const section of text.split(/^## /m).slice(1)) expect(section, section).toContain('\n- [');
});

test('llms.txt names every endpoint and every tool once', async () => {
  const operations = Object.entries((await openApiDocument()).paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item as object)
      .filter((method) => method !== 'options')
      .map((method) => `- [${method.toUpperCase()} ${path}](${ORIGIN}${path}): `),
  );
  const tools = (await listTools()).map(({ name }) => `- [${name}](${ORIGIN}/mcp): `);
  for (const line of [...operations, ...tools]) expect(text.split(line), line).toHaveLength(2);
});

test('the links of llms.txt start with the public origin', async () => {
  const publicText = await (await get({}, { PUBLIC_ORIGIN: 'https://khagola.example' })).text();
  expect(publicText).toContain('(https://khagola.example/openapi.json)');
  expect(publicText).not.toContain('khagola.test');
});

test.each(['POST', 'PUT', 'DELETE'])('llms.txt returns 405 for %s', async (method) => {
  const { status, headers } = await ask(method, '/llms.txt', undefined, async (request) => app.fetch(request, {}));
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
