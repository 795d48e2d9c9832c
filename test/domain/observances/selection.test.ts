/**
 * Selections of a year: by tradition, region, kinds and dates. Each observance occurs once, on the day that is kept
 * there.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { KEPT_BY, KINDS, TRADITIONS } from '../../../src/data/observances/practice';
import { COUNTRIES, isKeptIn, REGIONS, STATES } from '../../../src/data/observances/regions';
import { civilDays } from '../../../src/domain/holidays/civil';
import type { Selection } from '../../../src/domain/observances/question';
import { SHOWN, SHOWS } from '../../../src/domain/observances/selection';
import type { Utsava } from '../../../src/domain/observances/types';
import { utsavasOf } from '../../../src/domain/observances/year';
import { loadObservanceLabels } from '../../../src/lexicon/labels';
import { observanceLabel } from '../../../src/lexicon/observances';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { datesOf, isoOf, NEW_DELHI, NEW_YORK, SYDNEY, utsavasIn, type Where } from './support';

const MUMBAI: Where = { place: { latDeg: 19.076, lonDeg: 72.8777 }, tz: 'Asia/Kolkata' };
const PATNA: Where = { place: { latDeg: 25.5941, lonDeg: 85.1376 }, tz: 'Asia/Kolkata' };
const KATHMANDU: Where = { place: { latDeg: 27.7172, lonDeg: 85.324 }, tz: 'Asia/Kathmandu' };
const KOCHI: Where = { place: { latDeg: 10, lonDeg: 76.3 }, tz: 'Asia/Kolkata' };
const PLACES = [NEW_DELHI, NEW_YORK, SYDNEY, MUMBAI, KATHMANDU];

const lineOf = ({ key, date }: Utsava): string => `${isoOf(date)} ${key}`;
const dayOf = ({ date }: Utsava): number => Date.UTC(date.year, date.month - 1, date.day) / 86_400_000;
const keysOf = (utsavas: readonly Utsava[]): Set<string> => new Set(utsavas.map(({ key }) => key));

describe('the available lists', () => {
  test('the lists name each value once', () => {
    for (const list of [TRADITIONS, REGIONS, KINDS, SHOWS]) expect(new Set(list).size).toBe(list.length);
    expect(REGIONS).toEqual(['india', ...STATES, ...COUNTRIES]);
    expect([...STATES]).toEqual([...STATES].toSorted());
    expect(STATES).toHaveLength(36);
    for (const region of REGIONS) expect(region).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(TRADITIONS).toEqual(['general', 'smarta', 'vaishnava', 'gaudiya', 'madhva', 'shrivaishnava', 'civil']);
  });

  test('each value of the lists has observances', () => {
    const [civil, ...others] = TRADITIONS.toReversed();
    for (const tradition of others) expect(utsavasIn(2026, NEW_DELHI, { tradition }).length).toBeGreaterThan(300);
    expect(utsavasIn(2026, NEW_DELHI, { tradition: civil }).length).toBeGreaterThan(30);
    for (const region of REGIONS) expect(utsavasIn(2026, NEW_DELHI, { region }).length, region).toBeGreaterThan(250);
    const allRegions = utsavasIn(2026, NEW_DELHI, { region: 'all' });
    expect(new Set(allRegions.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  test('the parameter show names four of the lists', () => {
    expect(SHOWS.map((show) => SHOWN[show])).toEqual([
      {},
      { principal: true },
      { tradition: 'smarta' },
      { tradition: 'vaishnava' },
    ]);
  });
});

describe('any tradition and region, in any year and place', () => {
  const selections = fc.record({
    tradition: fc.option(fc.constantFrom(...TRADITIONS), { nil: undefined }),
    region: fc.option(fc.constantFrom(...REGIONS), { nil: undefined }),
    year: fc.integer({ min: 1900, max: 2100 }),
    where: fc.constantFrom(...PLACES),
  });
  const some = selections.filter(({ tradition, region }) => tradition !== undefined || region !== undefined);
  const ofSchools = some.filter(({ tradition }) => tradition !== 'civil');
  const runs = { seed: 18, numRuns: 60 };
  /** Kept every week of a month. */
  const WEEKLY = new Set(['shravana_somavara', 'mangala_gauri']);

  test('a selection has each observance once in its season, except both days of an open question', () => {
    fc.assert(
      fc.property(some, ({ year, where, ...selection }) => {
        const last = new Map<string, Utsava>();
        for (const utsava of utsavasIn(year, where, selection)) {
          const before = last.get(utsava.key);
          last.set(utsava.key, utsava);
          if (!before || WEEKLY.has(utsava.key) || utsava.kind === 'eclipse') continue;
          if (utsava.occurrence === 2) {
            expect(before.occurrence).toBe(1);
            continue;
          }
          // Two observances of a fortnight are at least a short fortnight apart.
          expect(dayOf(utsava) - dayOf(before), lineOf(utsava)).toBeGreaterThan(12);
        }
      }),
      runs,
    );
  });

  test('a selection excludes observances that are kept only elsewhere', () => {
    fc.assert(
      fc.property(some, ({ year, where, ...selection }) => {
        const { tradition, region } = selection;
        for (const utsava of utsavasIn(year, where, selection)) {
          expect(utsava.regions.length, utsava.key).toBeGreaterThan(0);
          if (region) expect(isKeptIn(utsava.regions, region), `${utsava.key} ${region}`).toBe(true);
          if (!tradition) continue;
          const isOfAnother = !KEPT_BY[tradition].includes(utsava.tradition);
          const rule = RULES.find(({ key }) => key === utsava.key);
          if (isOfAnother) expect(rule?.alsoOf, utsava.key).toContain(tradition);
        }
      }),
      runs,
    );
  });

  test('a selection is ordered by date and then key, within the year', () => {
    fc.assert(
      fc.property(selections, ({ year, where, ...selection }) => {
        const lines = utsavasIn(year, where, selection).map(lineOf);
        expect(lines).toEqual(lines.toSorted());
        expect(lines.every((line) => line.startsWith(String(year)))).toBe(true);
      }),
      runs,
    );
  });

  // The one ekādaśī of a kṣaya month has the names of two.
  test('a selection has at most one fast in each fortnight, of any school', () => {
    fc.assert(
      fc.property(ofSchools, ({ year, where, ...selection }) => {
        const fasts = utsavasIn(year, where, selection).filter(
          ({ kind, key, occurrence }) =>
            kind === 'ekadashi' && occurrence !== 2 && !/^(vaikuntha|guruvayur)_|_atirikta$/.test(key),
        );
        for (const [i, fast] of fasts.entries()) {
          const apart = i > 0 ? dayOf(fast) - dayOf(fasts[i - 1] as Utsava) : Number.POSITIVE_INFINITY;
          if (apart > 0) expect(apart, lineOf(fast)).toBeGreaterThan(12);
          else expect(fast.key).not.toBe((fasts[i - 1] as Utsava).key);
        }
        expect(fasts.length).toBeGreaterThanOrEqual(24);
      }),
      runs,
    );
  });

  test('Vaikuṇṭha ekādaśī of a vaiṣṇava school is one of its fasts', () => {
    let checked = 0;
    for (const tradition of ['vaishnava', 'gaudiya', 'madhva'] as const) {
      for (let year = 2000; year < 2030; year++) {
        const fasts = utsavasIn(year, MUMBAI, { tradition, kinds: ['ekadashi'] });
        for (const utsava of fasts.filter(({ key }) => key === 'vaikuntha_ekadashi')) {
          expect(fasts.filter(({ date }) => isoOf(date) === isoOf(utsava.date)).length, lineOf(utsava)).toBe(2);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(80);
  });

  test('filters by principal, kinds, dates and limit remove observances, and change none of the others', () => {
    const filters = fc.record({
      asked: selections,
      principal: fc.boolean(),
      kinds: fc.option(fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 4 }), { nil: undefined }),
      from: fc.integer({ min: 1, max: 12 }),
      to: fc.integer({ min: 1, max: 12 }),
      limit: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(filters, ({ asked: { year, where, ...selection }, principal, kinds, limit, ...months }) => {
        const from = { year, month: months.from, day: 7 };
        const to = { year, month: months.to, day: 21 };
        const question = { year, ...where, ...selection, principal, kinds, from, to, civil: civilDays };
        const expected = utsavasIn(year, where, selection).filter(
          ({ kind, major, date }) =>
            (!kinds || kinds.includes(kind)) &&
            (!principal || major) &&
            isoOf(date) >= isoOf(from) &&
            isoOf(date) <= isoOf(to),
        );
        const filtered = answer(utsavasOf(kernel, question));
        expect(filtered.utsavas.map(lineOf)).toEqual(expected.map(lineOf));
        expect(filtered.utsavas.map(({ reckoning }) => reckoning)).toEqual(expected.map(({ reckoning }) => reckoning));
        const limited = answer(utsavasOf(kernel, { ...question, limit }));
        expect([limited.utsavas.map(lineOf), limited.total]).toEqual([
          expected.slice(0, limit).map(lineOf),
          expected.length,
        ]);
      }),
      runs,
    );
  });
});

