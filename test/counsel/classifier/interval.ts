/** The 95 % Wilson score interval of a share. */
export function wilson(part: number, whole: number): [low: number, high: number] {
  const z = 1.959964;
  const p = part / whole;
  const denominator = 1 + z ** 2 / whole;
  const centre = p + z ** 2 / (2 * whole);
  const margin = z * Math.sqrt((p * (1 - p)) / whole + z ** 2 / (4 * whole ** 2));
  return [Math.max(0, (centre - margin) / denominator), Math.min(1, (centre + margin) / denominator)];
}
