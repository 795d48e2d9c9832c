/**
 * The searches as the host calls them. Each checks its arguments, then writes its records into the events of the block.
 * Sidereal angles are counted in the zodiac of the block.
 */
import { putEvent } from '../block';
import { MOON, SATURN, SUN } from '../bodies/body';
import { DEGREE, PI } from '../core/constants';
import {
  CROSSING_JD,
  CROSSING_NUMBER,
  KARANAS,
  LIST_COUNT,
  LIST_FIRST_NUMBER,
  LIST_FIRST_SLOT,
  LIST_SLOTS,
  MOMENT_SLOTS,
  MAX_EVENTS,
  NAKSHATRAS,
  RISINGS,
  SANKRANTIS,
  SPAN_LISTS,
  YOGAS,
} from '../layout';
import { ERR_ARGUMENT, ERR_EPOCH_OUT_OF_RANGE, OK } from '../status';
import { firstJd, inRange, lastJd } from '../time/scales';
import { crossingNumber, crossings, nextCrossing } from './crossing';
import { watchFrom } from './eclipse';
import { eclipsesOf } from './eclipses';
import { isDefinition, isOfLimb, standAt } from './horizon';
import { fillMoments } from './moments';
import { dailyEvents, LOWER_TRANSIT, RISE, SET } from './riseset';

const MAX_DAYS: i32 = 400;
/** Searches extend beyond a span by this much, so that risings and eclipses at its ends are found. */
const MARGIN_DAYS: f64 = 2;
const MAX_MOMENT_DAYS: f64 = 1.25;

const NAKSHATRA: f64 = (40.0 / 3) * DEGREE;
const KARANA: f64 = 6 * DEGREE;
const RASHI: f64 = 30 * DEGREE;
/** The largest step of a crossing: a turn, plus a margin for rounding. */
const LARGEST_STEP: f64 = 2.001 * PI;

/** The series cover this much beyond the certified span, days: a crossing may be there. */
const BEYOND_DAYS: f64 = 190;

/** Writes the head of a list of the span; returns the slot after the list. */
function list(index: i32, slot: i32, count: i32, firstNumber: f64): i32 {
  const head = LIST_SLOTS * index;
  putEvent(head + LIST_FIRST_SLOT, slot);
  putEvent(head + LIST_COUNT, count);
  putEvent(head + LIST_FIRST_NUMBER, firstNumber);
  return slot + count;
}

/** OK if a span and the days beside it lie in the certified span. */
function spanStatus(fromUt: f64, days: f64): i32 {
  return inRange(fromUt - MARGIN_DAYS) && inRange(fromUt + days + MARGIN_DAYS) ? OK : ERR_EPOCH_OUT_OF_RANGE;
}

/**
 * Writes all events of a place from one midnight on: karaṇas, nakṣatras, yogas and saṅkrāntis (instants of their
 * beginnings, numbers growing by one), and for each day sunrise, sunset, moonrise and moonset.
 *
 * @param fromUt      beginning of the first day, Julian days UT
 * @param days        1 to 400
 * @param lat, lon    radians north and east
 * @param definition  of rising and setting: see horizon.ts
 */
export function span(fromUt: f64, days: i32, lat: f64, lon: f64, definition: i32): i32 {
  if (days < 1 || days > MAX_DAYS || !isDefinition(definition)) return ERR_ARGUMENT;
  const status = spanStatus(fromUt, days);
  if (status != OK) return status;
  const toUt = fromUt + <f64>days;
  let slot = LIST_SLOTS * SPAN_LISTS;
  let count = crossings(1, -1, KARANA, fromUt, toUt, slot);
  slot = list(KARANAS, slot, count, crossingNumber);
  count = crossings(1, 0, NAKSHATRA, fromUt, toUt, slot);
  slot = list(NAKSHATRAS, slot, count, crossingNumber);
  count = crossings(1, 1, NAKSHATRA, fromUt, toUt, slot);
  slot = list(YOGAS, slot, count, crossingNumber);
  count = crossings(0, 1, RASHI, fromUt, toUt, slot);
  slot = list(SANKRANTIS, slot, count, crossingNumber);
  standAt(lat, lon, definition);
  for (let body = SUN; body <= MOON; body++) {
    for (let kind = RISE; kind <= SET; kind++) {
      dailyEvents(body, kind, fromUt, days, lat / DEGREE, slot);
      slot = list(RISINGS + 2 * body + kind, slot, days, 0);
    }
  }
  return OK;
}

/** Writes one kind of daily event of a body for each of a run of days; arguments as in `span`. A planet has no limb. */
export function daily(body: i32, kind: i32, fromUt: f64, days: i32, lat: f64, lon: f64, definition: i32): i32 {
  if (days < 1 || days > MAX_DAYS || body < SUN || body > SATURN) return ERR_ARGUMENT;
  if (kind < RISE || kind > LOWER_TRANSIT || !isDefinition(definition)) return ERR_ARGUMENT;
  if (body > MOON && isOfLimb(definition)) return ERR_ARGUMENT;
  const status = spanStatus(fromUt, days);
  if (status != OK) return status;
  standAt(lat, lon, definition);
  dailyEvents(body, kind, fromUt, days, lat / DEGREE, 0);
  return OK;
}

/**
 * Writes the crossing of offset + k · step next to an instant.
 *
 * @param step, offset  radians
 * @param forward       1: the first after; 0: the last at or before
 */
export function crossing(
  moonFactor: f64,
  sunFactor: f64,
  step: f64,
  offset: f64,
  jdUt: f64,
  forward: i32,
): i32 {
  if (!(step > 0 && step <= LARGEST_STEP) || (moonFactor <= 0 && sunFactor <= 0)) return ERR_ARGUMENT;
  if (!inRange(jdUt)) return ERR_EPOCH_OUT_OF_RANGE;
  const crossingUt = nextCrossing(moonFactor, sunFactor, step, offset, jdUt, forward != 0);
  if (crossingUt < firstJd() - BEYOND_DAYS || crossingUt > lastJd() + BEYOND_DAYS) return ERR_EPOCH_OUT_OF_RANGE;
  putEvent(CROSSING_JD, crossingUt);
  putEvent(CROSSING_NUMBER, crossingNumber);
  return OK;
}

/** Writes longitudes and ascendants at up to 1,441 moments within a day and a quarter; see moments.ts. */
export function moments(fromUt: f64, stepDays: f64, count: i32, lat: f64, lon: f64): i32 {
  if (count < 1 || MOMENT_SLOTS * count > MAX_EVENTS) return ERR_ARGUMENT;
  if (!(stepDays > 0 && stepDays * <f64>count <= MAX_MOMENT_DAYS)) return ERR_ARGUMENT;
  return fillMoments(fromUt, stepDays, count, lat, lon);
}

/** Writes the eclipses of at most 400 days, global and from a place (radians). Returns their number, or a status. */
export function eclipses(fromUt: f64, days: f64, lat: f64, lon: f64): i32 {
  if (!(days > 0 && days <= MAX_DAYS)) return ERR_ARGUMENT;
  const status = spanStatus(fromUt, days);
  if (status != OK) return status;
  watchFrom(lat, lon);
  return eclipsesOf(fromUt, fromUt + days);
}
