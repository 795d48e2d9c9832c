/** Exact operations on doubles: neighbours, and comparison without rounding. */
const view = new DataView(new ArrayBuffer(8));

function step(x: number, ulps: bigint): number {
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + ulps);
  return view.getFloat64(0);
}

/** The next double above a number that is not negative. */
export const nextUp = (x: number): number => step(x, 1n);
/** The next double below a positive number. */
export const nextDown = (x: number): number => step(x, -1n);

/** floor(x · parts / 360) in exact arithmetic, for 0 ≤ x < 360. */
export function exactPartOf(x: number, parts: number): number {
  // Every double is a whole multiple of 2^-1074.
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const multiple = exponent === 0 ? fraction : (fraction | 0x10000000000000n) << BigInt(exponent - 1);
  return Number((multiple * BigInt(parts)) / (360n << 1074n));
}
