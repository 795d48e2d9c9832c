import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFrom, element, houseFrom, isOdd, modality, rashiLord } from '../../../src/domain/positions/rashi';
import { grahaOf, POSITIONS, REFERENCE_GRAHAS } from '../support/cases';
import { runs } from '../support/property';

const rashi = fc.integer({ min: 1, max: 12 });

describe('rāśis', () => {
  test('rāśis have the lords of the reference births', () => {
    const seen = new Set<number>();
    for (const { expected } of POSITIONS) {
      for (const name of REFERENCE_GRAHAS) {
        const label = expected[name];
        seen.add(label.rashi);
        expect(rashiLord(label.rashi + 1)).toBe(grahaOf(label.rashi_lord));
      }
    }
    expect(seen.size).toBe(12);
  });

  test.each([0, 13, Number.NaN])('the rāśi %d has no lord', (number) => {
    expect(() => rashiLord(number)).toThrow(RangeError);
  });

  test('counting is inclusive, and houses reverse it', () => {
    expect(countFrom(1, 1)).toBe(1);
    expect(countFrom(12, 2)).toBe(1);
    expect(countFrom(1, 0)).toBe(12);
    expect(countFrom(1, -11)).toBe(1);
    fc.assert(
      fc.property(rashi, rashi, (from, count) => {
        expect(houseFrom(from, countFrom(from, count))).toBe(count);
      }),
      runs(300),
    );
  });

  test('the twelve rāśis have their parity, modality and element', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(twelve.filter(isOdd)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(twelve.filter((r) => modality(r) === 0)).toEqual([1, 4, 7, 10]);
    expect(twelve.filter((r) => modality(r) === 2)).toEqual([3, 6, 9, 12]);
    expect(twelve.filter((r) => element(r) === 0)).toEqual([1, 5, 9]);
    expect(twelve.filter((r) => element(r) === 3)).toEqual([4, 8, 12]);
  });
});
