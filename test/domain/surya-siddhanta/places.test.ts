/** Places by the Sūrya-siddhānta against printed figures, and against the same steps with exact sines. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_KEYS, type BodyKey, PLANET_KEYS } from '../../../src/data/keys';
import {
  APSIDES,
  DAYS_BEFORE_KALI,
  DAYS_OF_AGE,
  type Epicycle,
  KALI_JD,
  MANDA,
  REVOLUTIONS,
  SHIGHRA,
  SINES,
  type StarPlanet,
  type Turning,
} from '../../../src/data/suryaSiddhanta';
import { norm180, norm360 } from '../../../src/domain/circle';
import { declination, meanLongitude, precession, siddhantaPlace } from '../../../src/domain/surya-siddhanta/places';
import { arcOf, sineOf } from '../../../src/domain/surya-siddhanta/sines';
import { ahargana, deshantara } from '../../../src/domain/surya-siddhanta/time';
import { RADIANS } from '../../../src/kernel/units';
import { Residuals } from '../support/residuals';

const FIGURES = JSON.parse(readFileSync(new URL('../../truth/siddhanta/figures.json', import.meta.url), 'utf8')) as {
  revolutions: Record<Turning, number>;
  days_of_age: number;
  daily: Partial<Record<Turning, number[]>>;
  ahargana_1860: number;
  mean_1860: Partial<Record<Turning, number[]>>;
  precession_1860: number[];
  greatest_equation: Record<'sun' | 'moon', number[]>;
};

/** Degrees of an angle in sixtieths, from degrees down. */
const degreesOf = (parts: readonly number[]): number => parts.reduceRight((sum, part, i) => sum + part / 60 ** i, 0);
/** Degrees of signs, degrees, minutes and seconds. */
const longitudeOf = ([signs = 0, ...rest]: readonly number[]): number => 30 * signs + degreesOf(rest);

/** Midnight of Ujjayinī before 1 January 1860: days from the start of the Kali age. */
const DAYS_1860 = 1_811_945;

test('revolutions and days of an age match Dikshit, and give the daily motions of the text', () => {
  expect(REVOLUTIONS).toEqual(FIGURES.revolutions);
  expect(DAYS_OF_AGE).toBe(FIGURES.days_of_age);
  for (const [key, revolutions] of Object.entries(FIGURES.revolutions) as [Turning, number][]) {
    const perDay = norm180(meanLongitude(key, DAYS_1860 + 1) - meanLongitude(key, DAYS_1860));
    expect(perDay).toBeCloseTo((360 * revolutions) / FIGURES.days_of_age, 8);
  }
});

test('mean motions, mean places, days and precession agree with the figures of Burgess', () => {
  const motions = new Residuals('″ in a century');
  const places = new Residuals('″');
  for (const [key, parts] of Object.entries(FIGURES.daily) as [Turning, number[]][]) {
    const perDay = norm360(meanLongitude(key, DAYS_1860 + 1) - meanLongitude(key, DAYS_1860));
    // A twentieth of a fourth is 8″ in a thousand years.
    motions.add(key, (perDay - degreesOf(parts)) * 3600 * 36_525);
  }
  for (const [key, parts] of Object.entries(FIGURES.mean_1860) as [Turning, number[]][]) {
    places.add(key, 3600 * norm180(meanLongitude(key, DAYS_1860) - longitudeOf(parts)));
  }
  places.add('precession', 3600 * (precession(DAYS_1860) - degreesOf(FIGURES.precession_1860)));
  motions.print('mean motions');
  places.print('places of 1860');
  for (const key of Object.keys(FIGURES.daily)) expect(motions.max(key), key).toBeLessThan(0.6);
  for (const key of [...Object.keys(FIGURES.mean_1860), 'precession']) expect(places.max(key), key).toBeLessThan(1);
  // The printed sum counts the day that begins.
  expect(DAYS_BEFORE_KALI + DAYS_1860 + 1).toBe(FIGURES.ahargana_1860);
  expect(ahargana(KALI_JD + DAYS_1860)).toBeCloseTo(DAYS_1860, 6);
});

test('the greatest equations of Sun and Moon are those of the text', () => {
  const residuals = new Residuals('″');
  for (const key of ['sun', 'moon'] as const) {
    const period = key === 'sun' ? 365.26 : 27.55;
    const equations = Array.from({ length: 4000 }, (_, i) => {
      const { trueDeg, meanDeg } = siddhantaPlace(key, DAYS_1860 + (period * i) / 4000);
      return Math.abs(norm180(trueDeg - meanDeg));
    });
    residuals.add(key, 3600 * (Math.max(...equations) - degreesOf(FIGURES.greatest_equation[key])));
  }
  residuals.print('greatest equations');
  for (const key of ['sun', 'moon']) expect(residuals.max(key), key).toBeLessThan(2);
});

const exactSine = (deg: number): number => Math.sin(deg * RADIANS);
const share = ({ even, odd }: Epicycle, argument: number): number =>
  (even - (even - odd) * Math.abs(exactSine(argument))) / 360;

