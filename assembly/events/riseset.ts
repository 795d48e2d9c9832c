import { putEvent } from '../block';
import { MOON } from '../bodies/body';
import { turns } from '../core/angle';
import { PI, TWO_PI } from '../core/constants';
import { rootBetween } from '../core/root';
import { deltaTDays } from '../time/deltat';
import { altitude, altitudeRate, hourAngle } from './horizon';

/** Kinds of daily events. */
export const RISE: i32 = 0;
export const SET: i32 = 1;
export const UPPER_TRANSIT: i32 = 2;
export const LOWER_TRANSIT: i32 = 3;

/** Interval of the altitudes that a search samples. It contains at most one turning point. */
const SAMPLE_DAYS: f64 = 1.0 / 24;
const STEPS: i32 = 12;
/**
 * A search stops when two estimates are closer than this, days: for an event, and for a turning point of the altitude.
 */
const CLOSE: f64 = 1e-8;
const TURN_CLOSE: f64 = 1e-6;
/** Newton steps to an event stop after a step shorter than this, days. */
export const CHAIN_CLOSE: f64 = 2e-6;
/** The time between consecutive events changes by less than this, days. */
const MAX_LENGTHENING_DAYS: f64 = 0.02;
/** Up to this latitude, degrees, bodies rise and set about once a day. */
export const REGULAR_LATITUDE_DEG: f64 = 58;

// The body of the current search, and ΔT.
let watched: i32 = 0;
let watchedDtDays: f64 = 0;

function altitudeAt(jdUt: f64): f64 {
  return altitude(watched, jdUt, watchedDtDays);
}

function climbAt(jdUt: f64): f64 {
  altitude(watched, jdUt, watchedDtDays);
  return altitudeRate;
}

/**
 * The first rising or setting in a span, at any latitude. The search compares the signs of the altitude at hourly samples
 * and at the turning points between them.
 *
 * @param fromUt, toUt  Julian days UT, half-open
 * @returns             Julian day UT; NaN for none; +∞ or −∞ if the body stays up or down throughout
 */
export function firstPassage(body: i32, rising: bool, fromUt: f64, toUt: f64): f64 {
  watched = body;
  watchedDtDays = deltaTDays(fromUt);
  let low = fromUt;
  let before = altitudeAt(low);
  let beforeRate = altitudeRate;
  let wasUp = before >= 0;
  let wasDown = !wasUp;
  while (low < toUt) {
    const high = Math.min(low + SAMPLE_DAYS, toUt);
    const after = altitudeAt(high);
    const afterRate = altitudeRate;
    const up = before >= 0;
    if (up != after >= 0) {
      if (up != rising) return rootBetween(altitudeAt, low, high, before, after, CLOSE);
    } else if (beforeRate > 0 != afterRate > 0 && beforeRate > 0 != up) {
      // The body approaches the horizon and turns back, perhaps beyond it.
      const turn = rootBetween(climbAt, low, high, beforeRate, afterRate, TURN_CLOSE);
      const atTurn = altitudeAt(turn);
      if (atTurn >= 0 != up) {
        return up == rising
          ? rootBetween(altitudeAt, turn, high, atTurn, after, CLOSE)
          : rootBetween(altitudeAt, low, turn, before, atTurn, CLOSE);
      }
    }
    if (after >= 0) wasUp = true;
    else wasDown = true;
    low = high;
    before = after;
    beforeRate = afterRate;
  }
  return wasUp && wasDown ? NaN : wasUp ? Infinity : -Infinity;
}

/** The first transit of the meridian at or after an instant, Julian days UT. */
export function firstTransit(body: i32, upper: bool, fromUt: f64): f64 {
  const dtDays = deltaTDays(fromUt);
  const goal: f64 = upper ? 0 : PI;
  let left = goal - hourAngle(body, fromUt, dtDays);
  left -= TWO_PI * Math.floor(left / TWO_PI);
  let jdUt = fromUt + left / altitudeRate;
  for (let i = 0; i < STEPS; i++) {
    const angle = goal - hourAngle(body, jdUt, dtDays);
    const stepDays = (angle - turns(angle)) / altitudeRate;
    jdUt += stepDays;
    if (Math.abs(stepDays) < CLOSE) break;
  }
  return jdUt;
}

/**
 * Writes one event of a kind for each of a run of days, the first in [day, day + 1), from a slot of the events on.
 *
 * @param fromUt  beginning of the first day, Julian days UT
 * @param latDeg  latitude of the place that `standAt` has chosen, degrees
 */
export function dailyEvents(body: i32, kind: i32, fromUt: f64, days: i32, latDeg: f64, slot: i32): void {
  const regular = Math.abs(latDeg) <= REGULAR_LATITUDE_DEG;
  let lastUt: f64 = NaN;
  let periodDays: f64 = body == MOON ? 1.035 : 1;
  let lengthening: f64 = 0;
  for (let day = 0; day < days; day++) {
    const dayUt = fromUt + <f64>day;
    let jdUt: f64;
    if (kind >= UPPER_TRANSIT) {
      jdUt = firstTransit(body, kind == UPPER_TRANSIT, dayUt);
      if (jdUt >= dayUt + 1) jdUt = NaN;
    } else {
      jdUt = regular ? passageNear(body, kind == RISE, lastUt + periodDays + lengthening, dayUt, CHAIN_CLOSE) : NaN;
      // The event after one before this day falls on a later day, so this day has none.
      const skips = jdUt >= dayUt + 1 && lastUt < dayUt;
      if (skips) jdUt = NaN;
      else if (!(jdUt >= dayUt && jdUt < dayUt + 1)) jdUt = firstPassage(body, kind == RISE, dayUt, dayUt + 1);
      if (Math.abs(jdUt) < Infinity) {
        const period = jdUt - lastUt;
        lengthening = period - periodDays;
        if (!(Math.abs(lengthening) < MAX_LENGTHENING_DAYS)) lengthening = 0;
        if (period < 1.2) periodDays = period;
        lastUt = jdUt;
      }
    }
    putEvent(slot + day, jdUt);
  }
}

/**
 * The rising or setting near an estimate, by Newton steps; NaN if they lead elsewhere.
 *
 * @param close  the steps stop after one shorter than this, days: the next would be about a thousandth of it
 */
export function passageNear(body: i32, rising: bool, estimateUt: f64, dayUt: f64, close: f64): f64 {
  let jdUt = estimateUt;
  if (!(jdUt > dayUt - 0.1 && jdUt < dayUt + 1.1)) return NaN;
  const dtDays = deltaTDays(dayUt);
  for (let i = 0; i < STEPS; i++) {
    const stepDays = altitude(body, jdUt, dtDays) / altitudeRate;
    if (altitudeRate > 0 != rising || Math.abs(stepDays) > 0.1) return NaN;
    jdUt -= stepDays;
    if (Math.abs(stepDays) < close) return jdUt;
  }
  return NaN;
}
