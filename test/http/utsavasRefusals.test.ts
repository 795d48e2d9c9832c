/** Invalid requests to /api/utsavas and /api/utsavas.ics, each with the field in its error. */
import { describe, expect, test } from 'vitest';
import { type Answer, published } from './ask';
import { ABSENT, changed, type Fields } from './births';
import { askFile, askUtsavas, DELHI, service, UTSAVAS_FILE } from './utsavas';

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
  ...each('region', ['', 'Kerala', 'kerla', 'tamil_nadu', 'kerala,nepal', 'IN']),
  ...each('tradition', ['', 'Smarta', 'smārta', 'iskcon', 'smarta,madhva']),
  ...each('kind', ['', 'Ekadashi', 'fast', 'ekadashi,', 'ekadashi,fast', 'ekadashi;festival']),
  ...each('lang', ['', 'fr', 'EN', 'hi-IN', 'en,hi']),
  [{ tradition: 'gaudiya', show: 'smarta' }, 'show'],
  [{ tradition: 'x', show: 'x' }, 'tradition'],
  [{ region: 'x', lat: 91 }, 'lat'],
  [{ place: 'Pune' }, 'place'],
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
])('invalid queries to %s', (_, askFor) => {
  test.each(rows)('the query with %o is refused and the error names %s', async (changes, field) => {
    expectRefused(await askFor(encode(changed(GOOD, changes))), field);
  });

  test.each(['year=2026', 'lat=28.6139', 'lon=1', 'tz=Asia/Kolkata', 'show=all'])(
    'a repeated parameter is refused: %s',
    async (again) => {
      const answer = await askFor(`${encode(GOOD)}&${again}`);
      const field = again.split('=')[0] as string;
      expectRefused(answer, field);
      expect(answer.body.message).toBe(`${field} is given more than once. Give it once.`);
    },
  );

  test('a partial place is refused, and the error names the fields that belong together', async () => {
    const { body } = await askFor('?year=2026&lat=1&lon=2');
    expect(body.message).toBe('tz is required with lat and lon: give all of them or none.');
  });
});

describe('invalid choices for GET /api/utsavas', () => {
  test.each<Row>([
    ...each('from', ['', '2026', '2026-13-01', '2026-02-30', '26-01-01', '2025-12-31', '2027-01-01', '20260101']),
    ...each('to', ['', '2026-1-1', '2025-12-31', '2027-01-01', '1899-12-31']),
    ...each('limit', ['', '0', '-1', '1.5', '2001', 'all']),
    ...each('fields', ['', 'Name', 'name,', 'name,nope', 'utsavas', '*']),
    [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
    [{ from: 'x', to: 'x' }, 'from'],
  ])('GET /api/utsavas refuses %o and names %s', async (changes, field) => {
    expectRefused(await askUtsavas(encode(changed(GOOD, changes))), field);
  });

  test.each([
    ['region', 'kerla', 'region must be one of india, andaman-and-nicobar, '],
    ['tradition', 'x', 'tradition must be one of general, smarta, vaishnava, gaudiya, madhva, shrivaishnava, civil'],
    ['kind', 'festival,x', 'kind must be a list of festival, jayanti, vrata, '],
    ['show', 'x', 'show must be one of all, principal, smarta, vaishnava'],
    ['fields', 'x', 'fields must be a list of key, date, label, name, '],
    ['lang', 'x', 'lang must be one of sa, sa-Deva, en, hi, '],
    ['from', '2025-12-31', 'from must be a date in 2026.'],
  ])('GET /api/utsavas refuses %s=%s with the list of valid values', async (field, value, words) => {
    const { body } = await askUtsavas(`?year=2026&${field}=${value}`);
    expect(body.message.startsWith(words), body.message).toBe(true);
  });

  test('GET /api/utsavas names unknown keys, in an error too', async () => {
    const names = async (search: string) => (await askUtsavas(search)).headers.get('X-Ignored-Query');
    expect(await names('?year=2026&limit=1&mood=calm&trad=x')).toBe('mood, trad');
    expect(await names('?year=2026&region=x&trad=x')).toBe('trad');
    expect(await names('?year=2026&limit=1&region=kerala&tradition=smarta&kind=festival&from=2026-01-01')).toBe(null);
    const { headers } = await service().get(`${UTSAVAS_FILE}?year=2026&from=2026-01-01&limit=2`);
    expect(headers.get('X-Ignored-Query')).toBe('from, limit');
  });
});

test.each(['', '?', '?year', '?y=2026'])('GET /api/utsavas refuses "%s" for its missing year', async (search) => {
  expectRefused(await askUtsavas(search), 'year');
});

test('GET /api/utsavas reports a missing year as missing', async () => {
  expect((await askUtsavas('')).body.message).toBe(
    'year is required and must be a year from 1900 to 2100, for example 2026.',
  );
});

test('the example in the OpenAPI document matches the error', async () => {
  const { paths, components } = await published();
  const response = paths['/api/utsavas'].get.responses[400];
  const { content } = response.$ref ? components.responses[response.$ref.split('/').at(-1)] : response;
  for (const [name, { value }] of Object.entries<{ value: unknown }>(content['application/json'].examples)) {
    expect((await askUtsavas(name === 'missing' ? '' : '?year=1000000')).body).toEqual(value);
  }
});
