/** Powers of ten. */
const SCALES = Array.from({ length: 10 }, (_, i) => 10 ** i);

/**
 * A number rounded to decimals, never −0.
 *
 * @param value     between −2³¹ and 2³¹
 * @param decimals  0 to 9
 */
export function rounded(value: number, decimals: number): number {
  const scale = SCALES[decimals] as number;
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const nearest = (whole * scale + Math.round((size - whole) * scale)) / scale;
  return value < 0 ? 0 - nearest : nearest;
}
