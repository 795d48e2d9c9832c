import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARGA_KEYS, type VargaKey } from '../../../src/data/keys';
import { place } from '../../../src/domain/positions/placement';
import type { VargaPlacement } from '../../../src/domain/positions/types';
import { computeVargas, vargaRashi } from '../../../src/domain/positions/vargas';
import { REFERENCE_GRAHAS, VARGAS } from '../support/cases';
import { exactPartOf, nextDown } from '../support/doubles';
import { longitude, runs } from '../support/property';

/**
 * The rules written differently, as sums over rāśis counted from 0: s the rāśi, k the part, d the degrees in the rāśi.
 */
type Sum = (s: number, k: number, d: number) => number;
const odd = (s: number): boolean => s % 2 === 0;
const trimshamsha: Sum = (s, _k, d) => {
  const [limits, rashis] = odd(s)
    ? [
        [5, 10, 18, 25, 30],
        [0, 10, 8, 2, 6],
      ]
    : [
        [5, 12, 20, 25, 30],
        [1, 5, 11, 9, 7],
      ];
  return rashis[limits.findIndex((limit) => d < limit)] as number;
};
const SUMS: Record<VargaKey, Sum> = {
  D1: (s) => s,
  D2: (s, k) => (odd(s) === (k === 0) ? 4 : 3),
  D3: (s, k) => s + 4 * k,
  D4: (s, k) => s + 3 * k,
  D7: (s, k) => (odd(s) ? s + k : s + 6 + k),
  D9: (s, k) => 9 * s + k,
  D10: (s, k) => (odd(s) ? s + k : s + 8 + k),
  D12: (s, k) => s + k,
  D16: (s, k) => 4 * (s % 3) + k,
  D20: (s, k) => 8 * (s % 3) + k,
  D24: (s, k) => (odd(s) ? 4 : 3) + k,
  D27: (s, k) => 3 * (s % 4) + k,
  D30: trimshamsha,
  D40: (s, k) => (odd(s) ? 0 : 6) + k,
  D45: (s, k) => 4 * (s % 3) + k,
  D60: (s, k) => s + k,
};
const partsOf = (key: VargaKey): number => Number(key.slice(1));

function bySum(key: VargaKey, lonDeg: number): number {
  const parts = partsOf(key);
  const part = exactPartOf(lonDeg, 12 * parts);
  const s = Math.floor(part / parts);
  return (SUMS[key](s, part % parts, lonDeg - 30 * s) % 12) + 1;
}
const vargaKey = fc.constantFrom(...VARGA_KEYS);

describe('forty births', () => {
  test.each(VARGA_KEYS)('forty births agree in %s of lagna and nine grahas', (key) => {
    for (const { id, lon, expected } of VARGAS) {
      for (const point of ['lagna', ...REFERENCE_GRAHAS] as const) {
        expect(vargaRashi(key, lon[point]) - 1, `${id} ${point}`).toBe(expected[key][point]);
      }
    }
  });
});

describe('over the whole zodiac', () => {
  test('the vargas agree with the sums of the rules in exact arithmetic', () => {
    fc.assert(
      fc.property(longitude, vargaKey, (lon, key) => {
        const part = exactPartOf(lon, 12 * partsOf(key));
        fc.pre(lon !== (30 * (part + 1)) / partsOf(key)); // a boundary that is not representable lies just above the double
        const rashi = vargaRashi(key, lon);
        expect(rashi).toBe(bySum(key, lon));
        expect(rashi).toBeGreaterThanOrEqual(1);
        expect(rashi).toBeLessThanOrEqual(12);
      }),
      runs(6000),
    );
  });

  test.each(VARGA_KEYS.filter((key) => key !== 'D30'))('the parts of %s begin at their boundaries', (key) => {
    const parts = partsOf(key);
    for (let i = 0; i < 12 * parts; i++) {
      const middle = (30 * (i + 0.5)) / parts;
      const edge = (30 * i) / parts;
      expect(vargaRashi(key, edge)).toBe(bySum(key, middle));
      if (i > 0) expect(vargaRashi(key, nextDown(edge))).toBe(bySum(key, middle - 30 / parts));
    }
  });

  test.each([
    [5, 1, 11],
    [10, 11, 9],
    [18, 9, 3],
    [25, 3, 7],
    [35, 2, 6],
    [42, 6, 12],
    [50, 12, 10],
    [55, 10, 8],
  ])('D30 changes at %d° from rāśi %d to %d', (edge, before, after) => {
    expect(vargaRashi('D30', nextDown(edge))).toBe(before);
    expect(vargaRashi('D30', edge)).toBe(after);
  });

  test('a navāṃśa is a pāda: the nine of a rāśi continue where the previous rāśi ended', () => {
    for (let pada = 0; pada < 108; pada++) expect(vargaRashi('D9', (10 * pada) / 3)).toBe((pada % 12) + 1);
  });

  test('an unknown longitude has no place in a varga', () => {
    for (const key of VARGA_KEYS) expect(vargaRashi(key, Number.NaN)).toBeNaN();
  });
});

