/** Moments scored by dated events, compared with a plain TypeScript implementation. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BIRTHS, MAX_CHARTS, MAX_DATED, MAX_DEALS } from '../../assembly/layout';
import { loadKernel } from '../../src/kernel';
import { instantiate } from '../../src/kernel/load';
import { type RectifyGridQuestion, scoreMoments } from '../../src/kernel/rectify';
import { kernelModule } from '../accuracy/compare';
import { J2000, kernel, runs } from './support';

const CELLS = 81;
const YEAR = 365.25;
const SHARES = [7, 20, 6, 10, 7, 18, 16, 19, 17];
const CYCLE = 120 * YEAR;

const fits = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: CELLS, maxLength: CELLS });
const question = fc
  .record({
    charts: fc.array(
      fits.map((cells) => Float64Array.from(cells)),
      { minLength: 1, maxLength: 4 },
    ),
    lord: fc.integer({ min: 0, max: 8 }),
    gone: fc.double({ min: 0, max: 0.9, noNaN: true }),
    stepMinutes: fc.integer({ min: 1, max: 60 }),
    count: fc.integer({ min: 1, max: 24 }),
    // Some events are before birth and some beyond the 120 years.
    events: fc.array(
      fc.record({ years: fc.double({ min: -15, max: 125, noNaN: true }), category: fc.integer({ min: 0, max: 8 }) }),
      { minLength: 1, maxLength: 12 },
    ),
    levelWeights: fc.tuple(...Array.from({ length: 3 }, () => fc.double({ min: 0, max: 1, noNaN: true }))),
    deals: fc.integer({ min: 0, max: 20 }),
    seed: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  })
  .map(({ charts, lord, gone, stepMinutes, count, events, levelWeights, deals, seed }): RectifyGridQuestion => {
    const days = (i: number) => (i * stepMinutes) / 1440;
    return {
      lordShares: SHARES,
      cycleDays: CYCLE,
      moments: Array.from({ length: count }, (_, i) => ({
        lord,
        // The Moon traverses a nakṣatra in a day, so the cycle begins earlier by the years of its lord.
        cycleJd: J2000 - (gone + 0.99 * days(i)) * (SHARES[lord] as number) * YEAR,
        // Each chart applies to several consecutive moments.
        chart: Math.floor((i * charts.length) / count),
      })),
      events: events.map(({ years, category }) => ({ jdUt: J2000 + years * YEAR, category })),
      charts,
      levelWeights: levelWeights as [number, number, number],
      deals,
      seed,
    };
  });

/** The lords of the levels at a fraction of a period, 0..1. The parts begin with its own lord, each with its share. */
function lordsIn(lord: number, share: number, levels: number): number[] {
  if (levels === 0) return [];
  let gone = 0;
  for (let i = 0; ; i++) {
    const part = (lord + i) % 9;
    const width = (SHARES[part] as number) / 120;
    if (share < gone + width || i === 8) return [part, ...lordsIn(part, (share - gone) / width, levels - 1)];
    gone += width;
  }
}

/** Lords of mahā, antara and pratyantara at the events; null outside the cycle. */
function lordsOf({ moments, events }: RectifyGridQuestion): (number[] | null)[][] {
  return moments.map(({ lord, cycleJd }) =>
    events.map(({ jdUt }) => {
      const isInside = jdUt >= cycleJd && jdUt < cycleJd + CYCLE;
      return isInside ? lordsIn(lord, (jdUt - cycleJd) / CYCLE, 3) : null;
    }),
  );
}

/** The score of a moment when its events have these categories. */
function scoreOf(
  { charts, moments, levelWeights }: RectifyGridQuestion,
  lords: (number[] | null)[],
  moment: number,
  categories: readonly number[],
): number {
  const chart = charts[moments[moment]?.chart as number] as Float64Array;
  return lords.reduce((sum, running, e) => {
    const worth = (lord: number) => chart[(categories[e] as number) * 9 + lord] as number;
    return (
      sum + (running ?? []).reduce((worths, lord, level) => worths + (levelWeights[level] as number) * worth(lord), 0)
    );
  }, 0);
}

/**
 * The random assignments: 32-bit xorshift (Marsaglia 2003) and the Fisher–Yates shuffle, each from the previous one.
 */
function assignmentsOf(categories: readonly number[], deals: number, seed: number): number[][] {
  let state = seed >>> 0;
  const draw = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % below;
  };
  const hand = [...categories];
  return Array.from({ length: deals }, () => {
    for (let i = hand.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [hand[i], hand[j]] = [hand[j] as number, hand[i] as number];
    }
    return [...hand];
  });
}

