/** POST /api/v1/chart: the chart of /api/chart in the vocabulary of /api/v1. */
import { describe, expect, test } from 'vitest';
import { post } from './ask';
import { birth, CHART, changed, type Fields, v1Birth } from './births';

interface Graha {
  longitude_deg: number;
  sidereal_deg: number;
  rashi: unknown;
  rashi_index: number;
}

const V1_CHART = '/api/v1/chart';
const ask = (fields: Fields = {}) => post(V1_CHART, changed(v1Birth, fields));

/** All objects inside a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* objectsIn(each);
}

describe('POST /api/v1/chart', () => {
  test('POST /api/v1/chart has the figures of POST /api/chart under other names', async () => {
    const { status, body } = await ask();
    const { body: specified } = await post(CHART, birth);
    expect(status).toBe(200);
    expect(body.grahas.map((graha: Graha) => graha.longitude_deg)).toEqual(
      specified.grahas.map((graha: Graha) => graha.sidereal_deg),
    );
    expect(body.grahas.map((graha: Graha) => graha.rashi)).toEqual(
      specified.grahas.map((graha: Graha) => ({ index: graha.rashi_index, name: graha.rashi })),
    );
    expect(body.birth).toEqual({
      date: '1990-05-15',
      time: '14:30',
      at: '1990-05-15T14:30:00+05:30',
      place: { lat: 28.6139, lon: 77.209, tz: 5.5 },
    });
    const first = specified.dasha.vimshottari.periods[0];
    const [period] = body.dasha.vimshottari.periods;
    expect([period.lord.key, Date.parse(period.start)]).toEqual([first.lord, Date.parse(first.start)]);
  });

  test('no field is in camelCase, no instant is written twice, and a name is an object everywhere', async () => {
    const { body } = await ask({ lang: 'en', compare: [{ node: 'true' }], dashas: ['vimshottari', 'narayana'] });
    for (const object of objectsIn(body)) {
      for (const [key, value] of Object.entries(object)) {
        expect(key).not.toMatch(/[a-z][A-Z]|_local$|_label$|(?<!^jd)_utc$|ayanamsha|node_mode|sidereal/);
        if (['rashi', 'nakshatra', 'lord'].includes(key)) expect(typeof value, key).not.toBe('string');
        if (typeof value === 'string') expect(value, key).not.toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      }
    }
  });

  test('the settings of an answer can be sent again', async () => {
    const { body } = await ask({ preset: 'kp', include: [] });
    expect(body.settings).toMatchObject({ preset: 'kp', ayanamsa: expect.any(String), node: expect.any(String) });
    const { status, body: again } = await ask({ ...body.settings, include: [] });
    expect([status, again.settings]).toEqual([200, body.settings]);
  });

  test('a chart without a time is computed for noon, and names the labels that depend on the time', async () => {
    const { status, body } = await ask({ time: undefined, include: [] });
    expect([status, body.birth.time, body.assumed]).toEqual([200, null, ['time']]);
    expect(body.birth.at).toBe('1990-05-15T12:00:00+05:30');
    expect(body.time_dependent).toContain('lagna.rashi');
    expect(body.time_dependent).not.toContain('grahas.saturn.rashi');
  });

  test('times=utc writes instants in UTC', async () => {
    const { body } = await ask({ times: 'utc', include: [] });
    expect(body.birth.at).toBe('1990-05-15T09:00:00Z');
  });

  test.each<[Fields, code: string, field: string, message: string]>([
    [{ date: '1990-02-30' }, 'INVALID_FIELD', 'date', 'date must exist in that month (got 30 February).'],
    [{ date: '3001-01-01' }, 'OUT_OF_EPOCH_RANGE', 'date', ''],
    [{ time: '24:00' }, 'INVALID_FIELD', 'time', ''],
    [{ tz: 'Mars/Base' }, 'INVALID_TIMEZONE', 'tz', ''],
    [
      { lat: undefined },
      'INVALID_FIELD',
      'lat',
      'lat is required with lon: give all of them or none, for example 28.6139.',
    ],
    [
      { lat: undefined, lon: undefined },
      'INVALID_FIELD',
      'place',
      'place is required, or lat or lon instead, for example Pune.',
    ],
    [{ place: 'Pune' }, 'INVALID_FIELD', 'place', 'place must not be given together with lat.'],
    [
      { lat: '28' },
      'INVALID_FIELD',
      'lat',
      'lat must be a number from -90 to 90, not the string "28", for example 28.6139.',
    ],
    [{ colour: 'red' }, 'UNKNOWN_FIELD', 'colour', ''],
    [{ dasha_depth: 9 }, 'INVALID_FIELD', 'dasha_depth', ''],
    [{ date: '2026-03-29', time: '02:30', tz: 'Europe/Berlin' }, 'INVALID_FIELD', 'time', ''],
  ])('POST /api/v1/chart refuses %j with %s', async (fields, code, field, message) => {
    const { status, body } = await ask(fields);
    expect([status, body.error.code, body.error.field]).toEqual([400, code, field]);
    if (message !== '') expect(body.error.message).toBe(message);
  });
});