describe('distance to the boundary of a part', () => {
  const firstVarga = (siderealDeg: number) => {
    const { lagna } = placeAll(siderealDeg);
    return (key: VargaKey) => lagna[key].boundaryArcsec;
  };
  /** The divisions with every point at one longitude. */
  function placeAll(siderealDeg: number) {
    const vargas = computeVargas(place(siderealDeg, 0, 1), []);
    return {
      lagna: Object.fromEntries(VARGA_KEYS.map((key) => [key, vargas[key].lagna])) as Record<VargaKey, VargaPlacement>,
    };
  }

  test('a point moved by a little less than the distance stays in its part, by a little more leaves it', () => {
    fc.assert(
      fc.property(longitude, vargaKey, (lon, key) => {
        const away = firstVarga(lon)(key) / 3600;
        fc.pre(away > 1e-6);
        const part = (deg: number) => exactBoundaryPart(key, (deg + 360) % 360);
        const here = part(lon);
        expect(part(lon - away * 0.999)).toBe(here);
        expect(part(lon + away * 0.999)).toBe(here);
        expect(
          [part(lon - away * 1.001), part(lon + away * 1.001)].filter((other) => other !== here).length,
        ).toBeGreaterThan(0);
      }),
      runs(3000),
    );
  });

  /** The part of the circle that contains a longitude; triṃśāṃśa by its own unequal parts. */
  function exactBoundaryPart(key: VargaKey, lonDeg: number): number {
    if (key !== 'D30') return exactPartOf(lonDeg, 12 * partsOf(key));
    const s = Math.floor(lonDeg / 30);
    const turns = s % 2 === 0 ? [5, 10, 18, 25] : [5, 12, 20, 25];
    return 5 * s + turns.filter((turn) => lonDeg - 30 * s >= turn).length;
  }

  test.each([
    ['D1', 40, 10 * 3600],
    ['D9', 40, 0],
    ['D60', 40.2, 0.2 * 3600],
    ['D30', 41, 3600],
    ['D30', 16, 2 * 3600],
    ['D2', 359.5, 0.5 * 3600],
  ] as const)('the distance in %s at %d° is %d″', (key, lon, arcsec) => {
    expect(firstVarga(lon)(key)).toBeCloseTo(arcsec, 6);
  });

  test.each([
    ['D1', 40, 15, 10 / 15],
    ['D9', 41, -0.5, 1 / 0.5],
    ['D60', 40.2, 0.25, 0.2 / 0.25],
    ['D30', 41, 360, 1 / 360],
  ] as const)('the time in %s at %d° and %d° per day is %d days', (key, lon, speed, days) => {
    const { lagna } = computeVargas(place(lon, 0, speed), [])[key];
    expect(lagna.boundarySeconds).toBeCloseTo(days * 86400, 6);
  });

  test('the time is infinite for a stationary point, and missing for an unknown one', () => {
    for (const key of VARGA_KEYS) {
      expect(computeVargas(place(41, 0, 0), [])[key].lagna.boundarySeconds).toBeNull();
      expect(computeVargas(place(Number.NaN, 0, 1), [])[key].lagna.boundarySeconds).toBeNaN();
    }
  });
});
