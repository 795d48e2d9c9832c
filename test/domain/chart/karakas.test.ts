import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BHAVA_KARAKAS, EIGHT_KARAKAS, GRAHA_SIGNIFIES, SEVEN_KARAKAS } from '../../../src/data/chart/karakas';
import { POINT_KEYS } from '../../../src/data/keys';
import { computeCharaKarakas } from '../../../src/domain/chart/karakas';
import { BODY_KEYS } from '../../../src/kernel/keys';
import { records } from '../support/cases';
import { nextDown, nextUp } from '../support/doubles';
import { type ArudhaKarakaCase, expectCharaKarakas } from '../support/families';
import { runs } from '../support/property';
import { anyLongitudes, type Longitudes, standingAt, standingOfBirth } from '../support/standing';

const CASES = records<ArudhaKarakaCase>('arudha_karaka');

describe('chara kārakas of forty births', () => {
  test('the reference has forty births', () => expect(CASES).toHaveLength(40));

  test.each(CASES)('the chara kārakas of $id agree with the reference', (birth) => {
    expectCharaKarakas(computeCharaKarakas(standingOfBirth(birth)), birth);
  });
});

const inMesha = Object.fromEntries(POINT_KEYS.map((key) => [key, 15])) as Longitudes;

describe('the order', () => {
  test('a difference in the last digit decides the order', () => {
    const later = computeCharaKarakas(standingAt({ ...inMesha, rahu: 29, saturn: nextUp(15), sun: nextDown(15) }));
    expect(later.seven.atma).toBe('saturn');
    expect(later.seven.dara).toBe('sun');
  });
  test('the order follows the weekdays if degrees are equal to the last digit, then Rāhu', () => {
    const { seven, eight } = computeCharaKarakas(standingAt(inMesha));
    expect(SEVEN_KARAKAS.map((karaka) => seven[karaka as keyof typeof seven])).toEqual(BODY_KEYS);
    expect(EIGHT_KARAKAS.map((karaka) => eight[karaka])).toEqual([...BODY_KEYS, 'rahu']);
  });
  test('the order counts Rāhu from the end of the rāśi', () => {
    expect(computeCharaKarakas(standingAt({ ...inMesha, sun: nextDown(60), rahu: 60 })).eight.atma).toBe('rahu');
    expect(computeCharaKarakas(standingAt({ ...inMesha, sun: 30, rahu: nextDown(30) })).eight.dara).toBe('sun');
  });
  test('the order puts a graha that enters a rāśi last', () => {
    expect(computeCharaKarakas(standingAt({ ...inMesha, moon: nextDown(30) })).seven.atma).toBe('moon');
    expect(computeCharaKarakas(standingAt({ ...inMesha, moon: 30 })).seven.dara).toBe('moon');
  });

  test('each graha has one role, by decreasing degrees, independent of the rāśis', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const { seven, eight } = computeCharaKarakas(standingAt(lonDeg));
        expect(Object.values(seven).sort()).toEqual([...BODY_KEYS].sort());
        expect(Object.values(eight).sort()).toEqual([...BODY_KEYS, 'rahu'].sort());
        expect(Object.keys(seven)).toEqual(['atma', 'amatya', 'bhratri', 'matri', 'putra', 'jnati', 'dara']);
        const gone = EIGHT_KARAKAS.map((karaka) => {
          const degrees = lonDeg[eight[karaka]] % 30;
          return eight[karaka] === 'rahu' ? 30 - degrees : degrees;
        });
        expect(gone).toEqual([...gone].sort((a, b) => b - a));
      }),
      runs(500),
    );
  });

  test.each([...BODY_KEYS, 'rahu'] as const)('chara kārakas throw if %s is not placed', (key) => {
    const standing = standingAt({ ...inMesha, [key]: Number.NaN });
    expect(() => computeCharaKarakas(standing)).toThrow(`missing place ${key}`);
  });
  test('chara kārakas do not include Ketu and the lagna', () => {
    const standing = standingAt({ ...inMesha, ketu: Number.NaN, lagna: Number.NaN });
    expect(() => computeCharaKarakas(standing)).not.toThrow();
  });
});

describe('natural kārakas', () => {
  test('the natural kārakas of the houses follow the table', () => {
    expect(BHAVA_KARAKAS.map(({ bhava }) => bhava)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(BHAVA_KARAKAS.map(({ karaka }) => karaka).join(' ')).toBe(
      'sun jupiter mars moon jupiter mars venus saturn jupiter mercury jupiter saturn',
    );
    expect(BHAVA_KARAKAS.filter(({ also }) => also.length > 0).map(({ bhava, also }) => [bhava, also])).toEqual([
      [10, ['sun', 'jupiter', 'saturn']],
    ]);
  });
  test('the natural kārakas of the grahas follow the table', () => {
    const keys = BODY_KEYS.map((key) => GRAHA_SIGNIFIES[key].signifies.join(' '));
    expect(keys).toEqual([
      'soul father',
      'mind mother',
      'siblings',
      'speech kin',
      'children husband',
      'wife',
      'longevity',
    ]);
  });
});
