/** The feeds of other places, regions and traditions. */
import { describe, expect, test } from 'vitest';
import { sendAt } from './almanac';
import { ORIGIN } from './ask';
import { type Channel, parseRss, rowsOf } from './feeds';
import { askUtsavas, NEW_YORK, query, SYDNEY, TROMSO } from './utsavas';

const NOW = '2026-11-21T06:30:00Z';
const DAY_MS = 86_400_000;
const FEEDS = ['/api/rss/daily', '/api/rss/utsavas', '/api/rss/sankrantis'] as const;

const responseOf = (path: string, fields: object, time = NOW) =>
  sendAt(time)(new Request(ORIGIN + path + query(fields)));

async function feedOf(path: string, fields: object, time = NOW): Promise<Channel> {
  const response = await responseOf(path, fields, time);
  expect(response.status).toBe(200);
  return parseRss(await response.text());
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

describe.each(FEEDS)('%s', (path) => {
  test.each([
    ['New York', { ...NEW_YORK }],
    ['Sydney with the days of Tamil Nadu', { ...SYDNEY, region: 'tamil-nadu' }],
    ['Tromsø, where the Sun does not rise in December', { ...TROMSO }],
    ['the Gauḍīyas', { tradition: 'gaudiya' }],
    ['every region', { region: 'all' }],
  ])('a separate feed exists for %s', async (_, fields) => {
    for (const time of [NOW, '2026-12-20T12:00:00Z', '2026-06-20T23:00:00Z']) {
      const [own, usual] = [await feedOf(path, fields, time), await feedOf(path, {}, time)];
      expect(own.self[0]?.href).toBe(ORIGIN + path + query(fields));
      expect(own.said.title).not.toBe(usual.said.title);
      expect(own.items.length).toBeGreaterThan(9);
      const guids = new Set(usual.items.map(({ guid }) => guid));
      for (const { guid, pubDate, link } of own.items) {
        expect(guids.has(guid)).toBe(false);
        expect(Date.parse(pubDate)).toBeLessThanOrEqual(Date.parse(own.said.lastBuildDate as string));
        expect(new URL(link).pathname).not.toMatch(/^\/api/);
      }
    }
  });

  test('the items are dated by midnights of the place, 04:00 or 05:00 UTC in New York', async () => {
    const { items } = await feedOf(path, NEW_YORK);
    for (const { pubDate } of items) {
      const utc = new Date(pubDate).toISOString();
      expect(['04:00:00', '05:00:00']).toContain(utc.slice(11, 19));
    }
  });

  test.each([
    [{ region: 'kerla' }, 'region'],
    [{ tradition: 'x' }, 'tradition'],
    [{ lat: 1, lon: 2 }, 'tz'],
    [{ lat: 91, lon: 2, tz: 'UTC' }, 'lat'],
    [{ lang: 'fr' }, 'lang'],
  ])('the feed refuses %o', async (fields, field) => {
    const response = await responseOf(path, fields);
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('/api/rss/utsavas', () => {
  test.each([
    { region: 'kerala', show: 'principal' },
    { tradition: 'madhva', kind: 'ekadashi,parana' },
    { ...SYDNEY, region: 'tamil-nadu', lang: 'ta' },
  ])('the feed of %o has the observances of /api/utsavas', async (fields) => {
    const { items } = await feedOf('/api/rss/utsavas', fields, '2026-08-01T06:00:00Z');
    const { body } = await askUtsavas(query({ year: 2026, ...fields, from: '2026-08-01', to: '2026-09-30' }));
    expect(body.count).toBeGreaterThan(0);
    expect(items).toHaveLength(body.count);
    for (const [i, { key, date, name, label, reckoning }] of body.utsavas.entries()) {
      const item = items[i];
      expect(item?.title.startsWith(`${date}: ${label ?? name}`)).toBe(true);
      expect(item?.link).toBe(`${ORIGIN}/utsava/${key}/2026`);
      expect(item?.description.replaceAll('&amp;', '&')).toContain(`<p>${reckoning.decision}</p>`);
    }
  });
});

describe('/api/rss/daily', () => {
  test('the feed has the sunrise of the place, and none where the Sun does not rise', async () => {
    const winter = await feedOf('/api/rss/daily', TROMSO, '2026-12-20T12:00:00Z');
    const today = rowsOf(winter.items[0] as Channel['items'][number]);
    expect([today.Sunrise, today.Tithi]).toEqual(['none', undefined]);
    const { items } = await feedOf('/api/rss/daily', NEW_YORK);
    expect(items.map(({ guid }) => /daily:(.{10})/.exec(guid)?.[1])).toEqual(
      Array.from({ length: 30 }, (_, i) => isoDay(Date.parse('2026-11-21') - i * DAY_MS)),
    );
    for (const item of items) expect(rowsOf(item).Sunrise).toMatch(/^0[67]:/);
  });
});

describe('/api/rss/sankrantis', () => {
  test('the feed has the same instants at every place, in local time', async () => {
    const [delhi, york] = [await feedOf('/api/rss/sankrantis', {}), await feedOf('/api/rss/sankrantis', NEW_YORK)];
    expect(york.items.map((item) => rowsOf(item).UTC)).toEqual(delhi.items.map((item) => rowsOf(item).UTC));
    for (const item of york.items) {
      const { UTC, 'America/New_York': local } = rowsOf(item);
      expect(Date.parse(local as string)).toBe(Date.parse(UTC as string));
    }
  });
});
