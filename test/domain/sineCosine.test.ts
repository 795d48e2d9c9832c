/** Sine and cosine with the same digits on every runtime. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sineCosine } from '../../src/domain/sineCosine';

describe('sineCosine', () => {
  test('sineCosine agrees with Math within 4e-16 at any angle', () => {
    let largest = 0;
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (deg) => {
        const { sine, cosine } = sineCosine(deg);
        const radians = ((deg % 360) * Math.PI) / 180;
        largest = Math.max(largest, Math.abs(sine - Math.sin(radians)), Math.abs(cosine - Math.cos(radians)));
        expect(Math.abs(sine * sine + cosine * cosine - 1)).toBeLessThan(5e-16);
      }),
    );
    console.log(`sine and cosine: ${largest.toExponential(1)} from Math at most`);
    expect(largest).toBeLessThan(2e-15); // Math gets its angle in radians, rounded
  });

  test.each([
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
    [-90, -1, 0],
    [360, 0, 1],
  ])('sineCosine is exact at %d°', (deg, sine, cosine) => {
    const result = sineCosine(deg);
    expect([result.sine + 0, result.cosine + 0]).toEqual([sine, cosine]);
  });

  test('sineCosine is NaN for an invalid angle', () => {
    expect(sineCosine(Number.NaN)).toEqual({ sine: Number.NaN, cosine: Number.NaN });
  });
});
