import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { norm360 } from '../../../src/domain/circle';
import { tithiOf } from '../../../src/domain/panchanga/tithi';
import { nextDown } from '../support/doubles';
import { longitude, runs } from '../support/property';

describe('tithiOf', () => {
  test.each([
    [0, 0, 1, 'shukla', 0],
    [12, 0, 2, 'shukla', 0],
    [nextDown(12), 0, 1, 'shukla', 1],
    [186, 0, 16, 'krishna', 0.5],
    [180, 0, 16, 'krishna', 0],
    [nextDown(180), 0, 15, 'shukla', 1],
    [nextDown(360), 0, 30, 'krishna', 1],
    [5, 359, 1, 'shukla', 0.5],
    [359, 5, 30, 'krishna', 0.5],
  ] as const)('tithiOf maps Moon %d and Sun %d to tithi %d, %s', (moon, sun, index, paksha, fraction) => {
    const tithi = tithiOf(moon, sun);
    expect(tithi).toMatchObject({ index, paksha });
    expect(tithi.fraction).toBeCloseTo(fraction, 12);
    expect(tithi.fraction).toBeLessThan(1);
  });

  test('tithiOf gives the elongation by index and fraction together', () => {
    fc.assert(
      fc.property(longitude, longitude, (moon, sun) => {
        const { index, paksha, fraction } = tithiOf(moon, sun);
        expect(12 * (index - 1 + fraction)).toBeCloseTo(norm360(moon - sun), 10);
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThan(1);
        expect(paksha).toBe(index <= 15 ? 'shukla' : 'krishna');
      }),
      runs(2000),
    );
  });

  test('tithiOf is NaN for an unknown longitude', () => {
    expect(tithiOf(Number.NaN, 10).index).toBeNaN();
  });
});
