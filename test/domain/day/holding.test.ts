import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { varaOf, vedicDay, vedicDayHolding } from '../../../src/domain/day/day';
import type { VedicDay } from '../../../src/domain/day/types';
import { SECONDS_PER_DAY } from '../../../src/domain/time/civil';
import { answer, anyPlace, anyTz, DELHI, dateOf, dayAt, PLACES } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';

const SECOND = 1 / SECONDS_PER_DAY;

describe('vedicDayHolding', () => {
  test('vedicDayHolding returns the day that contains the instant, which is the day of its date or a second one in it', () => {
    fc.assert(
      fc.property(evenly(2415030, 2488420), anyPlace, anyTz, (jdUt, place, tzHours) => {
        const holding = answer(vedicDayHolding(kernel, jdUt, place, tzHours));
        const dayOfDate = answer(vedicDay(kernel, holding.date, place, tzHours));
        if (holding.sunriseJd === null || holding.nextSunriseJd === null || jdUt >= holding.nextSunriseJd) {
          expect(holding).toEqual(dayOfDate);
          expect(Math.abs(jdUt - holding.midnightJd - 0.5)).toBeLessThanOrEqual(0.5 + SECOND);
          return;
        }
        // If no day contains the instant, the result is the day of its own date, although that begins later.
        if (jdUt < holding.sunriseJd) {
          expect(holding).toEqual(dayOfDate);
          return;
        }
        expect(holding.vara).toBe(varaOf(holding.date));
        if (holding.sunriseJd !== dayOfDate.sunriseJd) {
          expect(Math.abs(holding.sunriseJd - (dayOfDate.nextSunriseJd as number))).toBeLessThan(2 * SECOND);
          expect(holding.sunriseJd - holding.midnightJd).toBeLessThan(1 + SECOND);
        }
      }),
      runs(1000),
    );
  });

  test('vedicDayHolding finds a day for every instant below 60°', () => {
    const place = fc.record({ latDeg: evenly(-60, 60), lonDeg: evenly(-180, 180) });
    fc.assert(
      fc.property(evenly(2415030, 2488420), place, anyTz, (jdUt, at, tzHours) => {
        const { sunriseJd, nextSunriseJd } = answer(vedicDayHolding(kernel, jdUt, at, tzHours));
        expect(sunriseJd as number).toBeLessThanOrEqual(jdUt);
        expect(nextSunriseJd as number).toBeGreaterThan(jdUt);
      }),
      runs(1000),
    );
  });

  test('the day begins at sunrise; the moment before belongs to the previous day', () => {
    const today = dayAt('2026-03-10', DELHI, 5.5);
    const sunriseJd = today.sunriseJd as number;
    const holding = (jdUt: number): VedicDay => answer(vedicDayHolding(kernel, jdUt, DELHI, 5.5));
    expect(holding(sunriseJd)).toEqual(today);
    expect(holding(sunriseJd - SECOND).date).toEqual(dateOf('2026-03-09'));
    expect(holding((today.nextSunriseJd as number) - SECOND).date).toEqual(dateOf('2026-03-10'));
  });

  test('the day may begin with the second sunrise of a date, with the same date and vāra', () => {
    const first = dayAt('2026-03-25', PLACES.ninety, 0);
    const second = answer(vedicDayHolding(kernel, (first.nextSunriseJd as number) + 0.5, PLACES.ninety, 0));
    expect(second).toMatchObject({ date: first.date, vara: first.vara, sunriseJd: first.nextSunriseJd });
  });

  test('the day of an instant in a date without a sunrise is the day of the previous date', () => {
    const { midnightJd } = dayAt('2026-10-29', PLACES.ninety, 0);
    for (const jdUt of [midnightJd + 0.5, midnightJd + 1 + SECOND]) {
      expect(answer(vedicDayHolding(kernel, jdUt, PLACES.ninety, 0)).date).toEqual(dateOf('2026-10-28'));
    }
  });

  test('the day in polar day is the civil date', () => {
    const day = answer(vedicDayHolding(kernel, 2461223, PLACES.tromso, 1));
    expect(day).toMatchObject({ date: dateOf('2026-07-01'), sunriseJd: null, polar: 'day' });
  });

  test('vedicDayHolding refuses an instant beyond the series', () => {
    expect(vedicDayHolding(kernel, 2400000, DELHI, 5.5)).toMatchObject({ error: { reason: 'epoch_out_of_range' } });
  });
});
