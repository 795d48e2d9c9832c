import { putEvent } from '../block';
import { turns } from '../core/angle';
import { MAX_EVENTS } from '../layout';
import { deltaTDays } from '../time/deltat';
import { utOf } from '../time/scales';
import { angleAt, angleRate } from './angle';

/** Maximum number of Newton steps, more than any crossing needs after a linear guess. */
const STEPS: i32 = 12;
/** The search stops after a shorter step, days. The next Newton step would be about the square of this one. */
const CLOSE: f64 = 1e-7;

/** Result of both searches: the distance of the angle from the offset, in steps, at the (first) crossing. */
export let crossingNumber: f64 = 0;

/** The instant (JD TT) at which the angle reaches a target, by Newton steps from a guess. */
function reach(moonFactor: f64, sunFactor: f64, target: f64, guessTt: f64): f64 {
  let jdTt = guessTt;
  for (let i = 0; i < STEPS; i++) {
    const left = target - angleAt(moonFactor, sunFactor, jdTt);
    // Beyond the edge of a block, longitudes count whole turns differently.
    const stepDays = (left - turns(left)) / angleRate;
    jdTt += stepDays;
    if (Math.abs(stepDays) < CLOSE) break;
  }
  return jdTt;
}

/**
 * The crossing of offset + k · step next to an instant. The angles grow throughout, so that one always exists.
 *
 * @param jdUt     Julian days UT
 * @param forward  the first after the instant (true), or the last at or before it (false)
 * @returns        Julian days UT; leaves k in `crossingNumber`
 */
export function nextCrossing(
  moonFactor: f64,
  sunFactor: f64,
  step: f64,
  offset: f64,
  jdUt: f64,
  forward: bool,
): f64 {
  const jdTt = jdUt + deltaTDays(jdUt);
  const start = (angleAt(moonFactor, sunFactor, jdTt) - offset) / step;
  const k = forward ? Math.floor(start) + 1 : Math.floor(start);
  crossingNumber = k;
  const guessTt = jdTt + ((k - start) * step) / angleRate;
  return utOf(reach(moonFactor, sunFactor, offset + k * step, guessTt));
}

/**
 * Writes every crossing of the multiples of `step` in a span, from a slot of the events on.
 *
 * @param fromUt, toUt  Julian days UT, half-open
 * @returns             their count; leaves the number of the first in `crossingNumber`
 */
export function crossings(moonFactor: f64, sunFactor: f64, step: f64, fromUt: f64, toUt: f64, slot: i32): i32 {
  let jdTt = fromUt + deltaTDays(fromUt);
  let steps = angleAt(moonFactor, sunFactor, jdTt) / step;
  let k = Math.ceil(steps);
  crossingNumber = k;
  let count = 0;
  while (slot + count < MAX_EVENTS) {
    jdTt = reach(moonFactor, sunFactor, k * step, jdTt + ((k - steps) * step) / angleRate);
    const jdUt = utOf(jdTt);
    if (jdUt >= toUt) break;
    putEvent(slot + count, jdUt);
    count++;
    steps = k;
    k += 1;
  }
  return count;
}
