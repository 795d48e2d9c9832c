import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { YOGINI_LORDS } from '../../../src/data/dashas/usual';
import { grahaOf, records } from '../support/cases';
import { dashaAt } from '../support/dashas';
import { nextDown } from '../support/doubles';
import type { OtherDashasCase } from '../support/families';
import { evenly, longitude, runs } from '../support/property';
import { Residuals } from '../support/residuals';

const yoginiDasha = (moonDeg: number, birthJd: number, yearDays = 365.25) =>
  dashaAt('yogini', { moonDeg, birthJd, yearDays }).periods;

const BIRTHS = records<OtherDashasCase>('dasha_other');

test('the three cycles of forty births agree with the reference', () => {
  const residuals = new Residuals('days');
  expect(BIRTHS).toHaveLength(40);
  for (const { id, lon, input, expected } of BIRTHS) {
    const periods = yoginiDasha(lon.chandra, input.jd_ut);
    const reference = expected['yogini_365.25'];
    expect(
      periods.map(({ key, lord }) => [key, lord]),
      id,
    ).toEqual(reference.map(([key, lord]) => [key, grahaOf(lord)]));
    periods.forEach(({ startJd, endJd }, i) => {
      residuals.add('dates', startJd - (reference[i]?.[2] ?? Number.NaN));
      residuals.add('dates', endJd - (reference[i]?.[3] ?? Number.NaN));
    });
  }
  residuals.print('Yoginī daśā against 40 births');
  expect(residuals.max('dates')).toBeLessThan(1e-3);
});

describe('every Moon', () => {
  test('every Moon gives consecutive periods that contain birth and last three times 36 years', () => {
    fc.assert(
      fc.property(longitude, evenly(2415020.5, 2488434.5), fc.constantFrom(360, 365.25), (moonDeg, birthJd, year) => {
        const periods = yoginiDasha(moonDeg, birthJd, year);
        expect(periods).toHaveLength(24);
        periods.forEach(({ key, startJd, endJd }, i) => {
          expect(startJd).toBe(periods[i - 1]?.endJd ?? startJd);
          expect(key).toBe(periods[(i + 8) % 24]?.key);
          const years = YOGINI_LORDS.find((yogini) => yogini.key === key)?.years ?? Number.NaN;
          expect(endJd - startJd).toBeCloseTo(years * year, 7);
        });
        const [first] = periods;
        expect((first?.startJd ?? Number.NaN) <= birthJd).toBe(true);
        expect((first?.endJd ?? Number.NaN) > birthJd - 1e-9).toBe(true);
      }),
      runs(500),
    );
  });

  test('the yoginī of a nakṣatra starts at its boundary', () => {
    for (let i = 1; i < 27; i++) {
      const edge = (360 * i) / 27;
      const first = (moonDeg: number) => yoginiDasha(moonDeg, 2451545)[0];
      expect(first(edge)?.startJd).toBe(2451545);
      expect(first(edge)?.key).toBe(YOGINI_LORDS[(i + 3) % 8]?.key);
      expect(first(nextDown(edge))?.key).toBe(YOGINI_LORDS[(i + 2) % 8]?.key);
    }
  });

  test('the daśā throws if the Moon is unknown', () => {
    expect(() => yoginiDasha(Number.NaN, 2451545)).toThrow('missing place moon');
  });
});
