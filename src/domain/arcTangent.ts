/** Arc tangent with the same digits in every runtime, as `sineCosine.ts` has the sine: `Math.atan2` differs in its last bit. */
import { DEGREES } from '../kernel/units';

/** Arc tangents of 0/8 to 8/8, degrees. */
const EIGHTHS = [
  0, 7.1250163489017977, 14.036243467926479, 20.556045219583467, 26.56505117707799, 32.005383208083494,
  36.86989764584402, 41.185925165709648, 45,
] as const;

/** Arc tangent of 0 ≤ x ≤ 1, degrees. */
function ofFraction(x: number): number {
  const eighth = Math.round(8 * x);
  const u = (8 * x - eighth) / (8 + eighth * x); // the tangent of the rest, at most 1/16
  const z = u * u;
  const series = 1 - z * (1 / 3 - z * (1 / 5 - z * (1 / 7 - z * (1 / 9 - z * (1 / 11 - z / 13)))));
  return (EIGHTHS[eighth] as number) + u * series * DEGREES;
}

/**
 * Direction of the point (x, y), degrees in (−180, 180]; 0 for the origin.
 *
 * Error   below 3e-14 degrees
 */
export function arcTangent(y: number, x: number): number {
  const [across, along] = [Math.abs(y), Math.abs(x)];
  if (across === 0 && along === 0) return 0;
  const sharp = across <= along ? ofFraction(across / along) : 90 - ofFraction(along / across);
  const upper = x < 0 ? 180 - sharp : sharp;
  return y < 0 ? -upper : upper;
}
