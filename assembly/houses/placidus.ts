/** Maximum number of steps of a search, far more than any needs. */
const STEPS: i32 = 60;
/** Newton steps double the digits, so a step after one below this would be below the rounding. */
const CLOSE: f64 = 1e-8;
/** Tangent of 30°. */
const LARGEST: f64 = 0.5773502691896258;

/** Results of `placidus`: the direction of the cusp's right ascension, of any length. */
export let cuspX: f64 = 1;
export let cuspY: f64 = 0;

/**
 * Computes a Placidus cusp: the ecliptic point that has covered one or two thirds of its own semi-arc.
 *
 * Its right ascension is α = A + k D/3 with the ascensional difference D, sin D = slope · sin α. With u = tan(D/3) that
 * is 3u − u³ = slope (1 + u²)^(3/2) sin α, where sin α is also algebraic in u. The difference of both sides changes its
 * sign once, from −30° to 30°. Newton steps that leave the bracket are replaced by its middle.
 *
 * @param x, y    cosine and sine of A: ARMC plus the same part of a semi-arc at the equator
 * @param double  true for two thirds of the semi-arc
 * @param slope   tan φ tan ε, magnitude below 1
 *
 * Source  customary; the semi-arc definition of Placidus
 */
export function placidus(x: f64, y: f64, double: bool, slope: f64): void {
  let low = -LARGEST;
  let high = LARGEST;
  let u: f64 = (slope * y) / (3 - slope * x);
  for (let i = 0; i < STEPS; i++) {
    const square = 1 + u * u;
    const root = Math.sqrt(square);
    // The right side: a weight times sin α (1 + u²)^(k/2), and the derivatives of both.
    const weight = double ? root : square;
    const weightRate = double ? u / root : 2 * u;
    const height = double ? y * (2 - square) + 2 * u * x : y + u * x;
    const heightRate = double ? 2 * (x - u * y) : x;
    const side = slope * weight * height;
    const sideRate = slope * (weight * heightRate + weightRate * height);
    const error = u * (4 - square) - side;
    if (error < 0) low = u;
    else high = u;
    let next = u - error / (6 - 3 * square - sideRate);
    if (!(next >= low && next <= high)) next = 0.5 * (low + high);
    const step = next - u;
    u = next;
    if (Math.abs(step) < CLOSE) break;
  }
  cuspX = x - u * y;
  cuspY = y + u * x;
  if (!double) return;
  const turned = cuspX - u * cuspY;
  cuspY = cuspY + u * cuspX;
  cuspX = turned;
}
