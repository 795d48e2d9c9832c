/** Daśās as the kernel divides them, compared with a plain recursion that follows the definition. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CircleOrder,
  type DashaBounds,
  DashaCursor,
  type DashaDivision,
  DashaQuestion,
  type GivenOrder,
  PERIOD,
} from '../../src/kernel/dasha';
import { evenly, J2000, kernel, runs } from './support';

interface Period {
  node: number;
  level: number;
  startJd: number;
  endJd: number;
  /** Index of the containing period, −1 for a mahādaśā. */
  parent: number;
  place: number;
}

const FIELDS = ['node', 'level', 'startJd', 'endJd', 'parent', 'place'] as const;

const recordsOf = (periods: Float64Array): Period[] =>
  Array.from({ length: periods.length / PERIOD.slots }, (_, i) => {
    const fields = FIELDS.map((field) => [field, periods[i * PERIOD.slots + PERIOD[field]]]);
    return Object.fromEntries(fields) as Period;
  });

function pageOf(cursor: DashaCursor): Period[] {
  let page: Period[] = [];
  kernel.periods(cursor, (periods) => {
    page = recordsOf(periods);
  });
  return page;
}

function periodsOf(division: DashaDivision, bounds: DashaBounds): Period[] {
  const cursor = new DashaCursor(new DashaQuestion(division, bounds));
  const periods: Period[] = [];
  while (!cursor.isAtEnd) periods.push(...pageOf(cursor));
  return periods;
}

const isCircle = (order: CircleOrder | GivenOrder): order is CircleOrder => 'first' in order;

/** The definition: a period lasts its share of the containing one, and follows the previous one. */
function plain({ startJd, days, shares, nodes, order }: DashaDivision, levels: number): Period[] {
  const circle = (first: number, count: number) => Array.from({ length: count }, (_, i) => (first + i) % nodes.length);
  const parts = (node: number) => (isCircle(order) ? circle(node, nodes.length) : order.partsOf(node));
  const share = (node: number): number => nodes[node] as number;
  const periods: Period[] = [];
  const lay = (rows: { node: number; days: number }[], level: number, parent: number, from: number): void => {
    let start = from;
    for (const [place, { node, days: length }] of rows.entries()) {
      const number = periods.push({ node, level, startJd: start, endJd: start + length, parent, place }) - 1;
      if (level < levels && length > 0) {
        const inner = parts(node);
        const total = inner.reduce((sum, part) => sum + share(part), 0);
        lay(
          inner.map((part) => ({ node: part, days: (length * share(part)) / total })),
          level + 1,
          number,
          start,
        );
      }
      start += length;
    }
  };
  const mahas = isCircle(order)
    ? circle(order.first, order.mahas).map((node) => ({ node, share: share(node) }))
    : order.mahas;
  lay(
    mahas.map((maha) => ({ node: maha.node, days: (days * maha.share) / shares })),
    1,
    -1,
    startJd,
  );
  return periods;
}

const span = { startJd: evenly(kernel.range.from, kernel.range.to), days: evenly(300, 400), shares: fc.constant(1) };
const years = fc.integer({ min: 1, max: 30 });

const circle: fc.Arbitrary<DashaDivision> = fc.array(years, { minLength: 1, maxLength: 12 }).chain((nodes) =>
  fc.record({
    ...span,
    nodes: fc.constant(nodes),
    order: fc.record({ first: fc.nat(nodes.length - 1), mahas: fc.integer({ min: 1, max: 24 }) }),
  }),
);

const ordered: fc.Arbitrary<DashaDivision> = fc
  .tuple(fc.array(years, { minLength: 1, maxLength: 20 }), fc.integer({ min: 2, max: 12 }))
  .chain(([nodes, parts]) => {
    const node = fc.nat(nodes.length - 1);
    const orders = fc.array(fc.array(node, { minLength: parts, maxLength: parts }), {
      minLength: nodes.length,
      maxLength: nodes.length,
    });
    // A mahādaśā may have zero length. It then has no parts.
    const maha = fc.record({ node, share: fc.integer({ min: 0, max: 12 }) });
    return fc.record({
      ...span,
      nodes: fc.constant(nodes),
      order: fc.record({
        mahas: fc.array(maha, { minLength: 1, maxLength: 24 }),
        parts: fc.constant(parts),
        partsOf: orders.map((rows) => (node: number) => rows[node] as number[]),
      }),
    });
  });

