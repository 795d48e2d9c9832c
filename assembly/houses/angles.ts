import { arcTangent, arcTangents } from '../core/arc';
import { put } from '../block';
import { cosine, positive, sinCos, sine } from '../core/angle';
import { PI } from '../core/constants';
import { ARMC_SLOT, ASCENDANT_SLOT, CUSP_COUNT, CUSPS, MIDHEAVEN_SLOT } from '../layout';
import { OK, WARN_NO_PLACIDUS } from '../status';
import { cuspX, cuspY, placidus } from './placidus';

/** Cosine of 30°. */
const HALF_ROOT_3: f64 = 0.8660254037844386;

/**
 * Computes ascendant, midheaven and Placidus cusps into the block: tropical, true equinox.
 *
 * The ascendant is the point of the ecliptic on the eastern horizon, also beyond the polar circles, where it may be on
 * the other side of the meridian.
 *
 * @param gast  Greenwich apparent sidereal time, radians
 * @param eps   true obliquity, radians
 * @param lat   geographic latitude, radians north
 * @param lon   geographic longitude, radians east
 * @returns     OK, or WARN_NO_PLACIDUS and NaN in every cusp
 *
 * Source  Meeus 1998 ch. 14; the customary formulas of spherical astronomy
 */
export function angles(gast: f64, eps: f64, lat: f64, lon: f64): i32 {
  const armc = positive(gast + lon);
  sinCos(eps);
  const sinEps = sine;
  const cosEps = cosine;
  sinCos(lat);
  const tanLat = sine / cosine;
  sinCos(armc);
  const sinArmc = sine;
  const cosArmc = cosine;
  const axes = arcTangents(
    f64x2(cosArmc, sinArmc),
    f64x2(-(sinArmc * cosEps + tanLat * sinEps), cosArmc * cosEps),
  );
  const ascendant = f64x2.extract_lane(axes, 0);
  const midheaven = f64x2.extract_lane(axes, 1);
  put(ARMC_SLOT, armc);
  put(ASCENDANT_SLOT, positive(ascendant));
  put(MIDHEAVEN_SLOT, positive(midheaven));

  const slope = (tanLat * sinEps) / cosEps;
  if (!(Math.abs(slope) < 1)) {
    for (let i = 0; i < CUSP_COUNT; i++) put(CUSPS + i, NaN);
    return WARN_NO_PLACIDUS;
  }
  putAxis(1, ascendant);
  putAxis(10, midheaven);
  // Cusps 11, 12, 2, 3 lie 30°, 60°, 120°, 150° beyond the meridian if φ or ε is zero.
  putCusp(11, HALF_ROOT_3, 0.5, false, slope, cosEps);
  putCusp(12, 0.5, HALF_ROOT_3, true, slope, cosEps);
  putCusp(2, -0.5, HALF_ROOT_3, true, slope, cosEps);
  putCusp(3, -HALF_ROOT_3, 0.5, false, slope, cosEps);
  return OK;
}

/**
 * Writes a cusp that is an angle, given by cosine and sine, beyond the meridian of the last `sinCos` if φ or ε is zero.
 */
function putCusp(cusp: i32, cos: f64, sin: f64, double: bool, slope: f64, cosEps: f64): void {
  placidus(cosine * cos - sine * sin, sine * cos + cosine * sin, double, slope);
  putAxis(cusp, arcTangent(cuspY, cuspX * cosEps));
}

/** Writes a cusp, counted from 1, and the opposite one. */
function putAxis(cusp: i32, lon: f64): void {
  const opposite = cusp > 6 ? cusp - 6 : cusp + 6;
  put(CUSPS + cusp - 1, positive(lon));
  put(CUSPS + opposite - 1, positive(lon + PI));
}
