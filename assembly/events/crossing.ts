import { polyRate, polyValue } from '../core/poly';
import { MOST_EVENTS, putEvent } from '../layout';
import { deltaT } from '../time/deltat';
import { angleAt, angleInWindow, angleRate } from './angle';
import { MOON_NODES, middleOf, WINDOW_DAYS, windowCount, windowOf } from './windows';

/** Steps of Newton that any crossing needs from a linear guess, and some more. */
const STEPS: i32 = 12;
/** A crossing is found when the last step was shorter: days, or half windows of four days. */
const CLOSE: f64 = 1e-7;

/** Number of the crossing found by `nextCrossing`: how many steps its angle lies beyond the offset. */
export let crossingNumber: f64 = 0;

/**
 * The crossing of offset + k · step that lies next to an instant: the first after it, or the last at or before.
 * The angles grow throughout, so one always exists.
 *
 * @param jdUt     instant, Julian days UT
 * @param forward  after (true) or before (false)
 * @returns        Julian days UT; the whole number k is left in `crossingNumber`
 */
export function nextCrossing(
  moonFactor: f64,
  sunFactor: f64,
  ayanamsha: i32,
  step: f64,
  offset: f64,
  jdUt: f64,
  forward: bool,
): f64 {
  const dt = deltaT(jdUt) / 86400;
  const start = (angleAt(moonFactor, sunFactor, ayanamsha, jdUt + dt) - offset) / step;
  const k = forward ? Math.floor(start) + 1 : Math.floor(start);
  const target = offset + k * step;
  let jd = jdUt + ((k - start) * step) / angleRate;
  for (let i = 0; i < STEPS; i++) {
    const off = (target - angleAt(moonFactor, sunFactor, ayanamsha, jd + dt)) / angleRate;
    jd += off;
    // The next step would be the square of this one over days.
    if (Math.abs(off) < CLOSE) break;
  }
  crossingNumber = k;
  return jd + dt - deltaT(jd) / 86400;
}

const ANGLE: usize = memory.data(MOON_NODES * 8, 16);

/**
 * Every crossing of the multiples of `step` from one instant to another over the open windows, into the events
 * of the block from `slot` on. Numbers run on from window to window, so none is lost or doubled at their edges.
 *
 * @param fromUt, toUt  Julian days UT, half-open
 * @returns             how many; the number of the first is left in `crossingNumber`
 */
export function crossings(
  moonFactor: f64,
  sunFactor: f64,
  ayanamsha: i32,
  step: f64,
  fromUt: f64,
  toUt: f64,
  slot: i32,
): i32 {
  const dt = deltaT(fromUt) / 86400;
  const half = WINDOW_DAYS / 2;
  let window = windowOf(fromUt + dt);
  angleInWindow(moonFactor, sunFactor, ayanamsha, step, window, ANGLE);
  let end = polyValue(ANGLE, MOON_NODES, 1);
  let x = (fromUt + dt - middleOf(window)) / half;
  let value = polyValue(ANGLE, MOON_NODES, x);
  let k = Math.ceil(value);
  crossingNumber = k;
  let count = 0;
  while (slot + count < MOST_EVENTS) {
    while (end < k && window + 1 < windowCount()) {
      window++;
      angleInWindow(moonFactor, sunFactor, ayanamsha, step, window, ANGLE);
      end = polyValue(ANGLE, MOON_NODES, 1);
      x = -1;
      value = polyValue(ANGLE, MOON_NODES, x);
    }
    // From the place last evaluated, whose rate `polyValue` left.
    for (let i = 0; i < STEPS; i++) {
      const off = (k - value) / polyRate;
      x += off;
      if (Math.abs(off) < CLOSE) break;
      value = polyValue(ANGLE, MOON_NODES, x);
    }
    const jdTt = middleOf(window) + x * half;
    const jdUt = jdTt - deltaT(jdTt) / 86400;
    if (jdUt >= toUt) break;
    putEvent(slot + count, jdUt);
    count++;
    k += 1;
  }
  return count;
}
