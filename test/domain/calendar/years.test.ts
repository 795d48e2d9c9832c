import { describe, expect, test } from 'vitest';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { calendarAt } from '../../../src/domain/calendar/calendar';
import { lunarMonths } from '../../../src/domain/calendar/month';
import { seasonOf } from '../../../src/domain/calendar/season';
import { shakaYear, yearsOf } from '../../../src/domain/calendar/years';
import { jdOf, truth } from '../../accuracy/compare';
import { kernel } from '../support/kernel';
import { FIRST_JD, LAST_JD, unwrap } from '../support/panchanga';

const all = unwrap(lunarMonths(kernel, FIRST_JD, LAST_JD));

test('the Śaka year follows from the spring of its Caitra', () => {
  const reference = truth('lunar-months');
  for (let row = 0; row < reference.rows; row++) {
    const startJd = jdOf(reference.text(row, 'start'));
    const shaka = shakaYear({ amanta: reference.at(row, 'month') + 1, startJd });
    expect(shaka, reference.text(row, 'start') ?? '').toBe(reference.at(row, 'lunar_year') - 78);
  }
});

test('years change only at the first Caitra, adhika or not, and by one', () => {
  all.forEach((month, i) => {
    const before = all[i - 1];
    if (!before) return;
    const changes = month.amanta === 1 && before.amanta !== 1;
    expect(shakaYear(month) - shakaYear(before)).toBe(changes ? 1 : 0);
  });
});

test.each([
  // Printed years of drikpanchang.com; Kali years as Śaka + 3179.
  [2020, 1942, 2077, 5121, 'Pramādī', 'Śārvarī'],
  [2021, 1943, 2078, 5122, 'Ānanda', 'Plava'],
  [2022, 1944, 2079, 5123, 'Rākṣasa', 'Śubhakṛt'],
  [2023, 1945, 2080, 5124, 'Nala', 'Śobhakṛt'],
])(
  'the year from spring %d has Śaka %d, Vikrama %d, Kali %d, %s in the north and %s in the south',
  (ce, ...expected) => {
    const { shaka, vikrama, kali, samvatsara } = unwrap(calendarAt(kernel, jdOf(`${ce}-06-01T00:00:00Z`))).years;
    const names = [samvatsara.north, samvatsara.south].map((number) => samvatsaraName(number).iast);
    expect([shaka, vikrama, kali, ...names]).toEqual(expected);
  },
);

test('Caitra śukla 1 of 2023 begins on 21 March at 17:23 UTC', () => {
  expect(unwrap(calendarAt(kernel, jdOf('2023-03-21T17:22:00Z'))).years.shaka).toBe(1944);
  expect(unwrap(calendarAt(kernel, jdOf('2023-03-21T17:24:00Z'))).years.shaka).toBe(1945);
});

test('southern names are never skipped; northern ones skip a name in 1929, 2014 and 2099', () => {
  const years = [...new Map(all.map((month) => [shakaYear(month), yearsOf(month).samvatsara])).entries()];
  const skipped: number[] = [];
  years.forEach(([shaka, { north, south }], i) => {
    for (const number of [north, south]) expect(number >= 1 && number <= 60).toBe(true);
    const before = years[i - 1]?.[1];
    if (!before) return;
    expect((south - before.south + 60) % 60).toBe(1);
    const step = (north - before.north + 60) % 60;
    if (step !== 1) skipped.push(shaka + 78);
    expect([1, 2]).toContain(step);
  });
  expect(skipped).toEqual([1929, 2014, 2099]);
});

describe('seasons', () => {
  test('ṛtus have two rāśis each, ayanas six', () => {
    const rashis = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(rashis.map((rashi) => seasonOf(rashi).ritu)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 1]);
    const north = rashis.filter((rashi) => seasonOf(rashi).ayana === 'uttarayana');
    expect(north).toEqual([1, 2, 3, 10, 11, 12]);
  });

  // Saṅkrāntis by Lahiri; solstice of December 2023 on the 22nd at 03:27 UTC (astronomical almanacs).
  test.each([
    ['2023-12-22T03:26:00Z', 9, 5, 'dakshinayana', 5, 'dakshinayana'],
    ['2023-12-22T03:29:00Z', 9, 5, 'dakshinayana', 6, 'uttarayana'],
    ['2024-01-14T12:00:00Z', 9, 5, 'dakshinayana', 6, 'uttarayana'],
    ['2024-01-15T12:00:00Z', 10, 6, 'uttarayana', 6, 'uttarayana'],
    ['2024-04-14T12:00:00Z', 1, 1, 'uttarayana', 1, 'uttarayana'],
    ['2024-07-17T12:00:00Z', 4, 3, 'dakshinayana', 3, 'dakshinayana'],
  ] as const)(
    'the instant %s has solar month %d, ṛtu %d, %s; sāyana ṛtu %d, %s',
    (utc, solarMonth, ritu, ayana, tropicalRitu, tropicalAyana) => {
      expect(unwrap(calendarAt(kernel, jdOf(utc)))).toMatchObject({
        solarMonth,
        ritu,
        ayana,
        sayana: { ritu: tropicalRitu, ayana: tropicalAyana },
      });
    },
  );
});

test('calendarAt refuses instants outside the series', () => {
  for (const jdUt of [kernel.range.from - 1, kernel.range.to + 1]) {
    expect(calendarAt(kernel, jdUt)).toMatchObject({ ok: false, error: { reason: 'epoch_out_of_range' } });
  }
});
