/** Invalid limits, and limits without limiter objects or with broken ones. */
import { reset, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/domain/limits/window';
import type { Bindings } from '../../../src/http/env';
import type { BucketNamespace } from '../../../src/http/limits/backends';
import { asking, env, HERE, NOON, rateLimitHeaders } from './service';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 1000 });
});
afterEach(async () => {
  vi.useRealTimers();
  log.mockClear();
  await reset();
});

describe('a limit', () => {
  test.each([
    ['100', '100'],
    [' 7 ', '7'],
    ['0', '0'],
    ['', '60'],
    ['-1', '60'],
    ['1.5', '60'],
    ['1e3', '60'],
    ['sixty', '60'],
    ['Infinity', '60'],
    ['1000000', '1000000'],
    ['999999999', '999999999'],
    ['1000000000', '60'],
    [undefined, '60'],
    [12, '12'],
  ])('a limit configured as %o becomes %s', async (LIMIT_MUHURTA, limit) => {
    const answer = await asking()('/muhurta', { bindings: { ...env, LIMIT_MUHURTA: LIMIT_MUHURTA as string } });
    expect(rateLimitHeaders(answer)[0]).toBe(limit);
  });
});

describe('without limiter objects', () => {
  test('muhurta counts in memory without limiter objects', async () => {
    const ask = asking();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await ask('/muhurta', { bindings: {} })).status);
    expect(statuses.lastIndexOf(200)).toBe(59);
    expect(statuses[60]).toBe(429);
    vi.setSystemTime(NOON + HOUR_MS);
    expect((await ask('/muhurta', { bindings: {} })).status).toBe(200);
  });

  test('sahaja lets five requests pass without limiter objects', async () => {
    expect(rateLimitHeaders(await asking()('/sahaja', { bindings: {} }))).toEqual([
      '5',
      '4',
      String((NOON + HOUR_MS + 1000) / 1000),
    ]);
  });
});

describe('failing limiter objects', () => {
  const broken = (take: () => Promise<never>): Bindings => ({
    ...env,
    RATE_LIMITS: { getByName: () => ({ take, spend: take }) },
  });
  const failures: [string, BucketNamespace][] = [
    ['reject', broken(() => Promise.reject(new TypeError(`of ${HERE}`))).RATE_LIMITS as BucketNamespace],
    ['reject with no error', broken(() => Promise.reject(HERE)).RATE_LIMITS as BucketNamespace],
    [
      'throw',
      {
        getByName: () => {
          throw new Error(`of ${HERE}`);
        },
      },
    ],
  ];

  test.each(failures)(
    'the memory limiter decides when limiter objects %s, and the log contains no address',
    async (_, RATE_LIMITS) => {
      const ask = asking();
      const bindings = { ...env, RATE_LIMITS, LIMIT_MUHURTA: '2' };
      const answers = [];
      for (let i = 0; i < 3; i++) answers.push(await ask('/muhurta', { bindings }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(log).toHaveBeenCalledTimes(3);
      expect(JSON.stringify(log.mock.calls)).toContain('muhurta');
      expect(JSON.stringify(log.mock.calls)).not.toContain(HERE);
    },
  );

  test('the memory limiter decides when limiter objects are slow', async () => {
    const answer = await asking()('/muhurta', { bindings: broken(() => new Promise<never>(() => {})) });
    expect([answer.status, rateLimitHeaders(answer)[1]]).toEqual([200, '59']);
    expect(JSON.stringify(log.mock.calls)).toContain('2000 ms');
  });

  test('the memory limiter knows the requests of this isolate when limiter objects fail after working', async () => {
    const ask = asking();
    for (let i = 0; i < 3; i++) await ask('/muhurta');
    const answer = await ask('/muhurta', { bindings: broken(() => Promise.reject(new Error())) });
    expect(rateLimitHeaders(answer)[1]).toBe('56');
  });

  test('the memory limiter decides when the storage of limiter objects fails', async () => {
    const { RATE_LIMITS } = env;
    const namespace = RATE_LIMITS as unknown as DurableObjectNamespace;
    const failing: BucketNamespace = {
      getByName: (name) => ({
        spend: () => Promise.reject(new Error('no budget is set')),
        take: () =>
          runInDurableObject(namespace.getByName(name), (_, { storage }): never => {
            storage.sql.exec('SELECT nothing FROM nowhere');
            throw new Error('unreachable');
          }),
      }),
    };
    const answer = await asking()('/muhurta', { bindings: { ...env, RATE_LIMITS: failing } });
    expect([answer.status, rateLimitHeaders(answer)[1]]).toEqual([200, '59']);
  });
});
