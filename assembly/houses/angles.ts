import { cosine, positive, sinCos, sine } from '../core/angle';
import { PI } from '../core/constants';
import { ANGLES, put } from '../layout';
import { OK, WARN_NO_PLACIDUS } from '../status';
import { placidus } from './placidus';

/**
 * Ascendant, midheaven and Plācidus cusps, into the shared block. Tropical, true equinox.
 *
 * The ascendant is the point of the ecliptic on the eastern horizon, beyond the polar circles too, where it
 * may stand on the other side of the meridian.
 *
 * @param gast  Greenwich apparent sidereal time, radians
 * @param eps   true obliquity, radians
 * @param lat   geographic latitude, radians north
 * @param lon   geographic longitude, radians east
 * @returns     OK, or WARN_NO_PLACIDUS with NaN for the cusps
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
  const ascendant = Math.atan2(cosine, -(sine * cosEps + tanLat * sinEps));
  const midheaven = Math.atan2(sine, cosine * cosEps);
  put(ANGLES, armc);
  put(ANGLES + 1, positive(ascendant));
  put(ANGLES + 2, positive(midheaven));

  const slope = (tanLat * sinEps) / cosEps;
  if (!(Math.abs(slope) < 1)) {
    for (let cusp = 0; cusp < 12; cusp++) put(ANGLES + 3 + cusp, NaN);
    return WARN_NO_PLACIDUS;
  }
  const third = PI / 3;
  const half = third / 2;
  putAxis(1, ascendant);
  putAxis(10, midheaven);
  putAxis(11, placidus(armc, half, 1.0 / 3.0, slope, cosEps));
  putAxis(12, placidus(armc, third, 2.0 / 3.0, slope, cosEps));
  putAxis(2, placidus(armc, 2 * third, 2.0 / 3.0, slope, cosEps));
  putAxis(3, placidus(armc, 5 * half, 1.0 / 3.0, slope, cosEps));
  return OK;
}

/** A cusp and the one opposite. */
function putAxis(cusp: i32, lon: f64): void {
  const opposite = cusp > 6 ? cusp - 6 : cusp + 6;
  put(ANGLES + 2 + cusp, positive(lon));
  put(ANGLES + 2 + opposite, positive(lon + PI));
}
