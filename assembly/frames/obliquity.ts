import { ARCSEC } from '../core/constants';
import { evaluate, isPresent, MEAN_OBLIQUITY } from '../core/years';

/**
 * Mean obliquity of the ecliptic of date: IAU 2006, and for other years the polynomial of their tables.
 *
 * @param t  Julian centuries TT from J2000
 * @returns  mean equator to mean ecliptic of date, radians
 *
 * Source  Capitaine et al. 2003, A&A 412, 567, eqs. 37 and 39; other years Vondrák, Capitaine and Wallace 2011
 */
export function meanObliquity(t: f64): f64 {
  if (!isPresent(t)) return evaluate(MEAN_OBLIQUITY, t);
  let arcseconds = -0.000000576 + t * -0.0000000434;
  arcseconds = 0.0020034 + t * arcseconds;
  arcseconds = -0.0001831 + t * arcseconds;
  arcseconds = -46.836769 + t * arcseconds;
  arcseconds = 84381.406 + t * arcseconds;
  return ARCSEC * arcseconds;
}