const simple: RectifyGridQuestion = {
  lordShares: SHARES,
  cycleDays: CYCLE,
  moments: [{ lord: 7, cycleJd: J2000 - 1000, chart: 0 }],
  events: [{ jdUt: J2000 + 10_000, category: 0 }],
  charts: [new Float64Array(CELLS)],
  levelWeights: [0.4, 0.35, 0.25],
  deals: 10,
  seed: 1,
};

describe('scores and fingerprints', () => {
  test('scores and fingerprints follow from the lords at each event', () => {
    fc.assert(
      fc.property(question, (q) => {
        const { scores, fingerprints, bestDealt } = kernel.rectify(q);
        const lords = lordsOf(q);
        const categories = q.events.map(({ category }) => category);
        const expected = q.moments.map((_, m) => scoreOf(q, lords[m] as number[][], m, categories));
        expect(scores).toHaveLength(q.moments.length);
        expected.forEach((score, m) => {
          expect(Math.abs((scores[m] as number) - score)).toBeLessThan(1e-12);
        });
        const texts = lords.map((momentLords) => JSON.stringify(momentLords));
        texts.forEach((a, i) => {
          texts.forEach((b, j) => {
            expect(fingerprints[i] === fingerprints[j]).toBe(a === b);
          });
        });
        const hands = assignmentsOf(categories, q.deals, q.seed);
        expect(bestDealt).toHaveLength(q.deals);
        hands.forEach((hand, d) => {
          const best = Math.max(...q.moments.map((_, m) => scoreOf(q, lords[m] as number[][], m, hand)));
          expect(Math.abs((bestDealt[d] as number) - best)).toBeLessThan(1e-12);
        });
      }),
      runs(100),
    );
  });

  test('an event that the next moment brings into the 120 years scores from there on', () => {
    const charts = [new Float64Array(CELLS).fill(1)];
    // During the day the Moon moves the beginning of the cycle back from the birth.
    const moments = [0, 2, 4].map((days, i) => ({ lord: 0, cycleJd: J2000 + i / 1440 - days, chart: 0 }));
    const events = [{ jdUt: J2000 - 1e-6, category: 0 }];
    expect([...kernel.rectify({ ...simple, charts, moments, events, levelWeights: [1, 0, 0] }).scores]).toEqual([
      0, 1, 1,
    ]);
  });

  test('an event outside the 120 years scores nothing in any category', () => {
    const charts = [new Float64Array(CELLS).fill(1)];
    const events = [-50_000, 60_000].map((days, category) => ({ jdUt: J2000 + days, category }));
    const { scores, bestDealt } = kernel.rectify({ ...simple, charts, events });
    expect([...scores, ...bestDealt]).toEqual(Array(11).fill(0));
  });
});

describe('random assignments', () => {
  test('random assignments of a single event all have the same best score', () => {
    fc.assert(
      fc.property(question, (q) => {
        const { scores, bestDealt } = kernel.rectify({ ...q, events: q.events.slice(0, 1), deals: 7 });
        expect([...bestDealt]).toEqual(Array(7).fill(Math.max(...scores)));
      }),
      runs(30),
    );
  });

  test('random assignments permute the categories: a score that depends only on their counts does not change', () => {
    const chart = Float64Array.from({ length: CELLS }, (_, i) => 2 ** Math.floor(i / 9)); // the same for every lord of a category
    const events = [0, 1, 1, 4, 8, 8, 8].map((category, i) => ({ jdUt: J2000 + 1000 * i, category }));
    const { scores, bestDealt } = kernel.rectify({
      ...simple,
      events,
      charts: [chart],
      levelWeights: [1, 0, 0],
      deals: MAX_DEALS,
    });
    expect(scores[0]).toBe(1 + 2 + 2 + 16 + 3 * 256);
    expect([...bestDealt]).toEqual(Array(MAX_DEALS).fill(scores[0]));
  });

  test('random assignments of three events occur in all six orders about equally often', () => {
    // The mahādaśās of three lords, each worth another power of ten, so that the sum encodes the order.
    const events = [1, 10, 30].map((years, category) => ({ jdUt: J2000 + years * YEAR, category }));
    const lords = events.map(({ jdUt }) => lordsIn(0, (jdUt - J2000) / CYCLE, 1)[0] as number);
    const chart = new Float64Array(CELLS);
    lords.forEach((lord, i) => {
      for (let category = 0; category < 3; category++) chart[category * 9 + lord] = category * 10 ** i;
    });
    const moments = [{ lord: 0, cycleJd: J2000, chart: 0 }];
    const { bestDealt } = kernel.rectify({
      ...simple,
      moments,
      events,
      charts: [chart],
      levelWeights: [1, 0, 0],
      deals: MAX_DEALS,
      seed: 77,
    });
    const counts = new Map<number, number>();
    for (const order of bestDealt) counts.set(order, (counts.get(order) ?? 0) + 1);
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([12, 21, 102, 120, 201, 210]);
    const expected = MAX_DEALS / 6;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(20.5); // one in a thousand, five degrees of freedom
  });

  test('random assignments with the same seed are equal, and with another seed differ', () => {
    fc.assert(
      fc.property(question, (q) => {
        expect(kernel.rectify(q)).toEqual(kernel.rectify(q));
      }),
      runs(20),
    );
    const [q] = fc.sample(question, { seed: 3, numRuns: 1 }) as [RectifyGridQuestion];
    const events = Array.from({ length: 9 }, (_, i) => ({ jdUt: J2000 + 2000 * i, category: i }));
    const bestOf = (seed: number) => [...kernel.rectify({ ...q, events, deals: 20, seed }).bestDealt];
    expect(bestOf(1)).not.toEqual(bestOf(2));
  });
});

