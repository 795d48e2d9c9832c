/** Separates labels around a circle. */
import { norm360 } from '../domain/circle';

/** A run of neighbours that moves together: its mean, and how many it has. */
interface Block {
  mean: number;
  count: number;
}

/** The non-decreasing sequence nearest to the values, by least squares (pool adjacent violators). */
function nonDecreasing(values: readonly number[]): number[] {
  const blocks: Block[] = [];
  for (const value of values) {
    let block: Block = { mean: value, count: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const count = last.count + block.count;
      block = { mean: (last.mean * last.count + block.mean * block.count) / count, count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ mean, count }) => Array<number>(count).fill(mean));
}

/**
 * Angles near the given ones, in their order around the circle, at least `apartDeg` from each other.
 *
 * @param anglesDeg  any angles
 * @param apartDeg   at most 360 over their number
 */
export function spread(anglesDeg: readonly number[], apartDeg: number): number[] {
  const count = anglesDeg.length;
  if (count < 2) return anglesDeg.map(norm360);
  if (count * apartDeg > 360) throw new RangeError(`no room for ${count} labels`);
  const order = anglesDeg.map((deg, i) => ({ deg: norm360(deg), i })).sort((a, b) => a.deg - b.deg || a.i - b.i);
  const gapBefore = (k: number): number => norm360((order[k]?.deg ?? 0) - (order.at(k - 1)?.deg ?? 0));
  const first = order.reduce((best, _, k) => (gapBefore(k) > gapBefore(best) ? k : best), 0);
  const run = order.map((_, k) => order[(first + k) % count] as { deg: number; i: number });
  const start = run[0]?.deg ?? 0;
  const ahead = run.map(({ deg }, k) => norm360(deg - start) - k * apartDeg);
  let moved = nonDecreasing(ahead).map((deg, k) => deg + k * apartDeg);
  const span = (moved.at(-1) ?? 0) - (moved[0] ?? 0);
  // Where the last would meet the first across the widest gap, all share the circle evenly.
  if (span > 360 - apartDeg) {
    const middle = moved.reduce((sum, deg, k) => sum + deg - (360 * k) / count, 0) / count;
    moved = moved.map((_, k) => middle + (360 * k) / count);
  }
  const result = new Array<number>(count);
  for (const [k, { i }] of run.entries()) result[i] = norm360(start + (moved[k] as number));
  return result;
}
