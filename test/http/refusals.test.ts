/** Invalid inputs, each with the status, the code and the field of its error. */
import { describe, expect, test } from 'vitest';
import { type Body, post } from './ask';
import { ABSENT, birth, CHART, CORE_CHART, changed, coreBirth, type Fields } from './births';

type Code = 'INVALID_FIELD' | 'OUT_OF_EPOCH_RANGE' | 'INVALID_TIMEZONE';

/** One invalid body: the change to a valid one, and the expected error. */
type Row = [changes: Fields, field: string, code?: Code];

/** The same field with several invalid values. */
const each = (field: string, values: readonly unknown[], code?: Code): Row[] =>
  values.map((value) => [{ [field]: value }, field, ...(code ? [code] : [])] as Row);

/** JSON values that are not valid numbers. */
const NO_NUMBERS = [ABSENT, null, '5', true, [], {}];
const NO_STRINGS = [ABSENT, null, 5, false, [], {}];

const chartRows: Row[] = [
  ...['year', 'month', 'day', 'hour', 'minute', 'lat', 'lon', 'tzHours'].flatMap((field) => each(field, NO_NUMBERS)),
  ...each('year', [1899, 2101, 1850, 0, -1, 99999, 1e300], 'OUT_OF_EPOCH_RANGE'),
  ...each('year', [1990.5, '1990', 2100.5]),
  ...each('month', [0, 13, -1, 1.5, 1e300]),
  ...each('day', [0, 32, -1, 1.5]),
  [{ month: 4, day: 31 }, 'day'],
  [{ month: 2, day: 30 }, 'day'],
  [{ year: 2023, month: 2, day: 29 }, 'day'],
  [{ year: 1900, month: 2, day: 29 }, 'day'],
  [{ year: 2100, month: 2, day: 29 }, 'day'],
  ...each('hour', [-1, 24, 12.5]),
  ...each('minute', [-1, 60, 0.5]),
  ...each('lat', [90.0001, -90.0001, 180, 1e300]),
  ...each('lon', [180.0001, -180.0001, 360]),
  ...each('tzHours', [14.01, -14.01, 330]),
  ...each('name', [null, 5, true, [], {}]),
  ...each('second', [null, '5', -0.1, 60, 61, []]),
  ...each('dashaDepth', [null, '3', 0, 6, 2.5]),
  // With several invalid fields, the error names the first in the order of the specification.
  [{ year: 1850, month: 13, lat: 91 }, 'year', 'OUT_OF_EPOCH_RANGE'],
  [{ year: 1850.5, month: 13 }, 'year'],
  [{ year: 1850, month: 2, day: 30 }, 'year', 'OUT_OF_EPOCH_RANGE'],
  [{ month: 0, day: 0, hour: 24 }, 'month'],
  [{ month: 2, day: 30, lat: 91, second: null }, 'day'],
  [{ month: 2, day: 30, hour: 24 }, 'day'],
  [{ minute: 60, lat: ABSENT }, 'minute'],
  [{ lat: '1', lon: '1' }, 'lat'],
  [{ lon: 181, tzHours: 15 }, 'lon'],
  [{ tzHours: 15, name: 5, second: 60 }, 'tzHours'],
  [{ name: 5, second: 60 }, 'name'],
  [{ second: 60, dashaDepth: 9 }, 'second'],
];

