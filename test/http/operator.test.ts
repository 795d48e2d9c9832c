/** The operator: one endpoint that dispatches to the others, and its bindings. */

import { describe, expect, test, vi } from 'vitest';
import { canonicalJson } from '../../src/api/canonical';
import { RESOURCES } from '../../src/api/registry';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ask, type Body, ORIGIN } from './ask';
import { birth } from './births';

const PATH = '/api/operator/dispatch';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 };

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A service with a fixed clock. Each request comes from a new client unless the test sets one. */
function service(bindings: Bindings = {}) {
  const app = createApp(
    () => kernel,
    () => NOW,
  );
  let clients = 0;
  const send = (address?: string) => async (request: Request) => {
    const withClient = new Request(request);
    clients++;
    withClient.headers.set('CF-Connecting-IP', address ?? `10.9.${clients >> 8}.${clients & 255}`);
    return app.fetch(withClient, bindings);
  };
  return {
    app,
    post: (body: Body, address?: string) => ask('POST', PATH, body, send(address)),
    get: (method = 'GET', address?: string) => ask(method, PATH, undefined, send(address)),
  };
}

const { app, post, get } = service();

/** The response of the endpoint that the operator dispatches to. */
async function endpoint(path: string, body?: object): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await app.fetch(new Request(ORIGIN + path, init), {})).json();
}

test('a chart with its depth in another spelling has the same limit', async () => {
  const { status, body } = await post({ mukha: 'tatpurusha', intent: 'chart', payload: { ...birth, dasha_depth: 5 } });
  expect([status, body.field]).toEqual([400, 'payload.dashaDepth']);
});

test('an unknown field of a payload is named with the fields under their paths', async () => {
  const { body } = await post({ mukha: 'tatpurusha', intent: 'chart', payload: { ...birth, latt: 5 } });
  expect(body.message).toBe('payload.latt is not a field of this request. Did you mean payload.lat?');
});

test.each([
  [4, 400],
  [5, 400],
  [3, 200],
])('a chart with dashaDepth %i returns status %i', async (dashaDepth, status) => {
  const answer = await post({ mukha: 'tatpurusha', intent: 'chart', payload: { ...birth, dashaDepth } });
  expect(answer.status).toBe(status);
  if (status === 400) {
    expect(answer.body.message).toBe('payload.dashaDepth must be a whole number from 1 to 3.');
    expect(
      (
        await app.fetch(
          new Request(`${ORIGIN}/api/chart`, { method: 'POST', body: JSON.stringify({ ...birth, dashaDepth: 4 }) }),
          {},
        )
      ).status,
    ).toBe(200);
  }
});

const ISHANA = RESOURCES.flatMap(({ operator }) => (operator?.mukha === 'ishana' ? [operator.intent] : [])).join(', ');

const INTENTS: [mukha: string, intent: string, payload: object, path: string, body?: object][] = [
  ['sadyojata', 'panchanga-now', {}, '/api/panchang'],
  ['sadyojata', 'ghadi-now', {}, '/api/ghadi'],
  ['vamadeva', 'muhurta', DAY, '/api/muhurta', DAY],
  ['tatpurusha', 'chart', birth, '/api/chart', birth],
  ['sadyojata', 'now', { at: '2026-11-21T06:00:00Z' }, '/api/v1/now?at=2026-11-21T06:00:00Z'],
  ['ishana', 'observances', { year: 2026, limit: 5 }, '/api/v1/observances?year=2026&limit=5'],
  ['ishana', 'utsavas', { year: 2026 }, '/api/utsavas?year=2026'],
  [
    'ishana',
    'utsavas',
    { year: 2026, lat: -0, lon: 1e-7, tz: 'europe/oslo' },
    '/api/utsavas?year=2026&lat=0&lon=0.0000001&tz=Europe/Oslo',
  ],
  ['ishana', 'facts', { q: ' Rohini  ' }, '/api/v1/facts?q=rohini'],
  ['ishana', 'facts', {}, '/api/v1/facts'],
];

