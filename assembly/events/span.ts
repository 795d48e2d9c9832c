/** Batches: all events of a place over a span of days, and moments for rectification. */
import { TRUE_NODE_GRAHA } from '../bodies/motion';
import { DEGREE, PI } from '../core/constants';
import { MOST_EVENTS, putEvent } from '../layout';
import { AYANAMSHA_COUNT } from '../sidereal/ayanamsha';
import { ERR_ARGUMENT, ERR_EPOCH_OUT_OF_RANGE, OK } from '../status';
import { deltaT } from '../time/deltat';
import { inRange } from '../time/scales';
import { TROPICAL } from './angle';
import { crossingNumber, crossings, nextCrossing } from './crossing';
import { watchFrom } from './eclipse';
import { eclipsesOf } from './eclipses';
import { ingressesOf, stationsOf } from './grahas';
import { isDefinition, MOON, SUN, standAt } from './horizon';
import { fillMoments } from './moments';
import { dailyEvents, LOWER_TRANSIT, RISE, SET } from './riseset';
import { openWindows } from './windows';

export const MOST_DAYS: i32 = 400;

const NAKSHATRA: f64 = (40.0 / 3) * DEGREE;
const KARANA: f64 = 6 * DEGREE;
const RASHI: f64 = 30 * DEGREE;
/** A pāda. */
const SMALLEST_PART: f64 = (10.0 / 3) * DEGREE * 0.999;

// Layout of the events of a span: a head of (first slot, count, number of the first) a list.
const HEAD_SLOTS: i32 = 24;

function list(index: i32, slot: i32, count: i32, first: f64): i32 {
  putEvent(3 * index, slot);
  putEvent(3 * index + 1, count);
  putEvent(3 * index + 2, first);
  return slot + count;
}

function validAyanamsha(ayanamsha: i32): bool {
  return ayanamsha >= TROPICAL && ayanamsha < AYANAMSHA_COUNT;
}

/**
 * All events of a place from one midnight on, into the events of the block: a head of eight lists (slot, count,
 * number of the first), then karaṇas, nakṣatras, yogas, saṅkrāntis (instants of their beginnings, numbers growing
 * by one), then for each day sunrise, sunset, moonrise, moonset.
 *
 * @param fromUt      beginning of the first day, Julian days UT
 * @param days        1 to 400
 * @param ayanamsha   0..4 in the order of the API, or −1 for tropical angles
 * @param definition  of rising and setting: see horizon.ts
 */
export function span(fromUt: f64, days: i32, lat: f64, lon: f64, ayanamsha: i32, definition: i32): i32 {
  if (days < 1 || days > MOST_DAYS || !validAyanamsha(ayanamsha) || !isDefinition(definition)) return ERR_ARGUMENT;
  const toUt = fromUt + <f64>days;
  if (!inRange(fromUt - 2) || !inRange(toUt + 2)) return ERR_EPOCH_OUT_OF_RANGE;
  openWindows(fromUt + deltaT(fromUt) / 86400, <f64>days);
  let slot = HEAD_SLOTS;
  let count = crossings(1, -1, ayanamsha, KARANA, fromUt, toUt, slot);
  slot = list(0, slot, count, crossingNumber);
  count = crossings(1, 0, ayanamsha, NAKSHATRA, fromUt, toUt, slot);
  slot = list(1, slot, count, crossingNumber);
  count = crossings(1, 1, ayanamsha, NAKSHATRA, fromUt, toUt, slot);
  slot = list(2, slot, count, crossingNumber);
  count = crossings(0, 1, ayanamsha, RASHI, fromUt, toUt, slot);
  slot = list(3, slot, count, crossingNumber);
  standAt(lat, lon, definition);
  for (let body = SUN; body <= MOON; body++) {
    for (let kind = RISE; kind <= SET; kind++) {
      dailyEvents(body, kind, fromUt, days, lat / DEGREE, slot);
      slot = list(4 + 2 * body + kind, slot, days, 0);
    }
  }
  return OK;
}

