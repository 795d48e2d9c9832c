/** The kernel of all years against the reference, −3101 to 3000. */
import { expect, test } from 'vitest';
import { type Gates, hold } from './gates';
import { compareInstants, compareLagnas, compareMeanAyanamshas, comparePlaces } from './longspan';

// Arcseconds. The reference corrects its mean node by steps of its own.
const PLACES: Gates = {
  'sun longitude': { p95: 0.006, max: 0.02 },
  'sun latitude': { p95: 0.016, max: 0.028 },
  'moon longitude': { p95: 0.038, max: 0.1 },
  'moon latitude': { p95: 0.036, max: 0.07 },
  'mars longitude': { p95: 0.021, max: 0.04 },
  'mars latitude': { p95: 0.026, max: 0.055 },
  'mercury longitude': { p95: 0.017, max: 0.035 },
  'mercury latitude': { p95: 0.029, max: 0.056 },
  'jupiter longitude': { p95: 0.018, max: 0.033 },
  'jupiter latitude': { p95: 0.028, max: 0.045 },
  'venus longitude': { p95: 0.017, max: 0.035 },
  'venus latitude': { p95: 0.031, max: 0.11 },
  'saturn longitude': { p95: 0.018, max: 0.03 },
  'saturn latitude': { p95: 0.027, max: 0.043 },
  'mean node': { p95: 0.1, max: 0.35 },
  'true node': { p95: 0.55, max: 1.1 },
  'nutation in longitude': { p95: 0.004, max: 0.006 },
  'true obliquity': { p95: 0.002, max: 0.003 },
};

/** Largest difference of a longitude in a block, arcseconds. */
const LARGEST = { sun: 0.02, others: 0.1 };

const LAGNAS: Gates = {
  'sidereal time': { p95: 0.01, max: 0.012 },
  ascendant: { p95: 0.01, max: 0.013 },
  midheaven: { p95: 0.01, max: 0.012 },
};

// Seconds.
const INSTANTS: Gates = {
  'tithi end': { p95: 0.1, max: 0.15 },
  'new moon': { p95: 0.1, max: 0.15 },
  saṅkrānti: { p95: 0.15, max: 0.25 },
  sunrise: { p95: 0.02, max: 0.05 },
  sunset: { p95: 0.02, max: 0.05 },
};

test('places from −3101 to 3000 agree with the reference in every block of tables', () => {
  const { all, blocks } = comparePlaces();
  hold(all, PLACES);
  for (const [year, differences] of blocks) {
    for (const quantity of differences.quantities.filter(
      (name) => name.endsWith('longitude') && !/nutation/.test(name),
    )) {
      const { max } = differences.summary(quantity);
      expect(max, `${quantity} from ${year} on`).toBeLessThan(
        quantity.startsWith('sun') ? LARGEST.sun : LARGEST.others,
      );
    }
  }
});

test('the ayanāṃśas from −3101 to 3000 agree with the reference', () => {
  const differences = compareMeanAyanamshas();
  hold(differences, Object.fromEntries(differences.quantities.map((key) => [key, { p95: 0.0012, max: 0.0015 }])));
  expect(differences.quantities).toHaveLength(12);
});

test('the ascendant of a clock time from −3101 to 3000 agrees with the reference', () => {
  hold(compareLagnas(), LAGNAS);
});

test('limbs, saṅkrāntis and risings from −3101 to 3000 agree with the reference', () => {
  hold(compareInstants(), INSTANTS);
});
