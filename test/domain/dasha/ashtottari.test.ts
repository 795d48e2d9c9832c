import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASHTOTTARI_LORDS } from '../../../src/data/dashas/usual';
import { ashtottariReason } from '../../../src/domain/dasha/conditions';
import type { BirthDay } from '../../../src/domain/positions/birthDay';
import type { Standing } from '../../../src/domain/positions/standing';
import { grahaOf, records } from '../support/cases';
import { dashaAt } from '../support/dashas';
import { nextDown } from '../support/doubles';
import type { OtherDashasCase } from '../support/families';
import { evenly, longitude, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { standingAt, standingOfBirth } from '../support/standing';

const ashtottariDasha = (standing: Standing, birthJd: number, day: BirthDay | null, yearDays = 365.25) =>
  dashaAt('ashtottari', { standing, birthJd, day, yearDays });

const BIRTHS = records<OtherDashasCase>('dasha_other');

const NOON: BirthDay = {
  birthJd: 2451545,
  sunriseJd: 2451544.75,
  sunsetJd: 2451545.25,
  nextSunriseJd: 2451545.75,
  isDay: true,
  vara: 7,
  dayNumber: 2451545,
  ghatis: 15,
};
const MIDNIGHT: BirthDay = { ...NOON, birthJd: 2451545.5, isDay: false, ghatis: 45 };
const withMoon = (moon: number) => standingAt({ moon, sun: 0, mars: 100, rahu: 200, ketu: 20, lagna: 10 });

test('the eight mahādaśās of forty births agree with the reference', () => {
  const residuals = new Residuals('days');
  expect(BIRTHS).toHaveLength(40);
  for (const birth of BIRTHS) {
    const { periods, seed, balance } = ashtottariDasha(standingOfBirth(birth), birth.input.jd_ut, null);
    const reference = birth.expected['ashtottari_365.25'];
    expect(
      periods.map(({ lord }) => lord),
      birth.id,
    ).toEqual(reference.map(([lord]) => grahaOf(lord)));
    expect(seed.lord).toBe(periods[0]?.lord);
    expect(balance.years).toBeCloseTo(((reference[0]?.[2] ?? Number.NaN) - birth.input.jd_ut) / 365.25, 6);
    periods.forEach(({ startJd, endJd }, i) => {
      residuals.add('dates', startJd - (reference[i]?.[1] ?? Number.NaN));
      residuals.add('dates', endJd - (reference[i]?.[2] ?? Number.NaN));
    });
  }
  residuals.print('Aṣṭottarī daśā against 40 births');
  expect(residuals.max('dates')).toBeLessThan(1e-3);
});

describe('every Moon', () => {
  test('every Moon has a group: the groups cover the 27 nakṣatras, the lords the 108 years', () => {
    expect(ASHTOTTARI_LORDS.reduce((sum, { nakshatras }) => sum + nakshatras, 0)).toBe(27);
    expect(ASHTOTTARI_LORDS.reduce((sum, { years }) => sum + years, 0)).toBe(108);
    ASHTOTTARI_LORDS.forEach(({ first, nakshatras }, i) => {
      const next = ASHTOTTARI_LORDS[(i + 1) % 8]?.first;
      expect(((first + nakshatras - 1) % 27) + 1).toBe(next);
    });
  });

  test('every Moon gives consecutive periods that contain birth; seed, balance and dates agree', () => {
    fc.assert(
      fc.property(longitude, evenly(2415020.5, 2488434.5), fc.constantFrom(360, 365.25), (moon, birthJd, year) => {
        const { periods, seed, balance, yearDays } = ashtottariDasha(withMoon(moon), birthJd, null, year);
        expect(yearDays).toBe(year);
        expect(periods.slice(1).map(({ startJd }) => startJd)).toEqual(periods.slice(0, -1).map(({ endJd }) => endJd));
        const [first, last] = [periods[0], periods.at(-1)];
        expect((first?.startJd ?? Number.NaN) <= birthJd).toBe(true);
        expect((first?.endJd ?? Number.NaN) - birthJd).toBeCloseTo(balance.years * year, 6);
        expect((last?.endJd ?? Number.NaN) - (first?.startJd ?? Number.NaN)).toBeCloseTo(108 * year, 6);
        expect(seed.traversed).toBeGreaterThanOrEqual(0);
        expect(seed.traversed).toBeLessThanOrEqual(1);
      }),
      runs(500),
    );
  });

  test.each(ASHTOTTARI_LORDS)(
    'the group of $lord begins at the boundary of nakṣatra $first',
    ({ lord, first, years }) => {
      const edge = (360 * (first - 1)) / 27;
      const { seed, balance, periods } = ashtottariDasha(withMoon(edge), 2451545, null);
      expect(seed).toEqual({ nakshatra: first, lord, traversed: 0 });
      expect(balance).toEqual({ lord, years });
      expect(periods[0]?.startJd).toBe(2451545);
      const before = ashtottariDasha(withMoon(nextDown(edge)), 2451545, null).seed;
      expect(before.lord).not.toBe(lord);
      expect(before.traversed).toBeCloseTo(1, 9);
    },
  );

  test('the group of Revatī and Aśvinī belongs to Rāhu, across 0° Meṣa', () => {
    expect(ashtottariDasha(withMoon(359.9999), 2451545, null).seed.traversed).toBeCloseTo(0.5, 4);
    expect(ashtottariDasha(withMoon(0), 2451545, null).seed).toEqual({ nakshatra: 1, lord: 'rahu', traversed: 0.5 });
  });
});

describe('applicability', () => {
  // Lagna in Meṣa, its lord in Karka: Rāhu from Karka.
  const withRahu = (rashi: number) =>
    standingAt({ lagna: 5, mars: 95, sun: 0, moon: 90, rahu: 30 * rashi - 20, ketu: (30 * rashi + 160) % 360 });

  test.each([
    [1, false], // the tenth from the lord, but in the lagna
    [2, false],
    [3, false],
    [4, true], // with the lord
    [5, false],
    [6, false],
    [7, true],
    [8, true],
    [9, false],
    [10, true],
    [11, false],
    [12, true],
  ])('the daśā applies with Rāhu in rāśi %d and the lord of the lagna in Karka: %s', (rashi, holds) => {
    expect(ashtottariReason(withRahu(rashi), NOON).rahu).toBe(holds);
  });

  test.each([
    [90, NOON, false],
    [90, MIDNIGHT, true],
    [270, NOON, true],
    [270, MIDNIGHT, false],
    [180, NOON, true], // the dark half begins at opposition
    [nextDown(180), NOON, false],
    [0, NOON, false], // the bright half begins at conjunction
    [90, null, null],
  ])('applicability with the Moon %d° ahead of the Sun follows the half of the day', (elongation, day, holds) => {
    expect(ashtottariReason(withMoon(elongation), day).paksha).toBe(holds);
  });

  test('applicability throws if a graha is not placed', () => {
    expect(() => ashtottariDasha(withMoon(Number.NaN), 2451545, null)).toThrow('missing place moon');
    expect(() => ashtottariDasha(standingAt({ moon: 10, sun: 0, lagna: 5, mars: 95 }), 2451545, null)).toThrow(
      'missing place rahu',
    );
  });
});
