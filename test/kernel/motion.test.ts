import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_KEYS, NODE_MODES } from '../../src/kernel/keys';
import { around } from '../accuracy/compare';
import { evenly, kernel, runs, skyAt } from './support';

const instant = evenly(kernel.range.from + 1, kernel.range.to - 1);

/** Largest speed of each body in longitude, degrees a day, with a margin. */
const FASTEST = { sun: 1.03, moon: 15.5, mars: 0.82, mercury: 2.25, jupiter: 0.26, venus: 1.28, saturn: 0.15 };

describe('speeds', () => {
  test.each(BODY_KEYS)('the speed of %s is the derivative of its longitude, and below its maximum', (body) => {
    fc.assert(
      fc.property(instant, (jdUt) => {
        const h = 0.005;
        const [before, at, after] = [skyAt(jdUt - h), skyAt(jdUt), skyAt(jdUt + h)].map((sky) => sky.bodies[body]);
        if (!before || !at || !after) throw new Error('no sky');
        const derivative = around(after.lonDeg - before.lonDeg) / (2 * h);
        expect(Math.abs(at.lonSpeedDegPerDay)).toBeLessThan(FASTEST[body]);
        // The third derivative of the Moon over the step, and of a planet behind the Sun, is below this.
        expect(Math.abs(derivative - at.lonSpeedDegPerDay) * 3600).toBeLessThan(body === 'moon' ? 0.6 : 0.4);
        expect(at.lonDeg).toBeGreaterThanOrEqual(0);
        expect(at.lonDeg).toBeLessThan(360);
      }),
      runs(300),
    );
  });

  test.each(NODE_MODES)('the speed of the %s node is the derivative of its longitude', (mode) => {
    fc.assert(
      fc.property(instant, (jdUt) => {
        const h = 0.005;
        const derivative = around(skyAt(jdUt + h).nodes[mode].lonDeg - skyAt(jdUt - h).nodes[mode].lonDeg) / (2 * h);
        expect(Math.abs(derivative - skyAt(jdUt).nodes[mode].lonSpeedDegPerDay) * 3600).toBeLessThan(5);
      }),
      runs(300),
    );
  });

  test('the true node stays within two degrees of the mean', () => {
    fc.assert(
      fc.property(instant, (jdUt) => {
        const { mean, true: osculating } = skyAt(jdUt).nodes;
        expect(Math.abs(around(mean.lonDeg - osculating.lonDeg))).toBeLessThan(2);
        expect(mean.lonSpeedDegPerDay).toBeLessThan(0);
      }),
      runs(100),
    );
  });
});

describe('the place of Venus behind the Sun', () => {
  // At these conjunctions Venus is behind the disc, where the deflection formula for outside the disc diverges.
  test.each([2_420_250, 2_451_707.9, 2_454_627.5, 2_457_546.9])('the place stays continuous around %s', (jdUt) => {
    for (let i = -200; i < 200; i++) {
      const current = skyAt(jdUt + i / 100).bodies.venus;
      const next = skyAt(jdUt + (i + 1) / 100).bodies.venus;
      const moved = around(next.lonDeg - current.lonDeg) * 100;
      expect(Math.abs(moved - current.lonSpeedDegPerDay) * 3600).toBeLessThan(20);
    }
  });
});
