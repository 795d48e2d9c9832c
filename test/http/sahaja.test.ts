/** POST /api/sahaja: both forms, errors by field, the demo, limits, and Workers AI. */
import { env as given, reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import wasm from '../../build/kernel.wasm';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { loadKernel } from '../../src/kernel';
import { ask, type Body } from './ask';

const SAHAJA = '/api/sahaja';
const NOON = Date.UTC(2090, 5, 1, 12);
const env = given as unknown as Bindings;
const kernel = loadKernel(wasm);

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(async () => {
  vi.useRealTimers();
  log.mockClear();
  await reset();
});

/** A service with custom bindings. */
function service(bindings: Bindings = { ...env, LIMIT_SAHAJA: '1000' }) {
  const app = createApp(() => kernel);
  const send = async (request: Request) => app.fetch(request, bindings);
  return (body?: Body, method = 'POST') => ask(method, SAHAJA, body, send);
}

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('a request', () => {
  test.each<[string, Body]>([
    ['a message', { message: 'Hello' }],
    ['a message with an empty history', { message: 'Hello', history: [] }],
    ['a message with a history', { message: 'Hello', history: [user('a'), assistant('b')] }],
    ['nineteen before it', { message: 'Hello', history: times(19, user('a')) }],
    ['a conversation', { messages: [user('Hello')] }],
    ['twenty messages', { messages: times(20, user('a')) }],
    ['one that begins with the assistant', { messages: [assistant('a'), user('b')] }],
    ['4,000 characters', { message: 'क'.repeat(4000) }],
    ['4,000 characters of two units each', { message: '🌕'.repeat(4000) }],
    ['other fields', { message: 'Hello', model: 'other', system: 'x', temperature: 2, tools: [] }],
    ['other fields of a message', { messages: [{ ...user('Hello'), name: 'x' }] }],
  ])('a request with %s gets a reply', async (_, body) => {
    const answer = await service()(body);
    expect(answer.status).toBe(200);
    expect(answer.body.mode).toBe('demo');
  });

  test('a question without a town is answered for the place of the sender, in one request', async () => {
    const counsel = service();
    for (const [message, place, town] of [
      ['When is Rahu kaal on 1 December 2026?', undefined, 'New Delhi'],
      ['When is Rahu kaal on 1 December 2026?', 'Pune', 'Pune'],
      ['When is the next ekadashi?', 'Pune', 'Pune'],
      ['agli ekadashi kab hai?', 'Pune', 'Pune'],
      ['What is the tithi today?', 'Pune', 'Pune'],
      ['When is Rahu kaal on 1 December 2026 in Chennai?', 'Pune', 'Chennai'],
      ['When is Rahu kaal on 1 December 2026 in Delhi?', 'Pune', 'Delhi'],
    ]) {
      const { status, body } = await counsel({ message, ...(place && { place }) });
      expect(status).toBe(200);
      expect(body.reply).toContain(town);
    }
    const refused = await counsel({ message: 'Hello', place: 'x'.repeat(101) });
    expect([refused.status, refused.body.field]).toEqual([400, 'place']);
  });

  const TEXT = 'must be a string of 1 to 4000 characters that is not blank, for example "What is the tithi now?"';
  const MESSAGE =
    'must be an object with role and content, for example {"role":"user","content":"What is the tithi now?"}';
  test.each<[Body, string, string]>([
    [{}, 'message', `is required and ${TEXT}`],
    [{ history: [] }, 'message', `is required and ${TEXT}`],
    [{ message: null }, 'message', TEXT],
    [{ message: 5 }, 'message', TEXT],
    [{ message: '' }, 'message', TEXT],
    [{ message: ' \n\t' }, 'message', TEXT],
    [{ message: 'a'.repeat(4001) }, 'message', TEXT],
    [{ message: '🌕'.repeat(4001) }, 'message', TEXT],
    [{ message: ['a'] }, 'message', TEXT],
    [{ message: 'a', history: null }, 'history', 'must be a list of 0 to 19 messages'],
    [{ message: 'a', history: 'b' }, 'history', 'must be a list of 0 to 19 messages'],
    [{ message: 'a', history: {} }, 'history', 'must be a list of 0 to 19 messages'],
    [{ message: 'a', history: times(20, user('a')) }, 'history', 'must be a list of 0 to 19 messages'],
    [{ message: 'a', history: ['b'] }, 'history.0', MESSAGE],
    [{ message: 'a', history: [{ content: 'b' }] }, 'history.0.role', 'is required and must be one of user, assistant'],
    [
      { message: 'a', history: [user('a'), { role: 'system', content: 'b' }] },
      'history.1.role',
      'must be one of user, assistant',
    ],
    [{ message: 'a', history: [user('')] }, 'history.0.content', TEXT],
    [{ messages: null }, 'messages', 'must be a list of 1 to 20 messages'],
    [{ messages: [] }, 'messages', 'must be a list of 1 to 20 messages'],
    [{ messages: 'a' }, 'messages', 'must be a list of 1 to 20 messages'],
    [{ messages: times(21, user('a')) }, 'messages', 'must be a list of 1 to 20 messages'],
    [{ messages: [null] }, 'messages.0', MESSAGE],
    [{ messages: [{ role: 'system', content: 'a' }] }, 'messages.0.role', 'must be one of user, assistant'],
    [{ messages: [{ role: 'tool', content: 'a' }] }, 'messages.0.role', 'must be one of user, assistant'],
    [{ messages: [{ role: 'developer', content: 'a' }] }, 'messages.0.role', 'must be one of user, assistant'],
    [{ messages: [{ role: 'USER', content: 'a' }] }, 'messages.0.role', 'must be one of user, assistant'],
    [{ messages: [{ role: 'user' }] }, 'messages.0.content', `is required and ${TEXT}`],
    [{ messages: [user([{ type: 'text', text: 'a' }])] }, 'messages.0.content', TEXT],
    [{ messages: [user('a'.repeat(4001))] }, 'messages.0.content', TEXT],
    [{ messages: [user('a'), assistant('b')] }, 'messages', 'must be a list that ends with a user message'],
    [{ messages: [user('a')], message: 'b' }, 'message', 'must not be given together with messages'],
    [{ messages: [user('a')], history: [] }, 'history', 'must not be given together with messages'],
  ])('the body %j is refused with an error that names its field', async (body, field, rule) => {
    const answer = await service()(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'invalid-parameter', message: `${field} ${rule}.`, field });
  });

  test.each<[string, Body]>([
    ['no body', undefined],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a text', '"Hello"'],
    ['broken UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('%s is refused, because it is not a JSON object', async (_, body) => {
    const answer = await service()(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('invalid-json');
  });

  test('a body may have 256 KiB', async () => {
    const filled = (bytes: number) => {
      const body = { message: 'Hello', more: '' };
      return JSON.stringify({ ...body, more: 'a'.repeat(bytes - JSON.stringify(body).length) });
    };
    expect((await service()(filled(256 * 1024))).status).toBe(200);
    const { status, body } = await service()(filled(256 * 1024 + 1));
    expect(status).toBe(413);
    expect(body).toEqual({ error: 'payload-too-large', message: 'The body must not exceed 262144 bytes.' });
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the method %s returns 405', async (method) => {
    const { status, headers } = await service()(undefined, method);
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('POST');
  });
});

describe('limits', () => {
  const rateLimitHeaders = ({ headers }: { headers: Headers }) =>
    ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`X-RateLimit-${name}`));

  test('the limit is ten requests in any hour, including refused ones but not other methods, counted in the object', async () => {
    const first = await service(env)({ message: 'Hello' });
    expect(rateLimitHeaders(first)).toEqual(['10', '9', String(NOON / 1000 + 3600)]);
    for (const body of [{ message: '' }, '{', { messages: [] }, {}])
      expect((await service(env)(body)).status).toBe(400);
    expect((await service(env)(undefined, 'GET')).status).toBe(405);
    for (let i = 0; i < 5; i++) await service(env)({ message: 'Hello' });
    const refused = await service(env)({ message: 'Hello' });
    expect(refused.status).toBe(429);
    expect(rateLimitHeaders(refused)).toEqual(['10', '0', String(NOON / 1000 + 3600)]);
    expect(refused.body.message).toContain('2090-06-01T13:00:00Z');
    expect(refused.headers.get('Retry-After')).toBeNull();
  });

  test('the hour of the limit slides: refused requests do not delay the next one', async () => {
    const bindings = { ...env, LIMIT_SAHAJA: '2' };
    const send = service(bindings);
    await send({ message: 'Hello' });
    vi.setSystemTime(NOON + 1_800_000);
    await send({ message: 'Hello' });
    for (let i = 0; i < 5; i++) expect((await send({ message: 'Hello' })).status).toBe(429);
    vi.setSystemTime(NOON + 3_600_000);
    expect((await send({ message: 'Hello' })).status).toBe(200);
    expect((await send({ message: 'Hello' })).status).toBe(429);
  });

  test('the demo allows five requests in memory without limiter objects', async () => {
    vi.setSystemTime(NOON + 86_400_000); // Requests of the tests before no longer count.
    const send = service({ ...env, RATE_LIMITS: undefined as never });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await send({ message: 'Hello' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('a model allows no requests without limiter objects', async () => {
    const bindings = { MODEL_API_KEY: 'key', MODEL_NAME: 'name', MODEL_BASE_URL: 'http://127.0.0.1:9/v1' };
    const { status, body, headers } = await service(bindings)({ message: 'Hello' });
    expect(status).toBe(503);
    expect(body.error).toBe('rate-limiter-unavailable');
    expect(rateLimitHeaders({ headers })).toEqual([null, null, null]);
  });
});

describe('the demo', () => {
  test('the demo answers the question of the message for the instant of the request', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 6));
    const { body } = await service()({ message: 'What is the tithi today?' });
    expect(body).toMatchObject({
      mode: 'demo',
      composed: true,
      tools_used: [{ name: 'panchanga', input: {} }],
      classification: { slip: false, categories: [], action: 'pass' },
    });
    expect(body.reply).toMatch(/^(?=.*21 November 2026).*Śukla Dvādaśī.*06:32 to 22 November 2026, 04:57/);
    expect(body).not.toHaveProperty('model');
    expect(body).not.toHaveProperty('usage');
  });

  test('the demo answers the last message, and resolves references to earlier messages', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 6));
    const replyTo = async (last: string) =>
      (await service()({ messages: [user('Diwali 2027?'), assistant('29 October 2027'), user(last)] })).body;
    expect((await replyTo('आज की तिथि?')).tools_used).toEqual([{ name: 'panchanga', input: {} }]);
    expect((await replyTo('and in London?')).reply).toContain('28 October 2027');
  });
});

