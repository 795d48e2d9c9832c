/** Forty births from their recorded inputs, every part of every strength. */
import { describe, expect, test } from 'vitest';
import { sripatiMadhyas } from '../../../../src/domain/chart/bhavas';
import { computeShadbala } from '../../../../src/domain/chart/shadbala';
import { rashiKind } from '../../../../src/domain/chart/shadbala/bhavaBala';
import { cheshtaPhala } from '../../../../src/domain/chart/shadbala/cheshta';
import { lordsOfTime } from '../../../../src/domain/chart/shadbala/lords';
import { norm360 } from '../../../../src/domain/circle';
import { grahaOf } from '../../support/cases';
import { Residuals } from '../../support/residuals';
import { BIRTHS, bodyOf, LORD_KEYS, recordedDay, recordedInput, SEVEN_NAMES, VALUE_KEYS } from './reference';

/** All stands in the file with six decimals, the longitudes behind it with eight. */
const WITHIN_VIRUPAS = 1e-6;
const WITHIN_DEG = 1e-6;

const births = BIRTHS.map((birth) => {
  const input = recordedInput(birth);
  return { birth, input, answer: computeShadbala(input) };
});

test('forty reference births are there', () => {
  expect(births).toHaveLength(40);
});

describe('every value of the seven agrees', () => {
  const residuals = new Residuals('virūpas');
  for (const { birth, input, answer } of births) {
    for (const name of SEVEN_NAMES) {
      const expected = birth.expected.graha[name];
      for (const value of VALUE_KEYS) residuals.add(value, answer.grahas[bodyOf(name)][value] - expected[value]);
      residuals.add('cheshta_phala', cheshtaPhala(bodyOf(name), input) - expected.cheshta_phala);
    }
  }
  residuals.print('Ṣaḍ-bala from recorded inputs against 40 births');

  test.each([...VALUE_KEYS, 'cheshta_phala'])('%s', (value) => {
    expect(residuals.max(value)).toBeLessThan(WITHIN_VIRUPAS);
  });
});

describe('bhāva-bala agrees', () => {
  const residuals = new Residuals('virūpas');
  for (const { birth, answer } of births) {
    expect(answer.bhavaBala.map(({ number }) => number)).toEqual(birth.expected.bhava.map(({ bhava }) => bhava));
    answer.bhavaBala.forEach((bhava, i) => {
      const expected = birth.expected.bhava[i] as (typeof birth.expected.bhava)[number];
      for (const value of ['adhipati', 'dig', 'drishti', 'total'] as const) {
        residuals.add(value, bhava[value] - expected[value]);
      }
    });
  }
  residuals.print('Bhāva-bala from recorded inputs against 40 births');

  test.each(['adhipati', 'dig', 'drishti', 'total'])('%s', (value) => {
    expect(residuals.max(value)).toBeLessThan(WITHIN_VIRUPAS);
  });

  test('madhyas and kinds of their rāśis agree', () => {
    for (const { birth, input } of births) {
      const madhyas = sripatiMadhyas(input.standing.lonDeg('lagna'), input.midheavenDeg) ?? [];
      birth.expected.bhava.forEach(({ madhya, type }, i) => {
        expect(Math.abs((madhyas[i] ?? Number.NaN) - madhya), birth.id).toBeLessThan(WITHIN_DEG);
        expect(rashiKind(madhyas[i] as number), birth.id).toBe(type);
      });
    }
  });
});

test.each(births)('the inputs of $birth.id agree', ({ birth, input, answer }) => {
  const lords = lordsOfTime(recordedDay(birth));
  for (const key of LORD_KEYS) expect(lords[key], key).toBe(grahaOf(birth.meta[`${key}_lord`]));
  const benefics = SEVEN_NAMES.filter((name) => input.standing.benefic(bodyOf(name)));
  expect(benefics).toEqual(birth.meta.benefics);
  const tropicalSun = norm360(input.standing.lonDeg('sun') + input.ayanamshaDeg);
  expect(Math.abs(tropicalSun - birth.inputs_used.tropical_sun)).toBeLessThan(1e-6);
  expect(answer.notes).toEqual([]);
});
