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
  test('contains the instant, and is the day of its date or a second one in it', () => {
    fc.assert(
      fc.property(evenly(2415030, 2488420), anyPlace, anyTz, (jdUt, place, tzHours) => {
        const held = answer(vedicDayHolding(kernel, jdUt, place, tzHours));
        const own = answer(vedicDay(kernel, held.date, place, tzHours));
        if (held.sunriseJd === null || held.nextSunriseJd === null || jdUt >= held.nextSunriseJd) {
          expect(held).toEqual(own);
          expect(Math.abs(jdUt - held.midnightJd - 0.5)).toBeLessThanOrEqual(0.5 + SECOND);
          return;
        }
        // Where no day holds it, the day of its own date is given, though that begins later.
        if (jdUt < held.sunriseJd) {
          expect(held).toEqual(own);
          return;
        }
        expect(held.vara).toBe(varaOf(held.date));
        if (held.sunriseJd !== own.sunriseJd) {
          expect(Math.abs(held.sunriseJd - (own.nextSunriseJd as number))).toBeLessThan(2 * SECOND);
          expect(held.sunriseJd - held.midnightJd).toBeLessThan(1 + SECOND);
        }
      }),
      runs(1000),
    );
  });

  test('exists for every instant below 60°', () => {
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

  test('begins at sunrise; the moment before belongs to the previous day', () => {
    const today = dayAt('2026-03-10', DELHI, 5.5);
    const sunriseJd = today.sunriseJd as number;
    const holding = (jdUt: number): VedicDay => answer(vedicDayHolding(kernel, jdUt, DELHI, 5.5));
    expect(holding(sunriseJd)).toEqual(today);
    expect(holding(sunriseJd - SECOND).date).toEqual(dateOf('2026-03-09'));
    expect(holding((today.nextSunriseJd as number) - SECOND).date).toEqual(dateOf('2026-03-10'));
  });

  test('may begin with the second sunrise of a date, with the same date and vāra', () => {
    const first = dayAt('2026-03-25', PLACES.ninety, 0);
    const second = answer(vedicDayHolding(kernel, (first.nextSunriseJd as number) + 0.5, PLACES.ninety, 0));
    expect(second).toMatchObject({ date: first.date, vara: first.vara, sunriseJd: first.nextSunriseJd });
  });

  test('is that of the previous date for an instant in a date without a sunrise', () => {
    const { midnightJd } = dayAt('2026-10-29', PLACES.ninety, 0);
    for (const jdUt of [midnightJd + 0.5, midnightJd + 1 + SECOND]) {
      expect(answer(vedicDayHolding(kernel, jdUt, PLACES.ninety, 0)).date).toEqual(dateOf('2026-10-28'));
    }
  });

  test('is that of the civil date in polar day', () => {
    const day = answer(vedicDayHolding(kernel, 2461223, PLACES.tromso, 1));
    expect(day).toMatchObject({ date: dateOf('2026-07-01'), sunriseJd: null, polar: 'day' });
  });

  test('is refused beyond the series', () => {
    expect(vedicDayHolding(kernel, 2400000, DELHI, 5.5)).toMatchObject({ error: { reason: 'epoch_out_of_range' } });
  });
});