const coreRows: Row[] = [
  ...each('birthDate', NO_STRINGS),
  ...each('birthDate', ['', '1990-5-15', '15-05-1990', '1990/05/15', '1990-05-15T00:00', ' 1990-05-15', '१९९०-०५-१५']),
  ...each('birthDate', ['1990-00-10', '1990-13-01', '1990-05-00', '1990-04-31', '1990-05-32']),
  ...each('birthDate', ['2023-02-29', '1900-02-29', '2100-02-29']),
  ...each('birthDate', ['1899-12-31', '2101-01-01', '0000-01-01', '9999-12-31'], 'OUT_OF_EPOCH_RANGE'),
  ...each('birthDate', ['1850-02-30', '2150-13-45'], 'OUT_OF_EPOCH_RANGE'),
  ...each('birthTime', NO_STRINGS),
  ...each('birthTime', ['', '24:00:00', '23:60:00', '23:59:60', '14:30', '2:30:00', '14:30:00.5', '14:30:00Z']),
  ...each('birthPlace', [ABSENT, null, 'Delhi', 5, [], [28.6, 77.2]]),
  ...['birthPlace.lat', 'birthPlace.lon'].flatMap((field) => each(field, NO_NUMBERS)),
  ...each('birthPlace.lat', [90.0001, -91]),
  ...each('birthPlace.lon', [180.0001, -181]),
  ...each('birthPlace.tz', [null, 5, true, [], {}]),
  ...each(
    'birthPlace.tz',
    [ABSENT, '', ' ', 'Asia', 'Asia/Kolkatta', 'Asia/Kolkata ', 'Mars/Olympus'],
    'INVALID_TIMEZONE',
  ),
  ...each('birthPlace.tz', ['+05:30', '-03:00', '+0530', 'UTC+5', 'GMT+5:30', 'Z', 'IST', 'local'], 'INVALID_TIMEZONE'),
  [{ 'birthPlace.tz': '', 'birthPlace.tzOffsetHours': 5.5 }, 'birthPlace.tz', 'INVALID_TIMEZONE'],
  [{ 'birthPlace.tz': null, 'birthPlace.tzOffsetHours': 5.5 }, 'birthPlace.tz'],
  ...[null, '5.5', 14.25, -14.25, []].flatMap((hours): Row[] => [
    [{ 'birthPlace.tz': ABSENT, 'birthPlace.tzOffsetHours': hours }, 'birthPlace.tzOffsetHours'],
    [{ 'birthPlace.tzOffsetHours': hours }, 'birthPlace.tzOffsetHours'],
  ]),
  ...each('ayanamsa', NO_STRINGS),
  ...each('ayanamsa', ['', 'Lahiri', 'lahiri ', 'fagan-bradley', 'surya_siddhanta']),
  ...each('nodeMode', [null, 5, true, '', 'Mean', 'osculating']),
  // Local times that the zone skipped.
  [{ birthDate: '2021-03-28', birthTime: '01:30:00', 'birthPlace.tz': 'Europe/London' }, 'birthTime'],
  [{ birthDate: '2021-03-14', birthTime: '02:30:00', 'birthPlace.tz': 'America/New_York' }, 'birthTime'],
  [{ birthDate: '2021-10-03', birthTime: '02:15:00', 'birthPlace.tz': 'Australia/Lord_Howe' }, 'birthTime'],
  [{ birthDate: '2011-12-30', birthTime: '12:00:00', 'birthPlace.tz': 'Pacific/Apia' }, 'birthTime'],
  [{ birthDate: '1941-10-01', birthTime: '00:10:00', 'birthPlace.tz': 'Asia/Kolkata' }, 'birthTime'],
  // With several invalid fields, the error names the first in the order of the specification.
  [{ birthDate: '1850-01-01', birthTime: 'noon', ayanamsa: 5 }, 'birthDate', 'OUT_OF_EPOCH_RANGE'],
  [{ birthDate: '1990-02-30', birthTime: 'noon' }, 'birthDate'],
  [{ birthTime: 'noon', 'birthPlace.lat': 91, 'birthPlace.tz': 'Nowhere' }, 'birthTime'],
  [{ birthTime: 'noon', birthPlace: null }, 'birthTime'],
  [{ birthPlace: ABSENT, ayanamsa: ABSENT }, 'birthPlace'],
  [{ 'birthPlace.lat': 91, 'birthPlace.tz': 'Nowhere', ayanamsa: '' }, 'birthPlace.lat'],
  [{ 'birthPlace.lon': 181, 'birthPlace.tz': ABSENT }, 'birthPlace.lon'],
  [{ 'birthPlace.tz': 'Nowhere', 'birthPlace.tzOffsetHours': 15, ayanamsa: '' }, 'birthPlace.tz', 'INVALID_TIMEZONE'],
  [{ 'birthPlace.tz': ABSENT, ayanamsa: '' }, 'birthPlace.tz', 'INVALID_TIMEZONE'],
  [{ ayanamsa: '', nodeMode: '' }, 'ayanamsa'],
  [
    {
      birthDate: '2021-03-28',
      birthTime: '01:30:00',
      'birthPlace.tz': 'Europe/London',
      'birthPlace.lat': 91,
      ayanamsa: '',
    },
    'birthTime',
  ],
];

const show = (changes: Fields): string =>
  Object.entries(changes)
    .map(([field, value]) => `${field} ${value === ABSENT ? 'absent' : JSON.stringify(value)}`)
    .join(', ');

const table = (rows: Row[]) =>
  rows.map(([changes, field, code = 'INVALID_FIELD']) => ({ what: show(changes), changes, field, code }));

