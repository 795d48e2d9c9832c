/** The budget of processor time: a bucket that drains evenly. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Spent, spend, unspentAt } from '../../../src/domain/limits/budget';
import { HOUR_MS } from '../../../src/domain/limits/window';

const LIMIT = 3600;

describe('a budget of 3600 ms an hour', () => {
  test('the budget pays until it is spent, and again as it drains', () => {
    const first = spend(LIMIT, undefined, 3000, 0);
    expect(first.decision).toEqual({ passes: true, limit: LIMIT, remaining: 600, resetMs: 0 });
    const second = spend(LIMIT, first.spent, 1000, 0);
    expect(second.decision).toMatchObject({ passes: false, remaining: 600, resetMs: 400_000 });
    expect(second.spent).toEqual(first.spent);
    expect(spend(LIMIT, second.spent, 1000, 399_000).decision.passes).toBe(false);
    expect(spend(LIMIT, second.spent, 1000, 400_000).decision.passes).toBe(true);
  });

  test('the budget pays once for a cost above the whole budget', () => {
    const { decision, spent } = spend(LIMIT, undefined, 10_000, 0);
    expect(decision.passes).toBe(true);
    expect(spend(LIMIT, spent, 1, HOUR_MS).decision.passes).toBe(false);
    expect(unspentAt(spent, LIMIT)).toBe((10_000 / LIMIT) * HOUR_MS);
  });

  test('the budget is whole again when a clock that was hours ahead is corrected', () => {
    const ahead = spend(LIMIT, undefined, LIMIT, 5 * HOUR_MS);
    expect(spend(LIMIT, ahead.spent, 1, 4.5 * HOUR_MS).decision.passes).toBe(false);
    expect(spend(LIMIT, ahead.spent, 1, 0).decision.passes).toBe(true);
  });
});

test('a budget of 0 refuses everything', () => {
  expect(spend(0, undefined, 1, 0).decision).toMatchObject({ passes: false, remaining: 0 });
});

test('in any hour at most twice the budget is spent, and a cost passes at the announced reset', () => {
  const costs = fc.array(
    fc.record({ afterMs: fc.integer({ min: 0, max: 300_000 }), costMs: fc.integer({ min: 1, max: 900 }) }),
    {
      minLength: 1,
      maxLength: 200,
    },
  );
  fc.assert(
    fc.property(costs, (list) => {
      let [nowMs, spent] = [0, undefined as Spent | undefined];
      const paid: { nowMs: number; costMs: number }[] = [];
      for (const { afterMs, costMs } of list) {
        nowMs += afterMs;
        const { decision, spent: after } = spend(LIMIT, spent, costMs, nowMs);
        if (decision.passes) paid.push({ nowMs, costMs });
        else expect(spend(LIMIT, after, costMs, Math.ceil(decision.resetMs)).decision.passes).toBe(true);
        spent = after;
      }
      for (const { nowMs: end } of paid) {
        const within = paid.filter((each) => each.nowMs <= end && each.nowMs > end - HOUR_MS);
        expect(within.reduce((sum, each) => sum + each.costMs, 0)).toBeLessThanOrEqual(2 * LIMIT);
      }
    }),
  );
});
