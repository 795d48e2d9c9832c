/** The content of the feeds: it equals the content of other endpoints, and stays constant over time. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RASHI_NAMES } from '../../build/lexicon/terms/rashi';
import { REFERENCE, REFERENCE_PLACE } from '../../src/data/place';
import { utsavasOf } from '../../src/domain/observances/year';
import { loadObservanceLabels } from '../../src/lexicon/labels';
import { observanceLabel } from '../../src/lexicon/observances';
import { decisionWords } from '../../src/lexicon/sentences/observances/decision';
import ingress from '../truth/ephemeris/ingress.json';
import { askMuhurta, kernel } from './almanac';
import { FEEDS, feedAt, type Item, rowsOf } from './feeds';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T06:30:00Z');
const anyInstant = fc.integer({ min: Date.UTC(1946, 0, 2), max: Date.UTC(2099, 11, 30) });

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The civil day of an instant at New Delhi. */
const dayOf = (time: number): string => isoDay(time + 5.5 * 3_600_000);
const midnightOf = (date: string): string => new Date(Date.parse(`${date}T00:00:00+05:30`)).toUTCString();
const dateOf = ({ guid }: Item): string => guid.slice(-10);
const byGuid = (items: readonly Item[]) => new Map(items.map((item) => [item.guid, item]));

/** Fails unless the shared items of two feeds are equal; returns their number. */
function expectSameWhereShared(one: readonly Item[], other: readonly Item[]): number {
  const others = byGuid(other);
  const shared = one.filter(({ guid }) => others.has(guid));
  for (const item of shared) expect(others.get(item.guid)).toEqual(item);
  return shared.length;
}

describe.each(FEEDS)('%s', (path) => {
  test.each([
    ['a day', DAY_MS],
    ['a month', 29 * DAY_MS],
  ])('an item keeps its text %s later', async (_, gone) => {
    for (const time of [NOW, Date.parse('2025-12-10T20:00:00Z')]) {
      const [before, after] = [await feedAt(time, path), await feedAt(time + gone, path)];
      expect(expectSameWhereShared(before.items, after.items)).toBeGreaterThan(0);
    }
  });

  test('an item keeps its text a day later, at any instant', async () => {
    await fc.assert(
      fc.asyncProperty(anyInstant, async (time) => {
        const [before, after] = [await feedAt(time, path), await feedAt(time + DAY_MS, path)];
        const shared = expectSameWhereShared(before.items, after.items);
        // New items were published at the midnight between the two feeds. Removed items are outside the days of the
        // feed.
        const fresh = after.items.filter(({ guid }) => !byGuid(before.items).has(guid));
        for (const { pubDate } of fresh) expect(pubDate).toBe(midnightOf(dayOf(time + DAY_MS)));
        expect(shared).toBeGreaterThan(0);
      }),
      { seed: 108, numRuns: path === '/api/rss' ? 2 : 10 },
    );
  });
});

interface Limb {
  name: string;
  end_local: string;
}

/** The limbs of a day as the feed writes them. */
const limbsText = (limbs: Limb[]): string =>
  limbs.map(({ name, end_local }) => `${name} until ${end_local.slice(0, 19).replace('T', ' ')}`).join(', then ');

/** The observances of a civil day, by key. */
const utsavasOn = (date: string) => {
  const year = utsavasOf(kernel, { year: Number(date.slice(0, 4)), place: REFERENCE, tz: REFERENCE_PLACE.tz });
  if (!year.ok) throw new Error(year.error.reason);
  return year.value.utsavas.filter(({ date: { year, month, day } }) => isoDay(Date.UTC(year, month - 1, day)) === date);
};

