/** Windows compared with the simplest possible model: the list of all instants at which a request passed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOf,
  HOUR_MS,
  type LimitDecision,
  type Policy,
  type Tally,
  take,
  type Window,
} from '../../../src/domain/limits/window';
import { runs } from '../support/property';

const NOON = Date.UTC(2030, 5, 1, 12);

/** Requests at one instant after another, in one bucket. */
function askAt(policy: Policy, instants: readonly number[]): LimitDecision[] {
  let tally: Tally = [];
  return instants.map((at) => {
    const result = take(policy, tally, at);
    tally = result.tally;
    return result.decision;
  });
}

/** The decision from the list of instants at which earlier requests passed. */
function model({ window, limit }: Policy, passed: readonly number[], now: number): LimitDecision {
  const hour = (at: number) => Math.floor(at / HOUR_MS);
  const counted = passed.filter((at) => (window === 'clock' ? hour(at) === hour(now) : at > now - HOUR_MS));
  const passes = counted.length < limit;
  const oldest = Math.min(...counted, ...(passes || counted.length === 0 ? [now] : []));
  return {
    passes,
    limit,
    remaining: Math.max(0, limit - counted.length - (passes ? 1 : 0)),
    resetMs: window === 'clock' ? (hour(now) + 1) * HOUR_MS : oldest + HOUR_MS,
  };
}

const steps = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: HOUR_MS / 2 }), fc.constant(HOUR_MS)), {
  maxLength: 60,
});

describe.each<Window>(['clock', 'sliding'])('the %s hour', (window) => {
  test('the window decides like the model', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: HOUR_MS }),
        steps,
        (limit, start, waits) => {
          let now = NOON + start;
          const instants = waits.map((wait) => {
            now += wait;
            return now;
          });
          const passed: number[] = [];
          askAt({ window, limit }, instants).forEach((decision, i) => {
            const instant = instants[i] as number;
            expect(decision).toEqual(model({ window, limit }, passed, instant));
            if (decision.passes) passed.push(instant);
          });
        },
      ),
      runs(500),
    );
  });

  test('the window keeps at most as many stamps as requests passed', () => {
    let tally: Tally = [];
    for (let i = 0; i < 1000; i++) tally = take({ window, limit: 7 }, tally, NOON + i * 1000).tally;
    expect(tally.length).toBeLessThanOrEqual(7);
  });

  test('the window has room at its reset and not a millisecond earlier', () => {
    const policy = { window, limit: 3 };
    const decisions = askAt(policy, [NOON + 1, NOON + 2, NOON + 3, NOON + 4]);
    const reset = decisions[3]?.resetMs ?? 0;
    expect(decisions.map(({ passes }) => passes)).toEqual([true, true, true, false]);
    const tally = [NOON + 1, NOON + 2, NOON + 3].reduce<Tally>((t, at) => take(policy, t, at).tally, []);
    expect(take(policy, tally, reset - 1).decision.passes).toBe(false);
    expect(take(policy, tally, reset).decision.passes).toBe(true);
  });

  test('a slow clock does not empty the window', () => {
    const [, , behind] = askAt({ window, limit: 2 }, [NOON + 5, NOON + 5, NOON - 5000]);
    expect(behind).toEqual({
      passes: false,
      limit: 2,
      remaining: 0,
      resetMs: NOON + HOUR_MS + (window === 'clock' ? 0 : 5),
    });
  });

  test('the window recovers from a clock that was wrong', () => {
    const [, after] = askAt({ window, limit: 1 }, [NOON + 100 * HOUR_MS, NOON]);
    expect(after).toMatchObject({ passes: true, resetMs: NOON + HOUR_MS });
  });

  test('the window with a lowered limit has nothing left', () => {
    const { tally } = take({ window, limit: 5 }, take({ window, limit: 5 }, [], NOON).tally, NOON);
    expect(take({ window, limit: 1 }, tally, NOON).decision).toMatchObject({ passes: false, limit: 1, remaining: 0 });
  });

  test('the window with a lowered limit has room at its reset', () => {
    const tally = [1, 2, 3, 4].reduce<Tally>((t, at) => take({ window, limit: 5 }, t, NOON + at).tally, []);
    const lowered = { window, limit: 2 };
    const { resetMs } = take(lowered, tally, NOON + 5).decision;
    expect(resetMs).toBe(NOON + HOUR_MS + (window === 'clock' ? 0 : 3));
    expect(take(lowered, tally, resetMs - 1).decision.passes).toBe(false);
    expect(take(lowered, tally, resetMs).decision.passes).toBe(true);
  });

  test('the window with a limit of 0 lets nothing pass', () => {
    const { decision, tally } = take({ window, limit: 0 }, [], NOON);
    expect(decision).toEqual({ passes: false, limit: 0, remaining: 0, resetMs: NOON + HOUR_MS });
    expect(tally).toEqual([]);
  });
});

test('an empty tally has already ended', () => {
  expect(endOf([])).toBe(Number.NEGATIVE_INFINITY);
  expect(endOf([[NOON, 1]])).toBe(NOON + HOUR_MS);
});
