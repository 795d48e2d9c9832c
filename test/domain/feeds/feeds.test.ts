/** The data of the feeds: ranges of days, the order within a day, saṅkrāntis. */
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { isKeptIn } from '../../../src/data/observances/regions';
import { daysInBrief } from '../../../src/domain/feeds/days';
import { midnights } from '../../../src/domain/feeds/midnights';
import { sankrantisAround } from '../../../src/domain/feeds/sankrantis';
import { principalFirst, utsavasBetween } from '../../../src/domain/feeds/utsavas';
import type { Utsava } from '../../../src/domain/observances/types';
import { utsavasOf } from '../../../src/domain/observances/year';
import type { Result } from '../../../src/domain/result';
import { daysFromCivil, daysFromDate, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { kernel } from '../support/kernel';

const DELHI = { place: { latDeg: 28.6139, lonDeg: 77.209 }, tz: 'Asia/Kolkata' };

function valueFrom<T>(result: Result<T, { reason: string }>): T {
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

/** Rounds Julian days to tenths of seconds: the last digits, of 40 µs, may differ. */
const toTenths = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'number' && part > 2e6 ? Math.round(part * 864e3) : part,
  );

describe('the principal observance of a day', () => {
  const row = (key: string, fields: Partial<Utsava> = {}): Utsava =>
    ({ key, kind: 'festival', tradition: 'general', major: false, ...fields }) as Utsava;

  test('the principal observance is a major one, then by kind, by tradition, by key', () => {
    const inOrder = [
      row('z', { kind: 'monthly', major: true }),
      row('a', { kind: 'parana', major: true }),
      row('c'),
      row('d'),
      row('b', { tradition: 'vaishnava' }),
      row('a', { kind: 'jayanti' }),
      row('a', { kind: 'ekadashi' }),
      row('a', { kind: 'vrata' }),
    ];
    expect(principalFirst([...inOrder].reverse())).toEqual(inOrder);
    expect(principalFirst(inOrder)).toEqual(inOrder);
  });

  test('principalFirst leaves the given list unchanged', () => {
    const list = [row('b'), row('a')];
    principalFirst(list);
    expect(list.map(({ key }) => key)).toEqual(['b', 'a']);
  });
});

describe('a range of days', () => {
  const [first, last] = [daysFromCivil(2026, 12, 20), daysFromCivil(2027, 1, 18)];

  test('a range has the observances of both years, in order', () => {
    const bothYears = [2026, 2027].flatMap((year) => valueFrom(utsavasOf(kernel, { ...DELHI, year })).utsavas);
    const within = bothYears.filter(({ date }) => daysFromDate(date) >= first && daysFromDate(date) <= last);
    expect(valueFrom(utsavasBetween(kernel, first, last, DELHI))).toEqual(within);
    expect(within.length).toBeGreaterThan(10);
  });

  test('a range has for each day the same as that day alone', () => {
    const days = valueFrom(daysInBrief(kernel, first, last, DELHI));
    expect(days.map(({ day }) => daysFromDate(day.date))).toEqual(Array.from({ length: 30 }, (_, i) => first + i));
    for (const [i, day] of days.entries()) {
      const [alone] = valueFrom(daysInBrief(kernel, first + i, first + i, DELHI));
      expect(toTenths(alone)).toEqual(toTenths(day));
    }
  });

  test('a range has the requested observances, of any place', () => {
    const kathmandu = { place: { latDeg: 27.7172, lonDeg: 85.324 }, tz: 'Asia/Kathmandu', region: 'nepal' } as const;
    const allInRange = valueFrom(utsavasBetween(kernel, first, last, kathmandu));
    expect(allInRange.map(({ key }) => key)).toContain('yomari_punhi');
    expect(allInRange.every(({ regions }) => isKeptIn(regions, 'nepal'))).toBe(true);
    const principal = valueFrom(utsavasBetween(kernel, first, last, { ...kathmandu, principal: true }));
    expect(principal).toEqual(allInRange.filter(({ major }) => major));
    expect(valueFrom(utsavasBetween(kernel, first, last, { ...kathmandu, limit: 3 }))).toEqual(allInRange.slice(0, 3));
    const days = valueFrom(daysInBrief(kernel, first, last, { ...kathmandu, principal: true }));
    expect(days.flatMap(({ utsavas }) => utsavas)).toHaveLength(principal.length);
  });

  test('a range refuses an unknown zone and a year outside the kernel', () => {
    expect(utsavasBetween(kernel, first, last, { ...DELHI, tz: 'Mars' })).toMatchObject({
      error: { reason: 'unknown_timezone' },
    });
    const far = daysFromCivil(2150, 1, 1);
    expect(daysInBrief(kernel, far, far, DELHI)).toMatchObject({ error: { reason: 'epoch_out_of_range' } });
  });
});

describe('the beginnings of civil days', () => {
  const day = (iso: string) => Date.parse(iso) / 86_400_000;
  const begins = (tz: string, iso: string) => {
    const midnightJd = valueFrom(midnights(tz, day(iso) - 40, day(iso) + 40))(day(iso));
    return new Date(Math.round((midnightJd - JD_UNIX_EPOCH) * 86_400) * 1000).toISOString().slice(0, 16);
  };

  test.each([
    ['at midnight', 'Asia/Kolkata', '2026-03-03', '2026-03-02T18:30'],
    ['at one where the clocks are put forward over midnight', 'America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00'],
    ['at midnight after the clocks showed its eve twice', 'America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00'],
    ['at the first of two midnights', 'America/Havana', '2024-11-03', '2024-11-03T04:00'],
  ])('the civil day begins %s: %s %s', (_, tz, iso, utc) => {
    expect(begins(tz, iso)).toBe(utc);
  });
});

describe('saṅkrāntis', () => {
  test('the rule of a saṅkrānti is the same in every tradition and region', () => {
    const sankrantis = RULES.filter(({ kind }) => kind === 'sankranti');
    expect(sankrantis).toHaveLength(12);
    expect(sankrantis.filter(({ tradition, variants }) => tradition ?? variants)).toEqual([]);
  });

  test('saṅkrāntis are independent of place, region and tradition', () => {
    const instant = JD_UNIX_EPOCH + daysFromCivil(2026, 11, 21);
    for (const selection of [
      { region: 'nepal' },
      { region: 'kerala' },
      { tradition: 'gaudiya' },
      { tradition: 'civil' },
      { principal: true },
    ] as const) {
      const sankrantis = valueFrom(sankrantisAround(kernel, instant, 12, 3, { ...DELHI, ...selection }));
      expect(sankrantis.map(({ jdUt }) => jdUt)).toEqual(
        valueFrom(sankrantisAround(kernel, instant, 12, 3, DELHI)).map(({ jdUt }) => jdUt),
      );
    }
  });

  const midnightJd = JD_UNIX_EPOCH + daysFromCivil(2026, 11, 21) - 5.5 / 24;
  const around = (jdUt: number) => valueFrom(sankrantisAround(kernel, jdUt, 12, 3, DELHI));

  test('saṅkrāntis include the last and the next in order, one rāśi apart', () => {
    const sankrantis = around(midnightJd);
    const before = sankrantis.filter(({ jdUt }) => jdUt <= midnightJd);
    expect([before.length, sankrantis.length]).toEqual([12, 15]);
    for (const [i, { jdUt, rashi, observance, tithi, nakshatra }] of sankrantis.entries()) {
      expect(rashi).toBe(((7 + i + 1) % 12) + 1); // counted from Dhanus of 2025
      expect(Math.abs((observance.reckoning.sankrantiJd ?? 0) - jdUt) * 86400).toBeLessThan(1);
      for (const limb of [tithi, nakshatra]) {
        expect(limb.startJd).toBeLessThanOrEqual(jdUt);
        expect(limb.endJd).toBeGreaterThan(jdUt);
      }
    }
  });

  test('saṅkrāntis are announced at the third one before them', () => {
    const sankrantis = around(midnightJd);
    for (const [i, { announcedJd }] of sankrantis.entries()) {
      const third = sankrantis[i - 3];
      if (third) expect(announcedJd).toBeCloseTo(third.jdUt, 6);
    }
  });

  test('saṅkrāntis include an entry of a millisecond ago among the past ones', () => {
    const [entry] = around(midnightJd).slice(11);
    if (!entry) throw new Error('no entry');
    // At the exact instant the last bit of the Julian day decides.
    expect(around(entry.jdUt + 1e-8).filter(({ jdUt }) => jdUt <= entry.jdUt + 1e-6)).toHaveLength(12);
  });
});
