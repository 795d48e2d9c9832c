/** GET /api/utsavas with a region, a tradition, kinds, dates, fields and a language. */
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/data/language';
import { KINDS, TRADITIONS } from '../../src/data/observances/practice';
import { REGIONS } from '../../src/data/observances/regions';
import { askUtsavas, query } from './utsavas';

interface Item {
  key: string;
  date: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  [field: string]: any;
}

const yearOf = async (fields: object) => {
  const { status, body } = await askUtsavas(query({ year: 2026, ...fields }));
  expect(status).toBe(200);
  return body as { count: number; total: number; utsavas: Item[]; [field: string]: unknown };
};
const dayOf = (utsavas: Item[], key: string) => utsavas.filter((item) => item.key === key).map(({ date }) => date);

describe('a region', () => {
  test.each([...REGIONS])(
    'the region %s has observances, each marked with the region or one that contains it',
    async (region) => {
      const { utsavas, region: returnedRegion } = await yearOf({ region, fields: 'regions,major,tradition' });
      expect(returnedRegion).toBe(region);
      expect(utsavas.length).toBeGreaterThan(200);
      const principal = utsavas.filter(({ major }) => major);
      expect(principal.length).toBeGreaterThan(20);
      expect(principal.length).toBeLessThan(70);
      for (const { key, regions } of utsavas) {
        expect(regions.length, key).toBeGreaterThan(0);
        const isMarked = [region, 'india'].some((kept) => regions.includes(kept));
        expect(isMarked || region === 'india', `${key}: ${regions}`).toBe(true);
      }
    },
  );

  // Sources: Kerala's own lists, the gazettes of the states, and the pañcāṅga committee of Nepal.
  test.each([
    [2016, 'kerala', 'onam', '2016-09-14'],
    [2020, 'west-bengal', 'vijayadashami', '2020-10-26'],
    [2024, 'assam', 'vijayadashami', '2024-10-13'],
    [2013, 'nepal', 'vijayadashami', '2013-10-14'],
    [2023, 'maharashtra', 'holika_dahana', '2023-03-06'],
  ])('the list of %i for %s has %s on %s', async (year, region, key, date) => {
    const { utsavas } = await yearOf({ year, region });
    expect(dayOf(utsavas, key)).toEqual([date]);
  });

  test('a region has its own observances and not those of other regions, and all regions include the general ones', async () => {
    const [kerala, nepal, all, usual] = [
      await yearOf({ region: 'kerala', fields: 'key' }),
      await yearOf({ region: 'nepal', fields: 'key' }),
      await yearOf({ region: 'all', fields: 'key' }),
      await yearOf({ fields: 'key' }),
    ];
    const keysOf = ({ utsavas }: { utsavas: Item[] }) => new Set(utsavas.map(({ key }) => key));
    const [inNepal, inAll, inUsual] = [nepal, all, usual].map(keysOf) as [Set<string>, Set<string>, Set<string>];
    const own = [...keysOf(kerala)].filter((key) => !inUsual.has(key) && !inNepal.has(key));
    expect(own.length).toBeGreaterThan(10);
    for (const key of own) expect(inAll.has(key), key).toBe(true);
    expect(all.count).toBeGreaterThan(usual.count + 400);
  });
});

