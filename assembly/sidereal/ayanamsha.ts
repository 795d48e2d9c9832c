/**
 * Mean ayanāṃśas: the precession gone since the zodiac of each school coincided with the tropical one.
 * The definitions (epoch, value, precession they were stated in) are in `docs/sources.md`; here each is a
 * quartic in Julian centuries TT, within 0.00001″ of its definition with Vondrák's precession, 1890 to 2110.
 */
import { ARCSEC, DAYS_PER_CENTURY } from '../core/constants';

export const AYANAMSHA_COUNT: i32 = 5;

/** Rows in the order of the API: c0..c4 in arcseconds. */
const QUARTICS: usize = memory.data<f64>([
  85885.5323716,
  5028.7965764,
  1.1055658,
  1.3e-5,
  -2.25e-5, // lahiri
  80678.8476435,
  5028.7970088,
  1.1054453,
  1.25e-5,
  -2.24e-5, // raman
  85536.8640435,
  5028.7970088,
  1.1054453,
  1.25e-5,
  -2.24e-5, // kp
  75222.2118092,
  5028.780722,
  1.1023526,
  1.72e-5,
  -2.13e-5, // surya-siddhanta
  80923.6907984,
  5028.7970088,
  1.1054453,
  1.25e-5,
  -2.24e-5, // yukteshwar
]);

@inline function coefficient(mode: i32, power: i32): f64 {
  return load<f64>(QUARTICS + ((<usize>(mode * 5 + power)) << 3));
}

/** Mean ayanāṃśa at `t` (Julian centuries TT), radians. */
export function meanAyanamsha(mode: i32, t: f64): f64 {
  let arcseconds: f64 = 0;
  for (let power = 4; power >= 0; power--) arcseconds = arcseconds * t + coefficient(mode, power);
  return ARCSEC * arcseconds;
}

/** Its rate, radians per day. */
export function ayanamshaRate(mode: i32, t: f64): f64 {
  let arcseconds: f64 = 0;
  for (let power = 4; power >= 1; power--) arcseconds = arcseconds * t + <f64>power * coefficient(mode, power);
  return (ARCSEC / DAYS_PER_CENTURY) * arcseconds;
}
