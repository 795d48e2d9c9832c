import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degreesInRashi, isPlaced, place, rashiOf } from '../../../src/domain/positions/placement';
import { exactPartOf, nextDown, nextUp } from '../support/doubles';
import { longitude, runs } from '../support/property';

const placeAt = (lonDeg: number) => place(lonDeg, 0, 1);

describe('classes are half-open and exact at every boundary', () => {
  test.each([
    [0, 1, 1, 1],
    [-0, 1, 1, 1],
    [360, 1, 1, 1],
    [nextDown(360), 12, 27, 4],
    [10 / 3, 1, 1, 2],
    [nextDown(10 / 3), 1, 1, 1],
    [40 / 3, 1, 2, 1],
    [nextDown(40 / 3), 1, 1, 4],
    [nextDown(30), 1, 3, 1],
    [30, 2, 3, 2],
    [nextUp(30), 2, 3, 2],
    [120, 5, 10, 1],
    [nextDown(120), 4, 9, 4],
    [240, 9, 19, 1],
    [-1, 12, 27, 4],
  ])('the longitude %d° is in rāśi %d, nakṣatra %d, pāda %d', (lon, rashi, nakshatra, pada) => {
    expect(placeAt(lon)).toMatchObject({ rashi, nakshatra, pada });
  });

  test('all 108 pāda boundaries are correct from both sides', () => {
    for (let k = 0; k < 108; k++) {
      const edge = (10 * k) / 3;
      const begins = { rashi: Math.floor(k / 9) + 1, nakshatra: Math.floor(k / 4) + 1, pada: (k % 4) + 1 };
      expect(placeAt(edge)).toMatchObject(begins);
      expect(placeAt(edge).boundaryArcsec).toBe(0);
      const ends = (k + 107) % 108;
      const before = placeAt(k === 0 ? nextDown(360) : nextDown(edge));
      expect(before).toMatchObject({
        rashi: Math.floor(ends / 9) + 1,
        nakshatra: Math.floor(ends / 4) + 1,
        pada: (ends % 4) + 1,
      });
      expect(before.boundaryArcsec).toBeLessThan(1e-9);
    }
  });

  test('classes agree with exact arithmetic away from the boundaries', () => {
    fc.assert(
      fc.property(longitude, (lon) => {
        const placement = placeAt(lon);
        fc.pre(placement.boundaryArcsec > 0);
        expect(placement.rashi).toBe(exactPartOf(lon, 12) + 1);
        expect(placement.nakshatra).toBe(exactPartOf(lon, 27) + 1);
        expect(placement.pada).toBe((exactPartOf(lon, 108) % 4) + 1);
        expect(rashiOf(lon)).toBe(placement.rashi);
      }),
      runs(3000),
    );
  });

  test('degrees in the rāśi are exact', () => {
    fc.assert(
      fc.property(longitude, (lon) => {
        const degrees = degreesInRashi(lon);
        expect(degrees).toBeGreaterThanOrEqual(0);
        expect(degrees).toBeLessThan(30);
        expect(degrees + 30 * (rashiOf(lon) - 1)).toBe(lon);
      }),
      runs(2000),
    );
  });
});

describe('distance to the nearest boundary', () => {
  test.each([
    { lon: 1, speed: 1, arcsec: 3600, seconds: 86400 },
    { lon: 3, speed: 0.5, arcsec: 1200, seconds: (1200 / 3600 / 0.5) * 86400 },
    { lon: 5, speed: -0.5, arcsec: 6000, seconds: (6000 / 3600 / 0.5) * 86400 },
    { lon: 29.99, speed: 13, arcsec: 36, seconds: (0.01 / 13) * 86400 },
  ])('the distance to the nearest boundary is correct at $lon°', ({ lon, speed, arcsec, seconds }) => {
    const placement = place(lon, 0, speed);
    expect(placement.boundaryArcsec).toBeCloseTo(arcsec, 8);
    expect(placement.boundarySeconds).toBeCloseTo(seconds, 4);
  });

  test('the distance is at most half a pāda, and the next pāda begins that far away', () => {
    fc.assert(
      fc.property(longitude, (lon) => {
        const { boundaryArcsec, nakshatra, pada } = placeAt(lon);
        expect(boundaryArcsec).toBeLessThanOrEqual(6000 + 1e-9);
        const beyond = [-1, 1].map((way) => placeAt(lon + way * (boundaryArcsec / 3600 + 1e-9)));
        expect(beyond.some((other) => other.pada !== pada || other.nakshatra !== nakshatra)).toBe(true);
        const within = [-1, 1].map((way) => placeAt(lon + way * Math.max(0, boundaryArcsec / 3600 - 1e-9)));
        expect(within.every((other) => other.pada === pada && other.nakshatra === nakshatra)).toBe(true);
      }),
      runs(2000),
    );
  });

  test.each([0, -0, 1e-12, Number.NaN])('the time to the boundary is undefined at a speed of %d', (speed) => {
    expect(place(1, 0, speed).boundarySeconds).toBeNull();
  });
});

test('the ayanāṃśa is subtracted, also across 0°; the tropical longitude is unchanged', () => {
  const { siderealDeg, tropicalDeg, rashi } = place(10, 24, 1);
  expect({ siderealDeg, tropicalDeg, rashi }).toEqual({ siderealDeg: 346, tropicalDeg: 10, rashi: 12 });
});

test('an unknown longitude has no place', () => {
  const placement = place(Number.NaN, 24, 1);
  expect(isPlaced(placement)).toBe(false);
  expect([placement.rashi, placement.nakshatra, placement.pada, placement.boundaryArcsec].every(Number.isNaN)).toBe(
    true,
  );
  expect(isPlaced(placeAt(5))).toBe(true);
});
