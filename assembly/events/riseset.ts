import { PI, TWO_PI } from '../core/constants';
import { rootBetween } from '../core/root';
import { putEvent } from '../layout';
import { deltaT } from '../time/deltat';
import { altitude, altitudeRate, hourAngle, SUN } from './horizon';

/** What is looked for. */
export const RISE: i32 = 0;
export const SET: i32 = 1;
export const UPPER_TRANSIT: i32 = 2;
export const LOWER_TRANSIT: i32 = 3;

/** Altitudes are sampled so often in a search that the body's turning points lie a sample apart, days. */
const SAMPLE: f64 = 1.0 / 24;
const STEPS: i32 = 12;
/** How near two estimates come before one is taken, days; of a turning point, where the altitude stands still. */
const CLOSE: f64 = 1e-8;
const TURN_CLOSE: f64 = 1e-6;
const CHAIN_CLOSE: f64 = 2e-6;
/** Up to this latitude Sun and Moon rise and set once a day, a day and a little after the last time. */
export const DAILY_LATITUDE: f64 = 58;

// What the search in hand watches.
let watched: i32 = 0;
let deltaTDays: f64 = 0;

function altitudeAt(jdUt: f64): f64 {
  return altitude(watched, jdUt, deltaTDays);
}

function climbAt(jdUt: f64): f64 {
  altitude(watched, jdUt, deltaTDays);
  return altitudeRate;
}

/**
 * The first rising or setting in a span, found whatever the latitude: signs of the altitude at hourly samples,
 * and at the turning point of an hour in which it turns.
 *
 * @param fromUt, toUt  Julian days UT, half-open
 * @returns             Julian day UT; NaN for none; +∞ or −∞ where the body stays up or down throughout
 */
export function firstPassage(body: i32, rising: bool, fromUt: f64, toUt: f64): f64 {
  watched = body;
  deltaTDays = deltaT(fromUt) / 86400;
  let low = fromUt;
  let before = altitudeAt(low);
  let beforeRate = altitudeRate;
  let wasUp = before >= 0;
  let wasDown = !wasUp;
  while (low < toUt) {
    const high = Math.min(low + SAMPLE, toUt);
    const after = altitudeAt(high);
    const afterRate = altitudeRate;
    const up = before >= 0;
    if (up != after >= 0) {
      if (up != rising) return rootBetween(altitudeAt, low, high, before, after, CLOSE);
    } else if (beforeRate > 0 != afterRate > 0 && beforeRate > 0 != up) {
      // Towards the horizon and back: does it reach it?
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

/** The first passage of the meridian at or after an instant. */
export function firstTransit(body: i32, upper: bool, fromUt: f64): f64 {
  const dt = deltaT(fromUt) / 86400;
  const goal: f64 = upper ? 0 : PI;
  let left = goal - hourAngle(body, fromUt, dt);
  left -= TWO_PI * Math.floor(left / TWO_PI);
  let jd = fromUt + left / altitudeRate;
  for (let i = 0; i < STEPS; i++) {
    let off = goal - hourAngle(body, jd, dt);
    off -= TWO_PI * Math.round(off / TWO_PI);
    off /= altitudeRate;
    jd += off;
    if (Math.abs(off) < CLOSE) break;
  }
  return jd;
}

/**
 * One event of a kind for each of a run of days into the events of the block: the first in [day, day + 1).
 *
 * @param fromUt  beginning of the first day, Julian days UT
 * @param lat     latitude of the place, degrees, as chosen in `standAt`
 */
export function dailyEvents(body: i32, kind: i32, fromUt: f64, days: i32, lat: f64, slot: i32): void {
  const regular = Math.abs(lat) <= DAILY_LATITUDE;
  let last: f64 = NaN;
  let period: f64 = body == SUN ? 1 : 1.035;
  for (let day = 0; day < days; day++) {
    const from = fromUt + <f64>day;
    let jd: f64;
    if (kind >= UPPER_TRANSIT) {
      jd = firstTransit(body, kind == UPPER_TRANSIT, from);
      if (jd >= from + 1) jd = NaN;
    } else {
      jd = regular ? nextOfChain(body, kind == RISE, last, period, from) : NaN;
      if (!(jd >= from && jd < from + 1)) jd = firstPassage(body, kind == RISE, from, from + 1);
      if (Math.abs(jd) < Infinity) {
        if (jd - last < 1.2) period = jd - last;
        last = jd;
      }
    }
    putEvent(slot + day, jd);
  }
}

/** The passage a period after the last, by Newton's steps; NaN where they lead elsewhere. */
function nextOfChain(body: i32, rising: bool, last: f64, period: f64, from: f64): f64 {
  let jd = last + period;
  if (!(jd > from - 0.1 && jd < from + 1.1)) return NaN;
  const dt = deltaT(from) / 86400;
  for (let i = 0; i < STEPS; i++) {
    const off = altitude(body, jd, dt) / altitudeRate;
    if (altitudeRate > 0 != rising || Math.abs(off) > 0.1) return NaN;
    jd -= off;
    // The next step would be a thousandth of this one.
    if (Math.abs(off) < CHAIN_CLOSE) return jd;
  }
  return NaN;
}
