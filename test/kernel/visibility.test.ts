/** First and last days of visibility beside the Sun, against single skies. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisibilityQuestion } from '../../src/kernel/almanac';
import { answerOf } from '../accuracy/events';
import { evenly, kernel, runs, skyAt } from './support';

const RADIANS = Math.PI / 180;
const NAMES = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
type Planet = (typeof NAMES)[number];

/** Geometric altitude of the centre of a body, degrees. */
function altitudeDeg(key: Planet | 'sun', jdUt: number, { latDeg, lonDeg }: { latDeg: number; lonDeg: number }) {
  const { trueObliquityDeg, gastDeg, bodies } = skyAt(jdUt);
  const { [key]: body } = bodies;
  const [l, b, e] = [body.lonDeg * RADIANS, body.latDeg * RADIANS, trueObliquityDeg * RADIANS];
  const dec = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l));
  const ra = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l));
  const hour = (gastDeg + lonDeg) * RADIANS - ra;
  const phi = latDeg * RADIANS;
  return Math.asin(Math.sin(phi) * Math.sin(dec) + Math.cos(phi) * Math.cos(dec) * Math.cos(hour)) / RADIANS;
}

/** Depression of the Sun when the planet is on the horizon about a sidereal day after or before an instant, degrees. */
function depressionBeside(key: Planet, jdUt: number, days: 1 | -1, place: { latDeg: number; lonDeg: number }): number {
  let jd = jdUt + days * 0.9972696;
  for (let step = 0; step < 6; step++) {
    const altitude = altitudeDeg(key, jd, place);
    const rate = (altitudeDeg(key, jd + 1e-4, place) - altitude) / 1e-4;
    jd -= altitude / rate;
  }
  return -altitudeDeg('sun', jd, place);
}

const question = fc.record<VisibilityQuestion>({
  planets: fc.constantFrom(...NAMES).map((body) => [{ body, directDeg: 11, retrogradeDeg: 9 }]),
  kind: fc.constantFrom('rise', 'set'),
  measure: fc.constant('depression'),
  fromUt: evenly(kernel.range.from + 10, kernel.range.to - 500),
  days: fc.constant(400),
  latDeg: evenly(-57, 57),
  lonDeg: evenly(-180, 180),
});

describe('days of visibility', () => {
  test('a planet is on the horizon as far beyond its limit as its margin says, and on the day before or after it is not', () => {
    let changes = 0;
    fc.assert(
      fc.property(question, (asked) => {
        for (const { body, jdUt, isFirst, limitDeg, marginDeg } of answerOf(kernel.visibility(asked))) {
          changes++;
          expect(Math.abs(altitudeDeg(body, jdUt, asked)) * 3600).toBeLessThan(2);
          const isRetrograde = skyAt(jdUt).bodies[body].lonSpeedDegPerDay < 0;
          expect(limitDeg).toBe(isRetrograde ? 9 : 11);
          expect(marginDeg).toBeGreaterThanOrEqual(0);
          expect(Math.abs(-altitudeDeg('sun', jdUt, asked) - limitDeg - marginDeg) * 3600).toBeLessThan(1);
          expect(depressionBeside(body, jdUt, isFirst ? -1 : 1, asked)).toBeLessThan(11);
        }
      }),
      runs(40),
    );
    expect(changes).toBeGreaterThan(40);
  });

  test('a change has the same instant in every span that holds its day', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 40 }), (asked, later) => {
        const fromUt = asked.fromUt + later;
        const changesFrom = (from: number, days: number) =>
          answerOf(kernel.visibility({ ...asked, fromUt: from, days })).filter(({ jdUt }) => jdUt >= fromUt);
        const whole = changesFrom(asked.fromUt, asked.days);
        const part = changesFrom(fromUt, asked.days - later);
        expect(part.map(({ isFirst }) => isFirst)).toEqual(whole.map(({ isFirst }) => isFirst));
        for (const [i, { jdUt }] of part.entries()) {
          expect(Math.abs(jdUt - (whole[i]?.jdUt as number)) * 86_400).toBeLessThan(1e-3);
        }
      }),
      runs(40),
    );
  });

  test.each([
    ['six planets', { planets: Array.from({ length: 6 }, () => ({ body: 'mars', directDeg: 11, retrogradeDeg: 11 })) }],
    ['no planet', { planets: [] }],
    ['the Moon', { planets: [{ body: 'moon' as Planet, directDeg: 11, retrogradeDeg: 11 }] }],
    ['a fraction of days', { days: 1.5 }],
    ['401 days', { days: 401 }],
  ] as [string, Partial<VisibilityQuestion>][])('a search for %s is refused', (_, wrong) => {
    const right: VisibilityQuestion = {
      planets: [{ body: 'mars', directDeg: 11, retrogradeDeg: 11 }],
      kind: 'rise',
      measure: 'time',
      fromUt: 2451545,
      days: 10,
      latDeg: 0,
      lonDeg: 0,
    };
    expect(() => kernel.visibility({ ...right, ...wrong })).toThrow(RangeError);
  });
});
