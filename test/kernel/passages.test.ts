/** Properties of the passages of every longitude, in every zodiac and span. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOVERS, type MoverKey, type PassageQuestion, type Zodiac } from '../../src/kernel/almanac';
import { AYANAMSHA_KEYS, type BodyKey, type NodeMode } from '../../src/kernel/keys';
import { PASSAGE_RANGE } from '../../src/kernel/passages';
import { around } from '../accuracy/compare';
import { answerOf } from '../accuracy/events';
import { evenly, kernel, runs, skyAt } from './support';

const mover = fc.constantFrom(...MOVERS);
const body = fc.constantFrom(...MOVERS.filter((key): key is BodyKey => !key.endsWith('-node')));
const zodiac = fc.constantFrom<Zodiac>('tropical', ...AYANAMSHA_KEYS, { epochJd: 2451545, deg: 24 });
const instant = evenly(kernel.range.from + 10, kernel.range.to - 900);

/** Tropical longitude of a mover, and its speed. */
function place(key: MoverKey, jdUt: number): { lonDeg: number; lonSpeedDegPerDay: number } {
  const sky = skyAt(jdUt);
  return key.endsWith('-node') ? sky.nodes[key.slice(0, 4) as NodeMode] : sky.bodies[key as BodyKey];
}

const zero = (zodiacKey: Zodiac, jdUt: number): number =>
  zodiacKey === 'tropical' ? 0 : kernel.ayanamsha(skyAt(jdUt), zodiacKey).appliedDeg;

const ask = (questions: PassageQuestion[], fromUt: number, days: number, zodiacKey: Zodiac = 'lahiri') =>
  answerOf(kernel.passages({ zodiac: zodiacKey, questions, fromUt, toUt: fromUt + days }));

