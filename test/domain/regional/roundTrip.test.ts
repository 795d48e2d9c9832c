/** The regional calendars are continuous, and every date converts back to its civil day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDatesOf } from '../../../src/domain/regional/civil';
import { regionalDate, regionalDatesOver } from '../../../src/domain/regional/dates';
import { CALENDAR_KEYS, type CalendarKey } from '../../../src/domain/regional/types';
import { civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';
import { regionalNoteInWords } from '../../../src/lexicon/sentences/day';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { runs } from '../support/property';

const FIRST = daysFromCivil(1900, 1, 1);
const LAST = daysFromCivil(2100, 12, 31);
/** The civil days for which a calendar has dates, if not all. */
const RANGE: Partial<Record<CalendarKey, [number, number]>> = {
  nepali: [daysFromCivil(1918, 4, 13), daysFromCivil(2044, 4, 12)],
  bengali_bangladesh: [daysFromCivil(1987, 4, 14), LAST],
};
const rangeOf = (calendar: CalendarKey): [number, number] => RANGE[calendar] ?? [FIRST, LAST];
const isVikrama = (calendar: CalendarKey): boolean => calendar.startsWith('vikrama');

describe.each(CALENDAR_KEYS)('%s', (calendar) => {
  const [first, last] = rangeOf(calendar);

  test('the calendar converts every date back to its civil day', () => {
    const day = fc.oneof(fc.integer({ min: first, max: last }), fc.constantFrom(first, first + 1, last - 1, last));
    fc.assert(
      fc.property(day, (civilDay) => {
        const { year, monthIndex, day: ofMonth, paksha, adhika } = answer(regionalDate(kernel, calendar, civilDay));
        const question = {
          calendar,
          year,
          monthIndex,
          day: ofMonth,
          ...(paksha && { paksha }),
          ...(adhika && { adhika }),
        };
        const dates = answer(civilDatesOf(kernel, question));
        expect(dates).toContainEqual(civilFromDays(civilDay));
        expect(dates.length).toBeLessThanOrEqual(isVikrama(calendar) ? 2 : 1);
      }),
      runs(120),
    );
  });

  test('the calendar gives the same for a single day as for a day in a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), fc.integer({ min: 0, max: 366 }), (civilDay, before) => {
        const from = Math.max(civilDay - before, FIRST);
        const inYear = regionalDatesOver(kernel, from, Math.min(from + 366, LAST))(civilDay)[calendar];
        expect(inYear).toEqual(answer(regionalDate(kernel, calendar, civilDay)));
      }),
      runs(40),
    );
  });

  test('the calendar refuses invalid days', () => {
    for (const day of [first - 1, last + 1, Number.NaN]) {
      expect(regionalDate(kernel, calendar, day)).toMatchObject({
        ok: false,
        error: { reason: 'regional_date_out_of_range', calendar, firstDay: first, lastDay: last },
      });
    }
    const { year } = answer(regionalDate(kernel, calendar, daysFromCivil(2020, 8, 1)));
    const refusal = (monthIndex: number, day: number) => civilDatesOf(kernel, { calendar, year, monthIndex, day });
    for (const [monthIndex, day] of [
      [0, 1],
      [13, 1],
      [1, 0],
      [1, 33],
      [1.5, 1],
    ] as const) {
      expect(refusal(monthIndex, day)).toMatchObject({ ok: false, error: { reason: 'no_such_regional_date' } });
    }
    for (const far of [year - 200, year + 200]) {
      expect(civilDatesOf(kernel, { calendar, year: far, monthIndex: 6, day: 1 })).toMatchObject({
        ok: false,
        error: { reason: 'regional_date_out_of_range' },
      });
    }
  });
});

test('the calendar has consecutive months of 28 to 32 days', () => {
  const solar = CALENDAR_KEYS.filter((calendar) => !isVikrama(calendar));
  for (const year of [1900, 1923, 1956, 1987, 2019, 2026, 2043, 2077, 2100]) {
    const [from, to] = [daysFromCivil(year, 1, 1), daysFromCivil(year, 12, 31)];
    const datesOn = regionalDatesOver(kernel, from, to);
    for (const calendar of solar) {
      for (let day = from + 1; day <= to; day++) {
        const [before, date] = [datesOn(day - 1)[calendar], datesOn(day)[calendar]];
        if (!before || !date) continue;
        if (date.day === 1) {
          expect(date.monthIndex, `${calendar} ${year}`).toBe((before.monthIndex % 12) + 1);
          expect(before.day).toBeGreaterThanOrEqual(28);
          expect(before.day).toBeLessThanOrEqual(32);
        } else {
          expect(date).toEqual({ ...before, day: before.day + 1 });
        }
      }
    }
  }
});

test('a year changes once in twelve months of each calendar', () => {
  for (const year of [1903, 1950, 2026]) {
    const [from, to] = [daysFromCivil(year, 1, 1), daysFromCivil(year, 12, 31)];
    const datesOn = regionalDatesOver(kernel, from, to);
    for (const calendar of CALENDAR_KEYS) {
      if (from < rangeOf(calendar)[0]) continue;
      const numbers = new Set<number>();
      for (let day = from; day <= to; day++) numbers.add(datesOn(day)[calendar]?.year ?? Number.NaN);
      expect([...numbers], calendar).toEqual([Math.min(...numbers), Math.min(...numbers) + 1]);
    }
  }
});

test('the Vikrama reckonings differ only in the dark fortnight, except around an adhika month', () => {
  const [from, to] = [daysFromCivil(2023, 1, 1), daysFromCivil(2023, 12, 31)];
  const datesOn = regionalDatesOver(kernel, from, to);
  for (let day = from; day <= to; day++) {
    const { vikrama_chaitradi: north, vikrama_kartikadi: west } = datesOn(day);
    if (!north || !west) throw new Error('no date');
    expect([north.day, north.paksha, north.adhika]).toEqual([west.day, west.paksha, west.adhika]);
    const ahead = (north.monthIndex - ((west.monthIndex + 6) % 12) - 1 + 12) % 12;
    expect(ahead).toBe(north.paksha === 'krishna' && !north.adhika ? 1 : 0);
  }
});

test('notes have words in both languages', () => {
  for (const note of [{ key: 'proleptic', since: '1957-03-22' }, { key: 'one-source' }] as const) {
    expect(regionalNoteInWords(note, 'en')).toMatch(/\.$/);
    expect(regionalNoteInWords(note, 'hi')).toMatch(/।$/);
  }
});
