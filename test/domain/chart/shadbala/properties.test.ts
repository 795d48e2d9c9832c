/** Properties of every chart, and the values that remain when an input is missing. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAISARGIKA, REQUIRED_RUPAS } from '../../../../src/data/chart/shadbala';
import { POINT_KEYS } from '../../../../src/data/keys';
import { computeShadbala, type GrahaBala, type ShadbalaInput, shadbalaOf } from '../../../../src/domain/chart/shadbala';
import { norm360 } from '../../../../src/domain/circle';
import { birthDay } from '../../../../src/domain/positions/birthDay';
import { computePositions } from '../../../../src/domain/positions/positions';
import { type StandingInput, standingOf } from '../../../../src/domain/positions/standing';
import { BODY_KEYS } from '../../../../src/kernel/keys';
import { kernel } from '../../support/kernel';
import { evenly, longitude, runs } from '../../support/property';
import { BIRTHS, LORD_KEYS, longitudesOf, recordedInput, type ShadbalaCase } from './reference';

const longitudes = fc.record(
  Object.fromEntries(POINT_KEYS.map((key) => [key, longitude])) as Record<
    keyof StandingInput['lonDeg'],
    typeof longitude
  >,
);

const anyDay = fc
  .record({
    sunriseJd: evenly(2415021, 2488069),
    light: evenly(0.05, 0.95),
    passed: evenly(0, 0.999999),
    vara: fc.integer({ min: 1, max: 7 }),
    dayNumber: fc.integer({ min: 2415021, max: 2488069 }),
  })
  .map(({ sunriseJd, light, passed, vara, dayNumber }) => ({
    birthJd: sunriseJd + passed,
    sunriseJd,
    sunsetJd: sunriseJd + light,
    nextSunriseJd: sunriseJd + 1,
    isDay: passed < light,
    vara,
    dayNumber,
    ghatis: passed * 60,
  }));

const anyInput = fc
  .record({
    lonDeg: longitudes,
    ahead: evenly(1, 179),
    hourAngle: evenly(-180, 179.999),
    ayanamsha: longitude,
    day: anyDay,
  })
  .map(
    ({ lonDeg, ahead, hourAngle, ayanamsha, day }): ShadbalaInput => ({
      standing: standingOf({ lonDeg, retrograde: {} }),
      midheavenDeg: norm360(lonDeg.lagna - ahead),
      jdUt: day.birthJd,
      sunHourAngleDeg: hourAngle,
      ayanamshaDeg: ayanamsha,
      ramanAyanamshaDeg: ayanamsha - 1.446,
      birthDay: day,
    }),
  );

type NumberKey = keyof GrahaBala;
/** Minimum and maximum of each value, virūpas. */
const RANGES: Partial<Record<NumberKey, readonly [number, number]>> = {
  uchcha: [0, 60],
  saptavargaja: [7 * 1.875, 45 + 6 * 30],
  dig: [0, 60],
  nathonnatha: [0, 60],
  paksha: [0, 120],
  ayana: [0, 120],
  cheshta: [0, 60],
  drik: [-97.5, 97.5],
  ishta: [0, 60],
  kashta: [0, 60],
};
const STEPS: Partial<Record<NumberKey, readonly number[]>> = {
  ojayugma: [0, 15, 30],
  kendradi: [15, 30, 60],
  drekkana: [0, 15],
  tribhaga: [0, 60],
  abda: [0, 15],
  masa: [0, 30],
  vara: [0, 45],
  hora: [0, 60],
};