describe('a failing kernel', () => {
  const broken = () => {
    throw new Error('detail of the fault');
  };
  const send = (bindings: Bindings) => async (request: Request) => createApp(broken).fetch(request, bindings);

  test('the demo fails with the kernel only if the message needs it', async () => {
    const bindings = { ...env, LIMIT_SAHAJA: '1000' };
    const { status, body } = await ask('POST', SAHAJA, { message: 'tithi' }, send(bindings));
    expect({ status, error: body.error }).toEqual({ status: 500, error: 'engine-fault' });
    expect(JSON.stringify([body, log.mock.calls])).not.toContain('detail');
    expect((await ask('POST', SAHAJA, { message: 'hello' }, send(bindings))).status).toBe(200);
  });
});

describe('Workers AI', () => {
  interface Run {
    model: string;
    // biome-ignore lint/suspicious/noExplicitAny: tests read the provider’s request by path
    inputs: any;
  }

  /** A binding with responses set by the test. */
  function binding(...said: (object | Error | 'silence')[]) {
    const runs: Run[] = [];
    const run = async (model: string, inputs: unknown) => {
      runs.push({ model, inputs });
      const next = said.length > 1 ? said.shift() : said[0];
      if (next === 'silence') return new Promise(() => {});
      if (next instanceof Error) throw next;
      return next;
    };
    return { runs, bindings: { ...env, LIMIT_SAHAJA: '1000', MODEL_NAME: '@cf/test/model', AI: { run } } };
  }

  const usage = { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 };
  const call = (name: string, args: object) => ({
    response: '',
    tool_calls: [{ id: 'call0', type: 'function', function: { name, arguments: JSON.stringify(args) } }],
    usage,
  });

  test('a bound Workers AI is called, with tools', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 6));
    const { runs, bindings } = binding(
      call('compute', { what: 'panchanga' }),
      call('reply', { language: 'en', claims: [{ kind: 'limb', call: 'c1', limb: 'tithi' }] }),
    );
    const { status, body } = await service(bindings)({ message: 'Tithi?' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reply: expect.stringMatching(
        /^The tithi .*Śukla Dvādaśī.*21 November 2026, 06:32 to 22 November 2026, 04:57\)?\.$/,
      ),
      mode: 'model',
      model: '@cf/test/model',
      tools_used: [{ name: 'panchanga', input: {} }],
      usage: { input_tokens: 20, output_tokens: 4 },
    });
    expect(runs.map(({ model }) => model)).toEqual(['@cf/test/model', '@cf/test/model']);
    expect(JSON.stringify(runs[1]?.inputs.messages)).toContain('Śukla Dvādaśī');
  });

  test('a failing Workers AI gives 502, without its text', async () => {
    const { bindings } = binding(new Error('text of the provider alone'));
    const { status, body } = await service(bindings)({ message: 'Tithi?' });
    expect(status).toBe(502);
    expect(body.error).toBe('model-unavailable');
    expect(JSON.stringify(log.mock.calls)).not.toContain('of the provider');
  });

  test('health says whether a model is configured, and whether its last call worked', async () => {
    const reply = call('reply', { language: 'en', claims: [{ kind: 'about', topic: 'service' }] });
    const { bindings } = binding(new Error('down'), reply);
    const app = createApp(() => kernel);
    const send = async (request: Request) => app.fetch(request, bindings);
    const checks = async () => {
      const { body } = await ask('GET', '/api/health', undefined, send);
      return [body.status, body.checks.model, body.checks.model_reachable];
    };
    expect(await checks()).toEqual(['ok', true, null]);
    expect((await ask('POST', SAHAJA, { message: 'Tithi?' }, send)).status).toBe(502);
    expect(await checks()).toEqual(['degraded', true, false]);
    expect((await ask('POST', SAHAJA, { message: 'What can you do?' }, send)).status).toBe(200);
    expect(await checks()).toEqual(['ok', true, true]);
  });

  test('a silent Workers AI is aborted', async () => {
    const { bindings } = binding('silence');
    const { status } = await service({ ...bindings, MODEL_DEADLINE_MS: '200' })({ message: 'Tithi?' });
    expect(status).toBe(502);
  });
});
