/** Stars and the planets beyond Saturn against ERFA and JPL DE431. */
import { expect, test } from 'vitest';
import { OUTER_KEYS } from '../../../src/data/outer';
import { STARS, type StarKey } from '../../../src/data/stars';
import { norm180 } from '../../../src/domain/circle';
import type { EphemerisColumn } from '../../../src/domain/ephemeris/columns';
import { ephemeris } from '../../../src/domain/ephemeris/ephemeris';
import { outerPlanets } from '../../../src/domain/ephemeris/outer';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { rowsOf } from '../support/sky2';

const ASKED = { ayanamsa: 'lahiri', nodeMode: 'mean', center: 'geocentric' } as const;

/** Columns of bodies at instants. A refusal fails the test. */
function table(
  jdUt: readonly number[],
  bodies: readonly (StarKey | (typeof OUTER_KEYS)[number])[],
  columns: readonly EphemerisColumn[],
) {
  const answer = ephemeris(kernel, { ...ASKED, jdUt, bodies, columns, outer: outerPlanets });
  if (!answer.ok) throw new Error(answer.error.reason);
  return (body: StarKey | (typeof OUTER_KEYS)[number], column: EphemerisColumn, i: number): number =>
    answer.value.bodies[body]?.[column]?.[i] ?? Number.NaN;
}

const cosine = (deg: number): number => Math.cos((deg * Math.PI) / 180);

test('positions of Uranus, Neptune and Pluto agree with DE431', () => {
  const rows = rowsOf<Record<string, number> & { jd_ut: number }>('outer');
  const at = table(
    rows.map(({ jd_ut }) => jd_ut),
    OUTER_KEYS,
    ['tropical_longitude', 'longitude', 'latitude', 'distance', 'speed'],
  );
  const [angles, distances, speeds] = [new Residuals('arcsec'), new Residuals('millionths'), new Residuals('″/day')];
  for (const [i, row] of rows.entries()) {
    for (const key of OUTER_KEYS) {
      const of = (column: string) => row[`${key}_${column}`] as number;
      const narrow = cosine(of('lat'));
      angles.add(`${key} lon`, norm180(at(key, 'tropical_longitude', i) - of('lon')) * 3600 * narrow);
      angles.add(`${key} Lahiri`, norm180(at(key, 'longitude', i) - of('lon_lahiri')) * 3600 * narrow);
      angles.add(`${key} lat`, (at(key, 'latitude', i) - of('lat')) * 3600);
      distances.add(key, (at(key, 'distance', i) / of('dist') - 1) * 1e6);
      // The reference has the rate of the tropical longitude, which precession and nutation change by 0.3″ at most.
      speeds.add(key, (at(key, 'speed', i) - of('speed')) * 3600);
    }
  }
  angles.print('outer planets');
  distances.print('distances of the outer planets');
  speeds.print('speeds of the outer planets');
  for (const key of OUTER_KEYS) {
    for (const column of ['lon', 'Lahiri', 'lat']) expect(angles.max(`${key} ${column}`), key).toBeLessThan(0.1);
    expect(distances.max(key)).toBeLessThan(2);
    expect(speeds.max(key)).toBeLessThan(0.5);
  }
});

test('apparent places of the stars agree with ERFA', () => {
  const rows = rowsOf<{ jd_ut: number; hip: number } & Record<'lon' | 'lat' | 'ra' | 'dec' | 'lon_lahiri', number>>(
    'star-positions',
  );
  const keys = new Map(Object.values(STARS).map(({ hip, key }) => [hip, key as StarKey]));
  const residuals = new Residuals('arcsec');
  for (const row of rows) {
    const key = keys.get(row.hip) as StarKey;
    const at = table(
      [row.jd_ut],
      [key],
      ['tropical_longitude', 'longitude', 'latitude', 'right_ascension', 'declination'],
    );
    residuals.add('lon', norm180(at(key, 'tropical_longitude', 0) - row.lon) * 3600 * cosine(row.lat));
    residuals.add('Lahiri', norm180(at(key, 'longitude', 0) - row.lon_lahiri) * 3600 * cosine(row.lat));
    residuals.add('lat', (at(key, 'latitude', 0) - row.lat) * 3600);
    residuals.add('ra', norm180(at(key, 'right_ascension', 0) - row.ra) * 3600 * cosine(row.dec));
    residuals.add('dec', (at(key, 'declination', 0) - row.dec) * 3600);
  }
  residuals.print('stars');
  for (const name of ['lon', 'Lahiri', 'lat', 'ra', 'dec']) expect(residuals.max(name), name).toBeLessThan(0.06);
});

test('phase, magnitude and diameter of the outer planets agree', () => {
  const rows = rowsOf<Record<string, number> & { jd_ut: number }>('appearance');
  const at = table(
    rows.map(({ jd_ut }) => jd_ut),
    OUTER_KEYS,
    ['phase_angle', 'elongation', 'magnitude', 'diameter'],
  );
  const residuals = new Residuals('degrees, magnitudes, arcsec');
  for (const [i, row] of rows.entries()) {
    for (const key of OUTER_KEYS) {
      const of = (column: string) => row[`${key}_${column}`] as number;
      residuals.add(`${key} phase`, at(key, 'phase_angle', i) - of('phase_angle'));
      residuals.add(`${key} elong`, at(key, 'elongation', i) - of('elongation'));
      residuals.add(`${key} mag`, at(key, 'magnitude', i) - of('magnitude'));
      residuals.add(`${key} disc`, at(key, 'diameter', i) - of('diameter_arcsec'));
    }
  }
  residuals.print('outer planets as seen');
  for (const key of OUTER_KEYS) {
    expect(residuals.max(`${key} phase`), key).toBeLessThan(0.001);
    expect(residuals.max(`${key} elong`), key).toBeLessThan(0.1 / 3600);
    expect(residuals.max(`${key} mag`), key).toBeLessThan(key === 'pluto' ? 0.1 : 0.02);
    expect(residuals.max(`${key} disc`), key).toBeLessThan(0.05);
  }
});

test('the speed of a planet beyond Saturn or a star is the rate of its sidereal longitude', () => {
  const day = 0.5;
  for (const key of ['uranus', 'pluto', 'rohini', 'polaris'] as const) {
    for (const jd of [2420000.3, 2451545, 2480000.7]) {
      const at = table([jd - day, jd, jd + day], [key], ['longitude', 'speed']);
      const rate = norm180(at(key, 'longitude', 2) - at(key, 'longitude', 0)) / (2 * day);
      expect(Math.abs(at(key, 'speed', 1) - rate) * 3600, `${key} ${jd}`).toBeLessThan(key === 'polaris' ? 1 : 0.1);
    }
  }
});

test('a planet beyond Saturn is refused outside its years, and needs its series', () => {
  const question = { ...ASKED, bodies: ['uranus'], columns: ['longitude'] } as const;
  expect(ephemeris(kernel, { ...question, jdUt: [2_305_447.5], outer: outerPlanets })).toMatchObject({
    ok: false,
    error: { reason: 'epoch_out_of_range' },
  });
  expect(() => ephemeris(kernel, { ...question, jdUt: [2451545] })).toThrow(RangeError);
});
