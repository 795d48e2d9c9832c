/** Columns of an ephemeris against positions of Swiss Ephemeris with DE431, reduced to the place by the same formulas. */
import { expect, test } from 'vitest';
import type { EphemerisColumn } from '../../../src/domain/ephemeris/columns';
import { type EphemerisColumns, type EphemerisQuestion, ephemeris } from '../../../src/domain/ephemeris/ephemeris';
import { BODY_KEYS, type BodyKey } from '../../../src/kernel/keys';
import { RADIANS } from '../../../src/kernel/units';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { rowsOf } from '../support/sky2';

type Row = Record<string, number> & { jd_ut: number };

const PLANETS = BODY_KEYS.filter((key) => key !== 'sun' && key !== 'moon');
const turned = (deg: number): number => ((((deg + 180) % 360) + 360) % 360) - 180;
const cos = (deg: number): number => Math.cos(deg * RADIANS);

/** The columns of an instant, by body. */
function at(row: Row, columns: EphemerisColumn[], fields: Partial<EphemerisQuestion> = {}) {
  const answer = ephemeris(kernel, {
    jdUt: [row.jd_ut],
    bodies: [...BODY_KEYS, 'rahu'],
    columns,
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    center: 'geocentric',
    ...fields,
  });
  if (!answer.ok) throw new Error(answer.error.reason);
  const { bodies } = answer.value;
  return (body: BodyKey | 'rahu', column: EphemerisColumn): number =>
    (bodies[body] as EphemerisColumns)[column]?.[0] as number;
}

test('right ascension, declination and distance agree with the reference', () => {
  const angles = new Residuals('″');
  const distances = new Residuals('relative');
  for (const row of rowsOf<Row>('equatorial')) {
    const columns: EphemerisColumn[] = ['right_ascension', 'declination', 'distance'];
    const value = at(row, columns);
    for (const body of BODY_KEYS) {
      const dec = row[`${body}_dec`] as number;
      angles.add(body, 3600 * turned(value(body, 'right_ascension') - (row[`${body}_ra`] as number)) * cos(dec));
      angles.add(body, 3600 * (value(body, 'declination') - dec));
      distances.add(body, value(body, 'distance') / (row[`${body}_dist`] as number) - 1);
    }
    for (const [mode, nodeMode] of [
      ['mean_node', 'mean'],
      ['true_node', 'true'],
    ] as const) {
      const node = at(row, columns, { nodeMode });
      angles.add(mode, 3600 * turned(node('rahu', 'right_ascension') - (row[`${mode}_ra`] as number)));
      angles.add(mode, 3600 * (node('rahu', 'declination') - (row[`${mode}_dec`] as number)));
    }
  }
  angles.print('equatorial places');
  distances.print('distances');
  for (const body of BODY_KEYS) expect(angles.max(body), body).toBeLessThan(0.08);
  expect(angles.max('mean_node')).toBeLessThan(0.02);
  expect(angles.max('true_node')).toBeLessThan(3);
  for (const body of BODY_KEYS) expect(distances.max(body), body).toBeLessThan(body === 'moon' ? 1.2e-4 : 2e-6);
});

test('topocentric and horizontal places agree with the reference', () => {
  const angles = new Residuals('″');
  const distances = new Residuals('relative');
  const horizon = rowsOf<Row>('horizon');
  for (const [i, row] of rowsOf<Row>('topocentric').entries()) {
    const place = { latDeg: row.lat as number, lonDeg: row.lon as number, heightM: row.height_m as number };
    const value = at(
      row,
      [
        'tropical_longitude',
        'latitude',
        'distance',
        'right_ascension',
        'declination',
        'azimuth',
        'altitude',
        'apparent_altitude',
      ],
      { center: 'topocentric', place },
    );
    const seen = horizon[i] as Row;
    for (const body of BODY_KEYS) {
      const of = (column: string): number => row[`${body}_${column}`] as number;
      angles.add(`${body} lon`, 3600 * turned(value(body, 'tropical_longitude') - of('lon')) * cos(of('lat')));
      angles.add(`${body} lat`, 3600 * (value(body, 'latitude') - of('lat')));
      angles.add(`${body} ra`, 3600 * turned(value(body, 'right_ascension') - of('ra')) * cos(of('dec')));
      angles.add(`${body} dec`, 3600 * (value(body, 'declination') - of('dec')));
      distances.add(body, value(body, 'distance') / of('dist') - 1);
      const alt = seen[`${body}_alt`] as number;
      angles.add(`${body} az`, 3600 * turned(value(body, 'azimuth') - (seen[`${body}_az`] as number)) * cos(alt));
      angles.add(`${body} alt`, 3600 * (value(body, 'altitude') - alt));
      // Near the horizon refraction begins with a step.
      if (alt < -34.2 / 60 || alt > -33 / 60) {
        const residual = 3600 * (value(body, 'apparent_altitude') - (seen[`${body}_alt_app`] as number));
        angles.add(alt > -0.5 ? 'refracted' : 'refracted below', residual);
      }
    }
  }
  angles.print('topocentric places');
  distances.print('distances');
  for (const body of BODY_KEYS) {
    for (const column of ['lon', 'lat', 'ra', 'dec', 'az', 'alt']) {
      expect(angles.max(`${body} ${column}`), `${body} ${column}`).toBeLessThan(body === 'moon' ? 0.15 : 0.12);
    }
    expect(distances.max(body), body).toBeLessThan(2e-6);
  }
  expect(angles.max('refracted')).toBeLessThan(0.5);
});

test('phase, elongation, diameter and magnitude agree with the reference', () => {
  const all = new Residuals('°, ″, magnitudes');
  for (const row of rowsOf<Row>('appearance')) {
    const value = at(row, ['phase_angle', 'illumination', 'elongation', 'diameter', 'magnitude']);
    all.add('sun diameter', value('sun', 'diameter') - (row.sun_diameter_arcsec as number));
    expect(value('sun', 'phase_angle')).toBeNaN();
    for (const body of ['moon', ...PLANETS] as const) {
      const of = (column: string): number => row[`${body}_${column}`] as number;
      const phase = of('phase_angle');
      all.add(`${body} phase`, value(body, 'phase_angle') - phase);
      all.add(`${body} fraction`, value(body, 'illumination') - of('illuminated'));
      all.add(`${body} elongation`, 3600 * (value(body, 'elongation') - of('elongation')));
      all.add(`${body} diameter`, value(body, 'diameter') - of('diameter_arcsec'));
      const isTooThin = body === 'moon' ? phase > 150 : body === 'venus' && phase > 170;
      if (!isTooThin) all.add(`${body} magnitude`, value(body, 'magnitude') - of('magnitude'));
    }
  }
  all.print('appearance');
  const limits = { phase: 0.001, fraction: 1e-5, elongation: 0.1, diameter: 0.05, magnitude: 0.02 };
  for (const body of ['moon', ...PLANETS] as const) {
    for (const [column, limit] of Object.entries(limits)) {
      const largest =
        column === 'magnitude' && body === 'saturn' ? 0.05 : column === 'magnitude' && body === 'moon' ? 0.1 : limit;
      expect.soft(all.max(`${body} ${column}`), `${body} ${column}`).toBeLessThan(largest);
    }
  }
});
