import { expect } from 'vitest';
import type { Differences } from './compare';

/** Limits of the differences of each quantity, just above the present values. */
export type Gates = Record<string, { p95: number; max: number }>;

/** Prints the distribution of each quantity and compares it with its gate. Every quantity must have one. */
export function hold(differences: Differences, gates: Gates): void {
  expect(differences.quantities.toSorted()).toEqual(Object.keys(gates).toSorted());
  for (const [quantity, gate] of Object.entries(gates)) {
    const { mean, p95, max, count } = differences.summary(quantity);
    const figures = [mean, p95, max].map((value) => value.toFixed(5));
    console.log(`${quantity.padEnd(30)} mean ${figures[0]}  p95 ${figures[1]}  max ${figures[2]}  of ${count}`);
    expect.soft(p95, `${quantity} p95`).toBeLessThan(gate.p95);
    expect.soft(max, `${quantity} max`).toBeLessThan(gate.max);
  }
}
