/**
 * Passages of the Moon over a body that a place may see near the disc. A search with full positions costs much more than
 * this sieve, which keeps about one conjunction in ten. None of its figures reach an event.
 */
import type { Place } from '../../data/place';
import type { MoverColumns, PositionTable } from '../../kernel/almanac';
import { DEGREES } from '../../kernel/units';
import { norm180 } from '../circle';
import { EARTH_RADIUS, observerAt, type Turn } from '../ephemeris/vectors';
import { SIDEREAL_DEG_PER_DAY } from '../positions/lagna';
import { sineCosine } from '../sineCosine';
import { cubic } from './cubic';

/** Places of a body at equal distances of time, between which they are interpolated. */
export interface Track {
  firstJd: number;
  stepDays: number;
  /** Longitudes that continue beyond a turn, and latitudes. */
  lonDeg: Float64Array;
  latDeg: Float64Array;
}

/** The Moon on a grid of instants. */
export interface MoonGrid extends Track {
  table: PositionTable;
}

/** The Moon gains less than this on any body in a day, in longitude and in latitude. */
const MAX_GAIN_DEG_PER_DAY = 17.5;
const MAX_CLIMB_DEG_PER_DAY = 2.2;
/** Days from a passage of a star to the next. */
const MONTH_DAYS = 27;
/** Time before and after a conjunction within which the place may see the disc at the body, days, and the steps in it. */
export const NEAR_DAYS = 0.16;
const STEPS = 8;
const STEP_DAYS = (2 * NEAR_DAYS) / STEPS;
/** The largest radius of the disc, 0.29°, and more than the error of the sieve. */
const REACH_DEG = 0.34;
/** Largest difference in latitude at a conjunction: a little more than the search by full positions has. */
const MAX_APART_DEG = 1.7;
/** Height above the plane of the horizon, au: between two instants at which it is 2° below, a body does not rise. */
const LEAST_UP_AU = EARTH_RADIUS * sineCosine(-2).sine;
/** Rotation of the Earth in a step. */
const TURN = sineCosine(SIDEREAL_DEG_PER_DAY * STEP_DAYS);

/** A track from places whose longitudes start again at 0° after a turn. */
export function continuedTrack({ lonDeg, latDeg }: MoverColumns, firstJd: number, stepDays: number): Track {
  const continued = Float64Array.from(lonDeg);
  for (let i = 1; i < continued.length; i++) {
    const before = continued[i - 1] as number;
    continued[i] = before + norm180((lonDeg[i] as number) - before);
  }
  return { firstJd, stepDays, lonDeg: continued, latDeg };
}

/** A value of a track by the cubic through four of its places. */
function valueOn({ firstJd, stepDays }: Track, values: Float64Array, jdUt: number): number {
  const at = (jdUt - firstJd) / stepDays;
  const i = Math.min(Math.max(Math.floor(at), 1), values.length - 3);
  return cubic(values, i, at - i);
}

const lonOn = (track: Track, jdUt: number): number => valueOn(track, track.lonDeg, jdUt);
const latOn = (track: Track, jdUt: number): number => valueOn(track, track.latDeg, jdUt);

/** A body at its conjunction in longitude with the Moon, and its motion relative to it: degrees and days. */
interface Passage {
  lonDeg: number;
  latDeg: number;
  /** Its latitude minus the Moon's, and the rates of both differences. */
  apartDeg: number;
  lonRate: number;
  latRate: number;
  moonAu: number;
  obliquity: Turn;
  /** Greenwich sidereal time. */
  gastDeg: number;
}

/**
 * Whether the disc reaches a body while it is up. Observer and Moon move in straight steps. The loop destructures no arrays:
 * V8 would allocate them for each step of thousands of passages.
 */
