import { putEvent } from '../block';
import { polyRate, polyValue } from '../core/poly';
import { MAX_EVENTS, STAR } from '../layout';
import { swing, zodiacKind } from '../sidereal/zodiac';
import { deltaTDays } from '../time/deltat';
import { centuries, utOf } from '../time/scales';
import { angleAt, angleInWindow, angleRate } from './angle';
import { MOON_NODES, middleOf, observeFromWindows, WINDOW_DAYS, windowCount, windowOf } from './windows';

/** Maximum number of Newton steps, more than any crossing needs after a linear guess. */
const STEPS: i32 = 12;
/** The search stops after a shorter step: days in `nextCrossing`, half windows (four days) in `crossings`. */
const CLOSE: f64 = 1e-7;

/** Result of both searches: the distance of the angle from the offset, in steps, at the (first) crossing. */
export let crossingNumber: f64 = 0;

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
  const dtDays = deltaTDays(jdUt);
  const start = (angleAt(moonFactor, sunFactor, jdUt + dtDays) - offset) / step;
  const k = forward ? Math.floor(start) + 1 : Math.floor(start);
  const target = offset + k * step;
  let crossingUt = jdUt + ((k - start) * step) / angleRate;
  for (let i = 0; i < STEPS; i++) {
    const stepDays = (target - angleAt(moonFactor, sunFactor, crossingUt + dtDays)) / angleRate;
    crossingUt += stepDays;
    // The next Newton step is about the square of this one.
    if (Math.abs(stepDays) < CLOSE) break;
  }
  crossingNumber = k;
  return crossingUt + dtDays - deltaTDays(crossingUt);
}

// The current window: the coefficients of the angle in steps, and the steps that one radian of a star's aberration
// subtracts.
const ANGLE: usize = memory.data(MOON_NODES * 8, 16);
let middleTt: f64 = 0;
let swingFactor: f64 = 0;
/** Result of `stepsAt`: its rate per half window. A star's aberration hardly adds to it. */
let stepsRate: f64 = 0;

/** The angle in the current window, in steps; x is −1 at its beginning and 1 at its end. */
function stepsAt(x: f64): f64 {
  let steps = polyValue(ANGLE, MOON_NODES, x);
  stepsRate = polyRate;
  if (swingFactor != 0) {
    const jdTt = middleTt + x * (WINDOW_DAYS / 2);
    observeFromWindows(jdTt);
    steps -= swingFactor * swing(centuries(jdTt));
  }
  return steps;
}

/**
 * Writes every crossing of the multiples of `step` in a span of the open windows, from a slot of the events on. The
 * number of the crossing continues from window to window, so that none is lost or doubled at their edges.
 *
 * @param fromUt, toUt  Julian days UT, half-open
 * @returns             their count; leaves the number of the first in `crossingNumber`
 */
export function crossings(moonFactor: f64, sunFactor: f64, step: f64, fromUt: f64, toUt: f64, slot: i32): i32 {
  const fromTt = fromUt + deltaTDays(fromUt);
  let window = windowOf(fromTt);
  swingFactor = zodiacKind() == STAR ? (moonFactor + sunFactor) / step : 0;
  middleTt = middleOf(window);
  angleInWindow(moonFactor, sunFactor, step, window, ANGLE);
  let end = stepsAt(1);
  let x = (fromTt - middleTt) / (WINDOW_DAYS / 2);
  let steps = stepsAt(x);
  let k = Math.ceil(steps);
  crossingNumber = k;
  let count = 0;
  while (slot + count < MAX_EVENTS) {
    while (end < k && window + 1 < windowCount()) {
      window++;
      middleTt = middleOf(window);
      angleInWindow(moonFactor, sunFactor, step, window, ANGLE);
      end = stepsAt(1);
      x = -1;
      steps = stepsAt(x);
    }
    // Newton steps from the last evaluation.
    for (let i = 0; i < STEPS; i++) {
      const stepX = (k - steps) / stepsRate;
      x += stepX;
      if (Math.abs(stepX) < CLOSE) break;
      steps = stepsAt(x);
    }
    const jdUt = utOf(middleTt + x * (WINDOW_DAYS / 2));
    if (jdUt >= toUt) break;
    putEvent(slot + count, jdUt);
    count++;
    k += 1;
  }
  return count;
}