const VIMSHOTTARI: DashaDivision = {
  startJd: J2000,
  days: 120 * 365.25,
  shares: 120,
  nodes: [7, 20, 6, 10, 7, 18, 16, 19, 17],
  order: { first: 3, mahas: 9 },
};

describe.each([
  ['a circle of lords', circle],
  ['an order of its own', ordered],
])('a daśā in %s', (_, division) => {
  const depth = fc.integer({ min: 1, max: 3 });

  test('the daśā has the periods of the definition', () => {
    fc.assert(
      fc.property(division, depth, (dasha, levels) => {
        const [computed, expected] = [periodsOf(dasha, { levels }), plain(dasha, levels)];
        const bare = (periods: Period[]) => periods.map(({ startJd: _s, endJd: _e, ...rest }) => rest);
        expect(bare(computed)).toEqual(bare(expected));
        computed.forEach(({ startJd, endJd }, i) => {
          expect(Math.abs(startJd - (expected[i]?.startJd ?? Number.NaN))).toBeLessThan(1e-6);
          expect(Math.abs(endJd - (expected[i]?.endJd ?? Number.NaN))).toBeLessThan(1e-6);
        });
      }),
      runs(40),
    );
  });

  test('the daśā has parts that tile their period exactly, each with its share', () => {
    fc.assert(
      fc.property(division, depth, (dasha, levels) => {
        const periods = periodsOf(dasha, { levels });
        const inside = Map.groupBy(periods, ({ parent }) => parent);
        for (const [parent, parts] of inside) {
          const holder = periods[parent];
          const total = parts.reduce((sum, { node }) => sum + (dasha.nodes[node] as number), 0);
          parts.forEach((part, i) => {
            expect(part.startJd).toBe(i === 0 ? (holder?.startJd ?? dasha.startJd) : parts[i - 1]?.endJd);
            if (!holder) return;
            const share = ((holder.endJd - holder.startJd) * (dasha.nodes[part.node] as number)) / total;
            expect(Math.abs(part.endJd - part.startJd - share)).toBeLessThan(1e-8);
          });
          if (holder) expect(parts.at(-1)?.endJd).toBe(holder.endJd);
        }
      }),
      runs(40),
    );
  });

  test('the daśā at an instant has the periods that contain it', () => {
    fc.assert(
      fc.property(division, depth, evenly(-0.1, 1.1), (dasha, levels, share) => {
        const allPeriods = periodsOf(dasha, { levels });
        const endJd = Math.max(...allPeriods.map((period) => period.endJd));
        const jdUt = dasha.startJd + share * (endJd - dasha.startJd);
        const running = periodsOf(dasha, { levels, fromJd: jdUt, toJd: jdUt });
        const holds = (period: Period) => period.startJd <= jdUt && jdUt < period.endJd;
        const bare = (periods: Period[]) => periods.map(({ parent: _, ...rest }) => rest);
        expect(bare(running)).toEqual(bare(allPeriods.filter(holds)));
        expect(running.length).toBe(allPeriods.some(holds) ? levels : 0);
      }),
      runs(60),
    );
  });

  test('the daśā in a span has the periods that touch it', () => {
    fc.assert(
      fc.property(division, depth, evenly(0, 1), evenly(0, 1), (dasha, levels, a, b) => {
        const allPeriods = periodsOf(dasha, { levels });
        const length = Math.max(...allPeriods.map((period) => period.endJd)) - dasha.startJd;
        const [fromJd, toJd] = [Math.min(a, b), Math.max(a, b)].map((share) => dasha.startJd + share * length);
        const touching = allPeriods.filter(
          (period) => period.startJd <= (toJd as number) && period.endJd > (fromJd as number),
        );
        const inSpan = periodsOf(dasha, { levels, fromJd: fromJd as number, toJd: toJd as number });
        expect(inSpan.map(({ startJd, endJd, level }) => [level, startJd, endJd])).toEqual(
          touching.map(({ startJd, endJd, level }) => [level, startJd, endJd]),
        );
      }),
      runs(40),
    );
  });

  test('the path of a period leads back to that period and what it contains', () => {
    fc.assert(
      fc.property(division, depth, fc.nat(), (dasha, levels, chosen) => {
        const allPeriods = periodsOf(dasha, { levels });
        const number = chosen % allPeriods.length;
        const way: Period[] = [];
        for (let index = number; index >= 0; index = (allPeriods[index] as Period).parent)
          way.unshift(allPeriods[index] as Period);
        const path = way.map(({ place }) => place);
        const within = (period: Period): boolean =>
          period === allPeriods[number] || (period.parent >= 0 && within(allPeriods[period.parent] as Period));
        const inside = periodsOf(dasha, { levels, path });
        const bare = (periods: Period[]) => periods.map(({ parent: _, ...rest }) => rest);
        expect(bare(inside)).toEqual(bare([...way.slice(0, -1), ...allPeriods.filter(within)]));
      }),
      runs(60),
    );
  });

  test('the pages are the same whether others are read in between or not', () => {
    fc.assert(
      fc.property(division, division, (firstDivision, otherDivision) => {
        const cursors = [firstDivision, otherDivision].map(
          (dasha) => new DashaCursor(new DashaQuestion(dasha, { levels: 3 })),
        );
        const inTurns = cursors.map((): Period[] => []);
        while (cursors.some(({ isAtEnd }) => !isAtEnd)) {
          for (const [i, cursor] of cursors.entries()) inTurns[i]?.push(...(cursor.isAtEnd ? [] : pageOf(cursor)));
        }
        expect(inTurns).toEqual([firstDivision, otherDivision].map((dasha) => periodsOf(dasha, { levels: 3 })));
      }),
      runs(10),
    );
  });
});

