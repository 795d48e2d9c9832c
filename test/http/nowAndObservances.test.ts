/** GET /api/v1/now and /api/v1/observances: places, relative dates, pages, and the same data as the specified endpoints. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask } from './ask';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const app = createApp(
  () => kernel,
  () => NOW,
);
const DELHI = 'lat=28.6139&lon=77.209&tz=Asia/Kolkata';
const get = (path: string) => ask('GET', path, undefined, async (request) => app.fetch(request, {}));

test.each(['now', 'observances?region=kerala', 'days?region=kerala'])(
  'GET /api/v1/%s spells the zone of a request without a place as the tz database does',
  async (path) => {
    const { status, body } = await get(`/api/v1/${path}${path.includes('?') ? '&' : '?'}tz=europe/LONDON`);
    expect([status, body.place.tz, body.assumed]).toEqual([200, 'Europe/London', ['place']]);
  },
);

describe('GET /api/v1/now', () => {
  test('GET /api/v1/now has the limbs of /api/panchang and says that New Delhi is assumed', async () => {
    const { status, body } = await get('/api/v1/now');
    const { body: specified } = await get('/api/panchang');
    expect([status, body.at, body.assumed]).toEqual([200, '2026-11-21T11:30:00+05:30', ['place']]);
    expect(body.place).toMatchObject({ name: 'New Delhi', tz: 'Asia/Kolkata' });
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      expect([body[limb].index, Date.parse(body[limb].end)]).toEqual([
        specified[limb].index,
        Date.parse(specified[limb].end),
      ]);
    }
    expect(body.moon.longitude_deg).toBe(specified.moon.sidereal_deg);
    expect(body.moon.rashi).toEqual({ index: specified.moon.rashi_index, name: specified.moon.rashi });
  });

  test('GET /api/v1/now answers for another instant and place, in UTC on request', async () => {
    const path = `/api/v1/now?at=2026-01-01T00:00:00Z&lat=51.5&lon=-0.12&tz=Europe/London`;
    expect((await get(path)).body).toMatchObject({ at: '2026-01-01T00:00:00+00:00', assumed: [] });
    expect((await get(`${path}&times=utc`)).body.tithi.end).toMatch(/Z$/);
  });

  test('GET /api/v1/now omits the values that count from sunrise where the Sun does not rise', async () => {
    const { status, body } = await get('/api/v1/now?at=2026-12-21T12:00:00Z&lat=78.2&lon=15.6&tz=Arctic/Longyearbyen');
    expect([status, 'ghati' in body, body.vara.start]).toEqual([200, false, null]);
    expect(body.tithi.index).toBeGreaterThan(0);
  });

  test.each([
    ['at=yesterday', 'at'],
    ['at=3200-01-01T00:00:00Z', 'at'],
    ['lat=5', 'lon'],
    ['colour=red', 'colour'],
  ])('GET /api/v1/now refuses %s', async (search, field) => {
    const { status, body } = await get(`/api/v1/now?${search}`);
    expect([status, body.error.field]).toEqual([400, field]);
  });
});

describe('GET /api/v1/observances', () => {
  const PATH = `/api/v1/observances?${DELHI}`;

  test('GET /api/v1/observances lists the principal observances of the present year by default', async () => {
    const { status, body } = await get('/api/v1/observances');
    const { body: year } = await get('/api/utsavas?year=2026&show=principal');
    expect([status, body.from, body.to, body.principal]).toEqual([200, '2026-01-01', '2026-12-31', true]);
    expect(body.assumed).toEqual(['place']);
    expect([body.total, body.count]).toEqual([year.total, Math.min(100, year.total)]);
    expect(body.observances[0]).toMatchObject({ key: year.utsavas[0].key, date: year.utsavas[0].date });
  });

  test('a span may begin in one year and end in the next', async () => {
    const { body } = await get(`${PATH}&from=2026-12-01&to=2027-01-31&principal=false&limit=1000`);
    const parts = await Promise.all([
      get(`/api/utsavas?year=2026&from=2026-12-01&${DELHI}`),
      get(`/api/utsavas?year=2027&to=2027-01-31&${DELHI}`),
    ]);
    expect(body.observances.map(({ date, key }: { date: string; key: string }) => [date, key])).toEqual(
      parts.flatMap(({ body: year }) =>
        year.utsavas.map(({ date, key }: { date: string; key: string }) => [date, key]),
      ),
    );
  });

  test('next of GET /api/v1/observances leads through all pages', async () => {
    const keys: string[] = [];
    const first = await get(`${PATH}&year=2026&limit=40`);
    for (let page = first.body; ; page = (await get(`/api/v1/observances?${page.next}`)).body) {
      keys.push(...page.observances.map(({ key, date }: { key: string; date: string }) => `${date} ${key}`));
      if (page.next === null) break;
    }
    expect([keys.length, new Set(keys).size]).toEqual([first.body.total, first.body.total]);
  });

  test('today and tomorrow are dates of the place, and a key selects one observance', async () => {
    const { body } = await get(`${PATH}&from=today&to=tomorrow&principal=false`);
    expect([body.from, body.to]).toEqual(['2026-11-21', '2026-11-22']);
    const { body: puja } = await get(`${PATH}&year=2026&key=lakshmi_puja&times=true`);
    expect([puja.total, puja.observances[0].date]).toEqual([1, '2026-11-08']);
  });

  test('the key of every observance of a year is accepted', async () => {
    const { body: year } = await get('/api/utsavas?year=2026&show=all&region=all');
    const keys = new Set((year.utsavas as { key: string }[]).map(({ key }) => key));
    expect(keys.size).toBeGreaterThan(300);
    for (const key of keys) {
      const { status } = await get(`${PATH}&from=today&to=today&key=${key}`);
      expect([key, status]).toEqual([key, 200]);
    }
  });

  test.each([
    ['from=2026-01-01&to=2027-12-31', 'to'],
    ['from=2026-02-01&to=2026-01-01', 'to'],
    ['year=2026&from=2026-01-01', 'year'],
    ['year=1450', 'year'],
    ['kind=party', 'kind'],
    ['key=ekadashi', 'key'],
    ['limit=0', 'limit'],
  ])('GET /api/v1/observances refuses %s', async (search, field) => {
    const { status, body } = await get(`${PATH}&${search}`);
    expect([status, body.error.field]).toEqual([400, field]);
  });
});

test('GET /api/v1/observances?next= returns the next ones of a kind or a key, as the whole span does', async () => {
  const place = 'lat=18.52&lon=73.86&tz=Asia/Kolkata';
  const next = async (query: string) => (await ask('GET', `/api/v1/observances?${place}&${query}`)).body;
  for (const chosen of ['kind=ekadashi', 'key=sankashti_chaturthi', 'key=lakshmi_puja', 'key=onam', 'principal=true']) {
    const { observances } = await next(`${chosen}&times=true&from=2026-11-20&to=2027-11-20`);
    const found = await next(`${chosen}&times=true&from=2026-11-20&next=2`);
    expect(found.observances, chosen).toEqual(observances.slice(0, 2));
  }
  const { observances, from } = await next('kind=ekadashi&next=1');
  expect(observances.length).toBe(1);
  expect(observances[0].date >= from).toBe(true);
});

test('GET /api/v1/observances says that q takes the name that kind does not', async () => {
  const { status, body } = await get(`/api/v1/observances?year=2026&kind=sankashti&${DELHI}`);
  expect(status).toBe(400);
  expect(body.error.message).toMatch(
    /^kind must be a list of .*, not the string "sankashti", for example .*\. q takes names\.$/,
  );
  const { body: found } = await get(`/api/v1/observances?year=2026&q=sankashti&${DELHI}`);
  expect(found.count).toBeGreaterThan(10);
});

test('GET /api/v1/ephemeris without a time says which fields give one', async () => {
  const { status, body } = await get('/api/v1/ephemeris?bodies=moon');
  expect([status, body.error.message]).toEqual([400, 'from is required, or at instead, for example 2026-01-01.']);
});
