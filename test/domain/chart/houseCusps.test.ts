/** House systems against Swiss Ephemeris, from its angles and from ours. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../src/data/houseSystems';
import { areInOrder, houseCusps } from '../../../src/domain/chart/houseCusps';
import { norm180, norm360 } from '../../../src/domain/circle';
import { chartWith } from '../support/kernel';
import { runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { rowsOf } from '../support/sky2';

type Row = { jd_ut: number; lat: number; lon: number; armc: number; eps_true: number; aya_lahiri_nut: number } & {
  asc: number;
  mc: number;
  whole_sign_lahiri: number;
} & Partial<Record<HouseSystem, number[] | null>>;

/** The systems whose cusps the reference has in degrees. */
const TROPICAL = HOUSE_SYSTEMS.filter((key) => key !== 'whole-sign');
const ROWS = rowsOf<Row>('houses');

/** Within half a degree of the polar circles cusps magnify the error of the angles. */
const isNearCircle = ({ lat, eps_true }: Row): boolean => Math.abs(Math.abs(lat) + eps_true - 90) < 0.5;

/** Whether the reference has turned the ascendant, as it does where the eastern point is before the midheaven. */
const hasEasternPoint = ({ armc, lat, eps_true: obliquityDeg, asc }: Row): boolean => {
  const rad = Math.PI / 180;
  const y = Math.cos(armc * rad);
  const x = -(Math.sin(armc * rad) * Math.cos(obliquityDeg * rad) + Math.tan(lat * rad) * Math.sin(obliquityDeg * rad));
  return Math.abs(norm180(Math.atan2(y, x) / rad - asc)) < 90;
};

test('cusps from the angles of the reference agree in all systems', () => {
  const residuals = new Residuals('arcsec');
  let missing = 0;
  for (const row of ROWS) {
    if (!hasEasternPoint(row)) continue;
    const question = {
      armcDeg: row.armc,
      latDeg: row.lat,
      obliquityDeg: row.eps_true,
      ascendantDeg: row.asc,
      midheavenDeg: row.mc,
      placidusDeg: row.placidus ?? null,
      ayanamshaDeg: row.aya_lahiri_nut,
    };
    for (const key of TROPICAL) {
      const [cusps, expected] = [houseCusps(key, question), row[key] ?? null];
      expect(cusps === null, `${key} at ${row.lat}`).toBe(expected === null);
      if (cusps === null) missing++;
      // The reference rounds its angles to a thousandth of an arcsecond, which steep cusps magnify.
      const name = isNearCircle(row) ? `${key} polar` : key;
      cusps?.forEach((deg, i) => {
        residuals.add(name, norm180(deg - (expected?.[i] as number)) * 3600);
      });
    }
    const [first = Number.NaN] = houseCusps('whole-sign', question) ?? [];
    expect(Math.round(norm360(first - row.aya_lahiri_nut)) / 30 + 1).toBe(row.whole_sign_lahiri);
  }
  residuals.print('cusps from given angles');
  expect(missing).toBeGreaterThan(50);
  for (const key of TROPICAL) expect(residuals.max(key), key).toBeLessThan(0.05);
});

test('cusps of a chart agree below 66° within the tolerance of the reference', () => {
  const residuals = new Residuals('arcsec');
  const question = { tzHours: 0, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
  for (const row of ROWS.filter(({ lat }) => Math.abs(lat) < 66)) {
    const { houseSystems } = chartWith(
      { ...question, jdUt: row.jd_ut, latDeg: row.lat, lonDeg: row.lon },
      { include: ['house_systems'] },
    );
    for (const { key, cuspsDeg } of houseSystems ?? []) {
      if (key === 'whole-sign') continue;
      const name = `${key} ${Math.abs(row.lat) < 60 ? 'to 60°' : 'to 66°'}`;
      (cuspsDeg as number[]).forEach((deg, i) => {
        residuals.add(name, norm180(deg + row.aya_lahiri_nut - (row[key]?.[i] as number)) * 3600);
      });
    }
  }
  residuals.print('cusps of a chart');
  for (const key of TROPICAL) {
    expect(residuals.max(`${key} to 60°`), key).toBeLessThan(1);
    expect(residuals.max(`${key} to 66°`), key).toBeLessThan(10);
  }
});

test('every graha is in one house wherever cusps follow each other, and a note names the systems without cusps', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2415021, max: 2488069, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (jdUt, latDeg, lonDeg) => {
        const { houseSystems, notes } = chartWith(
          { jdUt, latDeg, lonDeg, tzHours: 0, ayanamsha: 'lahiri', nodeMode: 'mean' },
          { include: ['house_systems'] },
        );
        for (const { key, cuspsDeg, grahas } of houseSystems ?? []) {
          expect(grahas !== null).toBe(cuspsDeg !== null && areInOrder(cuspsDeg));
          expect(notes.some(({ part }) => part === `house_systems.${key}`)).toBe(cuspsDeg === null);
        }
      },
    ),
    runs(100),
  );
});
