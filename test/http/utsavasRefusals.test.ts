/** Bad questions to /api/utsavas and /api/utsavas.ics, each with the field that its refusal names. */
import { describe, expect, test } from 'vitest';
import { type Answer, published } from './ask';
import { ABSENT, changed, type Fields } from './births';
import { askFile, askUtsavas, DELHI } from './utsavas';

const GOOD = { year: 2026, ...DELHI, show: 'smarta' };

const YEARS = [
  ...['', '%20', '%202026', '2026%20', '+2026', '%2B2026', '-2026', '02026', '2026.0', '2.026e3', '0x7ea', '2026n'],
  ...['1899', '2101', '0', '26', '20261', '1e400', 'NaN', 'Infinity', 'true', 'null', '[2026]', '2026-01', '२०२६'],
];
const NO_NUMBERS = [
  ...['', '%20', '5%20', '%205', '+5', '%2B5', '0x10', '1e400', 'Infinity', 'NaN', 'null', '5,5', '5.', '.5', '05'],
  ...['%D9%A5', '--5', '[5]', '5%00', 'N5'],
];
const ZONES = ['', '%20', '5.5', '%2B05:30', 'UTC%2B5', 'IST_', 'Asia', 'Asia/Nowhere', 'Asia/Kolkata%20', 'null'];

type Row = [changes: Fields, field: string];
const each = (field: string, values: readonly unknown[]): Row[] => values.map((value) => [{ [field]: value }, field]);

const rows: Row[] = [
  ...each('year', YEARS),
  ...each('lat', [...NO_NUMBERS, '90.0001', '-90.0001', '1e300', ABSENT]),
  ...each('lon', [...NO_NUMBERS, '180.0001', '-180.0001', '360', ABSENT]),
  ...each('tz', [...ZONES, ABSENT]),
  ...each('show', ['', 'All', 'principal%20', 'smārta', 'major', 'all,smarta', '1']),
  [{ tz: 'x', show: 'x' }, 'tz'],
  [{ lat: ABSENT, lon: ABSENT }, 'lat'],
  [{ lat: ABSENT, tz: ABSENT }, 'lat'],
  [{ lon: ABSENT, tz: ABSENT }, 'lon'],
  [{ year: 1899, lat: 91, lon: 181, tz: 'x' }, 'year'],
  [{ year: 'x', lat: ABSENT }, 'year'],
  [{ lat: 91, lon: 181, tz: 'x' }, 'lat'],
  [{ lat: ABSENT, lon: 181 }, 'lat'],
  [{ lon: 181, tz: ABSENT }, 'lon'],
  [{ lon: ABSENT, tz: 'x' }, 'lon'],
];

const encode = (fields: Fields): string =>
  `?${Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;

function expectRefused({ status, headers, body }: Answer, field: string): void {
  expect({ status, error: body.error, field: body.field }).toEqual({ status: 400, error: 'invalid-parameter', field });
  expect(body.message).toMatch(new RegExp(`^${field} `));
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.has('ETag')).toBe(false);
}

describe.each([
  ['/api/utsavas', askUtsavas],
  ['/api/utsavas.ics', askFile],
])('GET %s refuses', (_, askFor) => {
  test.each(rows)('%o: %s', async (changes, field) => {
    expectRefused(await askFor(encode(changed(GOOD, changes))), field);
  });

  test.each(['year=2026', 'lat=28.6139', 'lon=1', 'tz=Asia/Kolkata', 'show=all'])(
    '%s given a second time',
    async (again) => {
      const answer = await askFor(`${encode(GOOD)}&${again}`);
      const field = again.split('=')[0] as string;
      expectRefused(answer, field);
      expect(answer.body.message).toBe(`${field} is given more than once.`);
    },
  );

  test('a part of a place without the others, and says what belongs together', async () => {
    const { body } = await askFor('?year=2026&lat=1&lon=2');
    expect(body.message).toBe('tz is missing: lat, lon and tz are given together or not at all.');
  });
});

test.each(['', '?', '?year', '?YEAR=2026', '?y=2026'])('"%s" for its missing year', async (asked) => {
  expectRefused(await askUtsavas(asked), 'year');
});

test('a missing year as missing', async () => {
  expect((await askUtsavas('')).body.message).toBe('year is missing: it must be an integer from 1900 to 2100.');
});

test.each([
  ['year', '?year=1899'],
  ['place', '?year=2026&lat=1&lon=2'],
  ['show', '?year=2026&show=some'],
])('the example %s of the description is what %s gets', async (name, asked) => {
  const { responses } = (await published()).paths['/api/utsavas'].get;
  expect((await askUtsavas(asked)).body).toEqual(responses[400].content['application/json'].examples[name].value);
});