describe.each([1912, 1954, 2025, 2026, 2049])('%i', (year) => {
  const shown = (selection: Selection) => utsavasIn(year, NEW_DELHI, selection);

  test('the list without a tradition and a region has the days of all schools side by side, without the newer rows', () => {
    const byDefault = shown({});
    const added = new Set(RULES.filter((rule) => rule.added).map(({ key }) => key));
    expect(byDefault.filter(({ key }) => added.has(key))).toEqual([]);
    expect(keysOf(byDefault).has('krishna_janmashtami_vaishnava')).toBe(true);
    const everything = shown({ region: 'all' });
    expect(everything.filter(({ key }) => !added.has(key)).map(lineOf)).toEqual(byDefault.map(lineOf));
  });

  test('everything has all that any region or tradition has, by its key', () => {
    const everything = keysOf(shown({ region: 'all' }));
    for (const region of ['india', 'kerala', 'nepal', 'tamil-nadu'] as const) {
      for (const key of keysOf(shown({ region }))) expect(everything, `${key} ${region}`).toContain(key);
    }
  });

  test('the filter principal selects widely kept observances, and with a region also its principal ones', () => {
    const [widely, kerala] = [shown({ principal: true }), shown({ principal: true, region: 'kerala' })];
    expect(widely.every(({ major }) => major)).toBe(true);
    expect(widely.length).toBeLessThan(60);
    expect(kerala.length).toBeLessThan(60);
    expect([...keysOf(kerala)].filter((key) => !keysOf(widely).has(key))).toContain('attukal_pongala');
    expect(keysOf(kerala)).not.toContain('karva_chauth');
    for (const region of REGIONS) expect(shown({ principal: true, region }).length, region).toBeLessThan(70);
  });

  test('smārta and vaiṣṇava have nothing of other schools', () => {
    const traditionsOf = (utsavas: readonly Utsava[]) => [...new Set(utsavas.map(({ tradition }) => tradition))].sort();
    expect(traditionsOf(shown(SHOWN.smarta))).toEqual(['general', 'smarta']);
    expect(traditionsOf(shown(SHOWN.vaishnava))).toEqual(['general', 'vaishnava']);
  });
});

