/** GET /api/v1/holidays: lists, forecasts, formats and refusals. */
import { expect, test } from 'vitest';
import { sendAsNew } from './almanac';
import { ask, ORIGIN } from './ask';

const get = (query: string) => ask('GET', `/api/v1/holidays?${query}`);

/** The text of another format. */
async function fileOf(query: string): Promise<string> {
  const response = await sendAsNew(new Request(`${ORIGIN}/api/v1/holidays?${query}`));
  expect(response.status).toBe(200);
  return response.text();
}

test('GET /api/v1/holidays returns the list of a year with its source', async () => {
  const { status, body } = await get('region=india&year=2026&kind=gazetted');
  expect(status).toBe(200);
  expect([body.status, body.lists.length, body.count]).toEqual(['notified', 1, 18]);
  expect(body.holidays[0]).toMatchObject({
    date: '2026-01-26',
    key: 'republic_day',
    name: 'Republic Day',
    kind: 'gazetted',
  });
  expect(body.holidays.every((holiday: { rule?: string }) => holiday.rule === undefined)).toBe(true);
});

test('GET /api/v1/holidays forecasts another year with the rule and the margin of each day', async () => {
  const { body } = await get('region=kerala&year=2027');
  expect([body.status, body.decided_at.name]).toEqual(['forecast', 'Thiruvananthapuram']);
  const of = (key: string) => body.holidays.find((holiday: { key: string }) => holiday.key === key);
  expect(of('republic_day')).toMatchObject({ date: '2027-01-26', margin_days: 0, status: 'forecast' });
  expect(of('onam')).toMatchObject({ date: '2027-09-12', margin_days: 1 });
  expect(of('id_ul_fitr').notes).toContain('The day depends on the sighting of the Moon.');
});

test('GET /api/v1/holidays names holidays in Hindi and in other languages', async () => {
  const { body } = await get('region=india&year=2026&lang=ta');
  const diwali = body.holidays.find((holiday: { key: string }) => holiday.key === 'lakshmi_puja');
  expect(diwali.label).toMatch(/[\u0B80-\u0BFF]/u);
  const hindi = await get('region=india&year=2028&lang=hi');
  expect(hindi.body.holidays.find((holiday: { key: string }) => holiday.key === 'republic_day').name).toBe(
    'गणतंत्र दिवस',
  );
  expect(JSON.stringify(hindi.body.holidays)).not.toMatch(/undefined/u);
});

test('GET /api/v1/holidays writes CSV and iCalendar', async () => {
  const csv = await fileOf('region=assam&year=2023&format=csv');
  expect(csv.split(/\r?\n/)[0]).toBe('date,key,name,kind,status');
  const ics = await fileOf('region=assam&year=2027&format=ics');
  expect(ics).toContain('UID:republic_day-gazetted-2027-assam@khagola');
  expect(ics).toContain('STATUS:TENTATIVE');
});

test('GET /api/v1/holidays has the observances in the lists of other countries', async () => {
  const { body } = await get('region=fiji&year=2025');
  expect(body.holidays.map(({ date, key, status: given }: Record<string, string>) => [date, key, given])).toEqual([
    ['2025-10-21', 'lakshmi_puja', 'notified'],
  ]);
});

test('GET /api/v1/holidays refuses an unknown region with the regions that it has', async () => {
  const { status, body } = await get('region=narnia&year=2026');
  expect([status, body.error.code, body.error.field]).toEqual([400, 'INVALID_FIELD', 'region']);
});
