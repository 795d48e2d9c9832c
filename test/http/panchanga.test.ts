/** GET /api/panchang with a fixed clock. */
import { describe, expect, test } from 'vitest';
import ends from '../truth/ephemeris/panchanga-ends.json';
import { askAt, PANCHANGA, secondsApart } from './almanac';
import { ask } from './ask';

const NOON = '2026-11-21T06:30:00Z';

describe('GET /api/panchang', () => {
  test('GET /api/panchang answers for the present instant', async () => {
    const { status, headers, body } = await ask('GET', PANCHANGA);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(secondsApart(body.time, new Date().toISOString())).toBeLessThan(5);
  });

  test('GET /api/panchang answers for the instant of its clock', async () => {
    const { body } = await askAt(NOON, 'GET', PANCHANGA);
    expect(body).toMatchObject({
      time: NOON,
      time_local: '2026-11-21T12:00:00+05:30',
      reference_place: { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
      ayanamsha: 'lahiri',
      vara: { index: 7, name: 'Śanivāra', sa: 'शनिवार', lord: 'saturn' },
      sunrise_definition: 'ul15',
      substrate_stamp: { service: 'khagola', ayanamsha: { key: 'lahiri' }, node_mode: 'mean', notes: [] },
    });
    expect(body.substrate_stamp.ayanamsha.deg).toBe(body.ayanamsha_deg);
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      expect(Date.parse(body[limb].start)).toBeLessThanOrEqual(Date.parse(NOON));
      expect(Date.parse(body[limb].end)).toBeGreaterThan(Date.parse(NOON));
    }
    expect(body.moon.nakshatra_index).toBe(body.nakshatra.index);
  });

  test('GET /api/panchang computes for the whole second that it names', async () => {
    const { body } = await askAt(Date.parse(NOON) + 499, 'GET', PANCHANGA);
    expect(body).toEqual((await askAt(NOON, 'GET', PANCHANGA)).body);
  });

  // Sunrise at New Delhi on 2026-11-22 is about 01:19 UTC, 06:49 local time.
  test.each([
    ['2026-11-21T18:29:59Z', 7],
    ['2026-11-21T18:30:00Z', 7],
    ['2026-11-22T01:00:00Z', 7],
    ['2026-11-22T01:40:00Z', 1],
  ])('the vāra at %s is %i: it changes at sunrise and not at midnight', async (time, index) => {
    const { body } = await askAt(time, 'GET', PANCHANGA);
    expect(body.vara.index).toBe(index);
    expect(Date.parse(body.vara.start)).toBeLessThanOrEqual(Date.parse(time));
    expect(Date.parse(body.vara.end)).toBeGreaterThan(Date.parse(time));
  });

  const rows = ends.rows as (string | number)[][];
  const cell = (row: (string | number)[], column: string) => row[ends.columns.indexOf(column)] as never;

  test('limbs begin and end within a second of Swiss Ephemeris with JPL DE431, including rounding', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(400);
    for (const row of rows) {
      const { body } = await askAt(cell(row, 'utc') as string, 'GET', PANCHANGA);
      for (const [limb, number] of [
        ['tithi', 'tithi'],
        ['nakshatra', 'nakshatra'],
        ['yoga', 'yoga'],
        ['karana', 'karana60'],
      ] as const) {
        expect(body[limb].index, `${limb} at ${row[0]}`).toBe(cell(row, number));
        expect(secondsApart(body[limb].start, cell(row, `${limb}_start`)), `${limb} from ${row[0]}`).toBeLessThan(1);
        expect(secondsApart(body[limb].end, cell(row, `${limb}_end`)), `${limb} from ${row[0]}`).toBeLessThan(1);
      }
    }
  });

  test.each([
    ['?date=2026-01-01', ['date']],
    ['?lat=1&lon=2', ['lat', 'lon']],
    ['?b=1&a=2&b=3', ['b', 'a']],
    ['?date', ['date']],
    ['?date=', ['date']],
    ['?=1', ['']],
    ['?&', []],
    ['?__proto__=1&constructor=2', ['__proto__', 'constructor']],
    ['?%C4%81yana=1', ['āyana']],
    ['?a+b=1', ['a b']],
    ['?%ff=1', ['\ufffd']],
    ['??', ['?']],
  ])('GET /api/panchang refuses %s and lists its keys', async (query, keys) => {
    const { status, headers, body } = await ask('GET', PANCHANGA + query);
    expect({ status, ...body }).toEqual({
      status: 400,
      error: 'unsupported_query_parameters',
      message: 'This path takes no query string. Remove it and retry.',
      unexpected_keys: keys,
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('GET /api/panchang accepts a bare ?', async () => {
    expect((await ask('GET', `${PANCHANGA}?`)).status).toBe(200);
  });

  test('GET /api/panchang answers HEAD like GET, without a body', async () => {
    const { status, headers } = await ask('HEAD', PANCHANGA);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect((await ask('HEAD', `${PANCHANGA}?a=1`)).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'DELETE'])('GET /api/panchang returns 405 for %s', async (method) => {
    const { status, headers, body } = await ask(method, PANCHANGA);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD, OPTIONS']);
  });

  test('GET /api/panchang returns 500 when the clock is outside the almanac', async () => {
    const { status, body } = await askAt('2150-01-01T00:00:00Z', 'GET', PANCHANGA);
    expect([status, body.error]).toEqual([500, 'engine-fault']);
  });
});
