/**
 * Refraction at 1013.25 hPa and 15 °C: the function of A. T. Sinclair that the service's sunrise uses. Below the true
 * altitude of a sunrise nothing is extrapolated.
 */
import { sineCosine } from '../sineCosine';

const PRESSURE_HPA = 1013.25;
const TEMPERATURE_C = 15;
/** Above this apparent altitude, degrees, the formula is the simple one. */
const STEEP_DEG = 17.904104638;

/** True altitude of a body that is seen on the horizon, degrees: minus the horizontal refraction. */
export const HORIZON_DEG = -33.593 / 60;

/** Refraction at an apparent altitude of −1° or more, degrees. */
function refractionDeg(apparentDeg: number): number {
  const h = apparentDeg;
  const { sine, cosine } = sineCosine(h);
  const r = h <= STEEP_DEG ? (34.46 + h * (4.23 + 0.004 * h)) / (1 + h * (0.505 + 0.0845 * h)) : (0.97 * cosine) / sine;
  return (r * (PRESSURE_HPA - 80)) / 930 / (1 + 0.00008 * (r + 39) * (TEMPERATURE_C - 10)) / 60;
}

/** Steps of the iteration; at the horizon each makes the error ten times smaller. */
const STEPS = 12;

/** The apparent altitude of a true one, degrees; the same below the horizon. */
export function apparentAltitude(trueDeg: number): number {
  if (trueDeg < HORIZON_DEG) return trueDeg;
  let apparentDeg = trueDeg + refractionDeg(Math.max(trueDeg, 0));
  for (let i = 0; i < STEPS; i++) {
    const next = trueDeg + refractionDeg(apparentDeg);
    if (Math.abs(next - apparentDeg) < 1e-9) return next;
    apparentDeg = next;
  }
  return apparentDeg;
}
