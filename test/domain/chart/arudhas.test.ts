import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHA_KEYS, POINT_KEYS } from '../../../src/data/keys';
import { computeArudhas, HOUSE_PADAS } from '../../../src/domain/chart/arudhas';
import { records } from '../support/cases';
import { type ArudhaKarakaCase, expectArudhas } from '../support/families';
import { runs } from '../support/property';
import { anyLongitudes, type Longitudes, standingAt, standingOfBirth } from '../support/standing';

const CASES = records<ArudhaKarakaCase>('arudha_karaka');

describe('forty births', () => {
  test('the reference has forty births', () => expect(CASES).toHaveLength(40));

  test.each(CASES)('the ārūḍhas of $id agree with the reference', (birth) => {
    expectArudhas(computeArudhas(standingOfBirth(birth)), birth);
  });
});

const inMesha = Object.fromEntries(POINT_KEYS.map((key) => [key, 15])) as Longitudes;
const middle = (rashi: number) => 30 * rashi - 15;

describe('the exceptions, computed by hand with Meṣa rising', () => {
  test.each([
    { name: 'lord in the third: the fifth', mars: 3, pada: 5 },
    { name: 'lord in the ninth: the fifth', mars: 9, pada: 5 },
    { name: 'lord in the house itself: its tenth', mars: 1, pada: 10 },
    { name: 'lord in the seventh falls on the house: its tenth', mars: 7, pada: 10 },
    { name: 'lord in the fourth falls on the seventh: the tenth from there, the fourth', mars: 4, pada: 4 },
    { name: 'lord in the tenth falls on the seventh: the fourth', mars: 10, pada: 4 },
    { name: 'lord in the twelfth: the eleventh', mars: 12, pada: 11 },
  ])('the exceptions give: $name', ({ mars, pada }) => {
    expect(computeArudhas(standingAt({ ...inMesha, mars: middle(mars) })).padas.A1).toBe(pada);
  });
});

describe('in any chart', () => {
  /** The pada computed differently, as a sum of rāśis counted from 0. */
  const bySum = (from: number, to: number) => {
    const pada = (2 * to - from + 12) % 12;
    return (pada - from + 12) % 6 === 0 ? (pada + 9) % 12 : pada;
  };
  const LORDS = ['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury', 'venus', 'mars'] as const;
  const LORDS_FROM_DHANUS = ['jupiter', 'saturn', 'saturn', 'jupiter'] as const;

  test('the padas of any chart equal the sums, and no pada is in its house or the seventh from it', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const rashi = (key: keyof Longitudes) => Math.floor(lonDeg[key] / 30);
        const { padas, grahas } = computeArudhas(standingAt(lonDeg));
        HOUSE_PADAS.forEach((key, i) => {
          const house = (rashi('lagna') + i) % 12;
          const lord = [...LORDS, ...LORDS_FROM_DHANUS][house] as (typeof LORDS)[number];
          expect(padas[key] - 1, key).toBe(bySum(house, rashi(lord)));
          expect((padas[key] - 1 - house + 12) % 6, key).not.toBe(0);
        });
        for (const key of GRAHA_KEYS) {
          for (const pada of grahas[key]) {
            expect(pada.rashi - 1, key).toBe(bySum(rashi(key), pada.ownRashi - 1));
          }
        }
      }),
      runs(1000),
    );
  });

  test('the padas include A1 as AL and A12 as UL', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const { padas } = computeArudhas(standingAt(lonDeg));
        expect(padas.AL).toBe(padas.A1);
        expect(padas.UL).toBe(padas.A12);
      }),
      runs(200),
    );
  });

  test('the rāśis that a graha owns follow the table', () => {
    const { grahas } = computeArudhas(standingAt(inMesha));
    const owned = Object.fromEntries(GRAHA_KEYS.map((key) => [key, grahas[key].map(({ ownRashi }) => ownRashi)]));
    expect(owned).toEqual({
      sun: [5],
      moon: [4],
      mars: [1, 8],
      mercury: [3, 6],
      jupiter: [9, 12],
      venus: [2, 7],
      saturn: [10, 11],
      rahu: [11],
      ketu: [8],
    });
  });

  test.each(POINT_KEYS)('the ārūḍhas throw if %s is not placed', (key) => {
    expect(() => computeArudhas(standingAt({ ...inMesha, [key]: Number.NaN }))).toThrow(`missing place ${key}`);
  });
});
