import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedYears as charaYears } from '../../../src/domain/dasha/rashi/years';
import { rashiLord } from '../../../src/domain/positions/rashi';
import type { Standing } from '../../../src/domain/positions/standing';
import { records } from '../support/cases';
import { dashaAt } from '../support/dashas';
import type { OtherDashasCase } from '../support/families';
import { evenly, longitude, runs } from '../support/property';
import { standingAt, standingOfBirth } from '../support/standing';

const charaDasha = (standing: Standing, birthJd: number, yearDays = 365.25) =>
  dashaAt('chara', { standing, birthJd, yearDays }).periods;

const BIRTHS = records<OtherDashasCase>('dasha_other');

test.each(BIRTHS)('the twelve rāśis and years of $id agree', (birth) => {
  const periods = charaDasha(standingOfBirth(birth), birth.input.jd_ut);
  expect(periods.map(({ rashi, years }) => [rashi - 1, years])).toEqual(birth.expected.chara_single_lord_years);
  expect(periods[0]?.startJd).toBe(birth.input.jd_ut);
});

describe('every chart', () => {
  const bodies = fc.record({
    lagna: longitude,
    sun: longitude,
    moon: longitude,
    mars: longitude,
    mercury: longitude,
    jupiter: longitude,
    venus: longitude,
    saturn: longitude,
  });

  test('every chart has every rāśi once, from the lagna, for 1 to 12 whole years', () => {
    fc.assert(
      fc.property(bodies, evenly(2415020.5, 2488434.5), (lonDeg, birthJd) => {
        const standing = standingAt(lonDeg);
        const periods = charaDasha(standing, birthJd, 360);
        expect(periods[0]?.rashi).toBe(standing.rashi('lagna'));
        expect(new Set(periods.map(({ rashi }) => rashi)).size).toBe(12);
        periods.forEach(({ rashi, lord, years = Number.NaN, startJd, endJd }, i) => {
          expect(lord).toBe(rashiLord(rashi));
          expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(years);
          expect(years === 12).toBe(standing.rashi(lord) === rashi);
          expect(startJd).toBe(periods[i - 1]?.endJd ?? birthJd);
          expect(endJd - startJd).toBeCloseTo(years * 360, 6);
        });
      }),
      runs(500),
    );
  });

  // Computed by hand: the ninth from the lagna, and the counts of a forward and a backward rāśi.
  test.each([
    [1, [1, 2, 3]], // Meṣa: the ninth is Dhanus, forward
    [2, [2, 1, 12]], // Vṛṣabha: Makara, backward
    [4, [4, 3, 2]], // Karka: Mīna
    [5, [5, 6, 7]], // Siṃha: Meṣa
    [10, [10, 9, 8]], // Makara: Kanyā
    [11, [11, 12, 1]], // Kumbha: Tulā
  ])('the periods start from the lagna %d', (lagna, first) => {
    const inMesha = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0 };
    const periods = charaDasha(standingAt({ ...inMesha, lagna: 30 * lagna - 1 }), 2451545);
    expect(periods.slice(0, 3).map(({ rashi }) => rashi)).toEqual(first);
  });

  test.each([
    [1, 1, 12],
    [1, 3, 2],
    [3, 1, 10],
    [4, 1, 3],
    [4, 6, 10],
    [12, 11, 1],
    [9, 8, 11],
  ])('the rāśi %d with its lord in %d has %d years', (rashi, lordRashi, years) => {
    expect(charaYears(rashi, lordRashi)).toBe(years);
  });

  test('the daśā throws if a lord is not placed', () => {
    expect(() => charaDasha(standingAt({ lagna: 10, mars: 20 }), 2451545)).toThrow('missing place');
    expect(() => charaDasha(standingAt({}), 2451545)).toThrow('missing place lagna');
  });
});