describe('POST', () => {
  test.each(INTENTS)('%s %s returns the response of its endpoint', async (mukha, intent, payload, path, body) => {
    const { status, headers, body: answer } = await post({ mukha, intent, payload });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const expected = (await endpoint(path, body)) as { query?: string };
    if (intent === 'facts' && expected.query) expected.query = 'Rohini';
    expect(answer.result).toEqual(expected);
    expect(answer).toMatchObject({
      ok: true,
      alpha: { time: '2026-11-21T12:00:00Z', gate: 'open' },
      mukha: { selected: mukha, intents: expect.arrayContaining([intent]) },
    });
    const digest = await sha256(canonicalJson(answer.result));
    expect(answer.handshake).toMatchObject({ digest, elapsed_ms: expect.any(Number) });
  });

  test('the operator returns the same digest and another handshake for the same request', async () => {
    const [one, other] = [
      await post({ mukha: 'vamadeva', intent: 'muhurta', payload: DAY }),
      await post({ mukha: 'vamadeva', intent: 'muhurta', payload: DAY }),
    ];
    expect(one.body.handshake.digest).toBe(other.body.handshake.digest);
    expect(one.body.handshake.id).not.toBe(other.body.handshake.id);
  });

  test('aghora probes the bindings without revealing a value', async () => {
    const secret = 'a1b2c3d4-the-index-key';
    const { body } = await service({ INDEXNOW_KEY: secret, PUBLIC_ORIGIN: 'https://khagola.example' }).post({
      mukha: 'aghora',
      intent: 'probe',
    });
    expect(body.result).toMatchObject({ service: 'khagola', time: '2026-11-21T12:00:00Z', bindings: body.bridge });
    expect(body.bridge).toMatchObject({ kernel: true, rate_limiter: false, index_key: true, public_origin: true });
    expect(Object.values(body.bridge).every((value) => typeof value === 'boolean')).toBe(true);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('the operator ignores its own unknown fields, and refuses those of a payload', async () => {
    const muhurta = (more: object) => ({ mukha: 'vamadeva', intent: 'muhurta', payload: { ...DAY, ...more }, y: 2 });
    expect((await post(muhurta({}))).status).toBe(200);
    const { status, body } = await post(muhurta({ x: 1 }));
    expect([status, body.error, body.field]).toEqual([400, 'unknown-field', 'payload.x']);
  });

  test('the operator calls no other service', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    for (const [mukha, intent, payload] of INTENTS) await post({ mukha, intent, payload });
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });
});

describe('an invalid request', () => {
  const MUKHAS = 'sadyojata, vamadeva, aghora, tatpurusha, ishana';
  const OBJECT = 'must be an object with the request of the intent, for example';
  const muhurta = (changes: object) => ({ mukha: 'vamadeva', intent: 'muhurta', payload: { ...DAY, ...changes } });
  test.each<[body: Body, field: string | undefined, message: string]>([
    ['', undefined, 'The body must be a JSON object in UTF-8.'],
    ['[]', undefined, 'The body must be a JSON object in UTF-8.'],
    [{}, 'mukha', `mukha is required and must be one of ${MUKHAS}.`],
    [{ mukha: 'isana', intent: 'facts' }, 'mukha', `mukha must be one of ${MUKHAS}.`],
    [{ mukha: 'constructor', intent: 'name' }, 'mukha', `mukha must be one of ${MUKHAS}.`],
    [{ mukha: ['vamadeva'], intent: 'muhurta' }, 'mukha', `mukha must be one of ${MUKHAS}.`],
    [{ mukha: 'ishana' }, 'intent', `intent is required and must be one of ${ISHANA}.`],
    [{ mukha: 'ishana', intent: 'muhurta' }, 'intent', `intent must be one of ${ISHANA}.`],
    [{ mukha: 'ishana', intent: 'toString' }, 'intent', `intent must be one of ${ISHANA}.`],
    [{ mukha: 'vamadeva', intent: 'muhurta', payload: null }, 'payload', `payload ${OBJECT} ${JSON.stringify(DAY)}.`],
    [{ mukha: 'vamadeva', intent: 'muhurta', payload: [] }, 'payload', `payload ${OBJECT} ${JSON.stringify(DAY)}.`],
    [{ mukha: 'sadyojata', intent: 'ghadi-now', payload: 'x' }, 'payload', `payload ${OBJECT} {}.`],
    [
      { mukha: 'vamadeva', intent: 'muhurta' },
      'payload.date',
      'payload.date is required and must be a date YYYY-MM-DD, for example 2026-11-21.',
    ],
    [muhurta({ lat: 91 }), 'payload.lat', 'payload.lat must be a number from -90 to 90, for example 28.6139.'],
    [muhurta({ lat: '28' }), 'payload.lat', 'payload.lat must be a number from -90 to 90, for example 28.6139.'],
    [
      muhurta({ date: '1899-12-31' }),
      'payload.date',
      'payload.date must be in the years 1900 to 2100, for example 2026-11-21.',
    ],
    [muhurta({ date: '2026-02-30' }), 'payload.date', 'payload.date must exist in that month (got 30 February).'],
    [
      { mukha: 'tatpurusha', intent: 'chart', payload: { ...birth, month: 2, day: 30 } },
      'payload.day',
      'payload.day must exist in that month (got 30 February).',
    ],
    [
      { mukha: 'tatpurusha', intent: 'chart', payload: { ...birth, year: 2101 } },
      'payload.year',
      'payload.year must be a year from 1900 to 2100, for example 1990.',
    ],
    [
      { mukha: 'ishana', intent: 'utsavas', payload: { year: 2026, lat: 1 } },
      'payload.lon',
      'payload.lon is required with payload.lat and payload.tz: give all of them or none.',
    ],
    [
      { mukha: 'ishana', intent: 'utsavas', payload: { year: 2026, lat: 1, lon: 1, tz: 'IST' } },
      'payload.tz',
      'payload.tz must be an IANA time zone, for example Asia/Kolkata.',
    ],
    [
      { mukha: 'ishana', intent: 'utsavas', payload: { year: '2026' } },
      'payload.year',
      'payload.year must be a year from 1900 to 2100, for example 2026.',
    ],
    [
      { mukha: 'ishana', intent: 'facts', payload: { q: 'x'.repeat(201) } },
      'payload.q',
      'payload.q must be a string of at most 200 characters, for example rohini.',
    ],
  ])('the body %j is refused', async (body, field, message) => {
    const answer = await post(body);
    expect([answer.status, answer.body.field, answer.body.message]).toEqual([400, field, message]);
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('30');
  });

  test('a body over 64 KiB is refused', async () => {
    const { status, body } = await post(' '.repeat(64 * 1024 + 1));
    expect([status, body.error]).toEqual([413, 'payload-too-large']);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s is refused', async (method) => {
    const { status, headers } = await get(method);
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('a kernel failure gives 500 in the flat envelope without details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = createApp(() => {
      throw new Error('of 28.6139');
    });
    const send = async (request: Request) => broken.fetch(request, {});
    const { status, body } = await ask('POST', PATH, { mukha: 'vamadeva', intent: 'muhurta', payload: DAY }, send);
    expect([status, body.error]).toEqual([500, 'engine-fault']);
    expect(JSON.stringify([body, log.mock.calls])).not.toContain('28.6139');
    expect((await ask('GET', PATH, undefined, send)).body.bridge.kernel).toBe(false);
    log.mockRestore();
  });
});

