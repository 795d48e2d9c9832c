/** Stations and ingresses of a graha: samples of its motion, and the roots between them. */
import { motion, motionLongitude, motionSpeed } from '../bodies/motion';
import { NUTATION_LONGITUDE } from '../bodies/series';
import { DAYS_PER_CENTURY, TWO_PI } from '../core/constants';
import { rootBetween } from '../core/root';
import { evaluate, seriesRate } from '../core/series';
import { headOf } from '../core/unpack';
import { MOST_EVENTS, putEvent } from '../layout';
import { ayanamshaRate, meanAyanamsha } from '../sidereal/ayanamsha';
import { deltaT } from '../time/deltat';
import { centuries } from '../time/scales';
import { TROPICAL } from './angle';

/** Days between samples, by graha: short beside the time between two stations. */
const SAMPLES: usize = memory.data<f64>([5, 1, 4, 1.5, 8, 3, 8, 10, 0.5]);
/** How near two estimates of a root come before it is taken, days. */
const CLOSE: f64 = 1e-7;

/** Longitude and speed of the last `follow`, radians and radians per day. */
let lon: f64 = 0;
let speed: f64 = 0;

function follow(graha: i32, ayanamsha: i32, jdTt: f64): void {
  const t = centuries(jdTt);
  motion(graha, t);
  if (ayanamsha == TROPICAL) {
    lon = motionLongitude + evaluate(headOf(NUTATION_LONGITUDE), t);
    speed = motionSpeed + seriesRate / DAYS_PER_CENTURY;
  } else {
    lon = motionLongitude - meanAyanamsha(ayanamsha, t);
    speed = motionSpeed - ayanamshaRate(ayanamsha, t);
  }
}

// What the search in hand follows.
let mover: i32 = 0;
let zodiac: i32 = 0;
let goal: f64 = 0;

function speedAt(jdTt: f64): f64 {
  follow(mover, zodiac, jdTt);
  return speed;
}

function wayToGoal(jdTt: f64): f64 {
  follow(mover, zodiac, jdTt);
  return lon - goal - TWO_PI * Math.round((lon - goal) / TWO_PI);
}

function toUt(jdTt: f64): f64 {
  return jdTt - deltaT(jdTt) / 86400;
}

/**
 * Stations from an instant on: pairs of (Julian day UT, +1 turning direct or −1 turning retrograde) in the
 * events of the block.
 *
 * @returns  how many
 */
export function stationsOf(graha: i32, ayanamsha: i32, fromUt: f64, days: f64): i32 {
  const step = load<f64>(SAMPLES + ((<usize>graha) << 3));
  mover = graha;
  zodiac = ayanamsha;
  const start = fromUt + deltaT(fromUt) / 86400;
  follow(graha, ayanamsha, start);
  let before = speed;
  let count = 0;
  for (let gone: f64 = 0; gone < days && 2 * count < MOST_EVENTS - 2; gone += step) {
    const low = start + gone;
    const high = start + Math.min(gone + step, days);
    follow(graha, ayanamsha, high);
    const after = speed;
    if (before >= 0 != after >= 0) {
      putEvent(2 * count, toUt(rootBetween(speedAt, low, high, before, after, CLOSE)));
      putEvent(2 * count + 1, after > 0 ? 1 : -1);
      count++;
    }
    before = after;
  }
  return count;
}

/** Crossings of the multiples of `part` on a stretch without a station; appends to the events. */
function crossOver(part: f64, low: f64, high: f64, from: f64, to: f64, count: i32): i32 {
  const parts = <i32>Math.round(TWO_PI / part);
  const forward = to > from;
  let k = forward ? Math.floor(from / part) + 1 : Math.ceil(from / part) - 1;
  while (forward ? k * part <= to : k * part >= to) {
    if (3 * count > MOST_EVENTS - 3) break;
    goal = k * part;
    putEvent(3 * count, toUt(rootBetween(wayToGoal, low, high, from - goal, to - goal, CLOSE)));
    const entered = <i32>(forward ? k : k - 1) % parts;
    putEvent(3 * count + 1, entered < 0 ? entered + parts : entered);
    putEvent(3 * count + 2, forward ? 1 : -1);
    count++;
    k += forward ? 1 : -1;
  }
  return count;
}

/**
 * Entries into the parts of the circle (rāśis, nakṣatras, …) from an instant on, in either direction: triples of
 * (Julian day UT, part entered from 0, +1 forwards or −1 backwards) in the events of the block.
 *
 * @param part  width of a part, radians; a whole number of them makes the circle
 * @returns     how many
 */
export function ingressesOf(graha: i32, ayanamsha: i32, part: f64, fromUt: f64, days: f64): i32 {
  const step = load<f64>(SAMPLES + ((<usize>graha) << 3));
  mover = graha;
  zodiac = ayanamsha;
  const start = fromUt + deltaT(fromUt) / 86400;
  follow(graha, ayanamsha, start);
  let from = lon;
  let before = speed;
  let count = 0;
  for (let gone: f64 = 0; gone < days; gone += step) {
    const low = start + gone;
    const high = start + Math.min(gone + step, days);
    follow(graha, ayanamsha, high);
    const to = from + (lon - from - TWO_PI * Math.round((lon - from) / TWO_PI));
    const after = speed;
    if (before >= 0 != after >= 0) {
      const turn = rootBetween(speedAt, low, high, before, after, CLOSE);
      follow(graha, ayanamsha, turn);
      const between = from + (lon - from - TWO_PI * Math.round((lon - from) / TWO_PI));
      count = crossOver(part, low, turn, from, between, count);
      count = crossOver(part, turn, high, between, to, count);
    } else {
      count = crossOver(part, low, high, from, to, count);
    }
    from = to;
    before = after;
  }
  return count;
}
