import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateAsWritten,
  datesOfNumbers,
  dayInCalendar,
  daysFromJulian,
  FIRST_DAY_OF_ALL,
  inBothCalendars,
  julianFromDays,
  LAST_DAY_OF_ALL,
} from '../../../src/domain/time/calendars';
import { civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';

const UNIX_JD = 2_440_587.5;

describe('the two calendars', () => {
  test('the Kali epoch is 18 February −3101 in the Julian calendar', () => {
    expect(UNIX_JD + FIRST_DAY_OF_ALL).toBe(588_465.5);
    expect(inBothCalendars(FIRST_DAY_OF_ALL)).toEqual({ gregorian: '-003101-01-23', julian: '-003101-02-18' });
  });

  test.each([
    ['auto', { year: -584, month: 5, day: 28 }, 1_507_899.5],
    ['auto', { year: 1582, month: 10, day: 4 }, 2_299_159.5],
    ['auto', { year: 1582, month: 10, day: 15 }, 2_299_160.5],
    ['julian', { year: 1917, month: 10, day: 25 }, 2_421_539.5],
    ['gregorian', { year: 1917, month: 11, day: 7 }, 2_421_539.5],
    ['julian', { year: 1900, month: 2, day: 29 }, 2_415_091.5],
  ] as const)('a date of the calendar %s is its Julian day: %j', (calendar, date, jd) => {
    expect(UNIX_JD + (dayInCalendar(calendar, date) ?? Number.NaN)).toBe(jd);
  });

  test.each([
    ['auto', { year: 1700, month: 2, day: 29 }],
    ['gregorian', { year: 1900, month: 2, day: 29 }],
    ['julian', { year: 5, month: 13, day: 1 }],
  ] as const)('a day that the calendar %s does not have has no number: %j', (calendar, date) => {
    expect(dayInCalendar(calendar, date)).toBeNull();
  });

  test('a date before 15 October 1582 is Julian by default, including the ten dates that the reform left out', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST_DAY_OF_ALL, max: LAST_DAY_OF_ALL }), (days) => {
        const [julian, gregorian] = [julianFromDays(days), civilFromDays(days)];
        const isEarly = ({ year, month, day }: typeof julian) =>
          (year * 12 + month) * 31 + day < (1582 * 12 + 10) * 31 + 15;
        if (isEarly(julian)) expect(dayInCalendar('auto', julian)).toBe(days);
        if (!isEarly(gregorian)) expect(dayInCalendar('auto', gregorian)).toBe(days);
      }),
      { seed: 1582 },
    );
    expect(dayInCalendar('auto', { year: 1582, month: 10, day: 5 })).toBe(daysFromCivil(1582, 10, 15));
  });

  test('every Julian date returns from its number', () => {
    for (let days = FIRST_DAY_OF_ALL; days < 400_000; days += 4999) {
      expect(daysFromJulian(julianFromDays(days))).toBe(days);
    }
  });
});

test.each([
  ['4 Oct 1582', '1582-10-04'],
  ['12 February 1809', '1809-02-12'],
  ['May 28, 585 BCE', '-000584-05-28'],
  ['-584-05-28', '-000584-05-28'],
  ['101 BCE', '-000100-01-01'],
  ['2026-01-01', '2026-01-01'],
  ['13/6/1809', '1809-06-13'],
  ['6/13/1809', '1809-06-13'],
  ['5-5-1809', '1809-05-05'],
  ['5.6.1809', '1809-06-05'],
  ['29/2/1500', '1500-02-29'],
  ['5/6/1809', '5/6/1809'],
  ['31/4/1809', '31/4/1809'],
  ['tomorrow', 'tomorrow'],
])('the written date %s is read as %s', (text, iso) => {
  expect(dateAsWritten(text)).toBe(iso);
});

test('a date of numbers has two readings exactly if both numbers below thirteen differ', () => {
  const number = fc.integer({ min: 1, max: 31 });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1000, max: 3000 }), (first, second, year) => {
      const dates = datesOfNumbers(`${first}/${second}/${year}`);
      const areBothMonths = first <= 12 && second <= 12;
      expect(dates.length).toBe(areBothMonths && first !== second ? 2 : Math.min(dates.length, 1));
      for (const { day, month } of dates)
        expect([`${first}/${second}`, `${second}/${first}`]).toContain(`${day}/${month}`);
      if (areBothMonths) expect(dates[0]).toEqual({ year, month: second, day: first });
    }),
  );
});