describe('the limit', () => {
  test('the limit is thirty POST requests per hour and client, including refused ones; GET has no limit', async () => {
    const limited = service();
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const { status, headers } = await limited.post(i % 2 ? { mukha: 'aghora', intent: 'probe' } : {}, '203.0.113.7');
      statuses.push(status);
      expect(headers.get('X-RateLimit-Remaining')).toBe(String(Math.max(0, 29 - i)));
      expect(headers.has('Retry-After')).toBe(false);
    }
    expect([200, 400, 429].map((status) => statuses.filter((it) => it === status).length)).toEqual([15, 15, 1]);
    expect(statuses.at(-1)).toBe(429);
    const { status, headers } = await limited.get('GET', '203.0.113.7');
    expect([status, headers.get('X-RateLimit-Limit')]).toEqual([200, null]);
    expect((await limited.post({ mukha: 'aghora', intent: 'probe' })).status).toBe(200);
  });

  test('the limit is configurable', async () => {
    const { post: send } = service({ LIMIT_OPERATOR: '1' });
    await send({}, '203.0.113.7');
    const { status, body } = await send({}, '203.0.113.7');
    expect([status, body.error]).toEqual([429, 'rate-limit-exceeded']);
    expect(body.message).toMatch(/^The limit is 1 request an hour\. Retry after \d{4}-.*Z\.$/);
  });
});

describe('GET', () => {
  test('GET lists the intents', async () => {
    const { status, headers, body } = await get();
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ alpha_time: '2026-11-21T12:00:00Z', mukha: 'sadyojata' });
    expect(body.intents).toMatchObject([
      { mukha: 'sadyojata', intents: expect.arrayContaining(['panchanga-now', 'ghadi-now']) },
      { mukha: 'vamadeva', intents: expect.arrayContaining(['muhurta']) },
      { mukha: 'aghora', intents: ['probe'] },
      { mukha: 'tatpurusha', intents: expect.arrayContaining(['chart']) },
      { mukha: 'ishana', intents: expect.arrayContaining(['utsavas', 'facts']) },
    ]);
    const intents = body.intents.flatMap((each: { intents: string[] }) => each.intents);
    expect(intents).toHaveLength(RESOURCES.filter(({ operator }) => operator).length + 1);
    expect((await get('HEAD')).status).toBe(200);
  });
});

describe('canonical JSON', () => {
  test.each([
    // RFC 8785, 3.2.2 and 3.2.3
    [
      {
        numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
        literals: [null, true, false],
      },
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27]}',
    ],
    [
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\ud83d\ude00":5,"\ufb33":3}',
    ],
    [{ b: undefined, a: [undefined, NaN, -0] }, '{"a":[null,null,0]}'],
  ])('the canonical JSON of %o follows RFC 8785', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
    expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });
});