test('five levels of Viṃśottarī are 66,429 periods in pages of at most 512, and no page divides the last parts', () => {
  const cursor = new DashaCursor(new DashaQuestion(VIMSHOTTARI, { levels: 5 }));
  let [count, pages] = [0, 0];
  while (!cursor.isAtEnd) {
    const page = pageOf(cursor);
    count += page.length;
    pages++;
    expect(page.length).toBeLessThanOrEqual(512);
    expect((page.length > 0 && page.at(-1)?.level) || 0).toBe(5);
    expect(page[0]?.place === 0 || (page[0]?.level ?? 5) < 5).toBe(true);
  }
  expect(count).toBe(9 + 81 + 729 + 6561 + 59_049);
  expect(pages).toBeLessThanOrEqual(Math.ceil(count / 500));
});

test('a cursor at the end reads nothing', () => {
  const cursor = new DashaCursor(new DashaQuestion(VIMSHOTTARI, { levels: 1 }));
  expect(pageOf(cursor)).toHaveLength(9);
  expect(pageOf(cursor)).toEqual([]);
});

describe('refused questions', () => {
  test.each([0, 6, 1.5, Number.NaN])('a daśā with a depth of %s is refused', (levels) => {
    expect(() => new DashaQuestion(VIMSHOTTARI, { levels })).toThrow(RangeError);
  });

  test.each<[string, Partial<DashaDivision>]>([
    ['from an invalid instant', { startJd: Number.NaN }],
    ['of zero days', { days: 0 }],
    ['of NaN days', { days: Number.NaN }],
    ['without a lord', { nodes: [] }],
    ['of thirteen lords', { nodes: Array(13).fill(1) }],
    ['of a negative share', { nodes: [1, -1] }],
    ['from an unknown lord', { order: { first: 9, mahas: 9 } }],
    ['without mahādaśās', { order: { first: 0, mahas: 0 } }],
    ['of 25 mahādaśās', { order: { first: 0, mahas: 25 } }],
    ['with a mahādaśā of an unknown node', { order: { mahas: [{ node: 9, share: 1 }], parts: 1, partsOf: () => [0] } }],
    ['with a part of an unknown node', { order: { mahas: [{ node: 0, share: 1 }], parts: 1, partsOf: () => [-1] } }],
  ])('a daśā %s is refused', (_, changes) => {
    expect(() => periodsOf({ ...VIMSHOTTARI, ...changes }, { levels: 2 })).toThrow(RangeError);
  });
});
