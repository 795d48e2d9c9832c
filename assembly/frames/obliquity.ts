import { ARCSEC } from '../core/constants';

/**
 * Mean obliquity of the ecliptic of date, IAU 2006.
 *
 * @param t  Julian centuries TT from J2000
 * @returns  mean equator to mean ecliptic of date, radians
 *
 * Source  Capitaine et al. 2003, A&A 412, 567, eqs. 37 and 39
 */
export function meanObliquity(t: f64): f64 {
  let arcseconds = -0.000000576 + t * -0.0000000434;
  arcseconds = 0.0020034 + t * arcseconds;
  arcseconds = -0.0001831 + t * arcseconds;
  arcseconds = -46.836769 + t * arcseconds;
  arcseconds = 84381.406 + t * arcseconds;
  return ARCSEC * arcseconds;
}
