/** Maximum number of steps, more than any function of the kernel needs. */
const STEPS: i32 = 60;

/**
 * The root of a function inside a bracket: regula falsi, halving the weight of an end that is kept twice (the Illinois
 * rule). It never leaves the bracket and converges faster than bisection.
 *
 * @param f              continuous
 * @param low, high      ends of the bracket
 * @param atLow, atHigh  values there, of opposite sign (zero counts as positive)
 * @param close          stops when two successive estimates are nearer than this
 */
export function rootBetween(f: (x: f64) => f64, low: f64, high: f64, atLow: f64, atHigh: f64, close: f64): f64 {
  const rising = atHigh >= 0;
  let last = low;
  let side = 0;
  for (let i = 0; i < STEPS; i++) {
    const x = (low * atHigh - high * atLow) / (atHigh - atLow);
    if (Math.abs(x - last) < close) return x;
    last = x;
    const value = f(x);
    if (value >= 0 == rising) {
      high = x;
      atHigh = value;
      if (side == 1) atLow *= 0.5;
      side = 1;
    } else {
      low = x;
      atLow = value;
      if (side == -1) atHigh *= 0.5;
      side = -1;
    }
    if (atHigh == atLow) break;
  }
  return last;
}
