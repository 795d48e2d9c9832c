/** A running service under thousands of valid and invalid requests, many of them simultaneous. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack, INDEX_KEY, PUBLIC_ORIGIN } from '../hostile/attack';
import { startIndex } from '../hostile/index-service';
import { type Question, question, streamed } from '../http/questions';
import { type Server, startServer } from './server';

let index: Awaited<ReturnType<typeof startIndex>>;
let server: Server;
beforeAll(async () => {
  index = await startIndex();
  const variables = { INDEXNOW_KEY: INDEX_KEY, INDEXNOW_ENDPOINT: index.endpoint, PUBLIC_ORIGIN };
  const options = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  server = await startServer(...options);
});
afterAll(async () => {
  await server?.stop();
  index?.close();
});

test('the service answers or refuses any request as documented', async () => {
  const report = await attack({ origin: server.origin, seed: 108, from: 0, count: 1000, withinMs: 120_000 });
  console.log(`hostile: ${report.thrown} requests in ${report.seconds.toFixed(1)} s`);
  expect([...report.faults, ...report.broken]).toEqual([]);
  expect(report.thrown).toBe(1000);
});

/** Sends a request from its own address, with the body in one piece or in several. */
async function ask(
  { method, path, body, accept }: Question,
  client: number,
  gaps?: readonly number[],
): Promise<string> {
  const address = `2001:db8:1:${client.toString(16)}::1`;
  const response = await fetch(server.origin + path, {
    method,
    headers: { 'CF-Connecting-IP': address, ...(accept && { Accept: accept }) },
    body: body === undefined ? null : gaps ? streamed(body, gaps) : JSON.stringify(body),
    ...(gaps && { duplex: 'half' }),
  } as RequestInit);
  return `${response.status} ${response.headers.get('ETag')} ${await response.text()}`;
}

test('sixty simultaneous requests get the same responses as separate ones', async () => {
  const questions = fc.sample(question, { seed: 108, numRuns: 60 });
  const alone: string[] = [];
  for (const question of questions) alone.push(await ask(question, 1));
  const answered = alone.filter((answer) => answer.startsWith('200 ')).length;
  expect(answered).toBeGreaterThan(55);
  for (const gaps of [undefined, [0, 3, 1, 2], [1]]) {
    const together = await Promise.all(questions.map((each, i) => ask(each, 100 + i, gaps)));
    expect(questions.filter((_, i) => together[i] !== alone[i])).toEqual([]);
  }
});