describe('any chart', () => {
  test('every component stays in its range, and sums add up', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { grahas, bhavaBala, notes } = computeShadbala(input);
        for (const key of BODY_KEYS) {
          const bala = grahas[key];
          for (const [part, [least, greatest]] of Object.entries(RANGES)) {
            expect(bala[part as NumberKey], `${key} ${part}`).toBeGreaterThanOrEqual(least);
            expect(bala[part as NumberKey], `${key} ${part}`).toBeLessThanOrEqual(greatest);
          }
          for (const [part, steps] of Object.entries(STEPS)) expect(steps).toContain(bala[part as NumberKey]);
          const { uchcha, saptavargaja, ojayugma, kendradi, drekkana, sthana, dig, cheshta, drik, kala } = bala;
          const { nathonnatha, paksha, tribhaga, abda, masa, vara, hora, ayana } = bala;
          expect(sthana).toBeCloseTo(uchcha + saptavargaja + ojayugma + kendradi + drekkana, 9);
          expect(kala).toBeCloseTo(nathonnatha + paksha + tribhaga + abda + masa + vara + hora + ayana, 9);
          expect(bala.naisargika).toBe(NAISARGIKA[key]);
          expect(bala.total).toBeCloseTo(sthana + dig + kala + cheshta + NAISARGIKA[key] + drik, 9);
          expect(bala.rupa).toBeCloseTo(bala.total / 60, 9);
          expect(bala.required).toBe(REQUIRED_RUPAS[key]);
          expect(bala.ratio * bala.required).toBeCloseTo(bala.rupa, 9);
          expect(bala.ishta + bala.kashta).toBeLessThanOrEqual(60 + 1e-9);
        }
        for (const { adhipati, dig, drishti, total } of bhavaBala) {
          expect(BODY_KEYS.map((key) => grahas[key].total)).toContain(adhipati);
          expect([0, 10, 20, 30, 40, 50, 60]).toContain(dig);
          expect(total).toBeCloseTo(adhipati + dig + drishti, 9);
        }
        expect(bhavaBala.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(notes).toEqual([]);
      }),
      runs(400),
    );
  });

  test('each lordship of time belongs to one graha, and tribhāga to Guru and one more', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { grahas } = computeShadbala(input);
        const having = (part: NumberKey) => BODY_KEYS.filter((key) => grahas[key][part] > 0);
        for (const part of LORD_KEYS) expect(having(part)).toHaveLength(1);
        expect(having('tribhaga')).toHaveLength(2);
        expect(having('tribhaga')).toContain('jupiter');
      }),
      runs(400),
    );
  });

  test('sixty virūpas are split between day and night, and light and dark; Sūrya and Candra have no ceṣṭā', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { sun, moon, mars, mercury, jupiter, venus, saturn } = computeShadbala(input).grahas;
        for (const strong of [sun, jupiter, venus]) {
          for (const weak of [moon, mars, saturn]) expect(strong.nathonnatha + weak.nathonnatha).toBeCloseTo(60, 9);
        }
        expect(mercury.nathonnatha).toBe(60);
        expect(jupiter.paksha + saturn.paksha).toBeCloseTo(60, 9);
        expect([jupiter.paksha, saturn.paksha]).toContain(moon.paksha / 2);
        expect([sun.cheshta, moon.cheshta]).toEqual([0, 0]);
      }),
      runs(400),
    );
  });

  test('values that depend only on distances are the same in every ayanāṃśa', () => {
    const alike = ['dig', 'nathonnatha', 'paksha', 'ayana', 'cheshta'] as const satisfies readonly NumberKey[];
    fc.assert(
      fc.property(longitudes, longitude, longitude, (lonDeg, turn, ayanamsha) => {
        const base = recordedInput(BIRTHS[0] as ShadbalaCase);
        const turned = (by: number) => {
          const moved = Object.fromEntries(POINT_KEYS.map((key) => [key, norm360(lonDeg[key] - by)]));
          return computeShadbala({
            ...base,
            standing: standingOf({ lonDeg: moved as StandingInput['lonDeg'], retrograde: {} }),
            midheavenDeg: norm360(lonDeg.lagna - 90 - by),
            ayanamshaDeg: ayanamsha + by,
            ramanAyanamshaDeg: ayanamsha,
          }).grahas;
        };
        const [before, after] = [turned(0), turned(turn)];
        for (const key of BODY_KEYS.filter((one) => one !== 'mercury')) {
          for (const part of alike) expect(after[key][part], `${key} ${part}`).toBeCloseTo(before[key][part], 8);
        }
      }),
      runs(200),
    );
  });
});

