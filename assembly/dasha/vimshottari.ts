/**
 * Viṃśottarī daśā: nine lords share 120 years, and each period is divided in the same proportions, beginning with its
 * own lord (BPHS 46). Lords are 0..8 from Ketu: Ketu, Śukra, Sūrya, Candra, Maṅgala, Rāhu, Guru, Śani, Budha.
 * Boundaries are Julian days; a period includes its beginning and excludes its end.
 */
import { put } from '../block';
import { DASHA, LORDS, RUNNING_END, RUNNING_LEVELS, RUNNING_LORD, RUNNING_SLOTS, RUNNING_START } from '../layout';
import { ERR_ARGUMENT, OK } from '../status';

const CYCLE_YEARS: f64 = 120;
/** Nakṣatras in the circle. */
const NAKSHATRA_COUNT: f64 = 27;
/** Years of the lords from Ketu, twice in a row so that any lord may begin. */
const YEARS: usize = memory.data<f64>([
  7, 20, 6, 10, 7, 18, 16, 19, 17,
  7, 20, 6, 10, 7, 18, 16, 19, 17,
]);

@inline function yearsOf(lord: i32): f64 {
  return load<f64>(YEARS + ((<usize>lord) << 3));
}

/** The boundary of a period after `shares` of its 120 shares; the last one is the end itself. */
@inline function edge(start: f64, end: f64, shares: f64): f64 {
  return shares == CYCLE_YEARS ? end : start + ((end - start) * shares) / CYCLE_YEARS;
}

@inline function wrapped(lord: i32): i32 {
  return lord >= LORDS ? lord - LORDS : lord;
}

/** True for arguments that a birth can have; false for NaN. */
@inline function isBirth(nakshatras: f64, yearDays: f64): bool {
  return nakshatras >= 0 && nakshatras < NAKSHATRA_COUNT && yearDays > 0;
}

/** Beginning of the mahādaśā that runs at birth, JD. */
export function cycleStart(nakshatras: f64, birthJd: f64, yearDays: f64): f64 {
  const whole = Math.floor(nakshatras);
  return birthJd - (nakshatras - whole) * yearsOf(<i32>whole % LORDS) * yearDays;
}

/**
 * Writes the ten boundaries of the nine mahādaśās from the one of birth on.
 *
 * @param nakshatras  the Moon's sidereal longitude in nakṣatras of 13°20′, 0 ≤ n < 27
 * @param birthJd     Julian day UT
 * @param yearDays    length of the year
 * @returns           the first lord, 0..8, or ERR_ARGUMENT
 */
export function vimshottari(nakshatras: f64, birthJd: f64, yearDays: f64): i32 {
  if (!isBirth(nakshatras, yearDays)) return ERR_ARGUMENT;
  const first = <i32>Math.floor(nakshatras) % LORDS;
  const start = cycleStart(nakshatras, birthJd, yearDays);
  divide(start, start + CYCLE_YEARS * yearDays, first, 1);
  return first;
}

/**
 * Divides one period: writes the 9^levels + 1 boundaries of the smallest parts in order of time.
 *
 * @param lord    lord of the period, 0..8
 * @param levels  1..3
 * @returns       the number of parts, or ERR_ARGUMENT
 */
export function divide(startJd: f64, endJd: f64, lord: i32, levels: i32): i32 {
  if (levels < 1 || levels > 3 || lord < 0 || lord >= LORDS) return ERR_ARGUMENT;
  let count = 1;
  for (let i = 0; i < levels; i++) count *= LORDS;
  fill(startJd, endJd, lord, levels, DASHA, count);
  put(DASHA + count, endJd);
  return count;
}

/** Writes the beginnings of the `count` smallest parts of a period from a slot on. */
function fill(start: f64, end: f64, lord: i32, levels: i32, slot: i32, count: i32): void {
  const part = count / LORDS;
  let shares: f64 = 0;
  let from = start;
  for (let i = 0; i < LORDS; i++) {
    shares += yearsOf(lord + i);
    const to = edge(start, end, shares);
    if (levels == 1) put(slot + i, from);
    else fill(from, to, wrapped(lord + i), levels - 1, slot + i * part, part);
    from = to;
  }
}

// The period that `enter` and `descend` have reached; results of `lordsAt` too, where the smallest one begins and ends.
let lord: i32 = 0;
export let start: f64 = 0;
export let end: f64 = 0;

/** Starts from the whole 120 years; false if an instant lies outside them. */
function enter(nakshatras: f64, birthJd: f64, yearDays: f64, jdUt: f64): bool {
  lord = <i32>Math.floor(nakshatras) % LORDS;
  start = cycleStart(nakshatras, birthJd, yearDays);
  end = start + CYCLE_YEARS * yearDays;
  return jdUt >= start && jdUt < end;
}

/** Goes down to that of its nine parts which runs at an instant. */
function descend(jdUt: f64): void {
  let shares: f64 = 0;
  let from = start;
  for (let i = 0; i < LORDS; i++) {
    shares += yearsOf(lord + i);
    const to = edge(start, end, shares);
    if (jdUt < to) {
      lord = wrapped(lord + i);
      start = from;
      end = to;
      return;
    }
    from = to;
  }
}

/**
 * Writes the five nested periods that run at an instant.
 *
 * @returns  OK, or ERR_ARGUMENT if the instant lies outside the 120 years
 */
export function running(nakshatras: f64, birthJd: f64, yearDays: f64, jdUt: f64): i32 {
  if (!isBirth(nakshatras, yearDays)) return ERR_ARGUMENT;
  if (!enter(nakshatras, birthJd, yearDays, jdUt)) return ERR_ARGUMENT;
  for (let level = 0; level < RUNNING_LEVELS; level++) {
    descend(jdUt);
    const record = DASHA + RUNNING_SLOTS * level;
    put(record + RUNNING_LORD, lord);
    put(record + RUNNING_START, start);
    put(record + RUNNING_END, end);
  }
  return OK;
}

/**
 * The lords of the nested periods that run at an instant, as the digits of a number to base nine, mahādaśā first; −1 if
 * the instant lies outside the 120 years.
 */
export function lordsAt(nakshatras: f64, birthJd: f64, yearDays: f64, jdUt: f64, levels: i32): i32 {
  if (!enter(nakshatras, birthJd, yearDays, jdUt)) return -1;
  let lords = 0;
  for (let level = 0; level < levels; level++) {
    descend(jdUt);
    lords = lords * LORDS + lord;
  }
  return lords;
}
