/** Invalid requests to /api/muhurta, each with the field in its error. */
import { describe, expect, test } from 'vitest';
import { askMuhurta } from './almanac';
import type { Body } from './ask';
import { ABSENT, changed, type Fields } from './births';

const GOOD = { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 };

const DATES = [
  ...['', '2026-1-1', '21-11-2026', '2026/11/21', '2026-11-21T00:00', '20261121', 'today', '२०२६-११-२१'],
  ...['2026-00-10', '2026-13-01', '2026-11-00', '2026-11-31', '2023-02-29', '1900-02-29', '2100-02-29'],
  ...['1899-12-31', '2101-01-01', '0000-01-01', '9999-12-31', '-2026-11-21', '+002026-11-21', '1850-02-30'],
];
const OUT_OF_BOUNDS = {
  lat: [90.0001, -90.0001, 180, 1e300],
  lon: [180.0001, -180.0001, 360],
  tz: [14.01, -14.01, 330],
};
const NO_NUMBERS = [null, '5', true, [], {}, [5]];

type Row = [changes: Fields, field: string];
const each = (field: string, values: readonly unknown[]): Row[] => values.map((value) => [{ [field]: value }, field]);

const ORDER: Row[] = [
  [{ date: ABSENT, lat: ABSENT, lon: ABSENT, tz: ABSENT }, 'date'],
  [{ date: '2026-02-30', lat: 91 }, 'date'],
  [{ lat: 91, lon: 181, tz: 15 }, 'lat'],
  [{ lon: 181, tz: ABSENT }, 'lon'],
];

const bodies: Row[] = [
  ...each('date', [ABSENT, null, 20261121, true, [], {}, ['2026-11-21'], ' 2026-11-21', ...DATES]),
  ...(['lat', 'lon', 'tz'] as const).flatMap((field) => each(field, [ABSENT, ...NO_NUMBERS, ...OUT_OF_BOUNDS[field]])),
  ...ORDER,
];

describe('invalid bodies to POST /api/muhurta', () => {
  test.each(bodies)('POST /api/muhurta refuses %o and names %s', async (changes, field) => {
    const { status, body } = await askMuhurta('POST', '', changed(GOOD, changes));
    expect({ status, error: body.error, field: body.field }).toEqual({
      status: 400,
      error: 'invalid-parameter',
      field,
    });
    expect(body.message).toMatch(new RegExp(`^${field} `));
  });

  test.each<Body>(['', '{', '[]', 'null', '5', '"x"', '{"date":}', 'date=2026-11-21&lat=1', new Uint8Array([0xff])])(
    'POST /api/muhurta refuses the body %o, which is not a JSON object',
    async (sent) => {
      const { status, body } = await askMuhurta('POST', '', sent);
      expect([status, body.error, body.field]).toEqual([400, 'invalid-json', undefined]);
    },
  );

  test('POST /api/muhurta refuses numbers beyond a double, and a query string without a body', async () => {
    const huge = await askMuhurta('POST', '', '{"date":"2026-11-21","lat":1e400,"lon":0,"tz":0}');
    expect([huge.status, huge.body.field]).toEqual([400, 'lat']);
    const { status, body } = await askMuhurta('POST', '?date=2026-11-21&lat=1&lon=1&tz=1', {});
    expect([status, body.field]).toEqual([400, 'date']);
  });

  test('POST /api/muhurta refuses a body over 64 KiB, declared or streamed', async () => {
    const large = JSON.stringify({ ...GOOD, pad: 'x'.repeat(64 * 1024) });
    expect((await askMuhurta('POST', '', large)).status).toBe(413);
    expect((await askMuhurta('POST', '', new Blob([large]).stream())).status).toBe(413);
    const fits = JSON.stringify({ ...GOOD, pad: '' });
    expect((await askMuhurta('POST', '', fits.padEnd(64 * 1024))).status).toBe(200);
  });
});

/** Texts that are not valid numbers in a query string, percent-encoded. */
const NO_NUMBER_TEXTS = [
  ...[
    '',
    '%20',
    '5%20',
    '%205',
    '%095',
    '+5',
    '%2B5',
    '0x10',
    '0b1',
    '0o7',
    '1e400',
    '-1e400',
    'Infinity',
    '-Infinity',
  ],
  ...['NaN', 'null', 'true', '5,5', '5.', '.5', '05', '1_0', '5n', '5deg', '%D9%A5', '--5', '1e', '[5]', '5%00'],
];

const encode = (fields: Fields): string =>
  `?${Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;

const queries: Row[] = [
  ...each('date', [ABSENT, ...DATES.map((date) => date.replace('+', '%2B')), '%202026-11-21', '2026-11-21%20']),
  ...(['lat', 'lon', 'tz'] as const).flatMap((field) =>
    each(field, [ABSENT, ...NO_NUMBER_TEXTS, ...OUT_OF_BOUNDS[field]]),
  ),
  ...ORDER,
];

describe('invalid queries to GET /api/muhurta', () => {
  test.each(queries)('GET /api/muhurta refuses %o and names %s', async (changes, field) => {
    const { status, body } = await askMuhurta('GET', encode(changed(GOOD, changes)));
    expect({ status, error: body.error, field: body.field }).toEqual({
      status: 400,
      error: 'invalid-parameter',
      field,
    });
    expect(body.message).toMatch(new RegExp(`^${field} `));
  });

  test.each(['date=2026-11-21', 'lat=28.6139', 'lon=1', 'tz=5.5'])(
    'GET /api/muhurta refuses a repeated %s',
    async (again) => {
      const { status, body } = await askMuhurta('GET', `${encode(GOOD)}&${again}`);
      const field = again.split('=')[0];
      expect({ status, ...body }).toEqual({
        status: 400,
        error: 'invalid-parameter',
        message: `${field} is given more than once. Give it once.`,
        field,
      });
    },
  );

  test.each(['', '?', '?date', '?d=2026-11-21'])(
    'GET /api/muhurta refuses the query "%s", which lacks a date',
    async (query) => {
      expect((await askMuhurta('GET', query)).body.field).toBe('date');
    },
  );

  test('GET /api/muhurta reports a missing field as missing', async () => {
    const { body } = await askMuhurta('GET', encode(changed(GOOD, { tz: ABSENT })));
    expect(body.message).toBe('tz is required and must be a UTC offset in hours from -14 to 14, for example 5.5.');
  });
});
