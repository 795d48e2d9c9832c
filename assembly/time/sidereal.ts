import { cosine, positive, sinCos, sine } from '../core/angle';
import { ARCSEC, J2000, TWO_PI } from '../core/constants';
import { evaluate, isPresent, PRECESSION_RA } from '../core/years';

/**
 * Greenwich mean sidereal time: IAU 2006. The precession of other years is a polynomial of their tables.
 *
 * @param jdUt1  Julian days UT1, for the Earth's rotation
 * @param t      Julian centuries TT from J2000, for the precession
 * @returns      radians in [0, 2π)
 *
 * Source  Capitaine, Wallace and Chapront 2003, A&A 412, 567, eq. 42; Earth rotation angle IAU 2000 (B1.8)
 */
export function meanSiderealTime(jdUt1: f64, t: f64): f64 {
  const days = jdUt1 - J2000;
  // The integer part of the Julian day adds only whole turns. Leaving it out keeps the precision of the fraction.
  const turns = jdUt1 - Math.floor(jdUt1) + 0.779057273264 + 0.00273781191135448 * days;
  const rotation = TWO_PI * (turns - Math.floor(turns));
  if (!isPresent(t)) return positive(rotation + evaluate(PRECESSION_RA, t));
  let precession = -0.000029956 + t * -0.0000000368;
  precession = -0.00000044 + t * precession;
  precession = 1.3915817 + t * precession;
  precession = 4612.156534 + t * precession;
  precession = 0.014506 + t * precession;
  return positive(rotation + precession * ARCSEC);
}

/**
 * Complementary terms of the equation of the equinoxes; its main term is Δψ cos ε.
 *
 * @returns  radians, at most 0.003″
 *
 * Source  IERS TN36 eq. 5.31, terms above 0.00001″
 */
export function complementaryTerms(t: f64): f64 {
  sinCos((450160.398036 - 6962890.5431 * t) * ARCSEC);
  return (0.00264096 + 0.00012704 * cosine) * sine * ARCSEC;
}

/**
 * Greenwich apparent sidereal time: the mean one plus the equation of the equinoxes, radians.
 *
 * @param cosEps  cosine of the mean obliquity
 */
export function apparentSiderealTime(jdUt1: f64, t: f64, deltaPsi: f64, cosEps: f64): f64 {
  return meanSiderealTime(jdUt1, t) + (deltaPsi * cosEps + complementaryTerms(t));
}
