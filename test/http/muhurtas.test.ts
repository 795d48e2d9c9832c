/** GET /api/v1/muhurta-search: windows, closed days with their reasons, comparison, the calendar file, and every error. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ask, ORIGIN } from './ask';
import { query } from './utsavas';

const MUHURTAS = '/api/v1/muhurta-search';
const span = { purpose: 'vivaha', from: '2026-11-15', to: '2026-12-20' };
const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const whereIn = (fields: object) => ('place' in fields || 'lat' in fields ? {} : DELHI);
const find = (fields: object = {}) => ask('GET', MUHURTAS + query({ ...span, ...whereIn(fields), ...fields }));

interface Day {
  date: string;
  verdict: string;
  closed_by: { key: string; words: string; by: { value: number | null } }[];
}

interface Window {
  date: string;
  start: string;
  end: string;
  minutes: number;
  met: string[];
}

describe('a span', () => {
  test('a span has every date once, closed with reasons or open with a window', async () => {
    const { status, body } = await find();
    expect(status).toBe(200);
    expect(body.days).toHaveLength(36);
    const open = new Set(body.windows.map(({ date }: Window) => date));
    for (const { date, verdict, closed_by: closedBy } of body.days as Day[]) {
      expect(open.has(date), date).toBe(verdict === 'open');
      expect(closedBy.length > 0, date).toBe(verdict === 'closed');
      for (const { words } of closedBy) expect(words.length).toBeGreaterThan(20);
    }
    expect(body.open_days).toBe(open.size);
    expect(open.size).toBeGreaterThan(0);
  });

  test('a span has windows of at least ten minutes that meet every applied rule', async () => {
    const { body } = await find();
    const applied = body.rules.flatMap(({ key, kind }: { key: string; kind: string }) =>
      kind === 'preferred' ? [] : [key],
    );
    for (const { start, end, minutes, met } of body.windows as Window[]) {
      expect(minutes).toBeGreaterThanOrEqual(10);
      expect(Math.abs((Date.parse(end) - Date.parse(start)) / 60_000 - minutes)).toBeLessThan(0.05);
      expect(met).toEqual(expect.arrayContaining(applied));
    }
  });

  test('a span is equal for a place name and for its coordinates', async () => {
    const { body: named } = await find({ place: 'Pune' });
    const { lat, lon, tz } = named.place;
    const { body } = await find({ lat, lon, tz });
    expect([body.windows, body.days]).toEqual([named.windows, named.days]);
  });

  test('a birth and a direction add their rules', async () => {
    const ids = async (fields: object) =>
      (await find({ purpose: 'yatra', ...fields })).body.rules.map(({ key }: { key: string }) => key);
    expect(await ids({})).not.toContain('tara-bala');
    expect(await ids({ nakshatra: 4 })).toContain('tara-bala');
    expect(await ids({ rashi: 2 })).toContain('chandra-bala');
    expect(await ids({ direction: 'south' })).toEqual(expect.arrayContaining(['disha-shula', 'panchaka-south']));
  });

  test('a comparison states why the dates of traditions differ', async () => {
    const { body } = await find({ compare: 'all' });
    const { others, days } = body.comparison;
    expect(others.map(({ tradition }: { tradition: string }) => tradition)).toEqual(body.traditions.slice(1));
    expect(days.length).toBeGreaterThan(0);
    for (const { tradition, verdict, date } of days) {
      const ownDay = body.days.find((day: Day) => day.date === date);
      expect(ownDay.verdict, `${date} ${tradition}`).not.toBe(verdict);
    }
    const [{ tradition, date, verdict }] = days;
    const otherTradition = await find({ tradition });
    expect(otherTradition.body.days.find((day: Day) => day.date === date).verdict).toBe(verdict);
    expect(await find().then((answer) => answer.body)).not.toHaveProperty('comparison');
  });

  test('the names and sentences are available in Hindi and in Tamil', async () => {
    const { body: hindi } = await find({ lang: 'hi' });
    expect([hindi.purpose.label, hindi.rules[0].words]).toEqual([
      expect.stringMatching(/\p{Script=Devanagari}/u),
      expect.stringMatching(/\p{Script=Devanagari}/u),
    ]);
    expect((await find({ lang: 'ta' })).body.rules[1].label).toMatch(/\p{Script=Tamil}/u);
  });

  test('a span may cover 400 days, and a polar place', async () => {
    const { status, body } = await find({ from: '2026-01-01', to: '2027-02-05' });
    expect([status, body.days.length]).toEqual([200, 401]);
    const polar = await find({ lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' });
    expect(polar.status).toBe(200);
    expect(
      polar.body.days.filter(({ sunrise }: { sunrise: string | null }) => sunrise === null).length,
    ).toBeGreaterThan(0);
  });

  test('instants have the offset of the place, or are in UTC with times=utc', async () => {
    const [local, utc] = [(await find({ place: 'Pune' })).body, (await find({ place: 'Pune', times: 'utc' })).body];
    for (const [i, { start, end }] of local.windows.entries()) {
      expect([start, end].map((text) => text.slice(19))).toEqual(['+05:30', '+05:30']);
      expect([start, end].map(Date.parse)).toEqual([utc.windows[i].start, utc.windows[i].end].map(Date.parse));
      expect([utc.windows[i].start, utc.windows[i].end].every((text) => text.endsWith('Z'))).toBe(true);
    }
  });

  test('coordinates without a zone are understood, and the answer says so', async () => {
    const { body } = await find({ lat: 18.52, lon: 73.86 });
    expect([body.place.tz, body.assumed]).toEqual(['Asia/Kolkata', ['tz']]);
  });

  test('pages of windows make up the whole list', async () => {
    const { body: whole } = await find();
    const windows: Window[] = [];
    let next: string | null = query({ ...span, ...DELHI, limit: 3 }).slice(1);
    while (next !== null) {
      const { body } = await ask('GET', `${MUHURTAS}?${next}`);
      expect([body.total, body.days.length]).toEqual([whole.total, whole.days.length]);
      windows.push(...body.windows);
      next = body.next;
    }
    expect(windows).toEqual(whole.windows);
    expect([whole.count, whole.next]).toEqual([whole.total, null]);
  });

  test('a span is a year, by default the present one, or starts today', async () => {
    const now = Date.parse('2026-11-21T20:00:00Z');
    const app = createApp(
      () => kernel,
      () => now,
    );
    const spanOf = async (fields: object) => {
      const { body } = await ask(
        'GET',
        MUHURTAS + query({ purpose: 'krishi', ...DELHI, ...fields }),
        undefined,
        (request) => Promise.resolve(app.fetch(request, {})),
      );
      return body.error?.field ?? [body.from, body.to];
    };
    expect(await spanOf({})).toEqual(['2026-01-01', '2026-12-31']);
    expect(await spanOf({ year: 2027 })).toEqual(['2027-01-01', '2027-12-31']);
    expect(await spanOf({ from: 'today' })).toEqual(['2026-11-22', '2026-12-31']);
    expect(await spanOf({ from: 'today', to: 'tomorrow' })).toEqual(['2026-11-22', '2026-11-23']);
    expect(await spanOf({ year: 2027, from: 'today' })).toBe('year');
  });

  test('the calendar file has one event per window', async () => {
    const { body } = await find();
    const response = await createApp(() => kernel).fetch(
      new Request(`${ORIGIN}${MUHURTAS}${query({ ...span, ...DELHI, format: 'ics' })}`),
      {},
    );
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(body.windows.length);
    expect(text).toContain(`DTSTART:${(await find({ times: 'utc' })).body.windows[0].start.replaceAll(/[-:]/g, '')}`);
  });
});

describe('invalid requests', () => {
  test('a request without a place is refused with an example', async () => {
    const { status, body } = await ask('GET', MUHURTAS + query(span));
    expect([status, body.error.field, body.error.example]).toEqual([400, 'place', 'Pune']);
  });

  test.each<[object, string, string]>([
    [{ purpose: 'luck' }, 'purpose', ''],
    [{ to: '2026-11-14' }, 'to', 'to must not be before from.'],
    [{ to: '2028-01-01' }, 'to', 'to must be at most 400 days after from. For a longer span send several requests.'],
    [{ from: '1899-12-31' }, 'from', ''],
    [{ tradition: 'mine' }, 'tradition', ''],
    [{ purpose: 'krishi', tradition: 'prokerala' }, 'tradition', ''],
    [{ compare: 'all,mine' }, 'compare', ''],
    [{ purpose: 'krishi', compare: 'prokerala' }, 'compare', ''],
    [{ nakshatra: 28 }, 'nakshatra', 'nakshatra must be a whole number from 1 to 27 or a name, not 28, for example 4.'],
    [{ rashi: 0 }, 'rashi', 'rashi must be a whole number from 1 to 12 or a name, not 0, for example 2.'],
    [
      { direction: 'up' },
      'direction',
      'direction must be one of east, south, west, north, not the string "up", for example east.',
    ],
    [{ lat: 1 }, 'lon', 'lon is required with lat: give all of them or none, for example 77.209.'],
    [{ lang: 'xx' }, 'lang', ''],
  ])('a request with %j is refused', async (fields, field, message) => {
    const { status, body } = await find(fields);
    expect([status, body.error.code, body.error.field]).toEqual([
      400,
      expect.stringMatching(/^(INVALID|OUT_OF)/),
      field,
    ]);
    if (message !== '') expect(body.error.message).toBe(message);
  });

  test('an unknown format is refused with its own code', async () => {
    const { status, body } = await find({ format: 'xml' });
    expect([status, body.error.code, body.error.message]).toEqual([
      406,
      'UNSUPPORTED_FORMAT',
      'format must be one of json, ics, csv, ndjson, not the string "xml", for example json.',
    ]);
  });
});
