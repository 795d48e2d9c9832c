/** GET /api/utsavas.ics: read back by another library, and held against the JSON of the same question. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { sendAt } from './almanac';
import { ORIGIN } from './ask';
import { askFile, askUtsavas, DELHI, NEW_YORK, query, SYDNEY, service, TROMSO, UTSAVAS_FILE } from './utsavas';

const { get } = service();

const textOf = async (asked: string): Promise<string> => {
  const response = await get(UTSAVAS_FILE + asked);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  return response.text();
};

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

const QUESTIONS = [
  { year: 2026 },
  { year: 1900 },
  { year: 2100 },
  { year: 2026, ...NEW_YORK },
  { year: 2026, ...SYDNEY },
  { year: 2026, ...TROMSO },
  { year: 2026, show: 'principal' },
  { year: 2026, ...SYDNEY, show: 'vaishnava' },
];

describe.each(QUESTIONS)('%o', (question) => {
  test('holds the observances of the JSON, each a whole day', async () => {
    const { body } = await askUtsavas(query(question));
    const events = eventsOf(await textOf(query(question)));
    expect(events).toHaveLength(body.count);
    for (const [i, event] of events.entries()) {
      const { date, name, epithet, name_common, kind, shastra, reckoning } = body.utsavas[i];
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
      expect([event.startDate.toString(), event.endDate.toString()]).toEqual([date, next]);
      for (const part of [name, epithet?.name ?? '', name_common]) expect(event.summary).toContain(part);
      for (const part of [reckoning.decision, shastra.rule, shastra.anchor]) expect(event.description).toContain(part);
      const value = (property: string) => event.component.getFirstPropertyValue(property);
      expect([value('categories'), value('transp')]).toEqual([kind, 'TRANSPARENT']);
      expect(String(value('dtstamp'))).toBe('2026-01-01T00:00:00Z');
    }
  });

  test('is folded at 75 octets, between characters, and ends its lines with CRLF', async () => {
    const text = await textOf(query(question));
    const [utf8, strict] = [new TextEncoder(), new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })];
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(/[^\r]\n|\r[^\n]/.test(text)).toBe(false);
    const lines = text.split('\r\n');
    const bytes = lines.map((line) => utf8.encode(line));
    expect(Math.max(...bytes.map(({ length }) => length))).toBeLessThanOrEqual(75);
    expect(bytes.map((line) => strict.decode(line))).toEqual(lines);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(lines.slice(0, -1).every((line) => /^( |[A-Z-]+[;:])/.test(line))).toBe(true);
  });

  test('identifies each event once, and the same way every time', async () => {
    const uids = async () => eventsOf(await textOf(query(question))).map(({ uid }) => uid);
    const first = await uids();
    expect(new Set(first).size).toBe(first.length);
    expect(await uids()).toEqual(first);
  });
});

describe('the calendar', () => {
  test('says what it is and how often to ask again', async () => {
    const calendar = parse(await textOf('?year=2026'));
    const value = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect(
      Object.fromEntries(['version', 'prodid', 'name', 'x-wr-calname', 'x-wr-timezone'].map((n) => [n, value(n)])),
    ).toEqual({
      version: '2.0',
      prodid: '-//khagola//utsavas//EN',
      name: 'Utsavas: New Delhi',
      'x-wr-calname': 'Utsavas: New Delhi',
      'x-wr-timezone': 'Asia/Kolkata',
    });
    expect([value('refresh-interval'), value('x-published-ttl')]).toEqual(['P1D', 'P1D']);
  });

  test('has its own properties before its events', async () => {
    const text = await textOf('?year=2026');
    const [head = '', ...events] = text.split('BEGIN:VEVENT');
    expect(head).toContain('X-WR-TIMEZONE:Asia/Kolkata\r\n');
    expect(events.at(-1)?.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('names another place, in its identifiers too', async () => {
    const text = await textOf(query({ year: 2026, ...NEW_YORK }));
    expect(parse(text).getFirstPropertyValue('x-wr-calname')).toBe('Utsavas: 40.7128 -74.006 America/New_York');
    expect(parse(text).getFirstPropertyValue('x-wr-timezone')).toBe('America/New_York');
    const uids = eventsOf(text).map(({ uid }) => uid);
    expect(uids.every((uid) => uid.endsWith('-40.7128_-74.006_America/New_York@khagola'))).toBe(true);
  });

  test('identifies an observance of the reference place by key and date', async () => {
    const uids = eventsOf(await textOf(query({ year: 2026, ...DELHI }))).map(({ uid }) => uid);
    expect(uids).toContain('rama_navami-2026-03-26@khagola');
  });

  test('is shown, not saved, under a name', async () => {
    const { headers } = await get(`${UTSAVAS_FILE}?year=2026`);
    expect(headers.get('Content-Disposition')).toBe('inline; filename="utsavas-2026.ics"');
  });
});

describe('without a year', () => {
  const yearsAt = async (now: string, asked = '') => {
    const response = await sendAt(now)(new Request(ORIGIN + UTSAVAS_FILE + asked));
    expect(response.status).toBe(200);
    const years = eventsOf(await response.text()).map(({ startDate }) => startDate.year);
    expect(years).toEqual([...years].sort());
    return [...new Set(years)];
  };

  test.each([
    ['2026-11-21T12:00:00Z', {}, [2026, 2027]],
    ['2026-12-31T18:29:59Z', {}, [2026, 2027]],
    ['2026-12-31T18:30:00Z', {}, [2027, 2028]],
    ['2027-01-01T04:59:59Z', NEW_YORK, [2026, 2027]],
    ['2027-01-01T05:00:00Z', NEW_YORK, [2027, 2028]],
    ['2026-12-31T13:00:00Z', SYDNEY, [2027, 2028]],
    ['2099-06-01T00:00:00Z', {}, [2099, 2100]],
    ['2100-06-01T00:00:00Z', {}, [2100]],
    ['2101-06-01T00:00:00Z', {}, [2100]],
    ['1899-06-01T00:00:00Z', {}, [1900, 1901]],
  ])('at %s for %o it holds %o', async (now, place, years) => {
    expect(await yearsAt(now, query(place))).toEqual(years);
  });

  test('it is the two years after one another, no event twice', async () => {
    const uids = async (asked: string) => eventsOf(await textOf(asked)).map(({ uid }) => uid);
    const both = await uids('');
    expect(both).toEqual([...(await uids('?year=2026')), ...(await uids('?year=2027'))]);
    expect(new Set(both).size).toBe(both.length);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
  const { status, headers } = await askFile('', method);
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('HEAD answers as GET without a body', async () => {
  const response = await get(`${UTSAVAS_FILE}?year=2026`, {}, 'HEAD');
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    '',
  ]);
});
