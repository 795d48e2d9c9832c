/** Regional calendars outside 1900 to 2100: both ways, and refused before they existed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDatesOf } from '../../../src/domain/regional/civil';
import { rangeOf, regionalDate } from '../../../src/domain/regional/dates';
import { CALENDAR_KEYS } from '../../../src/domain/regional/types';
import { civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';
import { allYears } from '../../accuracy/longspan';
import { answer } from '../support/days';
import { runs } from '../support/property';

describe.each(CALENDAR_KEYS)('%s', (calendar) => {
  const [first, last] = rangeOf(calendar, allYears);

  test('the calendar converts every date back to its civil day', () => {
    fc.assert(
      fc.property(fc.integer({ min: first + 400, max: last - 400 }), (day) => {
        const { year, monthIndex, day: ofMonth, paksha, adhika } = answer(regionalDate(allYears, calendar, day));
        const lunar = paksha === undefined ? {} : { paksha, adhika: adhika === true };
        const civil = answer(civilDatesOf(allYears, { calendar, year, monthIndex, day: ofMonth, ...lunar }));
        expect(civil).toContainEqual(civilFromDays(day));
      }),
      runs(12),
    );
  });

  test('the calendar refuses a day before its first', () => {
    expect(regionalDate(allYears, calendar, first - 1)).toMatchObject({
      error: { reason: 'regional_date_out_of_range', firstDay: first },
    });
  });
});

test.each([
  // The same new year, by the Sun that enters Meṣa or Siṃha.
  ['malayalam', { year: 825, month: 9, day: 10 }, 1],
  ['malayalam', { year: 1500, month: 12, day: 1 }, 676],
  ['tamil', { year: 1000, month: 6, day: 1 }, 922],
  ['tamil', { year: 2999, month: 6, day: 1 }, 2921],
  ['vikrama_chaitradi', { year: 1556, month: 11, day: 15 }, 1613],
  ['bengali', { year: 1600, month: 8, day: 1 }, 1007],
] as const)('%s counts the years of its era in %j', (calendar, { year, month, day }, expected) => {
  expect(answer(regionalDate(allYears, calendar, daysFromCivil(year, month, day))).year).toBe(expected);
});
