/** Properties of arbitrary bodies at the operator, the index ping and the tools. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask, type Body, ORIGIN } from './ask';
import { birth } from './births';

const RUNS = { numRuns: 150 };
const BINDINGS = { INDEXNOW_KEY: 'a1b2c3d4', PUBLIC_ORIGIN: ORIGIN, LIMIT_MUHURTA: '999999' };

const app = createApp(() => kernel);
/** Sends as a client of its own: files of one instance share its limits. */
const send = (bindings: object) => async (request: Request) => {
  const own = new Request(request);
  own.headers.set('CF-Connecting-IP', '10.8.1.1');
  return app.fetch(own, bindings);
};

const anyBody = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }),
);

/** Payloads similar to valid ones. */
const payloads = fc
  .tuple(
    fc.constantFrom<[string, string, Record<string, unknown>]>(
      ['vamadeva', 'muhurta', { date: '2026-11-21', lat: 28.6, lon: 77.2, tz: 5.5 }],
      ['tatpurusha', 'chart', { ...birth, dashaDepth: 1 }],
      ['ishana', 'facts', { q: 'rohini' }],
      ['ishana', 'utsavas', { year: 2026, lat: 1, lon: 2, tz: 'Asia/Kolkata' }],
    ),
    fc.array(fc.oneof(fc.jsonValue(), fc.double(), fc.string()), { minLength: 3, maxLength: 3 }),
    fc.nat(),
  )
  .map(([[mukha, intent, good], values, from]) => {
    const keys = Object.keys(good);
    const changes = values.map((value, i) => [keys[(from + i) % keys.length], value]);
    return { mukha, intent, payload: { ...good, ...Object.fromEntries(changes.slice(0, from % 4)) } };
  });

test('the operator answers or refuses any request, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(payloads, anyBody), async (body) => {
      const { status } = await ask(
        'POST',
        '/api/operator/dispatch',
        body as Body,
        send({ ...BINDINGS, LIMIT_OPERATOR: '999999' }),
      );
      expect([200, 400]).toContain(status);
    }),
    RUNS,
  );
});

test('the index ping refuses URLs of other sites, and sends none of them', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const urls = fc.array(fc.oneof(fc.webUrl(), fc.string(), fc.jsonValue(), fc.constant(`${ORIGIN}/`)));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        urls.map((urlList) => ({ urlList })),
        anyBody,
      ),
      async (body) => {
        fetch.mockClear();
        const { status } = await ask('POST', '/api/indexping', body as Body, send(BINDINGS));
        expect([200, 400]).toContain(status);
        const sent = fetch.mock.calls.flatMap(([, init]) => JSON.parse(init?.body as string).urlList as string[]);
        expect(sent.every((url) => url.startsWith(`${ORIGIN}/`))).toBe(true);
        expect(sent.length > 0).toBe(status === 200);
      },
    ),
    RUNS,
  );
  fetch.mockRestore();
});

test('the tools answer or refuse any call, and never fail', async () => {
  const calls = payloads.map(({ intent: name, payload }) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: payload },
  }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(calls, anyBody), async (body) => {
      const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
      const request = new Request(`${ORIGIN}/mcp`, { method: 'POST', headers, body: text as BodyInit });
      const answer = await send(BINDINGS)(request);
      expect([200, 202, 400]).toContain(answer.status);
      const written = await answer.text();
      if (answer.status !== 202) expect(JSON.parse(written).jsonrpc).toBe('2.0');
      if (answer.status === 200) expect(written).not.toContain('engine-fault');
    }),
    RUNS,
  );
});
