/**
 * Concurrent requests never see each other's numbers. The kernel writes its results into one block that all requests of
 * an isolate share. Whatever the order of their bodies and of the replies from database, cache and limiter, each
 * request gets the response that it gets alone.
 */
import { exports } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ORIGIN } from './ask';
import { type Question, question, streamed } from './questions';

type Send = (request: Request) => Promise<Response>;

let client = 0;

/** The response to a request and its cache headers, each from its own client. */
async function ask(send: Send, { method, path, body, accept }: Question, gaps?: readonly number[]): Promise<string> {
  client++;
  const headers = { 'CF-Connecting-IP': `10.9.${client >> 8}.${client & 255}`, ...(accept && { Accept: accept }) };
  const sent = body && (gaps ? streamed(body, gaps) : JSON.stringify(body));
  const response = await send(new Request(ORIGIN + path, { method, headers, body: sent ?? null }));
  return `${response.status} ${response.headers.get('ETag')} ${await response.text()}`;
}

const app = createApp(() => kernel);
const worker: Send = (request) => (exports as unknown as { default: { fetch: Send } }).default.fetch(request);
const SERVICES: [string, Send][] = [
  ['of the Worker, with its cache, its database and its limiter', worker],
  ['without any of them', async (request) => app.fetch(request, {})],
];

/** Loads the code of every resource. Otherwise the first request for each would load it during a run. */
beforeAll(async () => {
  for (const resource of RESOURCES) await Promise.all([resource.code(), resource.response()]);
  for (const each of fc.sample(question, { seed: 7, numRuns: 100 })) await ask(worker, each);
});

const questionLists = fc.array(
  fc.tuple(question, fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 })),
  {
    minLength: 2,
    maxLength: 10,
  },
);

test.each(SERVICES)('simultaneous requests get the same responses as separate ones, %s', async (_, send) => {
  await fc.assert(
    fc.asyncProperty(questionLists, async (questions) => {
      const together = await Promise.all(questions.map(([each, gaps]) => ask(send, each, gaps)));
      for (const [i, [each]] of questions.entries()) {
        const alone = await ask(send, each);
        expect(together[i]?.slice(0, 3), each.path).toMatch(/200|400/);
        // A cached response is the same one.
        expect(together[i] === alone, each.path).toBe(true);
      }
    }),
    { seed: 108, numRuns: 12 },
  );
});
