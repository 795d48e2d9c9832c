/** Every part of every strength of forty births, from their recorded inputs. */
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

/** The values in the file have six decimals. The longitudes behind them have eight. */
const WITHIN_VIRUPAS = 1e-6;
const WITHIN_DEG = 1e-6;

const births = BIRTHS.map((birth) => {
  const input = recordedInput(birth);
  return { birth, input, answer: computeShadbala(input) };
});

test('the reference has forty births', () => {
  expect(births).toHaveLength(40);
});

describe('the values of the seven grahas', () => {
  const residuals = new Residuals('virūpas');
  for (const { birth, input, answer } of births) {
    for (const name of SEVEN_NAMES) {
      const expected = birth.expected.graha[name];
      for (const value of VALUE_KEYS) residuals.add(value, answer.grahas[bodyOf(name)][value] - expected[value]);
      residuals.add('cheshta_phala', cheshtaPhala(bodyOf(name), input) - expected.cheshta_phala);
    }
  }
  residuals.print('Ṣaḍ-bala from recorded inputs against 40 births');

  test.each([...VALUE_KEYS, 'cheshta_phala'])('the value %s of the seven grahas agrees with the reference', (value) => {
    expect(residuals.max(value)).toBeLessThan(WITHIN_VIRUPAS);
  });
});

describe('bhāva-bala', () => {
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

  test.each(['adhipati', 'dig', 'drishti', 'total'])('the part %s of bhāva-bala agrees with the reference', (value) => {
    expect(residuals.max(value)).toBeLessThan(WITHIN_VIRUPAS);
  });

  test('the madhyas of the houses and the kinds of their rāśis agree', () => {
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
