/** GET /api/v1/observances?format=ics: the list as a calendar file. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { ORIGIN } from './ask';
import { FILES, service } from './utsavas';

const { fetch } = service(Date.parse('2026-11-21T06:30:00Z'));

const get = (path: string, headers: HeadersInit = {}) => fetch(new Request(ORIGIN + path, { headers }), FILES);

interface FileEvent {
  uid: string;
  date: string;
  isTimed: boolean;
  alarms: number;
}

async function eventsOf(path: string, headers?: HeadersInit): Promise<FileEvent[]> {
  const response = await get(path, headers);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const start = component.getFirstPropertyValue('dtstart') as ICAL.Time;
    return {
      uid: String(component.getFirstPropertyValue('uid')),
      date: start.toString().slice(0, 10),
      isTimed: !start.isDate,
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
}

/** The dates of a list; pāraṇas are timed in a file. */
const datesOf = async (query: string): Promise<string[]> => {
  const body = (await (await get(`/api/v1/observances?${query}&limit=1000`)).json()) as {
    observances: { date: string; kind: string }[];
  };
  return body.observances.filter(({ kind }) => kind !== 'parana').map(({ date }) => date);
};

describe('the calendar file of observances', () => {
  test.each([
    'year=2026&region=kerala',
    'from=2026-11-01&to=2027-01-31&region=tamil-nadu',
    'from=2026-10-01&to=2026-10-31&principal=false&place=Pune',
    'year=2026&q=ekadashi',
    'from=2026-03-01&to=2027-03-31&key=sankashti_chaturthi',
    'next=3&kind=ekadashi',
  ])('the file of ?%s has the observances of its list', async (query) => {
    const dates = await datesOf(query);
    expect(dates.length).toBeGreaterThan(0);
    const events = await eventsOf(`/api/v1/observances?${query}&format=ics`);
    expect(events.filter(({ isTimed }) => !isTimed).map(({ date }) => date)).toEqual(dates);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('events have the identifiers of /api/utsavas.ics in every span', async () => {
    const whole = await eventsOf('/api/utsavas.ics?year=2026&region=kerala');
    const year = await eventsOf('/api/v1/observances?year=2026&region=kerala&format=ics');
    expect(year).toEqual(whole);
    const span = await eventsOf('/api/v1/observances?from=2026-08-01&to=2026-09-30&region=kerala&format=ics');
    expect(span).toEqual(whole.filter(({ date }) => date >= '2026-08-01' && date <= '2026-09-30'));
  });

  test('the header Accept chooses the file, and its events may be timed and have alarms', async () => {
    const query = '/api/v1/observances?year=2026&kind=ekadashi&place=Pune&events=timed&alarms=-PT30M';
    const events = await eventsOf(query, { Accept: 'text/calendar' });
    const timed = events.filter(({ isTimed }) => isTimed);
    expect(timed.length).toBeGreaterThan(20);
    expect(timed.every(({ alarms }) => alarms === 1)).toBe(true);
  });

  test.each(['events', 'alarms'])('%s is refused in other formats', async (field) => {
    const value = field === 'events' ? 'timed' : '-PT30M';
    const response = await get(`/api/v1/observances?year=2026&${field}=${value}`);
    const { error } = (await response.json()) as { error: { field: string; message: string } };
    expect([response.status, error.field]).toEqual([400, field]);
    expect(error.message).toContain('left out unless format is ics');
  });
});
