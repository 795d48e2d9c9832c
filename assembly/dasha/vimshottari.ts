/**
 * Viṃśottarī daśā: the 120 years of nine lords, each period cut again in the same proportions, beginning with
 * its own lord. Lords are 0..8 from Ketu: Ketu, Śukra, Sūrya, Candra, Maṅgala, Rāhu, Guru, Śani, Budha.
 * Boundaries are Julian days; a period holds its beginning and not its end (BPHS 46).
 */
import { DASHA, put } from '../layout';
import { ERR_ARGUMENT, OK } from '../status';

const LORDS: i32 = 9;
const CYCLE_YEARS: f64 = 120;
/** Years of the lords, Ketu first, written twice so that any lord may begin. */
const YEARS: usize = memory.data<f64>([7, 20, 6, 10, 7, 18, 16, 19, 17, 7, 20, 6, 10, 7, 18, 16, 19, 17]);

@inline function yearsOf(lord: i32): f64 {
  return load<f64>(YEARS + ((<usize>lord) << 3));
}

/** Where the part of a period ends that takes it to `gone` of its 120 shares; the last part ends with the period. */
@inline function edge(start: f64, end: f64, gone: f64): f64 {
  return gone == CYCLE_YEARS ? end : start + ((end - start) * gone) / CYCLE_YEARS;
}

@inline function wrapped(lord: i32): i32 {
  return lord >= LORDS ? lord - LORDS : lord;
}

/** Beginning of the mahādaśā that runs at birth. */
function cycleStart(nakshatras: f64, birthJd: f64, yearDays: f64): f64 {
  const whole = Math.floor(nakshatras);
  return birthJd - (nakshatras - whole) * yearsOf(<i32>whole % LORDS) * yearDays;
}

/**
 * The nine mahādaśās that begin with the one of birth: ten boundaries into the block.
 *
 * @param nakshatras  the Moon's sidereal longitude in nakṣatras of 13°20′, 0 ≤ n < 27
 * @param birthJd     Julian day UT
 * @param yearDays    length of the year, days
 * @returns           the first lord, 0..8, or ERR_ARGUMENT
 */
export function vimshottari(nakshatras: f64, birthJd: f64, yearDays: f64): i32 {
  if (!(nakshatras >= 0 && nakshatras < 27 && yearDays > 0)) return ERR_ARGUMENT;
  const first = <i32>Math.floor(nakshatras) % LORDS;
  const start = cycleStart(nakshatras, birthJd, yearDays);
  divide(start, start + CYCLE_YEARS * yearDays, first, 1);
  return first;
}

/**
 * Divides one period `levels` deep: 9^levels + 1 boundaries into the block, in order of time.
 *
 * @param lord    lord of the period, 0..8
 * @param levels  1..3
 * @returns       how many periods, or ERR_ARGUMENT
 */
export function divide(startJd: f64, endJd: f64, lord: i32, levels: i32): i32 {
  if (levels < 1 || levels > 3 || lord < 0 || lord >= LORDS) return ERR_ARGUMENT;
  let count = 1;
  for (let i = 0; i < levels; i++) count *= LORDS;
  fill(startJd, endJd, lord, levels, DASHA, count);
  put(DASHA + count, endJd);
  return count;
}

function fill(start: f64, end: f64, lord: i32, levels: i32, slot: i32, count: i32): void {
  const part = count / LORDS;
  let gone: f64 = 0;
  let from = start;
  for (let i = 0; i < LORDS; i++) {
    gone += yearsOf(lord + i);
    const to = edge(start, end, gone);
    if (levels == 1) put(slot + i, from);
    else fill(from, to, wrapped(lord + i), levels - 1, slot + i * part, part);
    from = to;
  }
}

/** The period that `descend` has reached. */
let lord: i32 = 0;
let start: f64 = 0;
let end: f64 = 0;

/** Begins with the 120 years; false where an instant lies outside them. */
function enter(nakshatras: f64, birthJd: f64, yearDays: f64, jd: f64): bool {
  lord = <i32>Math.floor(nakshatras) % LORDS;
  start = cycleStart(nakshatras, birthJd, yearDays);
  end = start + CYCLE_YEARS * yearDays;
  return jd >= start && jd < end;
}

/** Goes on to the one of its nine parts that runs at an instant. */
function descend(jd: f64): void {
  let gone: f64 = 0;
  let from = start;
  for (let i = 0; i < LORDS; i++) {
    gone += yearsOf(lord + i);
    const to = edge(start, end, gone);
    if (jd < to) {
      lord = wrapped(lord + i);
      start = from;
      end = to;
      return;
    }
    from = to;
  }
}

/**
 * The five nested periods that run at an instant: lord, beginning and end of each into the block.
 *
 * @returns  OK, or ERR_ARGUMENT where the instant lies outside the 120 years
 */
export function running(nakshatras: f64, birthJd: f64, yearDays: f64, jd: f64): i32 {
  if (!(nakshatras >= 0 && nakshatras < 27 && yearDays > 0)) return ERR_ARGUMENT;
  if (!enter(nakshatras, birthJd, yearDays, jd)) return ERR_ARGUMENT;
  for (let level = 0; level < 5; level++) {
    descend(jd);
    put(DASHA + 3 * level, lord);
    put(DASHA + 3 * level + 1, start);
    put(DASHA + 3 * level + 2, end);
  }
  return OK;
}

/**
 * The lords of the nested periods that run at an instant, as digits of a number to the base nine, mahādaśā first;
 * −1 where the instant lies outside the 120 years.
 */
export function lordsAt(nakshatras: f64, birthJd: f64, yearDays: f64, jd: f64, levels: i32): i32 {
  if (!enter(nakshatras, birthJd, yearDays, jd)) return -1;
  let lords = 0;
  for (let level = 0; level < levels; level++) {
    descend(jd);
    lords = lords * LORDS + lord;
  }
  return lords;
}
