/** Guessed names and values are understood, or refused with the nearest field or an example. */
import { describe, expect, test } from 'vitest';
import { ask } from './ask';

const BIRTH = { date: '1990-05-15', time: '14:30', place: 'Pune' };
const DAY = 'from=2026-11-08&to=2026-11-08&fields=sunrise';

const get = (path: string) => ask('GET', `/api/v1/${path}`);
const post = (path: string, body: object) => ask('POST', `/api/v1/${path}`, body);

describe('guesses that are understood', () => {
  test.each([
    ['days', `lat=51.5&lon=-0.12&${DAY}`, `latitude=51.5&longitude=-0.12&${DAY}`],
    ['days', `lat=51.5&lon=-0.12&tz=UTC&${DAY}`, `Latitude=51.5&LNG=-0.12&timezone=UTC&${DAY}`],
    ['days', `place=London&${DAY}`, `city=London&startDate=2026-11-08&endDate=2026-11-08&fields=sunrise`],
    ['days', `place=London&${DAY},sunset`, `location=London&${DAY}&fields=sunset`],
    ['ephemeris', 'from=2026-01-01&ayanamsa=raman&node=true', 'start=2026-01-01&ayanamsha=raman&nodeMode=true'],
    ['observances', 'q=diwali&year=2026', 'search=diwali&year=2026'],
    ['sky', 'from=2026-01-01&to=2026-01-31&kind=station', 'dateFrom=2026-01-01&dateTo=2026-01-31&kinds=station'],
    ['places', 'q=Pune&limit=1', 'query=Pune&maxResults=1'],
    ['now', 'place=Pune&at=2026-11-08T12:00', 'place=Pune&time=2026-11-08T12:00'],
    [
      'ephemeris',
      'from=2026-01-01&to=2026-01-02&bodies=moon&step=6h',
      'from=2026-01-01&to=2026-01-02&planets=moon&interval=6h',
    ],
    [
      'muhurta-search',
      'purpose=yatra&place=Pune&from=2026-11-08&to=2026-11-12',
      'activity=yatra&place=Pune&from=2026-11-08&to=2026-11-12',
    ],
  ])('GET /api/v1/%s?%s and ?%s return the same answer', async (path, named, guessed) => {
    const one = await get(`${path}?${named}`);
    const other = await get(`${path}?${guessed}`);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
  });

  test('POST /api/v1/chart accepts other names of the fields of a birth', async () => {
    const named = await post('chart', { ...BIRTH, ayanamsa: 'raman', include: [] });
    const guessed = await post('chart', {
      birthDate: BIRTH.date,
      birth_time: BIRTH.time,
      city: BIRTH.place,
      ayanamsha: 'raman',
      include: [],
    });
    expect(guessed.body).toEqual(named.body);
  });
});

test.each([
  ['chart?format=ndjson', BIRTH, { ...BIRTH, format: 'ndjson' }],
  [
    'match?output=ndjson',
    { a: BIRTH, b: BIRTH, system: 'all' },
    { a: BIRTH, b: BIRTH, system: 'all', format: 'ndjson' },
  ],
])('POST /api/v1/%s takes the format from its query', async (path, request, withFormat) => {
  const named = await post(path.replace(/\?.*/, ''), withFormat);
  expect(await post(path, request)).toMatchObject({ status: 200, body: named.body });
  expect(String(named.body)).toMatch(/^\{.*\}\n/);
});

