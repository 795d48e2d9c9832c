import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIMSHOTTARI_LORDS } from '../../../src/data/dashas/usual';
import type { GrahaKey } from '../../../src/data/keys';
import { kpDivisions, kpNumber } from '../../../src/domain/kp/divisions';
import { kpPoint, ladderOf } from '../../../src/domain/kp/ladder';
import { rashiLord } from '../../../src/domain/positions/rashi';
import { grahaOf, REFERENCE_GRAHAS, type ReferenceGraha, records } from '../support/cases';
import { exactPartOf, nextDown } from '../support/doubles';
import { longitude, runs } from '../support/property';
import { BIRTHS, ladderOfCase } from './reference';

interface PrintedDivision {
  no: number;
  start: number;
  end: number;
  rashi: number;
  nakshatra: number;
  sign_lord: ReferenceGraha;
  star_lord: ReferenceGraha;
  sub_lord: ReferenceGraha;
}
const PRINTED = records<PrintedDivision>('kp_249');
const DIVISIONS = kpDivisions();

const lord = (index: number): GrahaKey => (VIMSHOTTARI_LORDS[index % 9] as (typeof VIMSHOTTARI_LORDS)[number]).lord;
const yearsOf = (index: number): number => VIMSHOTTARI_LORDS[index % 9]?.years ?? Number.NaN;

describe('the 249 divisions', () => {
  test('the 249 divisions equal the printed table', () => {
    expect(PRINTED).toHaveLength(249);
    expect(
      DIVISIONS.map(({ number, rashi, nakshatra, signLord, starLord, subLord }) => [
        number,
        rashi - 1,
        nakshatra - 1,
        signLord,
        starLord,
        subLord,
      ]),
    ).toEqual(
      PRINTED.map((row) => [
        row.no,
        row.rashi,
        row.nakshatra,
        grahaOf(row.sign_lord),
        grahaOf(row.star_lord),
        grahaOf(row.sub_lord),
      ]),
    );
    DIVISIONS.forEach(({ startDeg, endDeg }, i) => {
      expect(Math.abs(startDeg - (PRINTED[i]?.start ?? Number.NaN))).toBeLessThan(6e-9);
      expect(Math.abs(endDeg - (PRINTED[i]?.end ?? Number.NaN))).toBeLessThan(6e-9);
    });
  });

  test('the divisions are contiguous and close the circle', () => {
    expect(DIVISIONS.slice(1).map(({ startDeg }) => startDeg)).toEqual(
      DIVISIONS.slice(0, -1).map(({ endDeg }) => endDeg),
    );
    expect(DIVISIONS[0]?.startDeg).toBe(0);
    expect(DIVISIONS.at(-1)?.endDeg).toBe(360);
  });

  test.each(DIVISIONS)('the division $number begins at its boundary, where the lords also change', (division) => {
    const { number, startDeg, endDeg, rashi, signLord, starLord, subLord } = division;
    for (const lonDeg of [startDeg, (startDeg + endDeg) / 2, nextDown(endDeg)]) {
      expect(kpNumber(lonDeg)).toBe(number);
      expect(kpPoint(lonDeg)).toMatchObject({ rashi, signLord, starLord, subLord });
    }
    if (startDeg > 0) expect(kpNumber(nextDown(startDeg))).toBe(number - 1);
    expect(kpPoint(startDeg).boundaryArcsec).toBe(0);
  });
});

describe('the lords', () => {
  test('the lords of grahas and cusps of forty births agree from star to the fourth level below it', () => {
    let checked = 0;
    for (const { id, lon, cusps, expected } of BIRTHS) {
      for (const name of REFERENCE_GRAHAS) {
        expect(ladderOf(lon[name], 4).lords, `${id} ${name}`).toEqual(ladderOfCase(expected.grahas[name]));
        expect(kpPoint(lon[name]).signLord).toBe(grahaOf(expected.grahas[name].sign));
        checked++;
      }
      cusps.forEach((lonDeg, i) => {
        const lords = expected.cusps[i + 1];
        expect(lords && ladderOfCase(lords), `${id} cusp ${i + 1}`).toEqual(ladderOf(lonDeg, 4).lords);
        checked++;
      });
    }
    expect(checked).toBe(40 * 21);
  });

  test('the lords change at the boundary that whole numbers give for every sub-sub', () => {
    // Boundaries in units of 360° / 388,800: a star has 14,400, a sub 120 for a year, a sub-sub the product of the
    // years.
    let unit = 0;
    let checked = 0;
    for (let star = 0; star < 27; star++) {
      for (let i = 0; i < 9; i++) {
        for (let j = 0; j < 9; j++) {
          const width = yearsOf(star + i) * yearsOf(star + i + j);
          const [from, to] = [(360 * unit) / 388800, (360 * (unit + width)) / 388800];
          const expected = {
            lords: [lord(star), lord(star + i), lord(star + i + j)],
            startDeg: from,
            endDeg: to,
          };
          expect(ladderOf(from, 2)).toEqual(expected);
          expect(ladderOf(nextDown(to), 2)).toEqual(expected);
          unit += width;
          checked++;
        }
      }
    }
    expect([unit, checked]).toEqual([388800, 2187]);
    expect(ladderOf(nextDown(360), 2).lords).toEqual(['mercury', 'saturn', 'jupiter']);
  });

  test('the lords have nested parts in exact arithmetic, at every depth', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: 0, max: 5 }), (lonDeg, depth) => {
        const parts = 27 * 120 ** depth;
        const unit = exactPartOf(lonDeg, parts);
        fc.pre(lonDeg !== (360 * (unit + 1)) / parts); // a boundary that is not representable lies just above the double
        let [start, width, index] = [Math.floor(unit / 120 ** depth) * 120 ** depth, 120 ** depth, 0];
        index = start / width;
        const lords = [lord(index)];
        for (let level = 0; level < depth; level++) {
          let part = (width / 120) * yearsOf(index);
          while (unit >= start + part) {
            start += part;
            index++;
            part = (width / 120) * yearsOf(index);
          }
          width = part;
          lords.push(lord(index));
        }
        const ladder = ladderOf(lonDeg, depth);
        expect(ladder.lords).toEqual(lords);
        expect(ladder.startDeg <= lonDeg && lonDeg < ladder.endDeg).toBe(true);
      }),
      runs(4000),
    );
  });

  test('the lords do not change within the distance to the boundary, and one changes beyond it', () => {
    fc.assert(
      fc.property(longitude, (lonDeg) => {
        const { boundaryArcsec, siderealDeg, ...classes } = kpPoint(lonDeg);
        const lordsAfter = (arcsec: number) => {
          const { boundaryArcsec: _, siderealDeg: __, ...others } = kpPoint((lonDeg + arcsec / 3600 + 360) % 360);
          return others;
        };
        expect(siderealDeg).toBe(lonDeg);
        fc.pre(boundaryArcsec > 1e-4);
        for (const sign of [-1, 1]) expect(lordsAfter(sign * boundaryArcsec * 0.999)).toEqual(classes);
        const beyond = [-1, 1].map((sign) => lordsAfter(sign * (boundaryArcsec + 1e-5)));
        expect(beyond.some((others) => JSON.stringify(others) !== JSON.stringify(classes))).toBe(true);
        expect(classes.signLord).toBe(rashiLord(classes.rashi));
      }),
      runs(2000),
    );
  });

  test('the lords do not exist for an unknown longitude', () => {
    expect(() => kpPoint(Number.NaN)).toThrow('not known');
    expect(() => ladderOf(10, 6)).toThrow(RangeError);
  });
});
