import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { norm360 } from '../../../src/domain/circle';
import { ascendantSpeed, placeLagna } from '../../../src/domain/positions/lagna';
import { evenly, longitude, runs } from '../support/property';

const RADIANS = Math.PI / 180;
/** A tenth of a second of sidereal time, degrees. */
const STEP = 15 / 36000;
const SIDEREAL_DEG_PER_DAY = 360.98564736629;

/** The point of the ecliptic on the eastern horizon (Meeus 1998 ch. 14 and the ephemeris' own formula). */
function ascendant(armcDeg: number, epsDeg: number, latDeg: number): number {
  const [t, e, f] = [armcDeg * RADIANS, epsDeg * RADIANS, latDeg * RADIANS];
  return norm360(Math.atan2(Math.cos(t), -(Math.sin(t) * Math.cos(e) + Math.tan(f) * Math.sin(e))) / RADIANS);
}

describe('ascendantSpeed', () => {
  test.each([66, 89])('ascendantSpeed is the difference quotient of the ascendant, up to latitude %d', (limit) => {
    fc.assert(
      fc.property(longitude, evenly(-limit, limit), (theta, lat) => {
        const forward = norm360(ascendant(theta + STEP, 23.44, lat) - ascendant(theta - STEP, 23.44, lat) + 180) - 180;
        const quotient = (forward / (2 * STEP)) * SIDEREAL_DEG_PER_DAY;
        const speed = ascendantSpeed(theta, 23.44, lat);
        // Near the polar circles the ascendant moves very fast, and the quotient over a finite step is less exact.
        fc.pre(Math.abs(speed) < 50_000);
        expect(Math.abs(speed - quotient)).toBeLessThan(1e-3 * Math.max(360, Math.abs(speed)));
      }),
      runs(2000),
    );
  });

  test('ascendantSpeed at the equator, on the meridian of 0° Meṣa, is cos ε of the Earth’s rotation', () => {
    // θ = 0, φ = 0: asc = 90°, d asc/dθ = cos ε.
    expect(ascendantSpeed(0, 23.44, 0)).toBeCloseTo(SIDEREAL_DEG_PER_DAY * Math.cos(23.44 * RADIANS), 9);
  });

  test('ascendantSpeed carries the ascendant once around the ecliptic in a rotation of the Earth', () => {
    for (const lat of [-60, -20, 0, 28.6, 51.5, 65]) {
      let turned = 0;
      const steps = 36000;
      for (let i = 0; i < steps; i++) turned += ascendantSpeed((i * 360) / steps, 23.44, lat) / SIDEREAL_DEG_PER_DAY;
      expect(turned / steps).toBeCloseTo(1, 6);
    }
  });
});

test('the lagna is in the sidereal zodiac, with its seconds to the boundary', () => {
  const angles = { armcDeg: 0, ascendantDeg: 90, midheavenDeg: 0, placidusDeg: null };
  const ayanamsha = { meanDeg: 24, appliedDeg: 24, appliedRateDegPerDay: 0.00004 };
  const lagna = placeLagna(angles, ayanamsha, 23.44, 0);
  expect(lagna).toMatchObject({ siderealDeg: 66, tropicalDeg: 90, rashi: 3, nakshatra: 5, pada: 4 });
  expect(lagna.boundaryArcsec).toBeCloseTo(2400, 8);
  const speed = SIDEREAL_DEG_PER_DAY * Math.cos(23.44 * RADIANS) - 0.00004;
  expect(lagna.boundarySeconds).toBeCloseTo((2400 / 3600 / speed) * 86400, 6);
});

test('the rising point at a pole has no speed', () => {
  const angles = { armcDeg: 40, ascendantDeg: 180, midheavenDeg: 40, placidusDeg: null };
  const ayanamsha = { meanDeg: 24, appliedDeg: 24, appliedRateDegPerDay: 0 };
  expect(placeLagna(angles, ayanamsha, 23.44, 90).boundarySeconds).toBeNull();
});
