/** Sine and cosine that every runtime computes to the same digits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sineCosine } from '../../src/domain/sineCosine';

describe('sineCosine', () => {
  test('agrees with Math within 4e-16 at any angle', () => {
    let most = 0;
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (deg) => {
        const { sine, cosine } = sineCosine(deg);
        const radians = ((deg % 360) * Math.PI) / 180;
        most = Math.max(most, Math.abs(sine - Math.sin(radians)), Math.abs(cosine - Math.cos(radians)));
        expect(Math.abs(sine * sine + cosine * cosine - 1)).toBeLessThan(5e-16);
      }),
    );
    console.log(`sine and cosine: ${most.toExponential(1)} from Math at most`);
    expect(most).toBeLessThan(2e-15); // Math gets its angle in radians, rounded
  });

  test.each([
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
    [-90, -1, 0],
    [360, 0, 1],
  ])('is exact at %d°', (deg, sine, cosine) => {
    const found = sineCosine(deg);
    expect([found.sine + 0, found.cosine + 0]).toEqual([sine, cosine]);
  });

  test('is NaN for an angle that is none', () => {
    expect(sineCosine(Number.NaN)).toEqual({ sine: Number.NaN, cosine: Number.NaN });
  });
});
