/** The simulation of docs/scale.md. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULTS, hitRates, report, simulate } from '../tools/scale.mjs';

test('the document docs/scale.md has its tables', () => {
  const text = readFileSync('docs/scale.md', 'utf8');
  for (const table of report(DEFAULTS).split('\n\n')) expect(text).toContain(table);
});

/** Uniform numbers in [0, 1). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test.each([1, 10, 100])(
  'simulated arrivals with %i questions in a lifetime hit the cache as often as the formula predicts',
  (arrivals) => {
    const parameters = {
      ...DEFAULTS,
      users: arrivals * 24,
      active: 1,
      visitors: 0,
      'api-years': 1,
      towns: 1,
      centres: 1,
      years: 1,
    };
    const random = generator(108);
    let [hits, total, now, freshUntil] = [0, 0, 0, -1];
    while (total < 200_000) {
      now += (-Math.log(1 - random()) * 3600) / arrivals;
      total += 1;
      if (now < freshUntil) hits += 1;
      else freshUntil = now + 3600;
    }
    expect(hitRates(parameters).all).toBeCloseTo(hits / total, 2);
  },
);

test('more users, a longer life and fewer caches raise the hits; nothing exceeds its bounds', () => {
  const base = hitRates(DEFAULTS).all;
  for (const better of [{ users: 1e7 }, { 'cache-seconds': 86_400 }, { centres: 1 }, { towns: 100 }]) {
    const { all, rates } = hitRates({ ...DEFAULTS, ...better });
    expect(all).toBeGreaterThan(base);
    for (const rate of rates) expect(rate).toBeLessThan(1);
  }
});

test('storage and cost grow with the users', () => {
  const [one, ten] = [simulate(DEFAULTS), simulate({ ...DEFAULTS, users: 1e7 })];
  expect(ten.gb).toBeCloseTo(10 * one.gb, 6);
  expect(ten.fullAt).toBe(one.fullAt);
  expect(ten.load).toBeCloseTo(10 * one.load, 9);
  expect(ten.dollars).toBeLessThan(10 * one.dollars); // more of the years are cached
});