describe('GET /api/rss/daily', () => {
  test.each([
    ['2026-11-21T06:30:00Z', '2026-11-21'],
    ['2026-11-21T18:29:59Z', '2026-11-21'],
    ['2026-11-21T18:30:00Z', '2026-11-22'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2027-01-14T00:00:00Z', '2027-01-14'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('the feed at %s has thirty days, the newest %s', async (time, newest) => {
    const { items } = await feedAt(time, '/api/rss/daily');
    const last = Date.parse(newest);
    expect(items.map(dateOf)).toEqual(Array.from({ length: 30 }, (_, i) => isoDay(last - i * DAY_MS)));
    for (const item of items) {
      expect(item.title.startsWith(dateOf(item))).toBe(true);
      expect(item.pubDate).toBe(midnightOf(dateOf(item)));
    }
  });

  test('the feed agrees with /api/muhurta, and links to the page of the day', async () => {
    const { items } = await feedAt(NOW, '/api/rss/daily');
    for (const item of items) {
      const { pathname, search } = new URL(item.link);
      expect([pathname, search]).toEqual(['/day', `?date=${dateOf(item)}`]);
      const { lat, lon } = REFERENCE_PLACE;
      const { status, body } = await askMuhurta('GET', `${search}&lat=${lat}&lon=${lon}&tz=5.5`);
      expect([status, body.date]).toEqual([200, dateOf(item)]);
      const { vara, tithi, nakshatra, yoga, karana } = body.panchanga;
      expect(rowsOf(item)).toMatchObject({
        Vāra: vara.name,
        Tithi: limbsText(tithi),
        Nakṣatra: limbsText(nakshatra),
        Yoga: limbsText(yoga),
        Karaṇa: limbsText(karana),
        Sunrise: body.sunrise_local.slice(11, 19),
        Sunset: body.sunset_local.slice(11, 19),
      });
      expect(item.title.startsWith(`${body.date} ${vara.name}, ${tithi[0].name}, ${nakshatra[0].name}`)).toBe(true);
    }
  });

  test('the feed names every observance of the day once, the principal one first', async () => {
    const iast = await loadObservanceLabels('sa');
    const { items } = await feedAt('2026-11-20T06:30:00Z', '/api/rss/daily');
    for (const item of items) {
      const utsavas = utsavasOn(dateOf(item));
      const { Utsava: principal, Also: others } = rowsOf(item);
      const namesInFeed = [principal, ...(others?.split('; ') ?? [])].filter((name) => name !== undefined);
      expect(namesInFeed.length).toBe(utsavas.length);
      for (const { name } of utsavas)
        expect(namesInFeed.filter((text) => text.startsWith(observanceLabel(iast, name))).length).toBeGreaterThan(0);
      const major = utsavas.filter((utsava) => utsava.major);
      if (major.length > 0)
        expect(major.some(({ name }) => principal?.startsWith(observanceLabel(iast, name)))).toBe(true);
      const first = utsavas.find(({ name }) => item.title.endsWith(`: ${observanceLabel(iast, name)}`));
      expect(first !== undefined).toBe(utsavas.length > 0);
    }
  });

  test('the feed names Dīpāvalī', async () => {
    const { items } = await feedAt('2026-11-21T06:30:00Z', '/api/rss/daily');
    expect(items.find((item) => dateOf(item) === '2026-11-08')?.title).toMatch(/Dīpāvalī/);
  });
});

describe('GET /api/rss/utsavas', () => {
  test.each([
    '2026-11-21T06:30:00Z',
    '2026-11-21T18:30:00Z',
    '2026-12-31T18:29:59Z',
    '2027-03-01T00:00:00Z', // within one year
  ])('the feed at %s has all observances of sixty-one days, in order, each with its reason', async (time) => {
    const iast = await loadObservanceLabels('sa');
    const { items } = await feedAt(time, '/api/rss/utsavas');
    const today = Date.parse(dayOf(Date.parse(time)));
    const expected = Array.from({ length: 61 }, (_, i) => isoDay(today + i * DAY_MS)).flatMap((date) =>
      utsavasOn(date).map((utsava) => ({ date, utsava })),
    );
    expect(items.map(({ guid }) => guid.split(':').slice(2).join(':'))).toEqual(
      expected.map(({ date, utsava }) => `utsava:${utsava.key}:${date}`),
    );
    for (const [i, { date, utsava }] of expected.entries()) {
      const item = items[i] as Item;
      expect(item.title.startsWith(`${date}: ${observanceLabel(iast, utsava.name)}`)).toBe(true);
      expect(item.category).toBe(utsava.kind);
      expect(new URL(item.link).pathname).toBe(`/utsava/${utsava.key}/${date.slice(0, 4)}`);
      expect(item.pubDate).toBe(midnightOf(isoDay(Date.parse(date) - 60 * DAY_MS)));
      const reason = /^<p>([^<]+)<\/p>/.exec(item.description)?.[1];
      expect(reason?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(
        decisionWords(utsava.reckoning.decision, 'en'),
      );
    }
  });
});

describe('GET /api/rss/sankrantis', () => {
  test('the feed has the last twelve saṅkrāntis and the next three, latest first', async () => {
    const { items } = await feedAt(NOW, '/api/rss/sankrantis');
    const utc = items.map((item) => rowsOf(item).UTC as string);
    expect(utc).toEqual([...utc].sort().reverse());
    const midnight = new Date(midnightOf('2026-11-21')).toISOString();
    expect([utc.filter((instant) => instant > midnight).length, utc.length]).toEqual([3, 15]);
    const rashis = items.map(({ guid }) => guid.split(':')[3]);
    expect(rashis.slice(0, 4)).toEqual(['kumbha', 'makara', 'dhanu', 'vrischika']);
    for (const item of items) {
      const { UTC, 'Asia/Kolkata': local, 'Puṇya-kāla': punyaKala } = rowsOf(item) as Record<string, string>;
      expect(Date.parse(local as string)).toBe(Date.parse(UTC as string));
      expect(Math.abs(Date.parse(punyaKala?.slice(0, 10) as string) - Date.parse(UTC as string))).toBeLessThan(
        2 * DAY_MS,
      );
      expect(item.link.endsWith(`/day?date=${punyaKala?.slice(0, 10)}`)).toBe(true);
    }
  });

  test('the feed gets a saṅkrānti at the midnight after the third one before it', async () => {
    const { items } = await feedAt(NOW, '/api/rss/sankrantis');
    for (const [i, { pubDate }] of items.slice(0, -3).entries()) {
      const third = rowsOf(items[i + 3] as Item).UTC as string;
      expect(pubDate).toBe(midnightOf(dayOf(Date.parse(third) + DAY_MS)));
    }
  });

  test('the saṅkrāntis agree with Swiss Ephemeris (JPL DE431) within a second, including rounding', async () => {
    const truth = (ingress.sankranti.rows as [string, number][]).filter(([utc]) => utc > '1946' && utc < '2100');
    expect(truth.length).toBeGreaterThan(900);
    for (const [utc, rashi] of truth.filter((_, i) => i % 100 === 0)) {
      const { items } = await feedAt(Date.parse(utc) + 2 * DAY_MS, '/api/rss/sankrantis');
      const latest = rowsOf(items[3] as Item).UTC as string;
      expect(Math.abs(Date.parse(latest) - Date.parse(utc))).toBeLessThan(1000);
      expect(items[3]?.description).toContain(`The Sun enters ${RASHI_NAMES[rashi]?.iast} (Lahiri)`);
    }
  });
});
