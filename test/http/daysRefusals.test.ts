/** Invalid requests to /api/v1/days and /api/v1/places: each error names the parameter and has an example. */
import { describe, expect, test } from 'vitest';
import { ask } from './ask';
import { askDays, askPlaces, DAYS, sendWithFiles } from './days';
import { DELHI } from './utsavas';

const DATE = { from: '2027-01-14', to: '2027-01-14' };
const DAY = { ...DATE, place: 'Pune' };

const REFUSALS: [what: string, fields: object, field: string, message: RegExp, error?: string][] = [
  ['no place', DATE, 'place', /^place is required, or lat, lon or region instead, for example Pune\.$/],
  [
    'a date that is none',
    { from: '2027-02-30', to: '2027-03-01', place: 'Pune' },
    'from',
    /must exist in that month \(got 30 February\)/,
  ],
  [
    'a date before the Kali epoch',
    { from: '-003101-02-17', to: '-003101-02-18', place: 'Pune' },
    'from',
    /must be from -003101-02-18 \(Julian\) to 3000-12-31/,
  ],
  [
    'a date after 3000',
    { from: '3000-12-31', to: '3001-01-01', place: 'Pune' },
    'to',
    /must be from -003101-02-18 .* to 3000-12-31/,
  ],
  [
    'a leap day of the Julian calendar alone, after 1582',
    { from: '1700-02-29', to: '1700-03-20', place: 'Pune' },
    'from',
    /a date that its calendar has/,
  ],
  [
    'dates out of order',
    { from: '2027-01-15', to: '2027-01-14', place: 'Pune' },
    'to',
    /^to must not be before from\.$/,
  ],
  [
    '402 days',
    { from: '2027-01-01', to: '2028-02-06', place: 'Pune' },
    'to',
    /^to must be at most 400 days after from\. For later days send another request, from 2028-02-06\.$/,
  ],
  ['an unknown field', { ...DAY, fields: 'tithi,horoscope' }, 'fields', /^fields must be a list of sunrise, sunset, /],
  ['an empty list of fields', { ...DAY, fields: '' }, 'fields', /^fields must be a list of /],
  [
    'an unknown language',
    { ...DAY, lang: 'fr' },
    'lang',
    /^lang must be one of sa, sa-Deva, en, hi, .*, for example hi\.$/,
  ],
  [
    'an unknown format',
    { ...DAY, format: 'xml' },
    'format',
    /^format must be one of json, csv, ics/,
    'UNSUPPORTED_FORMAT',
  ],
  ['half a place', { ...DATE, lat: 28.6 }, 'lon', /^lon is required with lat/],
  ['a latitude beyond the pole', { ...DATE, ...DELHI, lat: 91 }, 'lat', /number from -90 to 90/],
  [
    'a zone that is none',
    { ...DATE, ...DELHI, tz: 'Asia/Delhi' },
    'tz',
    /IANA time zone, or a UTC offset in hours from -14 to 14, not the string "Asia\/Delhi", for example Asia\/Kolkata\.$/,
  ],
  ['an offset of 15 hours', { ...DATE, ...DELHI, tz: 15 }, 'tz', /IANA time zone, or a UTC offset/],
  ['an offset in clock form', { ...DATE, ...DELHI, tz: '+05:30' }, 'tz', /IANA time zone, or a UTC offset/],
  [
    'a place beside coordinates',
    { ...DATE, ...DELHI, place: 'Pune' },
    'place',
    /^place must not be given together with lat\.$/,
  ],
  ['an unknown place', { ...DATE, place: 'Qqqqzzzz' }, 'place', /, for example Pune\.$/],
];

