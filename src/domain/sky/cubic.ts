/** The value at x of the cubic through four neighbouring values: `from` is at 0, the next one at 1. */
export function cubic(values: ArrayLike<number>, from: number, x: number): number {
  const a = values[from - 1] as number;
  const b = values[from] as number;
  const c = values[from + 1] as number;
  const d = values[from + 2] as number;
  return (
    (-a * x * (x - 1) * (x - 2)) / 6 +
    (b * (x + 1) * (x - 1) * (x - 2)) / 2 -
    (c * (x + 1) * x * (x - 2)) / 2 +
    (d * (x + 1) * x * (x - 1)) / 6
  );
}
