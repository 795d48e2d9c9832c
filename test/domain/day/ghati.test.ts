import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ghatiAt } from '../../../src/domain/day/ghati';
import { muhurtas } from '../../../src/domain/day-divisions/muhurtas';
import { DELHI, dayAt, marksOf } from '../support/days';
import { evenly, runs } from '../support/property';

const DAY = dayAt('2026-03-10', DELHI, 5.5);
const MARKS = marksOf(DAY);
const sinceSunrise = (seconds: number) => ghatiAt(DAY, MARKS.sunriseJd + seconds / 86400);

describe('ghatiAt', () => {
  test.each([
    [0, 0, 0],
    [23.9, 0, 0],
    [24, 0, 1],
    [1439.9, 0, 59],
    [1440, 1, 0],
    [1464, 1, 1],
    [43200, 30, 0],
    [59 * 1440 - 0.1, 58, 59],
    [59 * 1440, 59, 0],
  ])('ghatiAt gives for %d s after sunrise %d ghaṭīs and %d vighaṭīs', (seconds, ghati, vighati) => {
    expect(sinceSunrise(seconds)).toMatchObject({ ghati, vighati });
  });

  test('ghatiAt gives the muhūrta whose slot contains the instant', () => {
    const slots = muhurtas(MARKS);
    fc.assert(
      fc.property(evenly(0, 1), (share) => {
        const jdUt = MARKS.sunriseJd + share * (MARKS.nextSunriseJd - MARKS.sunriseJd) * 0.999999;
        const slot = slots.find(({ startJd, endJd }) => jdUt >= startJd && jdUt < endJd);
        expect(ghatiAt(DAY, jdUt)?.muhurta).toBe(slot?.index);
      }),
      runs(1000),
    );
    expect(ghatiAt(DAY, MARKS.sunsetJd)?.muhurta).toBe(16);
    expect(ghatiAt(DAY, MARKS.nextSunriseJd - 1e-6)?.muhurta).toBe(30);
  });

  test('ghatiAt gives every vighaṭī once, in order', () => {
    for (let i = 0; i < 3595; i++) {
      const clock = sinceSunrise(24 * i);
      expect((clock?.ghati ?? 0) * 60 + (clock?.vighati ?? 0)).toBe(i);
    }
  });

  test('ghatiAt gives a sixtieth ghaṭī on a day longer than 24 hours', () => {
    const autumn = dayAt('2026-10-20', DELHI, 5.5);
    expect(ghatiAt(autumn, (autumn.nextSunriseJd as number) - 1e-6)).toMatchObject({ ghati: 60, vighati: 1 });
  });

  test('ghatiAt is null outside the day, and without sunrise, sunset or next sunrise', () => {
    expect(ghatiAt(DAY, MARKS.sunriseJd - 1e-6)).toBeNull();
    expect(ghatiAt(DAY, MARKS.nextSunriseJd)).toBeNull();
    expect(ghatiAt(DAY, Number.NaN)).toBeNull();
    const polar = dayAt('2026-07-01', { latDeg: 69.6492, lonDeg: 18.9553 }, 1);
    expect(ghatiAt(polar, polar.midnightJd + 0.5)).toBeNull();
  });
});