/** One kind of daily event of Sun (0) or Moon (1) over a run of days: one slot a day in the events of the block. */
export function daily(body: i32, kind: i32, fromUt: f64, days: i32, lat: f64, lon: f64, definition: i32): i32 {
  if (days < 1 || days > MOST_DAYS || body < SUN || body > MOON || kind < RISE || kind > LOWER_TRANSIT)
    return ERR_ARGUMENT;
  if (!isDefinition(definition)) return ERR_ARGUMENT;
  if (!inRange(fromUt - 2) || !inRange(fromUt + <f64>days + 2)) return ERR_EPOCH_OUT_OF_RANGE;
  openWindows(fromUt + deltaT(fromUt) / 86400, <f64>days);
  standAt(lat, lon, definition);
  dailyEvents(body, kind, fromUt, days, lat / DEGREE, 0);
  return OK;
}

/**
 * The crossing of offset + k · step next to an instant: Julian day UT and number k in the first two events.
 *
 * @param step, offset  radians
 * @param forward       1: the first after; 0: the last at or before
 */
export function crossing(
  moonFactor: f64,
  sunFactor: f64,
  ayanamsha: i32,
  step: f64,
  offset: f64,
  jdUt: f64,
  forward: i32,
): i32 {
  if (!validAyanamsha(ayanamsha) || !(step > 0 && step <= 2.001 * PI) || (moonFactor <= 0 && sunFactor <= 0))
    return ERR_ARGUMENT;
  if (!inRange(jdUt)) return ERR_EPOCH_OUT_OF_RANGE;
  const jd = nextCrossing(moonFactor, sunFactor, ayanamsha, step, offset, jdUt, forward != 0);
  if (!inRange(jd)) return ERR_EPOCH_OUT_OF_RANGE;
  putEvent(0, jd);
  putEvent(1, crossingNumber);
  return OK;
}

function badSearch(graha: i32, ayanamsha: i32, fromUt: f64, days: f64): i32 {
  if (graha < 0 || graha > TRUE_NODE_GRAHA || !validAyanamsha(ayanamsha) || !(days > 0 && days <= MOST_DAYS))
    return ERR_ARGUMENT;
  return inRange(fromUt) && inRange(fromUt + days) ? OK : ERR_EPOCH_OUT_OF_RANGE;
}

/** Stations of a graha (0..8) over at most 400 days; how many, or a status. See grahas.ts for the events. */
export function stations(graha: i32, ayanamsha: i32, fromUt: f64, days: f64): i32 {
  const status = badSearch(graha, ayanamsha, fromUt, days);
  return status == OK ? stationsOf(graha, ayanamsha, fromUt, days) : status;
}

/** Entries of a graha (0..8) into parts of `part` radians over at most 400 days; how many, or a status. */
export function ingresses(graha: i32, ayanamsha: i32, part: f64, fromUt: f64, days: f64): i32 {
  const status = badSearch(graha, ayanamsha, fromUt, days);
  if (status != OK) return status;
  return part >= SMALLEST_PART ? ingressesOf(graha, ayanamsha, part, fromUt, days) : ERR_ARGUMENT;
}

/** Nine longitudes and the ascendant at up to 1,441 moments within a day and a quarter; see moments.ts. */
export function moments(fromUt: f64, stepDays: f64, count: i32, lat: f64, lon: f64, ayanamsha: i32): i32 {
  if (count < 1 || 10 * count > MOST_EVENTS || !validAyanamsha(ayanamsha)) return ERR_ARGUMENT;
  if (!(stepDays > 0 && stepDays * <f64>count <= 1.25)) return ERR_ARGUMENT;
  return fillMoments(fromUt, stepDays, count, lat, lon, ayanamsha);
}

/** Eclipses over at most 400 days, as seen from everywhere and from a place (radians); how many, or a status. See eclipses.ts. */
export function eclipses(fromUt: f64, days: f64, lat: f64, lon: f64): i32 {
  if (!(days > 0 && days <= MOST_DAYS)) return ERR_ARGUMENT;
  if (!inRange(fromUt - 2) || !inRange(fromUt + days + 2)) return ERR_EPOCH_OUT_OF_RANGE;
  openWindows(fromUt + deltaT(fromUt) / 86400, days);
  watchFrom(lat, lon);
  return eclipsesOf(fromUt, fromUt + days);
}
