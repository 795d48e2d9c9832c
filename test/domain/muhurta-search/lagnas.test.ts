import { afterAll, describe, expect, test } from 'vitest';
import { lagnaStays } from '../../../src/domain/muhurta-search/lagnas';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';

const residuals = new Residuals('seconds');
afterAll(() => residuals.print('edges of rising rāśis against the ascendant of the kernel'));

/** The sidereal ascendant by the kernel, degrees. */
function ascendant(jdUt: number, latDeg: number, lonDeg: number): number {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) throw new Error(sky.error.reason);
  const { ascendantDeg } = kernel.angles(sky.value, latDeg, lonDeg);
  return (ascendantDeg - sky.value.ayanamsha.appliedDeg + 720) % 360;
}

const SECOND = 1 / 86_400;

describe('the rising rāśis', () => {
  test.each([
    ['Delhi', 28.6139, 77.209],
    ['Quito', -0.2, -78.5],
    ['Hobart', -42.9, 147.3],
    ['Reykjavík', 64.1, -21.9],
    ['Tromsø', 69.6, 18.9],
    ['Amundsen–Scott', -89.9, 0],
  ])('rising rāśis tile the time and change where the ascendant does: %s', (_, latDeg, lonDeg) => {
    const stretch = { startJd: 2_461_000.3, endJd: 2_461_030.3 };
    const stays = lagnaStays(kernel, { latDeg, lonDeg }, stretch);
    if (!stays.ok) throw new Error(stays.error.reason);
    expect(stays.value[0]?.startJd).toBe(stretch.startJd);
    expect(stays.value.at(-1)?.endJd).toBe(stretch.endJd);
    if (Math.abs(latDeg) < 89) expect(stays.value.length).toBeGreaterThan(30);
    for (const [i, { startJd, endJd, index: rashi }] of stays.value.entries()) {
      expect(endJd).toBeGreaterThan(startJd);
      if (i > 0) expect(startJd).toBe(stays.value[i - 1]?.endJd);
      if (endJd - startJd < 2 * SECOND) continue;
      for (const at of [startJd + SECOND, (startJd + endJd) / 2, endJd - SECOND])
        expect(Math.floor(ascendant(at, latDeg, lonDeg) / 30) + 1, `${i} at ${at}`).toBe(rashi);
    }
  });

  test('a rāśi rises at the same instant, to the last digit, in every period', () => {
    const startsIn = (startJd: number, endJd: number): number[] => {
      const stays = lagnaStays(kernel, { latDeg: 28.6139, lonDeg: 77.209 }, { startJd, endJd });
      if (!stays.ok) throw new Error(stays.error.reason);
      return stays.value.slice(1).map((stay) => stay.startJd);
    };
    const whole = startsIn(2_460_700.1, 2_460_720.1);
    const part = startsIn(2_460_705.3, 2_460_707.3);
    expect(part.length).toBeGreaterThan(20);
    expect(whole).toEqual(expect.arrayContaining(part));
  });

  test('rising rāśis agree with the kernel’s ascendant to a fifth of a second', () => {
    const stretch = { startJd: 2_460_700.1, endJd: 2_460_720.1 };
    const stays = lagnaStays(kernel, { latDeg: 28.6139, lonDeg: 77.209 }, stretch);
    if (!stays.ok) throw new Error(stays.error.reason);
    for (const { startJd, index: rashi } of stays.value.slice(1)) {
      const offset = ascendant(startJd, 28.6139, 77.209) - 30 * (rashi - 1);
      const rate =
        360 * ((ascendant(startJd + 0.001, 28.6139, 77.209) - ascendant(startJd - 0.001, 28.6139, 77.209) + 360) % 360);
      const degPerDay = rate / 360 / 0.002;
      residuals.add('edge', (((offset + 540) % 360) - 180) / degPerDay / SECOND);
    }
    expect(residuals.max('edge')).toBeLessThan(0.2);
  });
});
