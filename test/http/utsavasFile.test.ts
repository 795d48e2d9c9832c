/** GET /api/utsavas.ics, parsed by another library and compared with the JSON for the same request. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { revisionOf } from '../../src/domain/observances/revisions';
import { kindName } from '../../src/lexicon/sentences/observanceLines';
import { sendAt } from './almanac';
import { ORIGIN } from './ask';
import { askFile, askUtsavas, DELHI, NEW_YORK, query, SYDNEY, service, TROMSO, UTSAVAS_FILE } from './utsavas';

const { get } = service();

const textOf = async (search: string): Promise<string> => {
  const response = await get(UTSAVAS_FILE + search);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  return response.text();
};

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

/** Events of observances have a category; those of single times have none. */
const isObservance = ({ component }: ICAL.Event): boolean => component.getFirstPropertyValue('categories') !== null;

/** An instant with an offset that may have seconds: `+05:21:10`. */
function instantOf(text: string): number {
  const [, local = '', sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /^(.{19})([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const offset = (sign === '-' ? -1000 : 1000) * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds));
  return Date.parse(`${local}Z`) - offset;
}

interface Time {
  key: string;
  start: string | null;
}

const QUESTIONS = [
  { year: 2026, show: 'all' },
  { year: 1900, show: 'all' },
  { year: 2100, show: 'principal' },
  { year: 2026, ...NEW_YORK, show: 'all' },
  { year: 2026, ...SYDNEY, show: 'all' },
  { year: 2026, ...TROMSO, show: 'all' },
  { year: 2026, ...SYDNEY, show: 'vaishnava' },
  { year: 2027, region: 'tamil-nadu', show: 'principal' },
  { year: 2027, tradition: 'madhva', kind: 'ekadashi,parana', show: 'all' },
];

describe.each(QUESTIONS)('%o', (question) => {
  test('the file contains the observances of the JSON response as all-day events, and pāraṇas with their time', async () => {
    const { body } = await askUtsavas(query({ ...question, times: true }));
    const events = eventsOf(await textOf(query(question))).filter(isObservance);
    expect(events).toHaveLength(body.count);
    for (const [i, event] of events.entries()) {
      const { key, date, name, sa, epithet, name_common, kind, shastra, reckoning, times } = body.utsavas[i];
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      const parana = kind === 'parana' && times.find((time: Time) => time.key === 'parana' && time.start !== null);
      if (parana) expect(event.startDate.toJSDate().getTime()).toBe(instantOf(parana.start));
      else expect([event.startDate.toString(), event.endDate.toString()]).toEqual([date, next]);
      expect(event.summary).toBe(epithet === null ? name_common : `${name_common}: ${epithet.name}`);
      for (const part of [
        `${name} (${sa})`,
        reckoning.decision,
        shastra.rule,
        shastra.otherwise ?? '',
        shastra.anchor,
      ]) {
        expect(event.description).toContain(part);
      }
      const value = (property: string) => event.component.getFirstPropertyValue(property);
      expect([value('categories'), value('transp')]).toEqual([kindName(kind, 'en'), 'TRANSPARENT']);
      expect(value('url')).toBe(`${ORIGIN}/utsava/${key}/${date.slice(0, 4)}`);
      const { sequence, on } = revisionOf(key);
      expect([value('sequence'), String(value('dtstamp'))]).toEqual([sequence, `${on}T00:00:00Z`]);
    }
  });

  test('the file is folded at 75 octets between characters, and ends its lines with CRLF', async () => {
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

  test('the file identifies each event once, always in the same way', async () => {
    const uids = async () => eventsOf(await textOf(query(question))).map(({ uid }) => uid);
    const first = await uids();
    expect(new Set(first).size).toBe(first.length);
    expect(await uids()).toEqual(first);
  });
});

describe('the calendar', () => {
  test('the calendar has its name and its refresh interval', async () => {
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

  test('the calendar has its own properties before its events', async () => {
    const text = await textOf('?year=2026');
    const [head = '', ...events] = text.split('BEGIN:VEVENT');
    expect(head).toContain('X-WR-TIMEZONE:Asia/Kolkata\r\n');
    expect(events.at(-1)?.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('the calendar names another place, also in its identifiers', async () => {
    const text = await textOf(query({ year: 2026, ...NEW_YORK }));
    expect(parse(text).getFirstPropertyValue('x-wr-calname')).toBe('Utsavas: 40.7128 -74.006 America/New_York');
    expect(parse(text).getFirstPropertyValue('x-wr-timezone')).toBe('America/New_York');
    const uids = eventsOf(text).map(({ uid }) => uid);
    expect(uids.every((uid) => uid.endsWith('-40.7128_-74.006_America/New_York@khagola'))).toBe(true);
  });

  test('the identifier of an observance has its key, its year and its ordinal in the year, not its date', async () => {
    const uids = eventsOf(await textOf(query({ year: 2026, ...DELHI, show: 'all' }))).map(({ uid }) => uid);
    expect(uids).toEqual(
      expect.arrayContaining([
        'rama_navami-2026@khagola',
        'pradosha_vrata-2026@khagola',
        'pradosha_vrata-2026-2@khagola',
      ]),
    );
    expect(uids.some((uid) => /\d{4}-\d\d-\d\d/.test(uid))).toBe(false);
  });

  test('the calendar is displayed inline, with a file name', async () => {
    const { headers } = await get(`${UTSAVAS_FILE}?year=2026`);
    expect(headers.get('Content-Disposition')).toBe('inline; filename="utsavas-2026.ics"');
  });
});

describe('a choice', () => {
  const calendarName = async (fields: object) =>
    parse(await textOf(query({ year: 2026, ...fields }))).getFirstPropertyValue('x-wr-calname');

  test.each([
    [{}, 'Utsavas: New Delhi'],
    [{ region: 'kerala' }, 'Utsavas (Kerala): Thiruvananthapuram'],
    [{ region: 'jammu-and-kashmir', tradition: 'smarta' }, 'Utsavas (Jammu and Kashmir Smārta): Srinagar'],
    [{ region: 'all', show: 'all' }, 'Utsavas (all regions all): New Delhi'],
    [{ tradition: 'gaudiya', kind: 'ekadashi' }, 'Utsavas (Gauḍīya ekādaśī): New Delhi'],
    [{ show: 'all' }, 'Utsavas (all): New Delhi'],
    [{ region: 'nepal', ...NEW_YORK }, 'Utsavas (Nepal): 40.7128 -74.006 America/New_York'],
  ])('the calendar for %o is named %s', async (fields, name) => {
    expect(await calendarName(fields)).toBe(name);
  });

  test('the calendar loses the control characters of its name', async () => {
    const controls = ['\u0000\u0007\u0008\t', '\n\u000b\f\r', '\u001b[2J', '\u007f\u0085\u009b'];
    const named = { year: 2026, ...NEW_YORK, kind: 'eclipse', name: `Nani${controls.join('')}house` };
    expect((await textOf(query(named))).replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    expect(await calendarName(named)).toBe('Utsavas (eclipse): Nani [2J house');
    expect(await calendarName({ ...named, name: '\u0007' })).toBe(
      'Utsavas (eclipse): 40.7128 -74.006 America/New_York',
    );
  });

  test('the calendar has the principal observances, unless the request names a kind or a selection', async () => {
    const count = async (fields: object) =>
      eventsOf(await textOf(query({ year: 2026, ...fields }))).filter(isObservance).length;
    const counts = async (fields: object) => (await askUtsavas(query({ year: 2026, ...fields }))).body.count;
    expect(await count({})).toBe(await counts({ show: 'principal' }));
    expect(await count({ region: 'kerala' })).toBe(await counts({ region: 'kerala', show: 'principal' }));
    expect(await count({ kind: 'ekadashi' })).toBe(await counts({ kind: 'ekadashi' }));
    expect(await count({ kind: 'ekadashi', show: 'principal' })).toBe(
      await counts({ kind: 'ekadashi', show: 'principal' }),
    );
    expect(await count({ show: 'all' })).toBe(await counts({}));
  });

  test('the calendar has separate identifiers for a region and a tradition', async () => {
    const uids = async (fields: object) =>
      new Set(eventsOf(await textOf(query({ year: 2026, ...fields }))).map(({ uid }) => uid));
    const [plain, kerala, smarta] = [
      await uids({}),
      await uids({ region: 'kerala' }),
      await uids({ tradition: 'smarta' }),
    ];
    expect(kerala).toContain('onam-2026-kerala@khagola');
    expect(smarta).toContain('krishna_janmashtami-2026-smarta@khagola');
    for (const uid of [...kerala, ...smarta]) expect(plain.has(uid)).toBe(false);
  });

  test('the calendar names its events in the language of the request, with Hindi sentences', async () => {
    const [event] = eventsOf(await textOf(query({ year: 2026, kind: 'festival', lang: 'hi' })));
    const { body } = await askUtsavas(query({ year: 2026, kind: 'festival', lang: 'hi', limit: 1 }));
    expect(event?.summary).toBe(body.utsavas[0].label);
    expect(event?.description).toContain(body.utsavas[0].reckoning.decision);
    expect(event?.description).toMatch(/[\u0900-\u097f]{3,} .*।/);
  });

  test('the calendar marks the observances that were corrected', async () => {
    const events = eventsOf(await textOf(query({ year: 2027, show: 'all' })));
    const onam = events.find(({ uid }) => uid === 'onam-2027@khagola');
    const navami = events.find(({ uid }) => uid === 'ugadi-2027@khagola');
    const markOf = (event: ICAL.Event | undefined) => [
      event?.sequence,
      String(event?.component.getFirstPropertyValue('dtstamp')),
    ];
    expect([onam?.startDate.toString(), markOf(onam)]).toEqual(['2027-09-12', [2, '2026-11-28T00:00:00Z']]);
    expect(markOf(navami)).toEqual([0, '2026-01-01T00:00:00Z']);
  });
});

describe('times', () => {
  const PUNE = { lat: 18.5204, lon: 73.8567, tz: 'Asia/Kolkata', name: 'Pune' };

  test('the description of an event has its times, with the name of the place', async () => {
    const events = eventsOf(await textOf(query({ year: 2024, ...PUNE })));
    const karva = events.find(({ uid }) => uid.startsWith('karva_chauth-2024'));
    expect(karva?.description).toContain('Times at Pune (Asia/Kolkata):');
    expect(karva?.description).toMatch(/Moonrise: 20:3\d/);
    expect(karva?.description).not.toMatch(/sandhya_|arghya_|moonrise_/);
  });

  test('the description of an event has the minute begun of each time, as the pages do', async () => {
    const [{ body }, events] = await Promise.all([
      askUtsavas(query({ year: 2026, ...PUNE, show: 'all', times: true })),
      textOf(query({ year: 2026, ...PUNE, show: 'all' })).then(eventsOf),
    ]);
    const moonrises = body.utsavas.flatMap(({ key, date, times }: { key: string; date: string; times?: Time[] }) => {
      const start = times?.find((time) => time.key === 'moonrise')?.start;
      return start ? [[`${key}-${date}`, start.slice(11, 16)]] : [];
    });
    expect(moonrises.length).toBeGreaterThan(10);
    const described = new Map(
      events.map(({ uid, startDate, description }) => [
        `${uid.split('-')[0]}-${startDate}`,
        /Moonrise(?: \([^)]*\))?: (?:[\d-]{10} )?(\d\d:\d\d)/.exec(description)?.[1],
      ]),
    );
    expect(moonrises.map(([id]: [string]) => [id, described.get(id)])).toEqual(moonrises);
  });

  test('events=timed adds an event for each time, with a reminder', async () => {
    const events = eventsOf(await textOf(query({ year: 2024, ...PUNE, events: 'timed', alarms: '-PT30M' })));
    const moonrise = events.find(({ uid }) => uid.startsWith('moonrise-karva_chauth-2024'));
    expect(moonrise?.summary).toMatch(/Chauth: Moonrise$/);
    expect(moonrise?.startDate.toJSDate().toISOString()).toMatch(/^2024-10-20T15:0/);
    const [alarm] = moonrise?.component.getAllSubcomponents('valarm') ?? [];
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
  });

  test('a reminder that is not a duration before an event is refused with 400', async () => {
    const { status } = await askFile(query({ year: 2026, alarms: 'PT30M' }));
    expect(status).toBe(400);
  });

  test('a pāraṇa is timed without events=timed, once', async () => {
    const uids = eventsOf(await textOf(query({ year: 2026, kind: 'ekadashi' })))
      .filter(({ startDate }) => !startDate.isDate)
      .map(({ uid }) => uid);
    expect(uids).toContain('parana-nirjala_ekadashi-2026@khagola');
    expect(new Set(uids).size).toBe(uids.length);
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
  ])('the calendar without a year, at %s for %o, contains the years %o', async (now, place, years) => {
    expect(await yearsAt(now, query(place))).toEqual(years);
  });

  test('the calendar without a year contains two consecutive years, and no event twice', async () => {
    const uids = async (search: string) => eventsOf(await textOf(search)).map(({ uid }) => uid);
    const bothYears = await uids('');
    expect(bothYears).toEqual([...(await uids('?year=2026')), ...(await uids('?year=2027'))]);
    expect(new Set(bothYears).size).toBe(bothYears.length);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('the file returns 405 for %s', async (method) => {
  const { status, headers } = await askFile('', method);
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('the file answers HEAD like GET, without a body', async () => {
  const response = await get(`${UTSAVAS_FILE}?year=2026`, {}, 'HEAD');
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    '',
  ]);
});
