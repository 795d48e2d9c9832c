import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DashaPeriod } from '../../src/kernel/types';
import { evenly, J2000, kernel, longitude, runs } from './support';

const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17];
const question = fc.record({
  moonDeg: longitude,
  birthJd: evenly(kernel.range.from, kernel.range.to),
  yearDays: fc.constantFrom(365.25, 365.256364, 360),
});

function* everyPeriod(periods: DashaPeriod[]): Generator<DashaPeriod> {
  for (const period of periods) {
    yield period;
    yield* everyPeriod(period.sub);
  }
}

describe('Viṃśottarī', () => {
  test('has nine periods that share 120 years, each divided into contiguous parts in the same proportions', () => {
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
      runs(60),
    );
  });

  test('has 9 + 81 + 729 + 6,561 + 59,049 periods in five levels', () => {
    const periods = kernel.vimshottari({ moonDeg: 123.456, birthJd: J2000, yearDays: 365.25 }, 5);
    expect([...everyPeriod(periods)]).toHaveLength(66_429);
  });

  test('has current periods that are those of the tree at the same instant', () => {
    fc.assert(
      fc.property(question, evenly(0, 80), (q, age) => {
        const jd = q.birthJd + age * 365.25;
        const running = kernel.vimshottariAt(q, jd);
        let level = kernel.vimshottari(q, 4);
        const runs = (period: DashaPeriod) => period.startJd <= jd && jd < period.endJd;
        if (running === null) {
          expect(level.some(runs)).toBe(false);
          return;
        }
        expect(running).toHaveLength(5);
        for (const period of running.slice(0, 4)) {
          const expected = level.find(runs);
          expect({ ...expected, sub: [] }).toEqual(period);
          level = expected?.sub ?? [];
        }
      }),
      runs(40),
    );
  });

  test.each([
    // `gone` is the part of the first period before birth.
    { moonDeg: 0, lord: 0, gone: 0 },
    { moonDeg: 40 / 3, lord: 1, gone: 0 },
    { moonDeg: 20, lord: 1, gone: 0.5 },
    { moonDeg: 180, lord: 4, gone: 0.5 },
    { moonDeg: 359.99999999999994, lord: 8, gone: 1 },
  ])('from a Moon at $moonDeg° begins with lord $lord, with the elapsed part $gone', ({ moonDeg, lord, gone }) => {
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
