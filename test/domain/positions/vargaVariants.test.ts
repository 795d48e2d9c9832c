/** Divisional charts of any number of parts against tables that were checked with PyJHora. */
import { describe, expect, test } from 'vitest';
import {
  MAX_VARGA,
  nadyamshaNumber,
  type VargaVariant,
  vargaPlaceOf,
  vargaVariantsOf,
} from '../../../src/domain/positions/vargaVariants';
import { rowsOf } from '../support/sky2';

describe('a divisional chart of any number of parts', () => {
  test('each named rule gives the signs of its table', () => {
    const rules = rowsOf<{ n: number; key: VargaVariant; signs: number[][] | null }>('varga-rules');
    let count = 0;
    for (const { n, key, signs } of rules) {
      expect(vargaVariantsOf(n), `D${n}`).toContain(key);
      for (const [s, row] of (signs ?? []).entries()) {
        for (const [k, sign] of row.entries()) {
          expect(vargaPlaceOf(30 * s + (30 * (k + 0.5)) / n, n, key).rashi, `D${n} ${key} ${s} ${k}`).toBe(sign + 1);
          count++;
        }
      }
    }
    console.log(`${count} parts of named rules`);
  });

  test('places by named rule and by general form are those of the reference', () => {
    const cases = rowsOf<{
      n: number;
      key: VargaVariant;
      longitude: number;
      sign: number;
      degree_in_varga: number | null;
    }>('varga-cases');
    for (const { n, key, longitude, sign, degree_in_varga } of cases) {
      const { rashi, degrees } = vargaPlaceOf(longitude, n, key);
      expect(rashi, `D${n} ${key} ${longitude}`).toBe(sign + 1);
      // The reference states none for the unequal parts of D30, and none on edges.
      if (degree_in_varga === null) continue;
      const apart = Math.abs(degrees - degree_in_varga);
      // Longitudes have six decimals, which 300 parts multiply.
      expect(Math.min(apart, 30 - apart)).toBeLessThan(3e-4);
    }
    for (const row of rowsOf<{ n: number; form: VargaVariant; longitude: number; part: number; sign: number }>(
      'varga-any',
    )) {
      const { rashi, part } = vargaPlaceOf(row.longitude, row.n, row.form);
      expect([rashi, part], `D${row.n} ${row.form} ${row.longitude}`).toEqual([row.sign + 1, row.part + 1]);
    }
  });

  test('the number of the nāḍyaṃśa agrees with the reference', () => {
    for (const { longitude, number } of rowsOf<{ longitude: number; number: number }>('nadyamsha-number')) {
      expect(nadyamshaNumber(longitude), `${longitude}`).toBe(number);
    }
  });

  test('an unknown variant or number of parts is refused', () => {
    expect(() => vargaPlaceOf(10, MAX_VARGA + 1)).toThrow(RangeError);
    expect(() => vargaPlaceOf(10, 9, 'rath')).toThrow(RangeError);
    expect(() => vargaPlaceOf(10, 17, 'parashara')).toThrow(RangeError);
  });
});
