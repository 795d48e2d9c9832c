/** Relative words for dates, and coordinates without a zone, in every resource of /api/v1 that has dates. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask, type Body, ORIGIN } from './ask';

/** 22 November in Tokyo and Auckland, still 21 November in India and London. */
const NOW = Date.parse('2026-11-21T16:30:00Z');
const app = createApp(
  () => kernel,
  () => NOW,
);
const send = async (request: Request): Promise<Response> => app.fetch(request, {});
const get = (path: string) => ask('GET', `/api/v1/${path}`, undefined, send);
const post = (path: string, body: Body) => ask('POST', `/api/v1/${path}`, body, send);

const TOKYO = { lat: 35.6895, lon: 139.6917, tz: 'Asia/Tokyo' };
const TOKYO_QUERY = 'lat=35.6895&lon=139.6917&tz=Asia/Tokyo';

describe('a date in a query may be a relative word, at the place of the request', () => {
  test.each([
    ['days', `from=today&to=tomorrow&fields=vara&${TOKYO_QUERY}`],
    ['sky', `from=today&to=tomorrow&${TOKYO_QUERY}`],
    ['observances', `from=today&to=tomorrow&${TOKYO_QUERY}`],
    ['muhurta-search', `purpose=yatra&from=today&to=tomorrow&${TOKYO_QUERY}`],
  ])('GET /api/v1/%s reads the words in %s', async (resource, query) => {
    const { status, body } = await get(`${resource}?${query}`);
    expect([status, body.from, body.to]).toEqual([200, '2026-11-22', '2026-11-23']);
  });

  test('ephemeris takes today, tomorrow and now, in UTC or in the zone of tz', async () => {
    const { body: utc } = await get('ephemeris?from=today&to=tomorrow&bodies=sun');
    expect(utc.time).toEqual(['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z']);
    const { body: tokyo } = await get('ephemeris?at=now,today&bodies=sun&tz=Asia/Tokyo');
    expect(tokyo.time).toEqual(['2026-11-22T01:30:00+09:00', '2026-11-22T00:00:00+09:00']);
  });

  test('convert takes today and tomorrow, in UTC or in the zone of tz', async () => {
    const days = async (query: string) => (await get(`convert?to=julian&${query}`)).body.gregorian_dates;
    expect(await days('date=today')).toEqual(['2026-11-21']);
    expect(await days('date=tomorrow&tz=Asia/Tokyo')).toEqual(['2026-11-23']);
    expect((await get('convert?date=today&from=nepali')).body.error).toMatchObject({ field: 'date' });
  });
});

test('card.svg takes today, which is its default, and tomorrow at the place, and finds the zone of coordinates', async () => {
  const card = async (query: string) => {
    const response = await app.fetch(new Request(`${ORIGIN}/api/v1/card.svg?${query}`), {});
    expect(response.status, query).toBe(200);
    return response.text();
  };
  const drawn = await card(`date=2026-11-22&${TOKYO_QUERY}`);
  expect(await card(`date=today&${TOKYO_QUERY}`)).toBe(drawn);
  expect(await card(TOKYO_QUERY)).toBe(drawn);
  expect(await card('lat=35.6895&lon=139.6917&tz=9')).toBe(drawn);
  expect(await card('lat=35.6895&lon=139.6917')).toBe(drawn);
  expect(await card(`date=tomorrow&${TOKYO_QUERY}`)).toBe(await card(`date=2026-11-23&${TOKYO_QUERY}`));
});

describe('the date of a birth may be a relative word, at the place of the birth', () => {
  const born = { date: 'today', time: '00:10', ...TOKYO };

  test('a chart of now has the local time of the place', async () => {
    const { body } = await post('chart', { date: 'now', ...TOKYO, include: [] });
    expect(body.birth).toMatchObject({ date: '2026-11-22', time: '01:30:00', at: '2026-11-22T01:30:00+09:00' });
  });

  test.each([
    ['chart', { ...born, include: [] }, (body: Body & { birth: object }) => body.birth],
    [
      'match',
      { a: born, b: { ...born, date: '1990-05-15' }, system: 'ashtakuta' },
      (body: Body & { births: { a: object } }) => body.births.a,
    ],
    ['transits', { birth: born, from: 'today', to: 'tomorrow' }, (body: Body & { birth: object }) => body.birth],
    ['varshaphala', { birth: born, year: 2027 }, (body: Body & { birth: object }) => body.birth],
  ] as const)('POST /api/v1/%s reads the word', async (resource, request, birthOf) => {
    const { status, body } = await post(resource, request);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(birthOf(body)).toMatchObject({ at: '2026-11-22T00:10:00+09:00' });
  });

  test('a birth without a place is refused for its place', async () => {
    const { status, body } = await post('chart', { date: 'today', time: '10:00' });
    expect([status, body.error.field]).toEqual([400, 'place']);
  });
});

test('coordinates alone have the zone of the nearest town, or the nautical offset without the list of towns', async () => {
  const { lat, lon } = TOKYO;
  const place = `lat=${lat}&lon=${lon}`;
  for (const path of [`ephemeris?at=today&bodies=sun&${place}`, `days?from=today&to=today&fields=vara&${place}`]) {
    const { body } = await get(path);
    expect(body, path).toMatchObject({ place: { lat, lon, tz: 9 }, assumed: ['tz'] });
  }
});

describe('an answer about the present stays fresh for one minute', () => {
  const freshness = async (path: string) => (await get(path)).headers.get('Cache-Control');

  test.each([
    `days?from=today&to=tomorrow&fields=vara&${TOKYO_QUERY}`,
    'ephemeris?at=now&bodies=sun',
    'convert?date=today&to=julian',
    'holidays?region=india',
    `sky?kind=station&${TOKYO_QUERY}`,
    `anniversaries?kind=birthday&tithi=6&masa=2&paksha=krishna&${TOKYO_QUERY}`,
  ])('GET /api/v1/%s', async (path) => {
    expect(await freshness(path)).toMatch(/^(public|private), max-age=60$/);
  });

  test.each([
    'ephemeris?at=2026-11-22&bodies=sun',
    'convert?date=2026-11-21&to=julian',
    'holidays?region=india&year=2026',
  ])('GET /api/v1/%s stays fresh for an hour', async (path) => {
    expect(await freshness(path)).toBe('public, max-age=3600');
  });

  test('a stored answer has the freshness of each question that it answers', async () => {
    const path = (from: string) => `days?from=${from}&to=2026-11-23&fields=vara&${TOKYO_QUERY}`;
    const controls = [];
    for (const from of ['2026-11-22', 'today', '2026-11-22']) controls.push(await freshness(path(from)));
    expect(controls).toEqual(['public, max-age=3600', 'public, max-age=60', 'public, max-age=3600']);
  });
});