describe('invalid requests to /api/v1/days', () => {
  test.each(REFUSALS)(
    'GET /api/v1/days refuses %s',
    async (_, fields, field, message, code = expect.stringMatching(/^(INVALID|OUT_OF)/)) => {
      const { status, body } = await askDays(fields);
      const refused = code === 'UNSUPPORTED_FORMAT' ? 406 : 400;
      expect([status, body.error.code, body.error.field]).toEqual([refused, code, field]);
      expect(body.error.message).toMatch(message);
    },
  );

  test('GET /api/v1/days refuses a place name that several towns share, and accepts the candidates that it lists', async () => {
    const { status, body } = await askDays({ ...DATE, place: 'Bilaspur' });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'AMBIGUOUS_PLACE', 'place']);
    expect(body.error.got).toBeTypeOf('string');
    expect(body.error.candidates.length).toBeGreaterThanOrEqual(5);
    for (const { id, lat } of body.error.candidates.slice(0, 3)) {
      expect((await askDays({ ...DATE, place: id, fields: 'sunrise' })).body.place).toMatchObject({ id, lat });
    }
  });

  test('GET /api/v1/days refuses a repeated parameter', async () => {
    const { status, body } = await ask(
      'GET',
      `${DAYS}?from=2027-01-14&to=2027-01-14&to=2027-01-15`,
      undefined,
      sendWithFiles,
    );
    expect([status, body.error.field]).toEqual([400, 'to']);
    expect(body.error.message).toBe('to is given more than once. Give it once.');
  });

  test('GET /api/v1/days refuses other methods', async () => {
    const { status, headers } = await ask('POST', DAYS, {}, sendWithFiles);
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('/api/v1/places', () => {
  test.each([
    ['Prayagraj', 'IN'],
    ['Allahabad', 'IN'],
    ['Kochi, Kerala', 'IN'],
    ['Ayodhya', 'IN'],
    ['Bhubaneswar', 'IN'],
    ['पुणे', 'IN'],
    ['Banglore', 'IN'],
    ['Edison NJ', 'US'],
  ])('GET /api/v1/places finds %s', async (q, country) => {
    const { status, body } = await askPlaces({ q, limit: 3 });
    expect(status).toBe(200);
    expect(body.query).toBe(q);
    expect(body.count).toBe(body.places.length);
    expect(body.places[0]).toMatchObject({ country, matched: expect.any(String), id: expect.any(String) });
    expect(body.attribution).toContain('CC BY 4.0');
  });

  test('GET /api/v1/places distinguishes the Bilaspurs by their states, the most populous first', async () => {
    const { body } = await askPlaces({ q: 'Bilaspur' });
    const states = body.places.map(({ admin1 }: { admin1: string }) => admin1);
    expect(new Set(states).size).toBeGreaterThanOrEqual(4);
    expect(new Set(body.places.map(({ id }: { id: string }) => id)).size).toBeGreaterThanOrEqual(5);
    expect(states[0]).toBe('Chhattisgarh');
    const { body: one } = await askPlaces({ q: 'Bilaspur, Himachal Pradesh' });
    expect(one.places[0].admin1).toBe('Himachal Pradesh');
  });

  test('GET /api/v1/places gives the nearest towns to a point with their distances', async () => {
    const { body } = await askPlaces({ lat: 25.3, lon: 83, limit: 4 });
    expect(body).toMatchObject({ query: null, lat: 25.3, lon: 83, count: 4 });
    expect(body.places[0].name).toBe('Varanasi');
    const distances = body.places.map(({ distance_km: km }: { distance_km: number }) => km);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  });

  test('GET /api/v1/places prefers nearer towns of a name when a point is given too', async () => {
    const { body } = await askPlaces({ q: 'Bilaspur', lat: 31.3, lon: 76.7 });
    expect(body.places[0].admin1).toBe('Himachal Pradesh');
  });

  test('GET /api/v1/places returns an empty list for a name that nothing resembles', async () => {
    expect((await askPlaces({ q: 'Qqqqzzzz' })).body).toMatchObject({ count: 0, places: [] });
  });

  test.each([
    [
      'neither a name nor a point',
      {},
      'q',
      /^q must be the name of a place, unless lat and lon are given, for example Pune\.$/,
    ],
    ['half a point', { lat: 25 }, 'lon', /^lon is required with lat/],
    ['an empty name', { q: '' }, 'q', /^q must be a string of 1 to 100 characters/],
    ['a limit of 51', { q: 'Pune', limit: 51 }, 'limit', /whole number from 1 to 50/],
    ['a longitude of 181', { lat: 25, lon: 181 }, 'lon', /number from -180 to 180/],
  ])('GET /api/v1/places refuses %s', async (_, fields, field, message) => {
    const { status, body } = await askPlaces(fields);
    expect([status, body.error.code, body.error.field]).toEqual([400, 'INVALID_FIELD', field]);
    expect(body.error.message).toMatch(message);
  });
});