/** The equation of an apsis with exact sines. */
function exactManda(key: BodyKey, fromDeg: number, apsisDeg: number): number {
  const argument = apsisDeg - fromDeg;
  return Math.asin(share(MANDA[key], argument) * exactSine(argument)) / RADIANS;
}

/** The equation of a conjunction by the angle at the Earth of a triangle. */
function exactShighra(key: StarPlanet, fromDeg: number, conjunctionDeg: number): number {
  const argument = conjunctionDeg - fromDeg;
  const epicycle = share(SHIGHRA[key], argument);
  return Math.atan2(epicycle * exactSine(argument), 1 + epicycle * exactSine(argument + 90)) / RADIANS;
}

/** The true longitude with exact sines. */
function exactPlace(key: BodyKey, days: number): number {
  const { meanDeg, apsisDeg, conjunctionDeg } = siddhantaPlace(key, days);
  if (key === 'sun' || key === 'moon') return meanDeg + exactManda(key, meanDeg, apsisDeg);
  const first = meanDeg + exactShighra(key, meanDeg, conjunctionDeg) / 2;
  const second = first + exactManda(key, first, apsisDeg) / 2;
  const third = meanDeg + exactManda(key, second, apsisDeg);
  return third + exactShighra(key, third, conjunctionDeg);
}

test('true places differ by the errors of the table of sines from the same steps with exact sines', () => {
  const residuals = new Residuals('′');
  for (const key of BODY_KEYS) {
    for (let i = 0; i < 3000; i++) {
      const days = 13.7 * i * i;
      residuals.add(key, 60 * norm180(siddhantaPlace(key, days).trueDeg - exactPlace(key, days)));
    }
  }
  residuals.print('true places');
  for (const key of BODY_KEYS) {
    const limit = { sun: 0.1, moon: 0.4, jupiter: 2, saturn: 1.5, mercury: 4, mars: 10, venus: 10 }[key];
    expect(residuals.max(key), key).toBeLessThan(limit);
  }
});

test('each slow point has the longitude that Burgess names for the present apsides', () => {
  expect(siddhantaPlace('sun', DAYS_1860).apsisDeg).toBeCloseTo(77 + 17 / 60, 1);
  for (const key of PLANET_KEYS) {
    expect(siddhantaPlace(key, 0).apsisDeg).toBeCloseTo(APSIDES[key].atKaliDeg, 9);
  }
});

test('sines and arcs of the table are inverse, and an arc and its supplement have the same sine', () => {
  expect(SINES).toHaveLength(25);
  for (const [i, sine] of SINES.entries()) expect(Math.abs(sine - 3438 * exactSine((i * 225) / 60))).toBeLessThan(1.3);
  fc.assert(
    fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (deg) => {
      expect(arcOf(sineOf(deg)) / 60).toBeCloseTo(deg, 9);
      expect(sineOf(180 - deg)).toBeCloseTo(sineOf(deg), 8);
      expect(sineOf(deg + 180)).toBeCloseTo(-sineOf(deg), 8);
    }),
  );
});

test('latitudes stay below 8°, and the mean of the speeds is the mean motion', () => {
  const period = { mars: 780, mercury: 116, jupiter: 399, venus: 584, saturn: 378 };
  for (const key of PLANET_KEYS) {
    const places = Array.from({ length: 12_000 }, (_, i) => siddhantaPlace(key, DAYS_1860 + i));
    const latitudes = places.map(({ latDeg }) => Math.abs(latDeg));
    // A planet near the Earth has a hypotenuse below the radius, and a larger latitude.
    expect(Math.max(...latitudes)).toBeLessThan(8);
    expect(places.some(({ speedDegPerDay }) => speedDegPerDay < 0)).toBe(true);
    const turned = places.reduce((sum, { trueDeg }, i) => {
      const before = places[i - 1];
      return before === undefined ? 0 : sum + norm180(trueDeg - before.trueDeg);
    }, 0);
    const revolutions = REVOLUTIONS[key === 'mercury' || key === 'venus' ? 'sun' : key];
    const expected = (12_000 * 360 * revolutions) / 1_577_917_828;
    expect(Math.abs(turned - expected), `${key} over ${period[key]} days`).toBeLessThan(100);
  }
});

test('the meridian of Ujjayinī has no deśāntara, and a place east of it has an earlier midnight', () => {
  expect(deshantara({ latDeg: 23.18, lonDeg: 75 + 46 / 60 })).toEqual({ lonDeg: 0, yojanas: 0, ghatis: 0 });
  const washington = deshantara({ latDeg: 38 + 54 / 60, lonDeg: -77.05 });
  expect(washington.ghatis).toBeCloseTo(-25.47, 2);
  expect(washington.yojanas / washington.lonDeg).toBeCloseTo(3936.2 / 360, 2);
});

test('precession swings between 27° on both sides and is zero in 499', () => {
  const dayOf = (year: number): number => ((year + 3101) * 1_577_917_828) / 4_320_000;
  expect(precession(dayOf(499))).toBeCloseTo(0, 2);
  expect(precession(dayOf(2299))).toBeCloseTo(27, 2);
  expect(precession(dayOf(-1301))).toBeCloseTo(-27, 2);
  expect(declination(90, 0)).toBeCloseTo(24, 1);
});