async function expectRefusal(path: string, body: Body, status: number, code: string, field?: string) {
  const answer = await post(path, body);
  const { message, ...named } = answer.body.error;
  expect({ status: answer.status, ...named }).toEqual({ status, code, ...(field && { field }) });
  expect(message).toMatch(/^[^\n]{10,200}\.$/);
  if (field) expect(message.startsWith(`${field} `)).toBe(true);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
}

describe('invalid requests to POST /api/chart', () => {
  test.each(table(chartRows))('POST /api/chart refuses $what with $code $field', ({ changes, field, code }) =>
    expectRefusal(CHART, changed(birth, changes), 400, code, field),
  );

  test('POST /api/chart refuses a number too large for a double', () =>
    expectRefusal(CHART, JSON.stringify(birth).replace('28.6139', '1e999'), 400, 'INVALID_FIELD', 'lat'));

  test('POST /api/chart refuses an empty object and names its first field', () =>
    expectRefusal(CHART, {}, 400, 'INVALID_FIELD', 'year'));
});

describe('invalid requests to POST /api/v1/core/chart', () => {
  test.each(table(coreRows))('POST /api/v1/core/chart refuses $what with $code $field', ({ changes, field, code }) =>
    expectRefusal(CORE_CHART, changed(coreBirth, changes), 400, code, field),
  );

  test('POST /api/v1/core/chart refuses an empty object and names its first field', () =>
    expectRefusal(CORE_CHART, {}, 400, 'INVALID_FIELD', 'birthDate'));
});

const text = new TextEncoder();
const validBodies: Record<string, string> = { [CHART]: JSON.stringify(birth), [CORE_CHART]: JSON.stringify(coreBirth) };

describe.each([CHART, CORE_CHART])('reading the body of %s', (path) => {
  const json = validBodies[path] as string;
  const inside = (bytes: number[]) =>
    new Uint8Array([...text.encode(`${json.slice(0, -1)},"name":"`), ...bytes, ...text.encode('"}')]);

  test.each<[string, Body]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['white space', ' \n'],
    ['half an object', '{"year":1990'],
    ['an array', '[]'],
    ['an array around the object', `[${json}]`],
    ['null', 'null'],
    ['a string', '"1990"'],
    ['a number', '1990'],
    ['true', 'true'],
    ['NaN', '{"year":NaN}'],
    ['Infinity', '{"year":Infinity}'],
    ['single quotes', "{'year':1990}"],
    ['a trailing comma', `${json.slice(0, -1)},}`],
    ['a comment', `${json}// born`],
    ['two objects', json + json],
    ['a form', 'year=1990&month=5'],
    ['a byte that UTF-8 never has', inside([0xff])],
    ['UTF-8 cut short', inside([0xe0, 0xa4])],
    ['an overlong UTF-8 sequence', inside([0xc0, 0xaf])],
    ['UTF-16', new Uint8Array(new Uint16Array([...json].map((c) => c.charCodeAt(0))).buffer)],
    ['arrays nested deep', '['.repeat(30_000)],
  ])('the endpoint refuses %s as INVALID_JSON', (_, body) => expectRefusal(path, body, 400, 'INVALID_JSON'));

  const LIMIT = 64 * 1024;
  const padded = (bytes: number) => json + ' '.repeat(bytes - text.encode(json).length);
  const streamed = (body: string) =>
    new ReadableStream({
      start(controller) {
        const bytes = text.encode(body);
        for (let at = 0; at < bytes.length; at += 10_000) controller.enqueue(bytes.slice(at, at + 10_000));
        controller.close();
      },
    });

  test('the endpoint accepts 64 KiB, in one piece or in several', async () => {
    expect((await post(path, padded(LIMIT))).status).toBe(200);
    expect((await post(path, streamed(padded(LIMIT)))).status).toBe(200);
  });

  test.each<[string, () => Body]>([
    ['one byte more', () => padded(LIMIT + 1)],
    ['one byte too many, in chunks without Content-Length', () => streamed(padded(LIMIT + 1))],
    ['a megabyte', () => padded(1 << 20)],
    ['a megabyte that is not JSON', () => 'x'.repeat(1 << 20)],
  ])('the endpoint refuses %s as PAYLOAD_TOO_LARGE', (_, body) =>
    expectRefusal(path, body(), 413, 'PAYLOAD_TOO_LARGE'),
  );

  test('the endpoint accepts a byte order mark, any content type and unknown fields', async () => {
    expect((await post(path, `\ufeff${json}`)).status).toBe(200);
    expect((await post(path, { ...JSON.parse(json), unknown: { deep: [1] }, __proto__: { year: 1 } })).status).toBe(
      200,
    );
    expect((await post(path, new TextEncoder().encode(json))).status).toBe(200);
  });
});
