import { apparentSpeed } from '../bodies/apparent';
import { STAR, TROPICAL } from '../layout';
import { meanZero, meanZeroRate, swing, zodiacKind } from '../sidereal/zodiac';
import { centuries } from '../time/scales';
import { DELTA_PSI, NUTATION } from './grid';
import { inWindow, observeFromWindows, windowRate } from './windows';

/** Result of `zeroInWindows` and `zeroBeside`: its rate, radians per day. */
export let zeroRate: f64 = 0;

/**
 * The zero of the zodiac in the block, counted from the mean equinox of date, as `zodiacZero` computes it from the series.
 *
 * @param jdTt  JD TT
 * @returns     radians; leaves its rate in `zeroRate`
 */
export function zeroInWindows(jdTt: f64): f64 {
  if (zodiacKind() != TROPICAL) return zeroBeside(jdTt, 0, 0);
  const deltaPsi = inWindow(NUTATION, DELTA_PSI, jdTt);
  return zeroBeside(jdTt, deltaPsi, windowRate);
}

/** The same, with the nutation in longitude and its rate per day, on which the tropical zero depends. */
export function zeroBeside(jdTt: f64, deltaPsi: f64, deltaPsiRate: f64): f64 {
  const kind = zodiacKind();
  if (kind == TROPICAL) {
    zeroRate = -deltaPsiRate;
    return -deltaPsi;
  }
  const t = centuries(jdTt);
  const zero = meanZero(t);
  zeroRate = meanZeroRate(t);
  if (kind != STAR) return zero;
  observeFromWindows(jdTt);
  const moved = swing(t);
  zeroRate += apparentSpeed;
  return zero + moved;
}
