/** Stations and ingresses of a body: samples of its motion, and the roots between them. */
import { putEvent } from '../block';
import { motion, motionLongitude, motionSpeed } from '../bodies/motion';
import { turns } from '../core/angle';
import { TWO_PI } from '../core/constants';
import { rootBetween } from '../core/root';
import {
  INGRESS_DIRECTION,
  INGRESS_JD,
  INGRESS_PART,
  INGRESS_SLOTS,
  MAX_EVENTS,
  STATION_JD,
  STATION_SLOTS,
  STATION_TURN,
} from '../layout';
import { zeroRate, zodiacZero } from '../sidereal/zodiac';
import { deltaTDays } from '../time/deltat';
import { centuries, utOf } from '../time/scales';

/** Days between two samples, by body: much shorter than the time between two stations. */
const SAMPLE_DAYS: usize = memory.data<f64>([
  5, // Sun
  1, // Moon
  4, // Mars
  1.5, // Mercury
  8, // Jupiter
  3, // Venus
  8, // Saturn
  10, // mean node
  0.5, // true node
]);
/** A root is found when two estimates are closer than this, days. */
const CLOSE: f64 = 1e-7;

// Results of `follow`: longitude and speed, radians and radians per day.
let lon: f64 = 0;
let speed: f64 = 0;

/** Computes the motion of a body in the zodiac at an instant of TT. */
function follow(body: i32, jdTt: f64): void {
  const t = centuries(jdTt);
  motion(body, t);
  lon = motionLongitude - zodiacZero(t);
  speed = motionSpeed - zeroRate;
}

// The current search: the body, and the longitude that it should reach.
let followed: i32 = 0;
let goal: f64 = 0;

function speedAt(jdTt: f64): f64 {
  follow(followed, jdTt);
  return speed;
}

/** Longitude beyond the goal, within half a turn. */
function pastGoal(jdTt: f64): f64 {
  follow(followed, jdTt);
  return lon - goal - turns(lon - goal);
}

@inline function sampleDays(body: i32): f64 {
  return load<f64>(SAMPLE_DAYS + ((<usize>body) << 3));
}

/**
 * Writes the stations of a body in a span.
 *
 * @returns  their number
 */
export function stationsOf(body: i32, fromUt: f64, days: f64): i32 {
  const stepDays = sampleDays(body);
  followed = body;
  const fromTt = fromUt + deltaTDays(fromUt);
  follow(body, fromTt);
  let before = speed;
  let count = 0;
  for (let day: f64 = 0; day < days && STATION_SLOTS * (count + 1) < MAX_EVENTS; day += stepDays) {
    const lowTt = fromTt + day;
    const highTt = fromTt + Math.min(day + stepDays, days);
    follow(body, highTt);
    const after = speed;
    if (before >= 0 != after >= 0) {
      const record = STATION_SLOTS * count;
      putEvent(record + STATION_JD, utOf(rootBetween(speedAt, lowTt, highTt, before, after, CLOSE)));
      putEvent(record + STATION_TURN, after > 0 ? 1 : -1);
      count++;
    }
    before = after;
  }
  return count;
}

/**
 * Appends the crossings of the multiples of `part` on a stretch without a station, from longitude `from` at `lowTt` to
 * longitude `to` at `highTt`, not wrapped. Returns the new count.
 */
function crossOver(part: f64, lowTt: f64, highTt: f64, from: f64, to: f64, count: i32): i32 {
  const parts = <i32>nearest(TWO_PI / part);
  const forward = to > from;
  let k = forward ? Math.floor(from / part) + 1 : Math.ceil(from / part) - 1;
  while (forward ? k * part <= to : k * part >= to) {
    const record = INGRESS_SLOTS * count;
    if (record + INGRESS_SLOTS > MAX_EVENTS) break;
    goal = k * part;
    putEvent(record + INGRESS_JD, utOf(rootBetween(pastGoal, lowTt, highTt, from - goal, to - goal, CLOSE)));
    const entered = <i32>(forward ? k : k - 1) % parts;
    putEvent(record + INGRESS_PART, entered < 0 ? entered + parts : entered);
    putEvent(record + INGRESS_DIRECTION, forward ? 1 : -1);
    count++;
    k += forward ? 1 : -1;
  }
  return count;
}

/** The longitude of the last `follow`, without a jump from an earlier one. */
@inline function lonAfter(from: f64): f64 {
  return from + (lon - from - turns(lon - from));
}

/**
 * Writes the entries of a body into the parts of the circle (rāśis, nakṣatras, …) in a span, in either direction.
 *
 * @param part  width of a part, radians; the circle has a whole number of them
 * @returns     their number
 */
export function ingressesOf(body: i32, part: f64, fromUt: f64, days: f64): i32 {
  const stepDays = sampleDays(body);
  followed = body;
  const fromTt = fromUt + deltaTDays(fromUt);
  follow(body, fromTt);
  let from = lon;
  let before = speed;
  let count = 0;
  for (let day: f64 = 0; day < days; day += stepDays) {
    const lowTt = fromTt + day;
    const highTt = fromTt + Math.min(day + stepDays, days);
    follow(body, highTt);
    const to = lonAfter(from);
    const after = speed;
    if (before >= 0 != after >= 0) {
      const turnTt = rootBetween(speedAt, lowTt, highTt, before, after, CLOSE);
      follow(body, turnTt);
      const atTurn = lonAfter(from);
      count = crossOver(part, lowTt, turnTt, from, atTurn, count);
      count = crossOver(part, turnTt, highTt, atTurn, to, count);
    } else {
      count = crossOver(part, lowTt, highTt, from, to, count);
    }
    from = to;
    before = after;
  }
  return count;
}
