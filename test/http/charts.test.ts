/** POST /api/v1/charts: rows in order, each as `POST /api/v1/chart` answers it, with its problem if it has one. */
import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask, expectToMatchSchema, ORIGIN } from './ask';

type Send = (request: Request) => Promise<Response>;
const sendToWorker: Send = (request) => (exports as unknown as { default: { fetch: Send } }).default.fetch(request);

const requestOf = (body: object, headers: Record<string, string> = {}) =>
  new Request(`${ORIGIN}/api/v1/charts`, { method: 'POST', body: JSON.stringify(body), headers });

// The OpenAPI document describes the charts.
// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
type Row = { index: number; ok: boolean; chart?: any; error?: any };

async function rowsOf(body: object): Promise<Row[]> {
  const { status, headers, body: text } = await ask('POST', '/api/v1/charts', body);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line: string) => JSON.parse(line));
}

const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const birthAt = (i: number) => ({
  date: `19${10 + (i % 80)}-03-${String((i % 28) + 1).padStart(2, '0')}`,
  time: '06:15',
});

describe('POST /api/v1/charts', () => {
  test('each row has the chart that POST /api/v1/chart answers for its birth and the shared settings', async () => {
    const shared = { preset: 'kp', include: ['kp', 'dasha'], dashas: ['vimshottari'], dasha_depth: 2, lang: 'hi' };
    const births = [
      { name: 'Asha', date: '1990-05-15', time: '14:30', place: 'Pune' },
      { date: '0585-05-28', calendar: 'julian', time: '12:00', ...DELHI },
      { date: '1988-11-02', ...DELHI },
    ];
    const rows = await rowsOf({ births, ...shared });
    expect(rows.map(({ index, ok }) => [index, ok])).toEqual([1, 2, 3].map((index) => [index, true]));
    for (const [i, birth] of births.entries()) {
      const { body } = await ask('POST', '/api/v1/chart', { ...birth, ...shared });
      expect(rows[i]?.chart).toEqual(body);
    }
  });

  test('a birth with a problem has its error in its row, in the envelope of /api/v1', async () => {
    const births = [
      { date: '1990-02-30', time: '14:30', ...DELHI },
      { date: '1990-05-15', time: '14:30', place: 'Xyzzyville' },
      { dtae: '1990-05-15', time: '14:30', ...DELHI },
      { dob: '1990-05-15', tob: '14:30', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
      { date: '1990-05-15', time: '14:30' },
      17,
    ];
    const rows = await rowsOf({ births, include: [] });
    expect(rows.map(({ index, ok, error }) => [index, ok, error?.code, error?.field])).toEqual([
      [1, false, 'INVALID_FIELD', 'date'],
      [2, false, 'AMBIGUOUS_PLACE', 'place'],
      [3, false, 'UNKNOWN_FIELD', 'dtae'],
      [4, true, undefined, undefined],
      [5, false, 'INVALID_FIELD', 'place'],
      [6, false, 'INVALID_FIELD', 'birth'],
    ]);
    for (const { index: _, ...refusal } of rows.filter(({ ok }) => !ok)) {
      await expectToMatchSchema('/components/schemas/StructuredError', refusal);
    }
    expect(rows[2]?.error.message).toBe('dtae is not a field of this request. Did you mean date?');
  });

  test.each([
    ['no births', { births: [] }, 'births', 'INVALID_FIELD'],
    ['too many births', { births: Array.from({ length: 201 }, () => ({})) }, 'births', 'INVALID_FIELD'],
    ['an unknown setting', { births: [{}], ayanamsa: 'nobody' }, 'ayanamsa', 'INVALID_FIELD'],
    ['an unknown field', { births: [{}], colour: 'red' }, 'colour', 'UNKNOWN_FIELD'],
  ])('a request with %s is refused as a whole', async (_, body, field, code) => {
    const { status, body: refused } = await ask('POST', '/api/v1/charts', body);
    expect(status).toBe(400);
    expect(refused.error).toMatchObject({ code, field });
  });

  test('another format is 406 with the one that it has', async () => {
    const response = await sendToWorker(requestOf({ births: [{}] }, { Accept: 'application/pdf' }));
    expect(response.status).toBe(406);
    const { error } = (await response.json()) as { error: { expected: object } };
    expect(error.expected).toEqual({ type: 'format', values: ['application/x-ndjson; charset=utf-8'] });
  });

  test('200 births with all usual parts come as a stream, and the health check runs between its rows', async () => {
    const births = Array.from({ length: 200 }, (_, i) => ({ ...birthAt(i), ...DELHI }));
    const app = createApp(() => kernel);
    const response = await app.fetch(requestOf({ births }), {});
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let [pieces, healthAt] = [0, Number.POSITIVE_INFINITY];
    await reader.read();
    setTimeout(async () => {
      await (await app.fetch(new Request(`${ORIGIN}/api/health`), {})).json();
      healthAt = pieces;
    });
    while (!(await reader.read()).done) pieces++;
    expect(pieces).toBe(199);
    expect(healthAt).toBeLessThan(20);
  });

  test('the price is the sum of the charts, and a refusal names the largest number of births that passes', async () => {
    const births = Array.from({ length: 200 }, (_, i) => ({ ...birthAt(i), ...DELHI }));
    const body = { births, include: ['dasha'], dashas: ['vimshottari'], dasha_depth: 4 };
    const refused = await ask('POST', '/api/v1/charts', body);
    expect(refused.body.error).toMatchObject({
      code: 'TOO_EXPENSIVE',
      price: { ceiling: { ms: 1500, bytes: 40_000_000 }, largest: expect.any(Number) },
    });
    const { field, price } = refused.body.error;
    const passing =
      field === 'births' ? { ...body, births: births.slice(0, price.largest) } : { ...body, [field]: price.largest };
    expect(await rowsOf(passing)).toHaveLength(field === 'births' ? price.largest : 200);
  });
});
