/**
 * The recovery of known births, and the distinction between informative and random events. The gates are just beside
 * the measured rates; `docs/reference/rectification.md` lists the rates.
 */
import { expect, test } from 'vitest';
import { type Drawing, drawnBirth, randomFrom, rectified } from './support';

interface Rates {
  /** The true moment is in the interval of one of the candidates (`top5`), or of the first (`first`). */
  top5: number;
  first: number;
  /** A candidate is within a quarter of an hour of the truth. */
  near: number;
  clear: number;
  weak: number;
  none: number;
}

function ratesOf(name: string, births: number, drawing: Drawing): Rates {
  const random = randomFrom(20_261_121);
  const counts: Rates = { top5: 0, first: 0, near: 0, clear: 0, weak: 0, none: 0 };
  for (let i = 0; i < births; i++) {
    const { question, trueMinute } = drawnBirth(random, drawing);
    const { candidates, discrimination } = rectified(question);
    const rank = candidates.find(
      ({ interval }) => interval.startMinute <= trueMinute && trueMinute <= interval.endMinute,
    )?.rank;
    counts.top5 += Number(rank !== undefined);
    counts.first += Number(rank === 1);
    counts.near += Number(candidates.some(({ minute }) => Math.abs(minute - trueMinute) <= 15));
    counts[discrimination.level]++;
  }
  const rates = Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, n / births])) as unknown as Rates;
  const text = Object.entries(rates).map(([key, rate]) => `${key} ${(rate * 100).toFixed(1)} %`);
  console.log(`${name}, ${births} births: ${text.join(', ')}`);
  return rates;
}

const TWO_HOURS = { windowMinutes: 120, gridMinutes: 5 };
const DAY = { windowMinutes: 1439, gridMinutes: 5 };

test.each<[name: string, drawing: Drawing, births: number, atLeast: Partial<Rates>]>([
  [
    '6 events drawn from their daśās, 2 hours',
    { ...TWO_HOURS, events: 6, drawnFrom: 20 },
    200,
    { top5: 0.97, near: 0.98 },
  ],
  ['12 events drawn from their daśās, 2 hours', { ...TWO_HOURS, events: 12, drawnFrom: 20 }, 200, { top5: 0.98 }],
  ['12 events drawn from their daśās, a day', { ...DAY, events: 12, drawnFrom: 20 }, 100, { top5: 0.96 }],
  ['20 events drawn from their daśās, a day', { ...DAY, events: 20, drawnFrom: 20 }, 100, { top5: 0.98 }],
  ['12 events drawn loosely from them, 2 hours', { ...TWO_HOURS, events: 12, drawnFrom: 4 }, 200, { top5: 0.91 }],
])('a birth with %s is recovered', (name, drawing, births, atLeast) => {
  const rates = ratesOf(name, births, drawing);
  for (const [key, rate] of Object.entries(atLeast))
    expect(rates[key as keyof Rates], key).toBeGreaterThanOrEqual(rate);
});

test.each<[name: string, drawing: Drawing, births: number, atMost: Partial<Rates>]>([
  ['6 random events, 2 hours', { ...TWO_HOURS, events: 6, drawnFrom: 1 }, 1000, { clear: 0.015, weak: 0.1 }],
  ['12 random events, 2 hours', { ...TWO_HOURS, events: 12, drawnFrom: 1 }, 1000, { clear: 0.015, weak: 0.11 }],
  ['20 random events, a day', { ...DAY, events: 20, drawnFrom: 1 }, 500, { clear: 0.02, weak: 0.12, top5: 0.05 }],
  [
    '12 random events at usual ages, 2 hours',
    { ...TWO_HOURS, events: 12, drawnFrom: 1, aged: true },
    1000,
    { clear: 0.02, weak: 0.12 },
  ],
  [
    '20 random events at usual ages, a day',
    { ...DAY, events: 20, drawnFrom: 1, aged: true },
    500,
    { clear: 0.03, weak: 0.14, top5: 0.05 },
  ],
])('a birth with %s is not recovered', (name, drawing, births, atMost) => {
  const rates = ratesOf(name, births, drawing);
  for (const [key, rate] of Object.entries(atMost)) expect(rates[key as keyof Rates], key).toBeLessThanOrEqual(rate);
});
