/** Planets beyond Saturn and stars beside a chart, against JPL DE431, ERFA and the Sūrya-siddhānta. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTER_KEYS } from '../../../src/data/outer';
import { STAR_KEYS, STARS, type StarKey } from '../../../src/data/stars';
import { YOGATARAS } from '../../../src/data/yogataras';
import { computeChart } from '../../../src/domain/chart/chart';
import { farParts } from '../../../src/domain/chart/farPlaces';
import { DEFAULT_PARTS } from '../../../src/domain/chart/parts';
import { norm180, norm360 } from '../../../src/domain/circle';
import { houseFrom } from '../../../src/domain/positions/rashi';
import type { Kernel } from '../../../src/kernel/kernel';
import { allYears } from '../../accuracy/longspan';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { rowsOf } from '../support/sky2';

const PLACE = { latDeg: 28.6139, lonDeg: 77.209, tzHours: 5.5, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;

function farAt(jdUt: number, source: Kernel = kernel) {
  const chart = computeChart(source, { jdUt, ...PLACE }, { include: ['outer', 'stars'], far: farParts });
  if (!chart.ok) throw new Error(chart.error.reason);
  return chart.value;
}

test('a chart places Uranus, Neptune and Pluto within 0.1″ of DE431', () => {
  const residuals = new Residuals('arcsec');
  for (const row of rowsOf<Record<string, number> & { jd_ut: number }>('outer')) {
    const { outer, lagna } = farAt(row.jd_ut);
    for (const planet of outer ?? []) {
      const narrow = Math.cos(((row[`${planet.key}_lat`] as number) * Math.PI) / 180);
      const lonDeg = row[`${planet.key}_lon_lahiri`] as number;
      residuals.add(planet.key, norm180(planet.siderealDeg - lonDeg) * 3600 * narrow);
      expect(planet.rashi).toBe(Math.floor(planet.siderealDeg / 30) + 1);
      expect(planet.house).toBe(houseFrom(lagna.rashi, planet.rashi));
    }
  }
  residuals.print('outer planets of charts');
  for (const key of OUTER_KEYS) expect(residuals.max(key), key).toBeLessThan(0.1);
});

test('a chart places the stars within 0.06″ of ERFA', () => {
  const keys = new Map(Object.values(STARS).map(({ hip, key }) => [hip, key as StarKey]));
  const residuals = new Residuals('arcsec');
  // One instant of each star; the ephemeris is compared at all of them.
  const rows = rowsOf<{ jd_ut: number; hip: number; lat: number; lon_lahiri: number }>('star-positions');
  for (const row of rows.filter((_, i) => i % 8 === Math.floor(i / 8) % 8)) {
    const star = farAt(row.jd_ut).stars?.stars.find(({ key }) => key === keys.get(row.hip));
    if (star === undefined) throw new Error(`no star ${row.hip}`);
    residuals.add('longitude', norm180(star.siderealDeg - row.lon_lahiri) * 3600 * Math.cos((row.lat * Math.PI) / 180));
    residuals.add('latitude', (star.latitudeDeg - row.lat) * 3600);
  }
  residuals.print('stars of charts');
  for (const name of ['longitude', 'latitude']) expect(residuals.max(name), name).toBeLessThan(0.06);
});

test('the places of the junction stars in the Sūrya-siddhānta and their differences are those of the reference', () => {
  const rows = rowsOf<Record<string, number> & { hip: number; role: string }>('yogataras');
  const keys = new Map(Object.values(STARS).map(({ hip, key }) => [hip, key as StarKey]));
  expect(Object.keys(YOGATARAS)).toHaveLength(rows.length);
  for (const row of rows) {
    const yogatara = YOGATARAS[keys.get(row.hip) as StarKey];
    expect(yogatara?.isUsual, String(row.hip)).toBe(row.role === 'main');
    expect(yogatara?.polarLongitudeDeg).toBeCloseTo(row.ss_polar_longitude as number, 3);
    expect(yogatara?.polarLatitudeDeg).toBe(row.ss_polar_latitude);
    expect(yogatara?.longitudeDifferenceDeg).toBe(row.difference_longitude);
    expect(yogatara?.latitudeDifferenceDeg).toBe(row.difference_latitude);
  }
});

test('a chart lists exactly the stars within its orb of a graha or the lagna, and leaves every other part alone', () => {
  fc.assert(
    fc.property(evenly(2415021.5, 2488068.5), (jdUt) => {
      const chart = computeChart(
        kernel,
        { jdUt, ...PLACE },
        { include: [...DEFAULT_PARTS, 'outer', 'stars'], far: farParts },
      );
      const plain = computeChart(kernel, { jdUt, ...PLACE }, { include: DEFAULT_PARTS });
      if (!chart.ok || !plain.ok) throw new Error('no chart');
      const { outer, stars, ...rest } = chart.value;
      expect(rest).toEqual(plain.value);
      if (stars === null) throw new Error('no stars');
      expect(stars.stars.map(({ key }) => key)).toEqual([...STAR_KEYS]);
      const points = [{ key: 'lagna', siderealDeg: chart.value.lagna.siderealDeg }, ...chart.value.grahas];
      const near = stars.stars.flatMap((star) =>
        points
          .filter(({ siderealDeg }) => {
            const apart = norm360(siderealDeg - star.siderealDeg);
            return Math.min(apart, 360 - apart) <= stars.orbDeg;
          })
          .map(({ key }) => `${star.key} ${key}`),
      );
      expect(stars.conjunctions.map(({ star, with: point }) => `${star} ${point}`)).toEqual(near);
    }),
    runs(40),
  );
});

test('the part outer is null with a note outside the years of its series; the stars are not', () => {
  // 21 March 499, Julian.
  const { outer, stars, notes } = farAt(1_903_398.5, allYears);
  expect(outer).toBeNull();
  expect(stars?.stars).toHaveLength(STAR_KEYS.length);
  expect(notes).toContainEqual({ part: 'outer', why: { lack: 'outer-years' }, failed: true });
});

test('the parts outer and stars need their module', () => {
  expect(() => computeChart(kernel, { jdUt: 2451545, ...PLACE }, { include: ['stars'] })).toThrow(RangeError);
});