describe('guesses that are refused by name', () => {
  test.each([
    ['days?palce=Pune', 'palce', 'Did you mean place?'],
    ['days?place=Pune&latitute=51', 'latitute', 'Did you mean lat?'],
    ['days?place=Pune&city=Pune', 'city', 'place'],
    ['days?place=Pune&lat=51&lon=0', 'place', 'lat'],
    ['days?lat=51.5', 'lon', 'for example 77.209'],
    ['days?lat=abc&lon=1', 'lat', 'a number from -90 to 90, not the string "abc"'],
    ['days?place=Pune&from=08-11-2026', 'from', 'YYYY-MM-DD, not the string "08-11-2026"'],
    [
      'days?place=Pune&from=5/6/1809',
      'from',
      '5/6/1809 may be 5 June 1809 or 6 May 1809: write 1809-06-05 or 1809-05-06.',
    ],
    ['holidays?year=2026&month=11', 'month', 'Its fields are region, year'],
    ['sky?from=5/6/1809', 'from', 'may be 5 June 1809 or 6 May 1809'],
    ['ephemeris?from=5/6/1809', 'from', 'may be 5 June 1809 or 6 May 1809'],
    ['now?at=5/6/1809&place=Pune', 'at', 'may be 5 June 1809 or 6 May 1809'],
    ['convert?date=5/6/1809', 'date', 'may be 5 June 1809 or 6 May 1809'],
    ['convert?date=5/6/2083&from=nepali', 'date', 'YYYY-MM-DD, not the string "5/6/2083", for example'],
    ['days?place=Pune&date=2026-11-08', 'date', 'Did you mean from?'],
    ['days?place=Pune&colour=red', 'colour', 'Its fields are from, to'],
    ['days?place=Pune&fields=SUNRISE', 'fields', 'sunrise'],
    ['days?place=Xyzzyville&year=2026', 'place', 'not near enough to a name of the list'],
    ['now?place=Pune&ayanamsha=raman', 'ayanamsha', 'Its fields are at'],
    ['observances?festival=diwali', 'festival', 'Did you mean q?'],
    ['days?q=Pune', 'q', 'Did you mean place?'],
    ['sky?q=eclipse&year=2026', 'q', 'Did you mean kind?'],
    ['muhurta-search?q=vivaha&place=Pune', 'q', 'Did you mean purpose?'],
    ['convert?q=2026-11-22', 'q', 'Did you mean date?'],
    ['holidays?query=diwali&year=2026', 'query', 'Did you mean kind?'],
    ['observances?key=diwalii', 'key', 'lakshmi_puja'],
    ['observances?year=2026&region=Kerala', 'region', 'kerala'],
    ['observances?year=2026&times=yes', 'times', 'true, false, utc, local, not the string "yes"'],
    ['ephemeris?from=2026-01-01&bodies=Sun', 'bodies', 'sun, moon'],
    ['ephemeris?from=2026-01-01&step=1hour', 'step', 'such as 1d, 6h or 10m'],
    ['convert?date=2026-11-22&to=Nepali', 'to', 'nepali'],
    ['muhurta-search?purpose=marriage&place=Pune', 'purpose', 'vivaha'],
    ['muhurta-search?purpose=vivaha&place=Pune&compare=drik', 'compare', 'not the string "drik"'],
    ['days?place=Pune&from=2026-13-01', 'from', 'YYYY-MM-DD, not the string "2026-13-01", for example'],
    ['convert?date=2026-02-30', 'date', 'must be a date that gregorian has'],
    ['convert?date=2026-11-22&adhika=yes', 'adhika', 'true or false, not the string "yes", for example true'],
    [
      'anniversaries?kind=birthday&tithi=5&paksha=shukla&masa=8&adhika=1',
      'adhika',
      'true or false, not the string "1"',
    ],
  ])('GET /api/v1/%s is refused at %s', async (query, field, words) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body.error.field).toBe(field);
    expect(body.error.message).toContain(words);
  });

  test.each([
    ['chart', { ...BIRTH, place: undefined, latitude: '28.6', longitude: '77.2' }, 'lat', 'not the string "28.6"'],
    ['chart', { ...BIRTH, time: '2:30 PM' }, 'time', 'for example 14:30'],
    ['chart', { ...BIRTH, date: '15/05/1990' }, 'date', 'Write 15/05/1990 as 1990-05-15.'],
    ['chart', { ...BIRTH, date: '5/6/1990' }, 'date', 'may be 5 June 1990 or 6 May 1990'],
    ['chart', { ...BIRTH, include: 'yogas' }, 'include', 'must be a list of'],
    ['chart', { birth: BIRTH }, 'birth', 'Its fields are date, time, place'],
    ['chart', { ...BIRTH, ayanamsah: 'raman' }, 'ayanamsah', 'Did you mean ayanamsa?'],
    ['match', { a: '1990-05-15 14:30 Pune', b: BIRTH }, 'a', 'for example {"date":"1990-05-15"'],
    ['transits', { ...BIRTH, from: '2026-01-01', to: '2026-12-31' }, 'date', 'Did you mean from?'],
    ['varshaphala', { birth: BIRTH, year: '2026' }, 'year', 'not the string "2026"'],
    ['transits', { birth: BIRTH, year: 2026, kakshyas: 'yes' }, 'kakshyas', 'true or false, not the string "yes"'],
    ['match', { a: BIRTH, b: BIRTH }, 'system', 'is required and must be one of ashtakuta'],
    ['chart?colour=red', BIRTH, 'colour', 'is not a field of this request'],
    ['chart?format=png', BIRTH, 'format', 'must be one of json, svg, csv, ndjson, not the string "png"'],
    ['chart?format=svg', { ...BIRTH, format: 'csv' }, 'format', 'is given more than once'],
    ['chart?format=svg&stile=south', BIRTH, 'stile', 'Did you mean style?'],
  ])('POST /api/v1/%s with %j is refused at %s', async (path, request, field, words) => {
    const { status, body } = await post(path, request);
    expect(status).toBe(body.error.code === 'UNSUPPORTED_FORMAT' ? 406 : 400);
    expect(body.error.field).toBe(field);
    expect(body.error.message).toContain(words);
  });
});