describe('passages', () => {
  test('passages are where the positions of the kernel have the longitude', () => {
    fc.assert(
      fc.property(
        instant,
        mover,
        zodiac,
        fc.constantFrom(10 / 3, 40 / 3, 30, 7.5),
        (fromUt, key, zodiacKey, stepDeg) => {
          const [list = []] = ask([{ mover: key, stepDeg, offsetDeg: 1.25 }], fromUt, 60, zodiacKey);
          for (const { jdUt, number, lonDeg, forward } of list) {
            const { lonDeg: tropicalDeg, lonSpeedDegPerDay } = place(key, jdUt);
            const expected = tropicalDeg - zero(zodiacKey, jdUt);
            // The Sun of a search is within 0.003″. The true node follows from rates of the Moon, whose errors it multiplies.
            const within = key === 'true-node' ? 0.1 : 0.005;
            expect(Math.abs(around(1.25 + number * stepDeg - expected)) * 3600).toBeLessThan(within);
            expect(Math.abs(around(lonDeg - expected)) * 3600).toBeLessThan(2 * within);
            if (Math.abs(lonSpeedDegPerDay) > 1e-3) expect(forward).toBe(lonSpeedDegPerDay > 0);
          }
        },
      ),
      runs(150),
    );
  });

  test('passages of an angle are where two bodies have the requested distance, with their latitudes', () => {
    fc.assert(
      fc.property(instant, body, body, evenly(-180, 180), (fromUt, first, second, offsetDeg) => {
        fc.pre(first !== second);
        const [list = []] = ask([{ mover: first, from: second, stepDeg: 360, offsetDeg }], fromUt, 800);
        for (const { jdUt, latDeg, speedDegPerDay } of list) {
          const { [first]: a, [second]: b } = skyAt(jdUt).bodies;
          expect(Math.abs(around(a.lonDeg - b.lonDeg - offsetDeg)) * 3600).toBeLessThan(0.008);
          expect(Math.abs(latDeg - (a.latDeg - b.latDeg)) * 3600).toBeLessThan(0.02);
          expect(Math.abs(speedDegPerDay - a.lonSpeedDegPerDay)).toBeLessThan(2e-4);
        }
      }),
      runs(60),
    );
  });

  test('passages include all that daily positions show', () => {
    fc.assert(
      fc.property(instant, mover, zodiac, (fromUt, key, zodiacKey) => {
        const days = 120;
        const [list = []] = ask([{ mover: key, stepDeg: 5 }], fromUt, days, zodiacKey);
        // The part of the circle on each day, by positions. The net number of passages between must be equal.
        const partOn = (jdUt: number): number => Math.floor((place(key, jdUt).lonDeg - zero(zodiacKey, jdUt)) / 5);
        for (let day = 0; day < days; day += 4) {
          const [low, high] = [fromUt + day, fromUt + day + 4];
          const net = list
            .filter(({ jdUt }) => jdUt >= low && jdUt < high)
            .reduce((sum, { forward }) => sum + (forward ? 1 : -1), 0);
          expect((partOn(high) - partOn(low) - net) % 72 || 0).toBeCloseTo(0);
        }
      }),
      runs(60),
    );
  });

  test('passages are the same in every span that contains them', () => {
    fc.assert(
      fc.property(instant, mover, evenly(-300, 300), (fromUt, key, shift) => {
        const questions = [{ mover: key, stepDeg: 40 / 3 }];
        const [long = []] = ask(questions, fromUt, 700);
        const [part = []] = ask(questions, fromUt + 100 + shift / 10, 200);
        expect(long.filter(({ jdUt }) => part.some((other) => other.jdUt === jdUt))).toEqual(part);
      }),
      runs(40),
    );
  });

  test('stations alternate between direct and retrograde, where the tropical speed is zero', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom('mars', 'mercury', 'jupiter', 'venus', 'saturn'), (fromUt, key) => {
        const [list = []] = ask([{ mover: key, tropical: true, stepDeg: 0 }], fromUt, 850);
        expect(list.length).toBeGreaterThan(0);
        for (const [i, { jdUt, forward, number }] of list.entries()) {
          const { lonDeg, lonSpeedDegPerDay } = place(key, jdUt);
          expect(Math.abs(lonSpeedDegPerDay) * 3600).toBeLessThan(0.02);
          expect(Math.abs(around(number - lonDeg)) * 3600).toBeLessThan(0.005);
          if (i > 0) expect(forward).not.toBe(list[i - 1]?.forward);
        }
      }),
      runs(40),
    );
  });

  test('stations of the true node alternate, also where two windows meet', () => {
    for (const fromUt of [2415100, 2470000]) {
      const [list = []] = ask([{ mover: 'true-node', tropical: true, stepDeg: 0 }], fromUt, 7305);
      expect(list.length).toBeGreaterThan(1000);
      expect(list.filter(({ forward }, i) => forward === list[i - 1]?.forward)).toEqual([]);
    }
  });

  test('passages of 700 questions are found in one call', () => {
    const points = Array.from(
      { length: 700 },
      (_, i): PassageQuestion => ({ mover: 'sun', stepDeg: 360, offsetDeg: i / 2 }),
    );
    const answers = ask(points, 2451545, 365.25);
    expect(answers.map((list) => list.length).filter((count) => count < 1)).toEqual([]);
    const [alone = []] = ask([points[650] as PassageQuestion], 2451545, 365.25);
    expect(answers[650]).toEqual(alone);
  });
});

describe('a question about passages', () => {
  test('a question beyond the fit of the series is refused', () => {
    const questions = [{ mover: 'sun' as const, stepDeg: 30 }];
    for (const [fromUt, toUt] of [
      [PASSAGE_RANGE.from - 1, 2451545],
      [2451545, PASSAGE_RANGE.to + 1],
      [Number.NaN, 2451545],
    ] as const) {
      expect(kernel.passages({ zodiac: 'lahiri', questions, fromUt, toUt }).ok).toBe(false);
    }
  });

  test('a question throws a RangeError for an unknown mover and for an invalid step', () => {
    const span = { zodiac: 'lahiri', fromUt: 2451545, toUt: 2451600 } as const;
    for (const question of [
      { mover: 'pluto' as 'sun', stepDeg: 30 },
      { mover: 'sun', from: 'pluto' as 'moon', stepDeg: 30 },
      { mover: 'sun', stepDeg: -30 },
      { mover: 'sun', stepDeg: Number.NaN },
      { mover: 'sun', stepDeg: 361 },
      { mover: 'sun', stepDeg: 30, offsetDeg: Number.NaN },
    ] as const) {
      expect(() => kernel.passages({ ...span, questions: [question] })).toThrow(RangeError);
    }
  });
});
