import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DashaPeriod } from '../../src/kernel/types';
import { J2000, kernel } from './support';

const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17];
const question = fc.record({
  moonDeg: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  birthJd: fc.double({ min: kernel.range.from, max: kernel.range.to, noNaN: true }),
  yearDays: fc.constantFrom(365.25, 365.256364, 360),
});

function* everyPeriod(periods: DashaPeriod[]): Generator<DashaPeriod> {
  for (const period of periods) {
    yield period;
    yield* everyPeriod(period.sub);
  }
}

describe('Viṃśottarī', () => {
  test('nine periods of 120 years, each divided without gap in the same proportions', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 3 }), (q, depth) => {
        const periods = kernel.vimshottari(q, depth);
        expect(periods).toHaveLength(9);
        const [first, last] = [periods[0], periods.at(-1)];
        if (!first || !last) throw new Error('no periods');
        expect(first.startJd).toBeLessThanOrEqual(q.birthJd);
        // A Moon at the very end of its nakṣatra leaves a balance below what a Julian day can tell.
        expect(first.endJd).toBeGreaterThanOrEqual(q.birthJd);
        expect(Math.abs(last.endJd - first.startJd - 120 * q.yearDays)).toBeLessThan(1e-6);
        for (const period of everyPeriod(periods)) {
          expect(period.sub).toHaveLength(period.level < depth ? 9 : 0);
          for (const [i, child] of period.sub.entries()) {
            expect(child.lord).toBe((period.lord + i) % 9);
            expect(child.level).toBe(period.level + 1);
            expect(child.startJd).toBe(i === 0 ? period.startJd : period.sub[i - 1]?.endJd);
            const share = ((period.endJd - period.startJd) * (YEARS[child.lord] as number)) / 120;
            expect(Math.abs(child.endJd - child.startJd - share)).toBeLessThan(1e-7);
          }
          if (period.sub.length > 0) expect(period.sub.at(-1)?.endJd).toBe(period.endJd);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('five levels hold 9 + 81 + 729 + 6,561 + 59,049 periods', () => {
    const periods = kernel.vimshottari({ moonDeg: 123.456, birthJd: J2000, yearDays: 365.25 }, 5);
    expect([...everyPeriod(periods)]).toHaveLength(66_429);
  });

  test('the running periods are those of the tree', () => {
    fc.assert(
      fc.property(question, fc.double({ min: 0, max: 80, noNaN: true }), (q, age) => {
        const jd = q.birthJd + age * 365.25;
        const running = kernel.vimshottariAt(q, jd);
        let level = kernel.vimshottari(q, 4);
        const runs = (period: DashaPeriod) => period.startJd <= jd && jd < period.endJd;
        if (running === null) {
          expect(level.some(runs)).toBe(false);
          return;
        }
        expect(running).toHaveLength(5);
        for (const found of running.slice(0, 4)) {
          const expected = level.find(runs);
          expect({ ...expected, sub: [] }).toEqual(found);
          level = expected?.sub ?? [];
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    // The Moon at the beginning of a nakṣatra begins the period of its lord in full.
    { moonDeg: 0, lord: 0, gone: 0 },
    { moonDeg: 40 / 3, lord: 1, gone: 0 },
    { moonDeg: 20, lord: 1, gone: 0.5 },
    { moonDeg: 180, lord: 4, gone: 0.5 },
    { moonDeg: 359.99999999999994, lord: 8, gone: 1 },
  ])('Moon at $moonDeg°: lord $lord', ({ moonDeg, lord, gone }) => {
    const [first] = kernel.vimshottari({ moonDeg, birthJd: J2000, yearDays: 365.25 }, 1);
    expect(first?.lord).toBe(lord);
    const traversed = (J2000 - (first?.startJd ?? Number.NaN)) / ((YEARS[lord] as number) * 365.25);
    expect(Math.abs(traversed - gone)).toBeLessThan(1e-9);
  });

  test.each([-1, 360, 1e9, Number.NaN])('a Moon at %s° is refused', (moonDeg) => {
    expect(() => kernel.vimshottari({ moonDeg, birthJd: J2000, yearDays: 365.25 }, 1)).toThrow(RangeError);
  });

  test.each([0, 6, 1.5, Number.NaN])('a depth of %s is refused', (depth) => {
    expect(() => kernel.vimshottari({ moonDeg: 1, birthJd: J2000, yearDays: 365.25 }, depth)).toThrow(RangeError);
  });
});
