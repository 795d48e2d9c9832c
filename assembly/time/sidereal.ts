import { positive, sinCos, sine } from '../core/angle';
import { ARCSEC, J2000, TWO_PI } from '../core/constants';

/**
 * Greenwich mean sidereal time, IAU 2006.
 *
 * @param jdUt1  Universal Time, Julian days: the Earth's rotation
 * @param t      Julian centuries TT from J2000: the precession
 * @returns      radians in [0, 2π)
 *
 * Source  Capitaine, Wallace and Chapront 2003, A&A 412, 567, eq. 42; Earth rotation angle IAU 2000 (B1.8)
 */
export function meanSiderealTime(jdUt1: f64, t: f64): f64 {
  const days = jdUt1 - J2000;
  // Whole days turn the Earth by whole turns: only the fraction may count at full precision.
  const turns = (jdUt1 - Math.floor(jdUt1)) + 0.779057273264 + 0.00273781191135448 * days;
  const precession = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 - t * 0.0000000368))));
  return positive(TWO_PI * (turns - Math.floor(turns)) + precession * ARCSEC);
}

/**
 * Equation of the equinoxes.
 *
 * @param cosEps  cosine of the mean obliquity
 * @returns       apparent minus mean sidereal time, radians
 *
 * Source  IERS TN36 eq. 5.31, complementary terms above 0.00001″
 */
export function equationOfEquinoxes(deltaPsi: f64, cosEps: f64, t: f64): f64 {
  const node = (450160.398036 - 6962890.5431 * t) * ARCSEC;
  sinCos(node);
  const once = sine;
  sinCos(2 * node);
  return deltaPsi * cosEps + (0.00264096 * once + 0.00006352 * sine) * ARCSEC;
}
