/** GET /api/v1/anniversaries: days, formats and refusals. */
import { expect, test } from 'vitest';
import { sendAsNew } from './almanac';
import { ask, ORIGIN, published } from './ask';

const PATH = '/api/v1/anniversaries';
const LUNAR = 'kind=birthday&tithi=12&masa=8&paksha=shukla&from=2026-01-01&to=2028-12-31';
const DATE = `${LUNAR}&place=Pune`;
const get = (query: string) => ask('GET', `${PATH}?${query}`);

test('GET /api/v1/anniversaries returns the civil days of a lunar date with their reasons', async () => {
  const { status, body } = await get(DATE);
  expect(status).toBe(200);
  expect(body.of).toBe('Kārttika Śukla Dvādaśī');
  expect(body.anniversaries.map(({ date }: { date: string }) => date)).toEqual([
    '2026-11-21',
    '2027-11-11',
    '2028-10-30',
  ]);
  expect(body.anniversaries[0]).toMatchObject({
    tithi: { index: 12 },
    month: { index: 8, adhika: false },
    kala: { key: 'sunrise' },
  });
  expect(body.anniversaries[0].reason).toContain('Dvādaśī');
});

test('GET /api/v1/anniversaries takes pūrṇimānta months, and states the rule of an adhika month', async () => {
  const amanta = await get(
    'kind=shraddha&tithi=5&masa=3&paksha=krishna&adhika=true&from=2025-01-01&to=2026-12-31&place=Ujjain',
  );
  expect(amanta.body.anniversaries.map((one: { month_rule: string }) => one.month_rule)).toEqual([
    'adhika-absent',
    'adhika-again',
  ]);
  const [one, other] = await Promise.all([
    get('kind=shraddha&tithi=5&masa=4&paksha=krishna&reckoning=purnimanta&from=2027-01-01&to=2028-12-31&place=Ujjain'),
    get('kind=shraddha&tithi=5&masa=3&paksha=krishna&from=2027-01-01&to=2028-12-31&place=Ujjain'),
  ]);
  expect(one.body.anniversaries).toEqual(other.body.anniversaries);
});

test('GET /api/v1/anniversaries writes a calendar without a birth in its address', async () => {
  const response = await sendAsNew(
    new Request(`${ORIGIN}${PATH}?${LUNAR}&lat=18.52&lon=73.85&tz=5.5&lang=hi&format=ics`),
  );
  const text = (await response.text()).replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text).toContain('DTSTART;VALUE=DATE:20261121');
  expect(text).toContain('UID:birthday-8-12-');
  expect(text).toMatch(/SUMMARY:जन्मदिन/u);
});

test.each([
  ['masa=8', 'masa=kartika'],
  ['masa=8', 'masa=Kārttika'],
  ['masa=8', 'masa=कार्तिक'],
  ['tithi=12&masa=8&paksha=shukla', 'nakshatra=rohini&solar_month=Vrishabha'],
])('GET /api/v1/anniversaries takes %s by name: %s', async (numbers, names) => {
  const { status, body } = await get(DATE.replace(numbers, names));
  expect(status).toBe(200);
  const { body: numbered } = await get(
    DATE.replace(numbers, names.startsWith('m') ? numbers : 'nakshatra=4&solar_month=2'),
  );
  expect(body).toEqual(numbered);
});

test('GET /api/v1/anniversaries names the month that a misspelt one resembles', async () => {
  const { status, body } = await get(DATE.replace('masa=8', 'masa=kartka'));
  expect([status, body.error.field, body.error.got]).toEqual([400, 'masa', 'kartka']);
  expect(body.error.message).toBe(
    'masa must be a whole number from 1 to 12 or a name, not the string "kartka", for example kartika.',
  );
});

test.each(['13', '0', '8.5', '', '8th', 'a'.repeat(41)])('GET /api/v1/anniversaries refuses masa=%s', async (masa) => {
  const { status, body } = await get(DATE.replace('masa=8', `masa=${masa}`));
  expect([status, body.error.field]).toEqual([400, 'masa']);
  expect(body.error.message).toMatch(/^masa must be a whole number from 1 to 12 or a name, not .+, for example 8\.$/);
});

test.each([
  [PATH, 'masa', 12],
  [PATH, 'nakshatra', 27],
  [PATH, 'solar_month', 12],
  ['/api/v1/muhurta-search', 'nakshatra', 27],
  ['/api/v1/muhurta-search', 'rashi', 12],
])('the OpenAPI document types %s?%s as a number or a name', async (path, name, maximum) => {
  const { paths } = await published();
  const { schema } = paths[path].get.parameters.find((each: { name: string }) => each.name === name);
  expect(schema.anyOf).toEqual([{ type: 'integer', minimum: 1, maximum }, { type: 'string' }]);
});

test.each([
  ['kind=birthday&place=Pune', 'tithi'],
  ['kind=birthday&tithi=12&masa=8&place=Pune', 'paksha'],
  ['kind=birthday&nakshatra=4&place=Pune', 'solar_month'],
  ['kind=birthday&tithi=12&masa=8&paksha=shukla', 'place'],
  ['kind=wedding&tithi=12&masa=8&paksha=shukla&place=Pune', 'kind'],
  [`${DATE.replace('2028', '2025')}`, 'to'],
])('GET /api/v1/anniversaries?%s is refused for %s', async (query, field) => {
  const { status, body } = await get(query);
  expect([status, body.error.field]).toEqual([400, field]);
});
