import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeBhavas, sripatiMadhyas } from '../../../src/domain/chart/bhavas';
import { norm360 } from '../../../src/domain/circle';
import { place } from '../../../src/domain/positions/placement';
import { rashiLord } from '../../../src/domain/positions/rashi';
import { POSITIONS } from '../support/cases';
import { evenly, longitude, runs } from '../support/property';
import { Residuals } from '../support/residuals';

const lagnaAt = (lonDeg: number) => place(lonDeg, 0, 360);
const forward = (from: number, to: number): number => norm360(to - from);
const apart = (a: number, b: number): number => Math.min(forward(a, b), forward(b, a));

describe('forty births', () => {
  test('the houses of forty births agree in rāśis, madhyas and sandhis', () => {
    const residuals = new Residuals('arcseconds');
    for (const { id, lon, mc, bhava_whole_sign, bhava_sripati } of POSITIONS) {
      const bhavas = computeBhavas(lagnaAt(lon.lagna), mc, []);
      expect(
        bhavas.map(({ rashi }) => rashi - 1),
        id,
      ).toEqual(bhava_whole_sign);
      bhavas.forEach(({ madhyaDeg, startDeg, endDeg }, i) => {
        residuals.add('madhya', apart(madhyaDeg, bhava_sripati.madhya[i] as number) * 3600);
        residuals.add('start', apart(startDeg, bhava_sripati.start[i] as number) * 3600);
        residuals.add('end', apart(endDeg, bhava_sripati.start[(i + 1) % 12] as number) * 3600);
      });
    }
    residuals.print('Śrīpati bhāvas against 40 births');
    // The file is rounded to 1e-6 degree, 0.0018″ at most.
    for (const name of ['madhya', 'start', 'end']) expect(residuals.max(name)).toBeLessThan(0.004);
  });
});

describe('houses', () => {
  test('houses follow each other around the zodiac, each with its lord', () => {
    fc.assert(
      fc.property(longitude, evenly(1, 179), (asc, arc) => {
        const lagna = lagnaAt(asc);
        const bhavas = computeBhavas(lagna, norm360(asc - arc), []);
        expect(bhavas.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        bhavas.forEach((bhava, i) => {
          const next = bhavas[(i + 1) % 12] as (typeof bhavas)[number];
          expect(bhava.rashi).toBe(((lagna.rashi - 1 + i) % 12) + 1);
          expect(bhava.lord).toBe(rashiLord(bhava.rashi));
          expect(bhava.endDeg).toBe(next.startDeg);
          // The order is start < madhya < end, and opposite houses are opposite.
          const size = forward(bhava.startDeg, bhava.endDeg);
          expect(forward(bhava.startDeg, bhava.madhyaDeg)).toBeLessThan(size);
          expect(size).toBeLessThan(60);
          const opposite = bhavas[(i + 6) % 12] as (typeof bhavas)[number];
          expect(apart(norm360(bhava.madhyaDeg + 180), opposite.madhyaDeg)).toBeLessThan(1e-9);
        });
        expect(bhavas.reduce((sum, { startDeg, endDeg }) => sum + forward(startDeg, endDeg), 0)).toBeCloseTo(360, 9);
      }),
      runs(1000),
    );
  });

  test('houses have the ascendant and the midheaven as madhyas of the first and tenth', () => {
    const madhyas = sripatiMadhyas(100, 20);
    expect(madhyas?.[0]).toBe(100);
    expect(madhyas?.[9]).toBeCloseTo(20, 12);
    expect(madhyas?.[10]).toBeCloseTo(20 + 80 / 3, 12);
    expect(madhyas?.[3]).toBeCloseTo(200, 12);
    expect(madhyas?.[4]).toBeCloseTo(200 + 80 / 3, 12);
  });

  test.each([
    [20, 100],
    [0, 180],
    [50, 50],
  ])('houses have no Śrīpati division with the ascendant at %d° and the midheaven at %d°', (asc, mc) => {
    expect(sripatiMadhyas(asc, mc)).toBeNull();
    const bhavas = computeBhavas(lagnaAt(asc), mc, []);
    for (const { startDeg, madhyaDeg, endDeg, rashi } of bhavas) {
      expect([startDeg, madhyaDeg, endDeg].every(Number.isNaN)).toBe(true);
      expect(rashi).toBeGreaterThanOrEqual(1);
    }
  });

  test('houses do not exist without a lagna', () => {
    expect(() => computeBhavas(lagnaAt(Number.NaN), 10, [])).toThrow('missing lagna');
  });
});