const english = await loadObservanceLabels('en');

describe('the day that is kept', () => {
  const datesWith = (key: string, year: number, where: Where, selection: Selection) =>
    datesOf(key, year, where, selection);

  test('Janmāṣṭamī occurs once for each tradition, under its plain key', () => {
    const named = (selection: Selection) =>
      utsavasIn(2026, MUMBAI, selection)
        .filter(({ key }) => key.startsWith('krishna_janmashtami'))
        .map((utsava) => `${lineOf(utsava)} ${observanceLabel(english, utsava.name)}`);
    expect(named({ tradition: 'smarta' })).toEqual(['2026-09-04 krishna_janmashtami Krishna Janmashtami (Smarta)']);
    expect(named({ tradition: 'vaishnava' })).toEqual(['2026-09-04 krishna_janmashtami Krishna Janmashtami']);
    expect(named({ tradition: 'gaudiya' })).toEqual(['2026-09-04 krishna_janmashtami Krishna Janmashtami']);
    expect(named({ tradition: 'shrivaishnava' })).toEqual(['2026-09-04 krishna_janmashtami Sri Jayanti']);
    expect(named({})).toHaveLength(2);
  });

  test('a vaiṣṇava fast has its plain key, and so has its pāraṇa', () => {
    const vaishnava = utsavasIn(2026, NEW_DELHI, { tradition: 'vaishnava' }).map(lineOf);
    expect(vaishnava).toContain('2026-11-21 devutthana_ekadashi');
    expect(vaishnava).toContain('2026-11-22 devutthana_ekadashi_parana');
    expect(utsavasIn(2026).map(lineOf)).toContain('2026-11-20 devutthana_ekadashi');
    expect(utsavasIn(2026).map(lineOf)).toContain('2026-11-21 devutthana_ekadashi_vaishnava');
  });

  // Vaiṣṇavas keep the smārta fast of 31 December 1911 on 1 January 1912.
  test('a fast moves across the end of the year', () => {
    const key = 'pausha_putrada_ekadashi';
    expect(datesWith(key, 1911, NEW_DELHI, { tradition: 'smarta' })).toContain('1911-12-31');
    expect(datesWith(key, 1911, NEW_DELHI, { tradition: 'vaishnava' })).not.toContain('1911-12-31');
    expect(datesWith(key, 1912, NEW_DELHI, { tradition: 'vaishnava' })).toContain('1912-01-01');
  });

  test('Vijayadaśamī has separate days in the south and the east, and in Nepal', () => {
    expect(datesWith('vijayadashami', 2014, NEW_DELHI, {})).toEqual(['2014-10-03']);
    expect(datesWith('vijayadashami', 2014, NEW_DELHI, { region: 'odisha' })).toContain('2014-10-04');
    expect(datesWith('vijayadashami', 2013, KATHMANDU, {})).toEqual(['2013-10-13']);
    expect(datesWith('vijayadashami', 2013, KATHMANDU, { region: 'nepal' })).toEqual(['2013-10-14']);
  });

  test('Holikā of Maharashtra is not moved by bhadrā', () => {
    expect(datesWith('holika_dahana', 2026, NEW_DELHI, {})).toEqual(['2026-03-03']);
    expect(datesWith('holika_dahana', 2026, NEW_DELHI, { region: 'maharashtra' })).toEqual(['2026-03-02']);
    expect(datesWith('holi', 2026, MUMBAI, { region: 'maharashtra' })).toEqual(['2026-03-03']);
  });

  test('Chaṭha is decided at New Delhi in India and Nepal, elsewhere at the place', () => {
    for (const where of [NEW_DELHI, PATNA, KATHMANDU]) {
      expect(datesWith('chhath_puja', 2025, where, {})).toEqual(['2025-10-27']);
      expect(datesWith('usha_arghya', 2025, where, { region: 'bihar' })).toEqual(['2025-10-28']);
    }
    const [utsava] = utsavasIn(2025, PATNA).filter(({ key }) => key === 'chhath_puja');
    expect(utsava?.reckoning.decision.conditions).toEqual([{ is: 'decided-at', place: 'New Delhi' }]);
    expect(utsavasIn(2025).find(({ key }) => key === 'chhath_puja')?.reckoning.decision.conditions).toBeUndefined();
  });

  test('the government of India decides Dīpāvalī at New Delhi', () => {
    expect(datesWith('lakshmi_puja', 2013, MUMBAI, {})).toEqual(['2013-11-02']);
    expect(datesWith('lakshmi_puja', 2013, MUMBAI, { tradition: 'civil' })).toEqual(['2013-11-03']);
    expect(datesWith('lakshmi_puja', 2013, MUMBAI, { tradition: 'civil', region: 'rajasthan' })).toEqual([
      '2013-11-03',
    ]);
  });

  test('Oṇam agrees with the lists of Kerala', () => {
    const years = [2013, 2016, 2018];
    expect(years.flatMap((year) => datesWith('onam', year, KOCHI, { region: 'kerala' }))).toEqual([
      '2013-09-16',
      '2016-09-14',
      '2018-08-25',
    ]);
    expect(datesWith('first_onam', 2026, KOCHI, { region: 'kerala' })).toEqual(['2026-08-25']);
    expect(datesWith('fourth_onam', 2026, KOCHI, { region: 'kerala' })).toEqual(['2026-08-28']);
    expect(datesWith('first_onam', 2026, KOCHI, { region: 'punjab' })).toEqual([]);
  });
});