describe('missing inputs', () => {
  const birth = BIRTHS[0] as ShadbalaCase;
  const input = recordedInput(birth);
  const complete = computeShadbala(input);

  test('values that need the day are NaN without it, and the rest is unchanged', () => {
    const answer = computeShadbala({ ...input, birthDay: null });
    const needing: NumberKey[] = [...LORD_KEYS, 'tribhaga', 'kala', 'total', 'rupa', 'ratio'];
    for (const key of BODY_KEYS) {
      for (const [part, value] of Object.entries(complete.grahas[key])) {
        const missing = needing.includes(part as NumberKey) && !(key === 'jupiter' && part === 'tribhaga');
        expect(answer.grahas[key][part as NumberKey], `${key} ${part}`).toBe(missing ? Number.NaN : value);
      }
    }
    answer.bhavaBala.forEach(({ adhipati, dig, drishti, total }, i) => {
      expect([adhipati, total]).toEqual([Number.NaN, Number.NaN]);
      expect({ dig, drishti }).toEqual({ dig: complete.bhavaBala[i]?.dig, drishti: complete.bhavaBala[i]?.drishti });
    });
    expect(answer.notes).toHaveLength(1);
    expect(answer.notes[0]).toEqual({ part: 'shadbala', why: { lack: 'day-for-strengths' } });
  });

  test('bhāva-bala is missing without Śrīpati madhyas, and the seven are unchanged', () => {
    const answer = computeShadbala({ ...input, midheavenDeg: norm360(birth.lon.lagna + 90) });
    expect(answer.bhavaBala.map(({ number }) => number)).toEqual(complete.bhavaBala.map(({ number }) => number));
    for (const { adhipati, dig, drishti, total } of answer.bhavaBala) {
      expect([adhipati, dig, drishti, total]).toEqual(Array(4).fill(Number.NaN));
    }
    for (const key of BODY_KEYS) expect(answer.grahas[key].total).not.toBeNaN();
    expect(answer.notes).toHaveLength(1);
    expect(answer.notes[0]).toEqual({ part: 'shadbala.bhava_bala', why: { lack: 'sripati-madhyas' } });
  });

  test('four grahas have no dig-bala without the midheaven', () => {
    const { grahas } = computeShadbala({ ...input, midheavenDeg: Number.NaN });
    const without = BODY_KEYS.filter((key) => Number.isNaN(grahas[key].dig));
    expect(without).toEqual(['sun', 'moon', 'mars', 'venus']);
    expect(BODY_KEYS.filter((key) => Number.isNaN(grahas[key].total))).toEqual(without);
  });

  test.each(POINT_KEYS)('computeShadbala throws if %s is not placed', (key) => {
    const lonDeg = { ...longitudesOf(birth.lon), [key]: Number.NaN };
    expect(() => computeShadbala({ ...input, standing: standingOf({ lonDeg, retrograde: {} }) })).toThrow(key);
  });

  test('a birth at Tromsø at midsummer works through the kernel', () => {
    const question = {
      jdUt: 2460482.9,
      latDeg: 69.65,
      lonDeg: 18.96,
      tzHours: 2,
      ayanamsha: 'lahiri',
      nodeMode: 'mean',
    } as const;
    const positions = computePositions(kernel, question);
    if (!positions.ok) throw new Error(positions.error.reason);
    const answer = shadbalaOf(kernel, positions.value, birthDay(kernel, question.jdUt, question, question.tzHours));
    expect(answer.notes[0]).toEqual({ part: 'shadbala', why: { lack: 'day-for-strengths' } });
    for (const key of BODY_KEYS) {
      expect(answer.grahas[key].total).toBeNaN();
      for (const part of ['sthana', 'dig', 'nathonnatha', 'paksha', 'ayana', 'cheshta', 'drik', 'ishta'] as const) {
        expect(answer.grahas[key][part], `${key} ${part}`).not.toBeNaN();
      }
    }
  });
});
