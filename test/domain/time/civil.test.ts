import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilFromDays, daysFromCivil, daysInMonth, wallClockToJd } from '../../../src/domain/time/civil';
import { runs } from '../support/property';

const midnight = (year: number, month: number, day: number) => ({ year, month, day, hour: 0, minute: 0, second: 0 });

/** Meeus 1998 ch. 7: the integer parts of his formula, for the Gregorian calendar. */
function meeusJd(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month : month + 12;
  const century = Math.floor(y / 100);
  return (
    Math.floor(365.25 * (y + 4716)) +
    Math.floor(30.6001 * (m + 1)) +
    day +
    2 -
    century +
    Math.floor(century / 4) -
    1524.5
  );
}

describe('wallClockToJd', () => {
  test.each([
    { clock: { ...midnight(2000, 1, 1), hour: 12 }, jd: 2451545.0, source: 'J2000, IAU' },
    { clock: midnight(1999, 1, 1), jd: 2451179.5, source: 'Meeus 1998 p. 62' },
    { clock: midnight(1987, 1, 27), jd: 2446822.5, source: 'Meeus 1998 p. 62' },
    { clock: { ...midnight(1987, 6, 19), hour: 12 }, jd: 2446966.0, source: 'Meeus 1998 p. 62' },
    { clock: midnight(1988, 1, 27), jd: 2447187.5, source: 'Meeus 1998 p. 62' },
    { clock: midnight(1900, 1, 1), jd: 2415020.5, source: 'Meeus 1998 p. 62' },
    { clock: midnight(1600, 12, 31), jd: 2305812.5, source: 'Meeus 1998 p. 62' },
    {
      clock: { ...midnight(1957, 10, 4), hour: 19, minute: 26, second: 24 },
      jd: 2436116.31,
      source: 'Meeus 1998 ex. 7.a',
    },
    { clock: midnight(1970, 1, 1), jd: 2440587.5, source: 'Unix epoch' },
    { clock: midnight(2100, 12, 31), jd: 2488433.5, source: 'Meeus 1998 ch. 7, his formula' },
  ])('the Julian day of $clock.year-$clock.month-$clock.day is $jd: $source', ({ clock, jd }) => {
    expect(wallClockToJd(clock)).toEqual({ ok: true, value: jd });
  });

  test.each([
    [1900, 2, 29],
    [2023, 2, 29],
    [2024, 2, 30],
    [2023, 4, 31],
    [2023, 1, 0],
    [2023, 1, 32],
    [2023, 13, 1],
    [2023, 0, 1],
  ])('wallClockToJd refuses %d-%d-%d', (year, month, day) => {
    expect(wallClockToJd(midnight(year, month, day))).toEqual({
      ok: false,
      error: { reason: 'no_such_day', year, month, day },
    });
  });

  test('wallClockToJd accepts 29 February in 2000 and 2024', () => {
    expect(wallClockToJd(midnight(2000, 2, 29)).ok).toBe(true);
    expect(wallClockToJd(midnight(2024, 2, 29)).ok).toBe(true);
  });

  test('wallClockToJd keeps a fraction of a second to half the spacing of a Julian day', () => {
    const jd = wallClockToJd({ ...midnight(2024, 5, 6), hour: 7, minute: 8, second: 9.25 });
    const expected = Date.UTC(2024, 4, 6, 7, 8, 9, 250) / 86_400_000 + 2440587.5;
    expect(jd).toEqual({ ok: true, value: expected });
  });
});

describe('days and dates', () => {
  test('every day 1899..2101 follows the previous one, and converts back', () => {
    let expected = daysFromCivil(1899, 1, 1);
    for (let year = 1899; year <= 2101; year++) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= daysInMonth(year, month); day++) {
          if (daysFromCivil(year, month, day) !== expected) expect.fail(`${year}-${month}-${day}`);
          const back = civilFromDays(expected);
          if (back.year !== year || back.month !== month || back.day !== day)
            expect.fail(`back to ${year}-${month}-${day}`);
          expected += 1;
        }
      }
    }
    expect(expected).toBe(daysFromCivil(2102, 1, 1));
  });

  test('dates agree with the formula of Meeus over two thousand years', () => {
    const date = fc.record({
      year: fc.integer({ min: 1, max: 4000 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(date, ({ year, month, day }) => {
        expect(wallClockToJd(midnight(year, month, day))).toEqual({ ok: true, value: meeusJd(year, month, day) });
      }),
      runs(2000),
    );
  });
});

describe('a local time ahead of UT', () => {
  test('a local time ahead of UT has its offset subtracted before the rounding', () => {
    const clock = { ...midnight(1985, 2, 19), hour: 20, minute: 56, second: 22 };
    const utc = { ...clock, hour: 15, minute: 26 };
    expect(wallClockToJd(clock, 5.5 * 3600)).toEqual(wallClockToJd(utc));
  });

  test.each([[14], [-14]])('a local time crosses the year with an offset of %d hours', (hours) => {
    const eve = { ...midnight(2000, 1, 1), hour: hours > 0 ? 1 : 0 };
    const jd = wallClockToJd(eve, hours * 3600);
    expect(jd).toEqual({ ok: true, value: 2451544.5 + (eve.hour - hours) / 24 });
  });
});
