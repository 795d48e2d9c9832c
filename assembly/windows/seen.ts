import { MARS, MEAN_NODE, SATURN, SUN } from '../bodies/body';
import { meanNode, meanNodeSpeed } from '../bodies/nodes';
import { pairCosine, pairSine, sinCosPair } from '../core/angle';
import { PI } from '../core/constants';
import { deflection } from '../frames/deflection';
import { centuries } from '../time/scales';
import { DIST, LAT, QUANTITY_BYTES } from './grid';
import { polynomialsAt, valueAt, windowRate, within } from './windows';

/** Interval of the difference that gives the rate of the deflection, days. */
const TICK_DAYS: f64 = 0.001;

/** Results of `see`: apparent longitude and latitude (rad), mean equinox of date; speed in longitude (rad per day). */
export let seenLongitude: f64 = 0;
export let seenLatitude: f64 = 0;
export let seenSpeed: f64 = 0;

/** The Sun at the last instant at which a planet was seen, JD TT: several planets are seen at the same instant. */
let sunTt: f64 = NaN;
let sunLongitude: f64 = 0;
let sunRate: f64 = 0;
let sunLatitude: f64 = 0;
let sunDistance: f64 = 0;

function seeSun(jdTt: f64): void {
  if (jdTt == sunTt) return;
  // A call may fail midway.
  sunTt = NaN;
  const at = polynomialsAt(SUN, jdTt);
  sunLatitude = valueAt(at + LAT * QUANTITY_BYTES, within);
  sunDistance = valueAt(at + DIST * QUANTITY_BYTES, within);
  sunLongitude = valueAt(at, within);
  sunRate = windowRate;
  sunTt = jdTt;
}

/** Forgets the Sun, which depends on the choice of tables. */
export function forgetSun(): void {
  sunTt = NaN;
}

/** A value at the instant and a tick later. */
@inline function moving(value: f64, rate: f64): v128 {
  return f64x2(value, value + TICK_DAYS * rate);
}

/** Adds the deflection by the Sun to the result of `see` for a planet. */
function bend(jdTt: f64, distance: f64, latRate: f64): void {
  seeSun(jdTt);
  const sunLat = f64x2.splat(sunLatitude);
  const lon = seenLongitude - sunLongitude;
  sinCosPair(f64x2.mul(moving(seenLatitude, latRate), f64x2.splat(1 / PI)));
  const z = pairSine;
  const flat = pairCosine;
  // The first axis points to the Sun's longitude.
  sinCosPair(f64x2.mul(moving(lon, seenSpeed - sunRate), f64x2.splat(1 / PI)));
  const cosElongation = f64x2.add(f64x2.mul(flat, pairCosine), f64x2.mul(z, sunLat));
  const r = f64x2.splat(sunDistance);
  const d = f64x2.splat(distance);
  const ahead = f64x2.sub(r, f64x2.mul(d, cosElongation));
  const fromSun = f64x2.sqrt(
    f64x2.add(f64x2.mul(r, ahead), f64x2.mul(d, f64x2.sub(d, f64x2.mul(r, cosElongation)))),
  );
  const near = f64x2.div(d, fromSun);
  const pull = f64x2.mul(near, deflection(f64x2.div(ahead, fromSun), f64x2.neg(cosElongation), r));
  const aside = f64x2.div(f64x2.mul(pull, pairSine), flat);
  const bent = f64x2.extract_lane(aside, 0);
  seenLongitude += bent;
  const upward = f64x2.sub(f64x2.mul(z, pairCosine), f64x2.mul(sunLat, flat));
  seenLatitude += f64x2.extract_lane(f64x2.mul(pull, upward), 0);
  seenSpeed += (f64x2.extract_lane(aside, 1) - bent) / TICK_DAYS;
}

/**
 * Computes the apparent place and the speed of a body (SUN to TRUE_NODE) from the windows.
 *
 * @param jdTt  JD TT
 */
export function see(body: i32, jdTt: f64): void {
  seenLatitude = 0;
  if (body == MEAN_NODE) {
    const t = centuries(jdTt);
    seenLongitude = meanNode(t);
    seenSpeed = meanNodeSpeed(t);
    return;
  }
  const at = polynomialsAt(body, jdTt);
  seenLongitude = valueAt(at, within);
  seenSpeed = windowRate;
  if (body < MEAN_NODE) seenLatitude = valueAt(at + LAT * QUANTITY_BYTES, within);
  const latRate = windowRate;
  if (body >= MARS && body <= SATURN) bend(jdTt, valueAt(at + DIST * QUANTITY_BYTES, within), latRate);
}