function isReached(place: Place, passage: Passage): boolean {
  const { apartDeg, lonRate, latRate, moonAu, obliquity } = passage;
  const { position } = observerAt(place, passage.gastDeg - NEAR_DAYS * SIDEREAL_DEG_PER_DAY);
  const lon = sineCosine(passage.lonDeg);
  const lat = sineCosine(passage.latDeg);
  let { x, y } = position;
  let x0 = 0;
  let y0 = 0;
  let up0 = 0;
  for (let step = 0; step <= STEPS; step++) {
    const t = step * STEP_DAYS - NEAR_DAYS;
    // The observer in the ecliptic, then along its longitudes and latitudes at the body, and towards the body.
    const flat = y * obliquity.cosine + position.z * obliquity.sine;
    const z = position.z * obliquity.cosine - y * obliquity.sine;
    const outward = x * lon.cosine + flat * lon.sine;
    const along = flat * lon.cosine - x * lon.sine;
    const across = z * lat.cosine - outward * lat.sine;
    const up = outward * lat.cosine + z * lat.sine;
    const nearerAu = moonAu - up;
    const x1 = (lonRate * lat.cosine * t * moonAu + DEGREES * along) / nearerAu;
    const y1 = ((apartDeg + latRate * t) * moonAu + DEGREES * across) / nearerAu;
    if (step > 0 && Math.max(up0, up) > LEAST_UP_AU) {
      const dx = x1 - x0;
      const dy = y1 - y0;
      const share = Math.min(Math.max(-(x0 * dx + y0 * dy) / (dx * dx + dy * dy), 0), 1);
      const px = x0 + share * dx;
      const py = y0 + share * dy;
      if (px * px + py * py < REACH_DEG * REACH_DEG) return true;
    }
    x0 = x1;
    y0 = y1;
    up0 = up;
    const turned = x * TURN.cosine - y * TURN.sine;
    y = y * TURN.cosine + x * TURN.sine;
    x = turned;
  }
  return false;
}

/**
 * The intervals of the grid of the Moon, by the number of their first instant, in which it passes a body that a place may
 * see behind its disc. The passage is in this interval, or in one beside it.
 */
export function passagesNear(place: Place, moon: MoonGrid, track: Track): number[] {
  const { firstJd, stepDays, lonDeg, latDeg } = moon;
  const { movers, gastDeg, obliquityDeg } = moon.table;
  const { distAu } = movers.moon as MoverColumns;
  const maxGainDeg = MAX_GAIN_DEG_PER_DAY * stepDays;
  const maxRoughDeg = MAX_APART_DEG + MAX_CLIMB_DEG_PER_DAY * stepDays;
  const month = Math.floor(MONTH_DAYS / stepDays);
  const last = lonDeg.length - 2;
  const gainAt = (i: number): number => (lonDeg[i] as number) - lonOn(track, firstJd + i * stepDays);
  const endDeg = gainAt(last + 1);
  const found: number[] = [];
  let i = 0;
  for (let turns = 360 * Math.ceil(gainAt(0) / 360); turns <= endDeg; turns += 360) {
    // The interval in which the Moon has gained these turns. It never falls back, so no step leads beyond it.
    let before = gainAt(i);
    let after = Number.NaN;
    for (;;) {
      if (before > turns) i -= Math.max(1, Math.floor((before - turns) / maxGainDeg));
      else if (before + maxGainDeg <= turns) i += Math.floor((turns - before) / maxGainDeg);
      else {
        after = gainAt(i + 1);
        if (after >= turns) break;
        i++;
      }
      before = gainAt(i);
    }
    const at = i;
    i = Math.min(i + month, last);
    const roughDeg = latOn(track, firstJd + at * stepDays) - (latDeg[at] as number);
    if (Math.abs(roughDeg) > maxRoughDeg) continue;
    const gainDeg = after - before;
    const near = firstJd + (at + (turns - before) / gainDeg) * stepDays;
    const jdUt = near + ((turns + lonOn(track, near) - lonOn(moon, near)) / gainDeg) * stepDays;
    const bodyLatDeg = latOn(track, jdUt);
    const apartDeg = bodyLatDeg - latOn(moon, jdUt);
    if (Math.abs(apartDeg) >= MAX_APART_DEG) continue;
    const early = jdUt - NEAR_DAYS;
    const late = jdUt + NEAR_DAYS;
    const risen = (on: typeof lonOn) => on(track, late) - on(moon, late) - on(track, early) + on(moon, early);
    const passage = {
      lonDeg: lonOn(track, jdUt),
      latDeg: bodyLatDeg,
      apartDeg,
      lonRate: risen(lonOn) / (2 * NEAR_DAYS),
      latRate: risen(latOn) / (2 * NEAR_DAYS),
      moonAu: distAu[at] as number,
      obliquity: sineCosine(obliquityDeg[at] as number),
      gastDeg: (gastDeg[at] as number) + (jdUt - firstJd - at * stepDays) * SIDEREAL_DEG_PER_DAY,
    };
    if (isReached(place, passage)) found.push(at);
  }
  return found;
}
