/** GET and POST /api/muhurta for days at various places. */
import { describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import { askMuhurta, kernel, MUHURTA, secondsApart } from './almanac';
import { ask, type Body } from './ask';

const DELHI = { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 };
const query = (fields: object): string =>
  `?${Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;
const dayOf = async (fields: object) => {
  const { status, body } = await askMuhurta('POST', '', fields as Body);
  expect(status).toBe(200);
  return body;
};

interface Stretch {
  start: string;
  end: string;
}

/** Fails unless the periods are contiguous from one instant to another. */
function expectToTile(slots: Stretch[], from: string, to: string): void {
  expect(slots[0]?.start).toBe(from);
  expect(slots.at(-1)?.end).toBe(to);
  for (let i = 1; i < slots.length; i++) expect(slots[i]?.start).toBe(slots[i - 1]?.end);
}

describe('an ordinary day', () => {
  test('a day gets the same response by query and by body', async () => {
    const byQuery = await askMuhurta('GET', query(DELHI));
    expect(byQuery.status).toBe(200);
    expect(byQuery.body).toEqual(await dayOf(DELHI));
  });

  test('a day has all its parts, and contiguous slots cover day and night', async () => {
    const day = await dayOf(DELHI);
    expect(day).toMatchObject({
      date: '2026-11-21',
      place: { lat: 28.6139, lon: 77.209, tz: 5.5 },
      polar: null,
      note: null,
      sunrise_definition: 'ul15',
      abhijit: { index: 8, name: 'Abhijit', quality: 'good' },
      rahu_kalam: { index: 3, name: 'Rāhu-kālam' },
      panchanga: { vara: { index: 7, name: 'Śanivāra', lord: 'saturn' } },
      substrate_stamp: { service: 'khagola', notes: [] },
    });
    expectToTile(day.muhurtas, day.sunrise, day.next_sunrise);
    expectToTile(day.hora, day.sunrise, day.next_sunrise);
    expectToTile(day.choghadiya.day, day.sunrise, day.sunset);
    expectToTile(day.choghadiya.night, day.sunset, day.next_sunrise);
    expect([day.muhurtas, day.hora, day.choghadiya.day, day.choghadiya.night].map((slots) => slots.length)).toEqual([
      30, 24, 8, 8,
    ]);
    expect(day.hora[0]).toMatchObject({ index: 1, key: 'saturn', lord: 'saturn', quality: null });
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      const limbs = day.panchanga[limb];
      expectToTile(limbs, limbs[0].start, limbs.at(-1).end);
      expect(limbs[0].start <= day.sunrise && limbs.at(-1).end >= day.next_sunrise).toBe(true);
    }
  });

  test('a day gives each instant in UTC and in local time', async () => {
    const day = await dayOf(DELHI);
    const pairs = Object.keys(day).filter((key) => `${key}_local` in day);
    expect(pairs).toEqual(['sunrise', 'sunset', 'next_sunrise', 'moonrise', 'moonset']);
    for (const key of pairs) expect(secondsApart(day[key], day[`${key}_local`])).toBe(0);
    for (const slot of [...day.muhurtas, ...day.panchanga.tithi]) {
      expect(secondsApart(slot.start, slot.start_local) + secondsApart(slot.end, slot.end_local)).toBe(0);
    }
    expect(day.sunrise_local).toMatch(/^2026-11-21T06:4\d:\d\d\+05:30$/);
  });

  test('a Budhavāra has no Abhijit', async () => {
    expect((await dayOf({ ...DELHI, date: '2026-11-18' })).abhijit.quality).toBe('avoided');
  });
});

describe('time zones and meridians', () => {
  test.each([
    ['all zero', { date: '2000-01-01', lat: 0, lon: 0, tz: 0 }],
    ['the date line from the west', { date: '2026-03-21', lat: -18, lon: 180, tz: 12 }],
    ['the date line from the east', { date: '2026-03-21', lat: -18, lon: -180, tz: -12 }],
    ['fourteen hours ahead', { date: '2026-06-21', lat: 1.87, lon: -157.4, tz: 14 }],
    ['fourteen hours behind', { date: '2026-06-21', lat: 1.87, lon: 150, tz: -14 }],
    ['a zone twelve hours off its longitude', { date: '2026-06-21', lat: 28, lon: 77, tz: -7 }],
    ['quarters of an hour', { date: '2026-06-21', lat: 27.7, lon: 85.3, tz: 5.75 }],
    ['local mean time with seconds', { date: '1905-06-21', lat: 13.08, lon: 80.27, tz: 19270 / 3600 }],
    ['the first date', { date: '1900-01-01', lat: 28, lon: 77, tz: 14 }],
    ['the last date', { date: '2100-12-31', lat: 28, lon: 77, tz: -14 }],
    ['a leap day', { date: '2024-02-29', lat: 28, lon: 77, tz: 5.5 }],
  ])('the sunrise is within the local date: %s', async (_, fields) => {
    const day = await dayOf(fields);
    expect(day.sunrise_local.slice(0, 10)).toBe(fields.date);
    expect(day.polar).toBeNull();
    expect(day.muhurtas).toHaveLength(30);
    expect(day.place).toEqual({ lat: fields.lat, lon: fields.lon, tz: fields.tz });
    expect(day.sunset > day.sunrise && day.sunset < day.next_sunrise).toBe(true);
  });
});

describe('polar days', () => {
  test.each([
    ['day', { date: '2026-06-21', lat: 69.6492, lon: 18.9553, tz: 2 }],
    ['night', { date: '2026-12-21', lat: 69.6492, lon: 18.9553, tz: 1 }],
    ['day', { date: '2026-12-21', lat: -90, lon: 0, tz: 0 }],
    ['day', { date: '2026-06-21', lat: 90, lon: 180, tz: 14 }],
    ['night', { date: '2026-12-21', lat: 90, lon: -180, tz: -14 }],
  ])('a polar %s returns 200 with nulls, empty lists and a note', async (polar, fields) => {
    const day = await dayOf(fields);
    expect(day).toMatchObject({
      polar,
      sunrise: null,
      sunrise_local: null,
      sunset: null,
      next_sunrise: null,
      moonrise: null,
      moonset: null,
      muhurtas: [],
      abhijit: null,
      choghadiya: { day: [], night: [] },
      hora: [],
      rahu_kalam: null,
      yamaganda: null,
      gulika: null,
      dur_muhurta: [],
      varjya: [],
      amrita_kala: [],
    });
    expect(day.note).toContain(`polar ${polar}`);
    expect(day.substrate_stamp.notes).toEqual([day.note]);
    expect(day.panchanga.tithi.length).toBeGreaterThan(0);
  });

  test('every day of a year at Tromsø has a complete or explained response', async () => {
    const seen = new Set<string | null>();
    for (let i = 0; i < 365; i += 3) {
      const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      const day = await dayOf({ date, lat: 69.6492, lon: 18.9553, tz: 1 });
      const complete = day.sunrise !== null && day.sunset !== null && day.next_sunrise !== null;
      expect([day.muhurtas.length, day.note === null]).toEqual(complete ? [30, true] : [0, false]);
      seen.add(day.polar);
    }
    expect(seen).toEqual(new Set(['night', null, 'day']));
  });
});

describe('requests', () => {
  test('a request may contain unknown keys and fields', async () => {
    expect((await askMuhurta('GET', `${query(DELHI)}&x=1&x=2`)).body).toEqual(await dayOf({ ...DELHI, x: 1 }));
  });

  test.each([
    ['0', 0],
    ['-0', 0],
    ['0.0', 0],
    ['1e1', 10],
    ['-5.25', -5.25],
    ['55E-1', 5.5],
  ])('the query tz=%s is read as %d', async (tz, value) => {
    expect((await askMuhurta('GET', query({ ...DELHI, tz }))).body.place.tz).toBe(value);
  });

  test('a percent-encoded sign is decoded in a date and a number', async () => {
    const { status } = await askMuhurta('GET', '?date=2026%2D11%2D21&lat=%2D28&lon=77&tz=5%2E5');
    expect(status).toBe(200);
  });

  test('HEAD returns the headers of GET, without a body', async () => {
    expect((await askMuhurta('HEAD', query(DELHI))).status).toBe(200);
    expect((await askMuhurta('HEAD', '?lat=1')).status).toBe(400);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('the endpoint returns 405 for %s', async (method) => {
    const { status, headers, body } = await askMuhurta(method);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD, POST, OPTIONS']);
  });

  test('the endpoint returns 500 without details when the kernel fails', async () => {
    const broken = createApp(() => {
      throw new Error('lat 28.6139');
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, body } = await ask('POST', MUHURTA, DELHI, async (request) => broken.fetch(request, {}));
    expect([status, body.error]).toEqual([500, 'engine-fault']);
    expect(JSON.stringify([body, log.mock.calls])).not.toContain('28.6139');
    log.mockRestore();
  });
});

describe('the rate-limit headers', () => {
  const app = createApp(() => kernel);
  const send = async (request: Request) => app.fetch(request, {});

  test.each<[method: string, query: string, body: Body, status: number]>([
    ['GET', query(DELHI), undefined, 200],
    ['HEAD', query(DELHI), undefined, 200],
    ['POST', '', DELHI, 200],
    ['GET', '', undefined, 400],
    ['POST', '', '{', 400],
    ['POST', '', ' '.repeat(65 * 1024), 413],
  ])('the rate-limit headers are on %s %s', async (method, search, body, status) => {
    const answer = await ask(method, MUHURTA + search, body, send);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('60');
    expect(Number(answer.headers.get('X-RateLimit-Remaining'))).toBeLessThan(60);
    expect(answer.headers.get('X-RateLimit-Reset')).toMatch(/^\d{10}$/);
    expect(answer.headers.has('Retry-After')).toBe(false);
  });

  test('another method is 405 and does not count', async () => {
    const remaining = async () =>
      Number((await ask('GET', MUHURTA + query(DELHI), undefined, send)).headers.get('X-RateLimit-Remaining'));
    const before = await remaining();
    const refused = await ask('DELETE', MUHURTA, undefined, send);
    expect([refused.status, refused.headers.get('X-RateLimit-Remaining')]).toEqual([405, null]);
    expect(await remaining()).toBe(before - 1);
  });

  test('the rate-limit headers are also on a 429, and invalid requests count', async () => {
    const twice = async (request: Request) => {
      const fromOneClient = new Request(request, { headers: { 'CF-Connecting-IP': '203.0.113.7' } });
      return app.fetch(fromOneClient, { LIMIT_MUHURTA: '1' });
    };
    expect((await ask('GET', MUHURTA, undefined, twice)).status).toBe(400);
    const { status, headers, body } = await ask('GET', MUHURTA + query(DELHI), undefined, twice);
    expect([status, body.error, headers.get('X-RateLimit-Remaining')]).toEqual([429, 'rate-limit-exceeded', '0']);
  });
});
