/** The first days of the solar months by the regional rules, and the saṅkrāntis near the ends of a year. */
import { describe, expect, test } from 'vitest';
import type { SankrantiDay, SolarRule } from '../../../src/data/observances/rule';
import { dayAt } from '../../../src/domain/observances/engine/sky';
import { bySun } from '../../../src/domain/observances/engine/solar';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { datesOf, isoOf, NEW_DELHI, skyOf, truthOf, utsavasIn } from './support';

interface Printed {
  kind: string;
  first_day: string;
  month_number: number;
}
const MONTHS = truthOf<{ months: Printed[] }>('months.json').months;

/** Months are counted from Meṣa, in Kerala from Siṃha. */
const rashiOf = ({ kind, month_number }: Printed): number =>
  ((month_number + (kind === 'solar_malayalam' ? 3 : -1)) % 12) + 1;

const rule = (rashi: number, day: SankrantiDay): SolarRule => ({
  by: 'solar',
  key: 'month',
  kind: 'solar',
  source: '',
  sunDeg: 30 * (rashi - 1),
  day,
});

/** The first days of the solar months within a year, as their rāśis and dates. */
function firstDays(year: number, day: SankrantiDay): string[] {
  const sky = skyOf(year);
  return Array.from({ length: 12 }, (_, i) => i + 1).flatMap((rashi) =>
    answer(bySun(kernel, sky, rule(rashi, day))).flatMap((found) => {
      const date = dayAt(sky, found.day)?.date;
      return date?.year === year ? [`${rashi} ${isoOf(date)}`] : [];
    }),
  );
}

describe('first days of solar months', () => {
  // The last column has the agreement of the same rules with Swiss Ephemeris, over all months from 1900 to 2050.
  test.each([
    ['solar_tamil', 'tamil', 0.993, '1802 of 1811'],
    ['solar_malayalam', 'malayalam', 0.99, '1798 of 1811'],
    ['solar_odia', 'odia', 0.993, '1803 of 1811'],
    ['solar_bengali', 'bengal', 0.98, '1782 of 1811 by its base rule alone'],
  ] as const)('the first days of %s agree with the published ones', (kind, day, gate, elsewhere) => {
    const printed = MONTHS.filter((month) => month.kind === kind);
    const computed = new Set(
      [...new Set(printed.map(({ first_day }) => Number(first_day.slice(0, 4))))].flatMap((year) =>
        firstDays(year, day),
      ),
    );
    const missed = printed.filter((month) => !computed.has(`${rashiOf(month)} ${month.first_day}`));
    const share = 1 - missed.length / printed.length;
    console.log(
      `${kind}: ${printed.length - missed.length} of ${printed.length}, ${(100 * share).toFixed(1)} % (${elsewhere}); not ${missed
        .slice(0, 6)
        .map(({ first_day, month_number }) => `${first_day} (${month_number})`)
        .join(', ')}`,
    );
    expect(printed.length).toBeGreaterThan(550);
    expect(share).toBeGreaterThanOrEqual(gate);
  });
});

describe('saṅkrāntis', () => {
  test('the twelve saṅkrāntis of a year are in order', () => {
    for (const year of [1900, 1963, 2026, 2100]) {
      const sankrantis = utsavasIn(year).filter(({ kind }) => kind === 'sankranti');
      expect(sankrantis.map(({ key }) => key)[0]).toBe('makara_sankranti');
      expect(new Set(sankrantis.map(({ key }) => key)).size).toBe(12);
      for (const { reckoning } of sankrantis) expect(reckoning.window?.startJd).toBe(reckoning.sankrantiJd);
    }
  });

  test('Makara-saṅkrānti at night is on the next day, Karka before sunrise on the day before', () => {
    // 21:14 on the 14th, 02:54 on the 15th, 09:03 on the 14th
    expect([2023, 2024, 2025].flatMap((year) => datesOf('makara_sankranti', year))).toEqual([
      '2023-01-15',
      '2024-01-15',
      '2025-01-14',
    ]);
    expect(datesOf('karka_sankranti', 1991)).toEqual(['1991-07-16']);
  });

  test('Lohaṛī is 13 January, Bhogī the day before Poṅkal, and Viṣu at the first dawn', () => {
    for (const year of [1999, 2023, 2026, 2077]) {
      const dayBefore = (key: string) => Date.parse(datesOf(key, year)[0] ?? '') - 86_400_000;
      expect(datesOf('lohri', year)).toEqual([`${year}-01-13`]);
      expect(Date.parse(datesOf('bhogi', year)[0] ?? '')).toBe(dayBefore('pongal'));
      const [vishu] = utsavasIn(year, NEW_DELHI).filter(({ key }) => key === 'vishu');
      const sky = skyOf(year);
      const day = sky.days.find(({ date }) => vishu && isoOf(date) === isoOf(vishu.date));
      const entry = vishu?.reckoning.sankrantiJd ?? 0;
      expect((day?.sunriseJd ?? 0) - entry).toBeGreaterThan(0);
      expect((day?.sunriseJd ?? 0) - entry).toBeLessThan(1.01);
    }
  });
});