describe('open questions', () => {
  test('Janmāṣṭamī has two days in Karnataka, each with its authorities', () => {
    const janmashtamis = utsavasIn(2025, NEW_DELHI, { region: 'karnataka' }).filter(
      ({ key }) => key === 'krishna_janmashtami',
    );
    expect(janmashtamis.map((utsava) => [isoOf(utsava.date), utsava.occurrence])).toEqual([
      ['2025-08-15', 1],
      ['2025-08-16', 2],
    ]);
    expect(janmashtamis.map(({ authorities }) => authorities.length)).toEqual([1, 1]);
    expect(janmashtamis[1]?.authorities.join()).toMatch(/Karnataka and Telangana \(2025\)/);
  });

  test('Janmāṣṭamī has one day in a year in which the authorities agree', () => {
    const [one, ...more] = utsavasIn(2026, NEW_DELHI, { region: 'karnataka' }).filter(
      ({ key }) => key === 'krishna_janmashtami',
    );
    expect([one && isoOf(one.date), one?.occurrence, one?.authorities, more]).toEqual(['2026-09-04', null, [], []]);
  });

  test('a tradition with its own day has no open question', () => {
    expect(datesOf('krishna_janmashtami', 2025, NEW_DELHI, { region: 'karnataka', tradition: 'gaudiya' })).toEqual([
      '2025-08-16',
    ]);
  });

  test('Vaikāci vicākam has both days of a month in every selection', () => {
    for (const selection of [{}, { region: 'tamil-nadu' }, { tradition: 'smarta' }] as const) {
      const vicakams = utsavasIn(2022, NEW_DELHI, selection).filter(({ key }) => key === 'vaikasi_visakam');
      expect(vicakams.map((utsava) => [isoOf(utsava.date), utsava.occurrence, utsava.authorities.length])).toEqual([
        ['2022-05-16', 1, 1],
        ['2022-06-12', 2, 1],
      ]);
    }
  });

  test('Holī of Nepal is on two days, of the hills and of the Tarāī', () => {
    const holis = utsavasIn(2023, KATHMANDU, { region: 'nepal' }).filter(({ key }) => key === 'holi');
    expect(holis.map((utsava) => [isoOf(utsava.date), utsava.occurrence])).toEqual([
      ['2023-03-06', 1],
      ['2023-03-07', 2],
    ]);
    expect(holis.map(({ authorities }) => authorities[0]?.slice(0, 9))).toEqual(['the hills', 'the Tarāī']);
  });
});

test('a government’s day applies to the country of the time zone', () => {
  const mauritius: Where = { place: { latDeg: -20.16, lonDeg: 57.5 }, tz: 'Indian/Mauritius' };
  const years = Array.from({ length: 30 }, (_, i) => 2000 + i);
  const dates = (where: Where, selection: Selection) =>
    years.flatMap((year) => datesOf('lakshmi_puja', year, where, selection));
  expect(dates(mauritius, { tradition: 'civil' })).toEqual(
    dates(mauritius, { tradition: 'civil', region: 'mauritius' }),
  );
  expect(dates(mauritius, { tradition: 'civil' })).toEqual(dates(NEW_DELHI, { tradition: 'civil' }));
});
