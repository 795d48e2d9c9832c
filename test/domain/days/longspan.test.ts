/** Days of all years: properties that hold from the Kali epoch to 3000, and what the error of ΔT leaves open. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOf } from '../../../src/domain/days/days';
import type { ComputedField } from '../../../src/domain/days/fields';
import { kaliAhargana } from '../../../src/domain/time/ahargana';
import { dayInCalendar, FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../../../src/domain/time/calendars';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { loadKernel } from '../../../src/kernel';
import { kernelModule } from '../../accuracy/compare';
import { allYears, yearsSupply } from '../../accuracy/longspan';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';

const UJJAIN = { latDeg: 23.1765, lonDeg: 75.7885 };
const dayOfAny = fc.integer({ min: FIRST_DAY_OF_ALL, max: LAST_DAY_OF_ALL - 60 });

const daysFrom = (first: number, count: number, fields: readonly ComputedField[], from = allYears) =>
  answer(
    daysOf(from, {
      from: civilFromDays(first),
      to: civilFromDays(first + count - 1),
      place: UJJAIN,
      tz: 'Asia/Kolkata',
      fields,
    }),
  ).days;

describe('days of all years', () => {
  test('each day has one sunrise in the morning by local mean time, and the weekday that follows the one before', () => {
    fc.assert(
      fc.property(dayOfAny, (first) => {
        const days = daysFrom(first, 9, []);
        expect(days).toHaveLength(9);
        days.forEach(({ sunriseJd, sunsetJd, vara, midnightJd }, i) => {
          const day = first + i;
          expect(vara).toBe(((((day + 4) % 7) + 7) % 7) + 1);
          // Before 1854 the midnight is that of the meridian.
          if (day < daysFromCivil(1850, 1, 1)) {
            expect((JD_UNIX_EPOCH + day - midnightJd) * 24).toBeCloseTo(UJJAIN.lonDeg / 15, 3);
          }
          const hours = ((sunriseJd as number) - midnightJd) * 24;
          expect(hours).toBeGreaterThan(4.8);
          expect(hours).toBeLessThan(7.8);
          expect(((sunsetJd as number) - (sunriseJd as number)) * 24).toBeGreaterThan(10);
        });
      }),
      { numRuns: 150 },
    );
  });

  test('tithis follow one another, and a month has 29 or 30 days', () => {
    fc.assert(
      fc.property(dayOfAny, (first) => {
        const days = daysFrom(first, 62, ['tithi', 'masa']);
        const tithis = days.flatMap(({ tithi = [] }) => tithi);
        for (const [i, tithi] of tithis.entries()) {
          const next = tithis[i + 1];
          if (next && next.startJd !== tithi.startJd) {
            expect(next.index).toBe((tithi.index % 30) + 1);
            expect(next.startJd).toBeCloseTo(tithi.endJd, 6);
          }
        }
        const newMoons = [...new Set(tithis.filter(({ index }) => index === 1).map(({ startJd }) => startJd))];
        const [a, b] = newMoons as [number, number];
        expect(b - a).toBeGreaterThan(29.2);
        expect(b - a).toBeLessThan(29.9);
        expect(days.every(({ masa }) => masa !== undefined && masa.amanta >= 1 && masa.amanta <= 12)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('the years of the eras advance by one in a year, and Kali counts from its epoch', () => {
    fc.assert(
      fc.property(dayOfAny, (first) => {
        const [day] = daysFrom(first, 1, ['years', 'samvatsara']);
        const years = day?.years as { kali: number; shaka: number; vikrama: number };
        expect(years.kali - years.shaka).toBe(3179);
        // Months before Caitra belong to the year before; the sidereal year is longer than the Gregorian.
        const elapsed = (first - FIRST_DAY_OF_ALL) / 365.25636;
        expect(Math.abs(years.kali + 0.5 - elapsed)).toBeLessThan(0.62);
        expect(day?.samvatsara?.south).toBe(((((years.kali + 12) % 60) + 60) % 60) + 1);
      }),
      { numRuns: 200 },
    );
  });

  test('the first day of the Kali age is a Friday, and day 0 of the ahargaṇa', () => {
    const [day] = daysFrom(FIRST_DAY_OF_ALL, 1, ['tithi', 'masa', 'years']);
    expect(day?.vara).toBe(6);
    expect(kaliAhargana(JD_UNIX_EPOCH + FIRST_DAY_OF_ALL).day).toBe(0);
    const birthOfAryabhata = dayInCalendar('julian', { year: 499, month: 3, day: 21 }) as number;
    expect(kaliAhargana(JD_UNIX_EPOCH + birthOfAryabhata).day).toBe(1_314_931);
  });

  test('present years have the same days from both kernels, and none is undecided', () => {
    const fields: ComputedField[] = ['tithi', 'nakshatra', 'masa', 'windows', 'regional', 'years'];
    for (const year of [1900, 1999, 2100]) {
      const first = daysFromCivil(year, 1, 1);
      expect(daysFrom(first, 40, fields)).toEqual(daysFrom(first, 40, fields, kernel));
    }
  });

  test('the kernel of the present refuses other years', () => {
    const at = { place: UJJAIN, tz: 5.5, fields: [] };
    const date = { year: 1899, month: 12, day: 31 };
    expect(daysOf(kernel, { from: date, to: date, ...at })).toMatchObject({
      error: { reason: 'date_out_of_range', firstYear: 1900, lastYear: 2100 },
    });
    expect(
      daysOf(allYears, { from: { year: 3001, month: 1, day: 1 }, to: { year: 3001, month: 1, day: 1 }, ...at }),
    ).toMatchObject({
      error: { reason: 'date_out_of_range', firstYear: -3101, lastYear: 3000 },
    });
  });
});

describe('what the error of ΔT leaves open', () => {
  test.each([
    // A share of about 6σ / 25.4 h of the days has an undecided tithi.
    [-3000, 0.05, 0.2],
    [-2000, 0.03, 0.12],
    [0, 0, 0.03],
  ])('in %d the share of days with an undecided tithi at sunrise follows from the error', (year, least, most) => {
    const days = daysFrom(daysFromCivil(year, 1, 1), 365, ['tithi']);
    const open = days.filter(({ undecided }) => undecided?.includes('tithi'));
    expect(open.length / days.length).toBeGreaterThanOrEqual(least);
    expect(open.length / days.length).toBeLessThan(most);
    for (const { tithi = [] } of open) expect(tithi.some(({ undecided }) => undecided)).toBe(true);
  });

  test('a month is undecided only beside a new moon, a season only beside a saṅkrānti', () => {
    const days = daysFrom(daysFromCivil(-3000, 1, 1), 400, ['tithi', 'masa', 'ritu', 'sun']);
    const openMonths = days.filter(({ undecided }) => undecided?.includes('masa'));
    expect(openMonths.length).toBeLessThan(6);
    for (const { undecided } of openMonths) expect(undecided).toContain('tithi');
    for (const { undecided } of days.filter((day) => day.undecided?.includes('ritu')))
      expect(undecided).toContain('sun');
  });
});

test('a search over the edge of two blocks needs both and no other', () => {
  const needed = new Set<string>();
  const own = loadKernel(kernelModule, (key) => {
    needed.add(key);
    return yearsSupply(key);
  }).allYears;
  daysFrom(daysFromCivil(400, 1, 20), 60, ['tithi', 'masa', 'regional'], own);
  expect([...needed].sort()).toEqual(['150', '400']);
});
