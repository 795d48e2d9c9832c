/**
 * Mean ayanāṃśas: the precession gone since the zodiac of each school coincided with the tropical one.
 * The definitions (epoch, value, precession they were stated in) are in `docs/sources.md`; here each is a
 * quartic in Julian centuries TT, within 0.00001″ of its definition with Vondrák's precession, 1890 to 2110.
 */
import { ARCSEC, DAYS_PER_CENTURY } from '../core/constants';

export const AYANAMSHA_COUNT: i32 = 5;

/** Rows in the order of the API, lahiri raman kp surya-siddhanta yukteshwar: c0..c4 in arcseconds. */
const QUARTICS: usize = memory.data<f64>([
  85885.5323716, 5028.7965764, 1.1055658, 1.3e-5, -2.25e-5,
  80678.8476435, 5028.7970088, 1.1054453, 1.25e-5, -2.24e-5,
  85536.8640435, 5028.7970088, 1.1054453, 1.25e-5, -2.24e-5,
  75222.2118092, 5028.780722, 1.1023526, 1.72e-5, -2.13e-5,
  80923.6907984, 5028.7970088, 1.1054453, 1.25e-5, -2.24e-5,
]);

@inline function coefficient(mode: i32, power: i32): f64 {
  return load<f64>(QUARTICS + (<usize>(mode * 5 + power) << 3));
}

/** Mean ayanāṃśa at `t` (Julian centuries TT), radians. */
export function meanAyanamsha(mode: i32, t: f64): f64 {
  return ARCSEC * (coefficient(mode, 0) + t * (coefficient(mode, 1) + t * (coefficient(mode, 2) + t * (coefficient(mode, 3) + t * coefficient(mode, 4)))));
}

/** Its rate, radians per day. */
export function ayanamshaRate(mode: i32, t: f64): f64 {
  return (ARCSEC / DAYS_PER_CENTURY) * (coefficient(mode, 1) + t * (2 * coefficient(mode, 2) + t * (3 * coefficient(mode, 3) + t * 4 * coefficient(mode, 4))));
}
