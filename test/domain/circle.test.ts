import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcBetween, norm360, partEdge, partOf } from '../../src/domain/circle';
import { exactPartOf, nextDown, nextUp } from './support/doubles';
import { evenly, longitude, runs } from './support/property';

/** Divisions in use: rāśis, nakṣatras, tithis, pādas, and every equal varga. */
const DIVISIONS = [12, 27, 30, 108, ...[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 40, 45, 60].map((n) => 12 * n)];

describe('norm360', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [360, 0],
    [-360, 0],
    [720.5, 0.5],
    [-0.25, 359.75],
    [nextDown(360), nextDown(360)],
    [-1e-20, 0],
  ])('norm360 maps %d to %d', (deg, expected) => {
    expect(Object.is(norm360(deg), expected)).toBe(true);
  });

  test('norm360 stays within the circle and keeps the direction', () => {
    fc.assert(
      fc.property(evenly(-1e5, 1e5), (deg) => {
        const x = norm360(deg);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(360);
        expect(Math.abs(Math.sin(((x - deg) * Math.PI) / 360))).toBeLessThan(1e-9);
      }),
      runs(2000),
    );
  });

  test('norm360 keeps NaN', () => {
    expect(norm360(Number.NaN)).toBeNaN();
  });
});

test.each([
  [10, 350, 20],
  [350, 10, 20],
  [0, 180, 180],
  [0, 181, 179],
  [5, 5, 0],
])('the arc between %d and %d is %d', (a, b, arc) => {
  expect(arcBetween(a, b)).toBe(arc);
});

describe('partOf', () => {
  test.each(DIVISIONS)(
    'the nearest double to each boundary begins a part, the one below ends the previous part: %d',
    (parts) => {
      for (let index = 0; index < parts; index++) {
        const edge = partEdge(index, parts);
        expect(partOf(edge, parts)).toBe(index);
        expect(partOf(nextUp(edge), parts)).toBe(index);
        if (index > 0) expect(partOf(nextDown(edge), parts)).toBe(index - 1);
      }
      expect(partOf(nextDown(360), parts)).toBe(parts - 1);
    },
  );

  test('partOf agrees with exact arithmetic away from the boundaries', () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...DIVISIONS), (lon, parts) => {
        const part = partOf(lon, parts);
        fc.pre(lon !== partEdge(part, parts));
        expect(part).toBe(exactPartOf(lon, parts));
      }),
      runs(5000),
    );
  });

  test('boundaries of a coarser division are boundaries of the finer one', () => {
    for (const [coarse, fine] of [
      [12, 108],
      [27, 108],
      [12, 84],
      [12, 720],
    ] as const) {
      for (let index = 0; index < coarse; index++) {
        expect(partEdge(index, coarse)).toBe(partEdge((index * fine) / coarse, fine));
      }
    }
  });
});
