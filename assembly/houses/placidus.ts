import { arcSine, cosine, sinCos, sine } from '../core/angle';

/**
 * A Plācidus cusp: the ecliptic point that has gone `part` of its own semi-arc.
 *
 * Its right ascension solves α = ARMC + `base` + `part` · asin(slope · sin α), whose derivative stays above
 * 1 − part · slope, so that Newton's steps, held to a sixth of a turn, meet it from anywhere.
 *
 * @param armc    right ascension of the meridian, radians
 * @param base    what the part of the semi-arc is at the equator, radians
 * @param slope   tan φ tan ε, magnitude below 1
 * @returns       ecliptic longitude, radians
 *
 * Source  customary; the semi-arc definition of Plācidus
 */
export function placidus(armc: f64, base: f64, part: f64, slope: f64, cosEps: f64): f64 {
  let alpha = armc + base;
  for (let i = 0; i < 50; i++) {
    sinCos(alpha);
    const s = slope * sine;
    const error = alpha - armc - base - part * arcSine(s);
    const rate = 1 - (part * slope * cosine) / Math.sqrt(1 - s * s);
    let step = error / rate;
    if (step > 1) step = 1;
    if (step < -1) step = -1;
    alpha -= step;
    if (Math.abs(step) < 1e-13) break;
  }
  sinCos(alpha);
  return Math.atan2(sine, cosine * cosEps);
}