describe('a tradition', () => {
  // No list by a Śrīvaiṣṇava authority is known for these.
  test('shrivaishnava has the ekādaśīs of the reported rule, and the smārta day where that differs', async () => {
    const { utsavas, notes } = await yearOf({ tradition: 'shrivaishnava', kind: 'ekadashi', year: '2026' });
    const smarta = await yearOf({ tradition: 'smarta', kind: 'ekadashi', year: '2026' });
    const dates = new Set(utsavas.map(({ date }: Item) => date));
    for (const { date, key } of smarta.utsavas) expect(dates, key).toContain(date);
    const open = utsavas.filter(({ occurrence }: Item) => occurrence !== undefined);
    expect(open.length).toBeGreaterThan(1);
    expect(open.length % 2).toBe(0);
    for (const { authorities } of open) expect(authorities).toHaveLength(1);
    expect(String(notes)).toMatch(/No dated list of a Śrīvaiṣṇava authority/);
  });

  test('the tradition civil gives the holidays that are observances, on the days of the list', async () => {
    const { utsavas } = await yearOf({ region: 'bihar', tradition: 'civil', fields: 'tradition,reckoning' });
    const row = utsavas.find(({ key }) => key === 'bhai_dooj');
    expect([row?.date, row?.tradition]).toEqual(['2026-11-10', 'civil']);
    expect(JSON.stringify(row?.reckoning)).toContain('The government’s list of holidays for 2026 has 10 November 2026');
    expect(utsavas.some(({ kind }) => kind === 'ekadashi')).toBe(false);
  });

  test.each(TRADITIONS.filter((tradition) => tradition !== 'shrivaishnava' && tradition !== 'civil'))(
    'the tradition %s gives each of its ekādaśīs one day, under a plain key',
    async (tradition) => {
      const { utsavas, tradition: returnedTradition } = await yearOf({
        tradition,
        kind: 'ekadashi',
        fields: 'tradition',
      });
      expect(returnedTradition).toBe(tradition);
      expect(utsavas.length).toBeGreaterThan(23);
      expect(utsavas.length).toBeLessThan(32);
      for (const { key } of utsavas) expect(key).not.toMatch(new RegExp(`_${tradition}$`));
      const places = utsavas.map(({ key, date }) => `${key} ${date}`);
      expect(new Set(places).size).toBe(places.length);
    },
  );

  test.each(['smarta', 'vaishnava'])('the tradition %s equals show=%s', async (tradition) => {
    const [one, other] = [await yearOf({ tradition }), await yearOf({ show: tradition })];
    expect(one.utsavas).toEqual(other.utsavas);
    expect([other.show, other.tradition]).toEqual([tradition, tradition]);
    expect((await yearOf({ tradition, show: tradition })).utsavas).toEqual(one.utsavas);
  });

  test('gaudiya keeps the tithi of sunrise where the other traditions need a later hour', async () => {
    const [gaudiya, smarta] = [await yearOf({ tradition: 'gaudiya' }), await yearOf({ tradition: 'smarta' })];
    const differing = smarta.utsavas.filter(
      ({ key, date, kind }) =>
        kind !== 'parana' && dayOf(gaudiya.utsavas, key).length === 1 && dayOf(gaudiya.utsavas, key)[0] !== date,
    );
    expect(differing.map(({ key }) => key)).toContain('maha_shivaratri');
    expect(dayOf(gaudiya.utsavas, 'gaura_purnima')).toHaveLength(1);
    for (const { key, tradition } of gaudiya.utsavas)
      expect(['general', 'vaishnava', 'gaudiya'], key).toContain(tradition);
  });

  test('a tradition and a region can be combined', async () => {
    const { utsavas, region, tradition } = await yearOf({ region: 'karnataka', tradition: 'madhva' });
    expect([region, tradition]).toEqual(['karnataka', 'madhva']);
    expect(utsavas.some((utsava) => utsava.tradition === 'madhva')).toBe(true);
    expect(dayOf(utsavas, 'ugadi')).toHaveLength(1);
  });
});

