/** One bucket from inside: atomic, durable, and deleted after it expires. */
import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, type LimitDecision, type Policy } from '../../src/domain/limits/window';
import type { RateLimitBucket } from '../../src/durable/rateLimitBucket';

const HOURLY: Policy = { window: 'clock', limit: 60 };
const SLIDING: Policy = { window: 'sliding', limit: 10 };
/** Later than any day of a test run, because an alarm in the past fires at once. */
const NOON = Date.UTC(2090, 5, 1, 12);

const buckets = (env as unknown as { RATE_LIMITS: DurableObjectNamespace<RateLimitBucket> }).RATE_LIMITS;
const bucket = (name = 'a') => buckets.getByName(name);
const passed = (decisions: LimitDecision[]) => decisions.filter(({ passes }) => passes).length;

/** The stored data of a bucket. */
const stored = (name = 'a') =>
  runInDurableObject(bucket(name), async (_, { storage }) => ({
    keys: (await storage.list()).size,
    alarm: await storage.getAlarm(),
  }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 1000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await reset();
});

describe('the wall-clock hour', () => {
  test('the wall-clock hour lets exactly 60 of 200 simultaneous requests pass', async () => {
    const decisions = await Promise.all(Array.from({ length: 200 }, () => bucket().take(HOURLY, Date.now())));
    expect(passed(decisions)).toBe(60);
    const remaining = decisions.filter(({ passes }) => passes).map(({ remaining }) => remaining);
    expect(remaining.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(new Set(decisions.map(({ resetMs }) => resetMs))).toEqual(new Set([NOON + HOUR_MS]));
  });

  test('the wall-clock hour starts again with the next hour', async () => {
    const single = { ...HOURLY, limit: 1 };
    expect((await bucket().take(single, NOON + HOUR_MS - 1)).passes).toBe(true);
    expect((await bucket().take(single, NOON + HOUR_MS - 1)).passes).toBe(false);
    expect(await bucket().take(single, NOON + HOUR_MS)).toMatchObject({ passes: true, resetMs: NOON + 2 * HOUR_MS });
  });
});

test('the sliding hour lets exactly 10 of 200 simultaneous requests pass', async () => {
  const decisions = await Promise.all(Array.from({ length: 200 }, (_, i) => bucket().take(SLIDING, NOON + i)));
  expect(passed(decisions)).toBe(10);
});

test.each([HOURLY, SLIDING])('the bucket keeps the count of a $window hour after eviction', async (policy) => {
  expect((await bucket().take(policy, NOON)).remaining).toBe(policy.limit - 1);
  await evictDurableObject(bucket());
  expect((await bucket().take(policy, NOON + 1)).remaining).toBe(policy.limit - 2);
});

test('two buckets are independent', async () => {
  const single = { ...HOURLY, limit: 1 };
  expect((await bucket('a').take(single, NOON)).passes).toBe(true);
  expect((await bucket('b').take(single, NOON)).passes).toBe(true);
  expect((await bucket('a').take(single, NOON)).passes).toBe(false);
});

describe('the alarm', () => {
  test('the alarm is set to a minute after the hour, whatever arrives', async () => {
    await bucket().take({ ...HOURLY, limit: 1 }, NOON + 1000);
    await bucket().take({ ...HOURLY, limit: 1 }, NOON + 2000);
    expect(await stored()).toEqual({ keys: 1, alarm: NOON + HOUR_MS + 60_000 });
  });

  test('the alarm moves with the sliding hour', async () => {
    await bucket().take(HOURLY, NOON);
    await bucket().take(HOURLY, NOON + HOUR_MS);
    expect((await stored()).alarm).toBe(NOON + 2 * HOUR_MS + 60_000);
  });

  test('the alarm deletes everything, and the next request starts again in the same object', async () => {
    const single = { ...HOURLY, limit: 1 };
    await bucket().take(single, NOON);
    vi.setSystemTime(NOON + HOUR_MS + 60_000);
    expect(await runDurableObjectAlarm(bucket())).toBe(true);
    expect(await stored()).toEqual({ keys: 0, alarm: null });
    expect((await bucket().take(single, Date.now())).passes).toBe(true);
    expect((await bucket().take(single, Date.now())).passes).toBe(false);
    expect(await stored()).toEqual({ keys: 1, alarm: NOON + 2 * HOUR_MS + 60_000 });
  });

  test('the alarm deletes nothing that still counts, and is set again', async () => {
    await bucket().take(SLIDING, NOON);
    await bucket().take(SLIDING, NOON + HOUR_MS / 2);
    vi.setSystemTime(NOON + HOUR_MS + 60_000);
    expect(await runDurableObjectAlarm(bucket())).toBe(true);
    expect(await stored()).toEqual({ keys: 1, alarm: NOON + 1.5 * HOUR_MS + 60_000 });
    expect((await bucket().take(SLIDING, Date.now())).remaining).toBe(SLIDING.limit - 2);
    vi.setSystemTime(NOON + 3 * HOUR_MS);
    await runDurableObjectAlarm(bucket());
    expect(await stored()).toEqual({ keys: 0, alarm: null });
  });

  test('the alarm is not set by a refused request', async () => {
    await bucket().take({ ...HOURLY, limit: 0 }, NOON);
    expect(await stored()).toEqual({ keys: 0, alarm: null });
  });
});

test('the bucket stores no address', async () => {
  await bucket().take(SLIDING, NOON);
  const values = await runInDurableObject(bucket(), async (_, { storage }) => [...(await storage.list())]);
  expect(values).toEqual([['tally', [[NOON, 1]]]]);
});
