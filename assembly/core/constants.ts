/** Constants that several modules share. Sources: IAU 2012 resolution B2, IERS TN36 table 1.1. */
export const PI: f64 = 3.141592653589793;
export const TWO_PI: f64 = 6.283185307179586;
/** One arcsecond, radians. */
export const ARCSEC: f64 = PI / 648000;
/** One degree, radians. */
export const DEGREE: f64 = PI / 180;
/** One radian, degrees. */
export const DEGREES: f64 = 180 / PI;

/** 2000 January 1, 12h TT. */
export const J2000: f64 = 2451545;
export const DAYS_PER_CENTURY: f64 = 36525;
export const SECONDS_PER_DAY: f64 = 86400;

/** Speed of light, au per day. */
export const LIGHT_AU_PER_DAY: f64 = 173.14463267424034;
/** Heliocentric gravitational constant GM, au³ per day² (Gauss's k²). */
export const GM_SUN: f64 = 0.0002959122082855911;
/** General precession in longitude, radians per day (Capitaine et al. 2003, linear term). */
export const PRECESSION_RATE: f64 = (5028.796195 / DAYS_PER_CENTURY) * ARCSEC;
/** Squared eccentricity of the Earth's meridian, e² = f (2 − f) (WGS 84). */
export const EARTH_ECCENTRICITY_SQUARED: f64 = 0.00669437999;