describe('a part of the list', () => {
  test.each([...KINDS])('kind=%s gives the observances of that kind in the whole year', async (kind) => {
    const [whole, part] = [await yearOf({ region: 'all' }), await yearOf({ region: 'all', kind })];
    expect(part.utsavas).toEqual(whole.utsavas.filter((utsava) => utsava.kind === kind));
    expect(part.count).toBeGreaterThan(0);
    expect(part.kind).toEqual([kind]);
  });

  test('kind accepts several kinds, in any order', async () => {
    const [one, other] = [await yearOf({ kind: 'eclipse,ekadashi' }), await yearOf({ kind: 'ekadashi,eclipse' })];
    expect(one).toEqual(other);
    expect(new Set(one.utsavas.map(({ kind }) => kind))).toEqual(new Set(['ekadashi', 'eclipse']));
  });

  test.each([
    ['2026-10-01', '2026-10-31'],
    ['2026-01-01', '2026-01-01'],
    ['2026-12-30', undefined],
    [undefined, '2026-01-10'],
  ])('the span from %s to %s includes both ends', async (from, to) => {
    const whole = await yearOf({});
    const part = await yearOf({ ...(from && { from }), ...(to && { to }) });
    const [first, last] = [from ?? '2026-01-01', to ?? '2026-12-31'];
    expect(part.utsavas).toEqual(whole.utsavas.filter(({ date }) => first <= date && date <= last));
    expect([part.from, part.to]).toEqual([from, to]);
  });

  test('limit gives the first observances of the year, and their total number', async () => {
    const [whole, part] = [await yearOf({}), await yearOf({ limit: 7 })];
    expect(part.utsavas).toEqual(whole.utsavas.slice(0, 7));
    expect([part.count, part.total]).toEqual([7, whole.count]);
    expect([whole.count, whole.total]).toEqual([whole.utsavas.length, whole.utsavas.length]);
  });

  test('fields selects the requested fields in addition to key and date', async () => {
    const whole = await yearOf({});
    const part = await yearOf({ fields: 'tithi,name' });
    expect(part.utsavas).toEqual(whole.utsavas.map(({ key, date, name, tithi }) => ({ key, date, name, tithi })));
    expect((await yearOf({ fields: 'key' })).utsavas).toEqual(whole.utsavas.map(({ key, date }) => ({ key, date })));
    expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(whole).length / 5);
  });

  test('the response does not mention absent parameters', async () => {
    const year = await yearOf({ limit: 1 });
    for (const field of ['region', 'tradition', 'kind', 'from', 'to', 'lang']) expect(year).not.toHaveProperty(field);
    expect(year.utsavas[0]).not.toHaveProperty('label');
  });
});

describe('where authorities differ', () => {
  test('the list has both days where authorities differ, each with the authorities that keep it', async () => {
    const { utsavas } = await yearOf({ year: 2025, region: 'nepal' });
    const days = utsavas.filter(({ key }) => key === 'krishna_janmashtami');
    expect(days.map(({ date, occurrence }) => [date, occurrence])).toEqual([
      ['2025-08-15', 1],
      ['2025-08-16', 2],
    ]);
    for (const { authorities } of days) expect(authorities.length).toBeGreaterThan(0);
  });
});

describe('a language', () => {
  test.each([...LANGUAGE_TAGS])('lang=%s names every observance of every region and tradition', async (lang) => {
    for (const choice of [{ region: 'all' }, { tradition: 'gaudiya' }, { tradition: 'madhva' }]) {
      const { utsavas, lang: returnedLang } = await yearOf({ lang, ...choice, fields: 'label,tithi' });
      expect(returnedLang).toBe(lang);
      for (const { key, label, tithi } of utsavas) expect([label, tithi.label].every(Boolean), key).toBe(true);
    }
  });

  test('lang adds only labels, and translates sentences into Hindi', async () => {
    const find = ({ utsavas }: { utsavas: Item[] }) => utsavas.find(({ key }) => key === 'rama_navami') as Item;
    const [plain, tamil, hindi] = [await yearOf({}), await yearOf({ lang: 'ta' }), await yearOf({ lang: 'hi' })].map(
      find,
    );
    expect(tamil).toMatchObject({
      key: 'rama_navami',
      name: plain?.name,
      label: expect.stringMatching(/\p{Script=Tamil}/u),
    });
    expect(tamil?.masa.amanta.label).toMatch(/\p{Script=Tamil}/u);
    expect(tamil?.reckoning).toEqual({ ...plain?.reckoning, kala_label: expect.stringMatching(/\p{Script=Tamil}/u) });
    expect(hindi?.label).toBe('राम नवमी');
    for (const text of [hindi?.reckoning.decision, hindi?.shastra.rule]) expect(text).toMatch(/।$/);
  });
});

test.each([
  ['kerala', 'Thiruvananthapuram', 'onam', '2027-09-12'],
  ['odisha', 'Puri', 'ratha_yatra', '2027-07-05'],
  ['india', 'New Delhi', 'onam', '2027-09-12'],
])('the region %s decides at %s', async (region, town, key, date) => {
  const { decided_at, utsavas } = await yearOf({ year: 2027, region, fields: 'name' });
  expect(decided_at).toMatchObject({ name: town });
  expect(utsavas.find((utsava: { key: string }) => utsava.key === key)?.date).toBe(date);
});
