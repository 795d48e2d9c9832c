import { ARCSEC, DAYS_PER_CENTURY, DEGREE } from '../core/constants';
import { evaluate, isPresent, MEAN_NODE, seriesRate } from '../core/years';

/**
 * Mean ascending node of the Moon, mean equinox of date. Other years have a quartic in their tables.
 *
 * @param t  Julian centuries TT from J2000
 * @returns  radians, not wrapped
 *
 * Error   0.0002″ against the reference, 1900 to 2100
 * Source  Meeus 1998 eq. 47.7, plus a quartic that matches the secular terms of the reference
 */
export function meanNode(t: f64): f64 {
  if (!isPresent(t)) return evaluate(MEAN_NODE, t);
  return (
    DEGREE * (125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441.0 - t / 60616000.0)))) +
    ARCSEC * (0.02572 + t * (-0.09545 + t * (-0.01417 - t * 0.00084)))
  );
}

/** Speed of the mean node, radians per day. */
export function meanNodeSpeed(t: f64): f64 {
  if (!isPresent(t)) {
    evaluate(MEAN_NODE, t);
    return seriesRate / DAYS_PER_CENTURY;
  }
  return (
    (DEGREE * (-1934.1362891 + t * (0.0041508 + t * (3 / 467441.0 - (4 * t) / 60616000.0))) +
      ARCSEC * (-0.09545 - t * (0.02834 + t * 0.00252))) /
    DAYS_PER_CENTURY
  );
}