describe('bounds', () => {
  const invalid: [string, Partial<RectifyGridQuestion>][] = [
    ['no moment', { moments: [] }],
    ['too many moments', { moments: Array(MAX_BIRTHS + 1).fill(simple.moments[0]) }],
    ['a tenth lord', { moments: [{ lord: 9, cycleJd: J2000, chart: 0 }] }],
    ['half a lord', { moments: [{ lord: 0.5, cycleJd: J2000, chart: 0 }] }],
    ['a cycle from no instant', { moments: [{ lord: 0, cycleJd: Number.NaN, chart: 0 }] }],
    ['an unknown chart', { moments: [{ lord: 1, cycleJd: J2000, chart: 1 }] }],
    ['half a chart', { moments: [{ lord: 1, cycleJd: J2000, chart: 0.5 }] }],
    ['eight lords', { lordShares: SHARES.slice(1) }],
    ['a lord without a share', { lordShares: [0, ...SHARES.slice(1)] }],
    ['no event', { events: [] }],
    ['too many events', { events: Array(MAX_DATED + 1).fill(simple.events[0]) }],
    ['category 9', { events: [{ jdUt: J2000, category: 9 }] }],
    ['category −1', { events: [{ jdUt: J2000, category: -1 }] }],
    ['category 0.5', { events: [{ jdUt: J2000, category: 0.5 }] }],
    ['no chart', { charts: [] }],
    ['too many charts', { charts: Array(MAX_CHARTS + 1).fill(simple.charts[0]) }],
    ['a short chart', { charts: [new Float64Array(CELLS - 1)] }],
    ['too many deals', { deals: MAX_DEALS + 1 }],
    ['−1 deals', { deals: -1 }],
    ['the seed 0', { seed: 0 }],
    ['the seed 2³²', { seed: 2 ** 32 }],
    ['a cycle of no days', { cycleDays: 0 }],
    ['a cycle of NaN days', { cycleDays: Number.NaN }],
  ];

  test.each(invalid)('a question with %s is refused', (_, changes) => {
    expect(() => kernel.rectify({ ...simple, ...changes })).toThrow(RangeError);
  });

  test('the largest question is answered without growing the memory', () => {
    const instance = instantiate(kernelModule);
    const before = instance.wasm.memory.buffer.byteLength;
    const largest: RectifyGridQuestion = {
      ...simple,
      moments: Array.from({ length: MAX_BIRTHS }, (_, i) => ({
        lord: i % 9,
        cycleJd: J2000 - i,
        chart: i % MAX_CHARTS,
      })),
      events: Array.from({ length: MAX_DATED }, (_, i) => ({ jdUt: J2000 + 400 * i, category: i % 9 })),
      charts: Array.from({ length: MAX_CHARTS }, (_, i) => new Float64Array(CELLS).fill(i)),
      deals: MAX_DEALS,
      seed: 2 ** 32 - 1,
    };
    for (let i = 0; i < 3; i++) {
      const { scores, bestDealt } = scoreMoments(instance, largest);
      expect(scores.every((score, m) => Math.abs(score - (m % MAX_CHARTS) * MAX_DATED) < 1e-9)).toBe(true);
      expect(bestDealt.every((score) => Math.abs(score - 63 * MAX_DATED) < 1e-9)).toBe(true);
    }
    expect(instance.wasm.memory.buffer.byteLength).toBe(before);
  });

  test('later calls do not change the scores, and scoring does not disturb other calls', () => {
    const otherKernel = loadKernel(kernelModule);
    const first = kernel.rectify({ ...simple, charts: [new Float64Array(CELLS).fill(0.5)] });
    const copy = structuredClone(first);
    const sky = otherKernel.sky(J2000);
    kernel.rectify(simple);
    kernel.moments({ fromUt: J2000, stepDays: 0.01, count: 100, latDeg: 10, lonDeg: 20, zodiac: 'lahiri' });
    expect(first).toEqual(copy);
    expect(kernel.sky(J2000)).toEqual(sky);
  });
});
