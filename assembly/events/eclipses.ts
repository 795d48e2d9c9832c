/** The eclipses of a span: the new and full moons that are eclipses, with type, times, and circumstances at a place. */
import { arcSine } from '../core/arc';
import { getEvent, putEvent } from '../block';
import { MOON } from '../bodies/body';
import { DEGREE, PI } from '../core/constants';
import {
  ANNULAR,
  ECLIPSE_ALTITUDE_COUNT,
  ECLIPSE_ALTITUDES,
  ECLIPSE_CONTACTS,
  ECLIPSE_COVERED,
  ECLIPSE_GAMMA,
  ECLIPSE_JD,
  ECLIPSE_KIND,
  ECLIPSE_LOCAL_CONTACTS,
  ECLIPSE_LOCAL_JD,
  ECLIPSE_LOCAL_MAGNITUDE,
  ECLIPSE_MAGNITUDE,
  ECLIPSE_PENUMBRAL_MAGNITUDE,
  ECLIPSE_SLOTS,
  ECLIPSE_TYPE,
  HYBRID,
  LUNAR_ECLIPSE,
  MAX_EVENTS,
  PARTIAL,
  PENUMBRAL,
  SOLAR_ECLIPSE,
  TOTAL,
} from '../layout';
import { isPresent } from '../core/years';
import { deltaTDays } from '../time/deltat';
import { centuries } from '../time/scales';
import { crossingNumber, crossings } from './crossing';
import {
  disc,
  fromPlace,
  inner,
  LUNAR,
  MOON_RADII,
  measure,
  moonHeight,
  offsetX,
  offsetY,
  outer,
  penumbraOnGround,
  SOLAR,
  SOLAR_GROUND,
  SOLAR_HERE,
  sunHeight,
  umbraOnGround,
} from './eclipse';
import { LAT } from '../windows/grid';
import { inWindow } from '../windows/windows';

/** Half the interval of the finite differences, days. */
const TICK_DAYS: f64 = 0.001;
const STEPS: i32 = 30;
/** Maximum step of a search, days. */
const LONGEST_STEP_DAYS: f64 = 0.05;
/** A search stops after a shorter step, days. */
const CLOSE: f64 = 1e-8;

/** First slot of the current record, counted in the events. */
let record: i32 = 0;
/** ΔT, days: of the span; outside the years of the module, where it changes more, of each syzygy. */
let dtDays: f64 = 0;

@inline function note(field: i32, value: f64): void {
  putEvent(record + field, value);
}

// Result of `measureMoving`: rate of the offset, per day.
let rateX: f64 = 0;
let rateY: f64 = 0;

/** Measures at an instant, with the rates of the offset. */
function measureMoving(kind: i32, jdUt: f64): void {
  measure(kind, jdUt - TICK_DAYS, dtDays);
  const x = offsetX;
  const y = offsetY;
  measure(kind, jdUt + TICK_DAYS, dtDays);
  rateX = (offsetX - x) / (2 * TICK_DAYS);
  rateY = (offsetY - y) / (2 * TICK_DAYS);
  measure(kind, jdUt, dtDays);
}

@inline function limited(stepDays: f64): f64 {
  return Math.max(-LONGEST_STEP_DAYS, Math.min(LONGEST_STEP_DAYS, stepDays));
}

/** The instant near another at which the offset is least. */
function closest(kind: i32, nearUt: f64): f64 {
  let jdUt = nearUt;
  for (let i = 0; i < STEPS; i++) {
    measureMoving(kind, jdUt);
    const stepDays = limited((offsetX * rateX + offsetY * rateY) / (rateX * rateX + rateY * rateY));
    jdUt -= stepDays;
    if (Math.abs(stepDays) < CLOSE) break;
  }
  return jdUt;
}

// Contacts, by the value to which the offset is compared.
const OUTSIDE: i32 = 0; // the outer radius plus the disc
const EDGE: i32 = 1; // the inner radius plus the disc
const INSIDE: i32 = 2; // the inner radius minus the disc
const AXIS: i32 = 3; // the axis of the shadow touches the ground

/** The offset at a contact. */
function reach(kind: i32, contact: i32): f64 {
  if (kind == LUNAR) return contact == OUTSIDE ? outer + disc : contact == EDGE ? inner + disc : inner - disc;
  if (kind == SOLAR_GROUND) return contact == AXIS ? 1 : 1 + disc * (contact == OUTSIDE ? outer : Math.abs(inner));
  return contact == OUTSIDE ? outer : Math.abs(inner);
}

/** The contact before (side −1) or after (+1) the closest approach; NaN if the offset does not become small enough. */
function contactAt(kind: i32, contact: i32, greatestUt: f64, side: f64): f64 {
  measureMoving(kind, greatestUt);
  let r = reach(kind, contact);
  const least = offsetX * offsetX + offsetY * offsetY;
  if (!(r > 0 && least < r * r)) return NaN;
  let jdUt = greatestUt + side * Math.sqrt((r * r - least) / (rateX * rateX + rateY * rateY));
  for (let i = 0; i < STEPS; i++) {
    measureMoving(kind, jdUt);
    r = reach(kind, contact);
    const rate = 2 * (offsetX * rateX + offsetY * rateY);
    // The offset of a grazing approach is flat near its minimum, so the search stays on the side of the contact, with
    // small steps.
    if (rate * side <= 0) {
      jdUt += side * 0.002;
      continue;
    }
    const stepDays = limited((offsetX * offsetX + offsetY * offsetY - r * r) / rate);
    jdUt -= stepDays;
    if (Math.abs(stepDays) < CLOSE) break;
  }
  return jdUt;
}

/** Writes the contacts before and after greatest eclipse, at their positions among the six. */
function noteContacts(kind: i32, contact: i32, greatestUt: f64, before: i32, after: i32): void {
  note(ECLIPSE_CONTACTS + before, contactAt(kind, contact, greatestUt, -1));
  note(ECLIPSE_CONTACTS + after, contactAt(kind, contact, greatestUt, 1));
}

/** Writes the record of a lunar eclipse; false if the Moon misses the penumbra. */
function lunar(syzygyUt: f64): bool {
  const greatestUt = closest(LUNAR, syzygyUt);
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const umbral = (inner + disc - offset) / (2 * disc);
  const penumbral = (outer + disc - offset) / (2 * disc);
  if (!(penumbral > 0)) return false;
  note(ECLIPSE_TYPE, umbral >= 1 ? TOTAL : umbral > 0 ? PARTIAL : PENUMBRAL);
  note(ECLIPSE_JD, greatestUt);
  note(ECLIPSE_GAMMA, (offsetY < 0 ? -offset : offset) * (MOON_RADII / disc));
  note(ECLIPSE_MAGNITUDE, umbral);
  note(ECLIPSE_PENUMBRAL_MAGNITUDE, penumbral);
  noteContacts(LUNAR, OUTSIDE, greatestUt, 0, 5);
  noteContacts(LUNAR, EDGE, greatestUt, 1, 4);
  noteContacts(LUNAR, INSIDE, greatestUt, 2, 3);
  for (let i = 0; i < ECLIPSE_ALTITUDE_COUNT; i++) {
    const instant = i < 3 ? ECLIPSE_CONTACTS + i : i == 3 ? ECLIPSE_JD : ECLIPSE_CONTACTS + i - 1;
    const jdUt = getEvent(record + instant);
    if (jdUt > 0) fromPlace(jdUt, dtDays);
    note(ECLIPSE_ALTITUDES + i, jdUt > 0 ? arcSine(moonHeight) : NaN);
  }
  for (let field = ECLIPSE_LOCAL_JD; field < ECLIPSE_ALTITUDES; field++) note(field, NaN);
  return true;
}

/**
 * Total, annular or hybrid: the ground is closest to the Moon at greatest eclipse, and farthest where the path begins
 * and ends. An umbra whose axis misses the Earth is judged in the plane through the Earth's centre.
 */
function umbralType(greatestUt: f64): i32 {
  measure(SOLAR_GROUND, greatestUt, dtDays);
  if (!(offsetX * offsetX + offsetY * offsetY < 1)) return inner < 0 ? TOTAL : ANNULAR;
  if (umbraOnGround > 0) return ANNULAR;
  for (let side: f64 = -1; side <= 1; side += 2) {
    measure(SOLAR_GROUND, contactAt(SOLAR_GROUND, AXIS, greatestUt, side), dtDays);
    if (inner > 0) return HYBRID;
  }
  return TOTAL;
}

/** Writes the record of a solar eclipse; false if the penumbra misses the Earth. */
function solar(syzygyUt: f64): bool {
  const greatestUt = closest(SOLAR, syzygyUt);
  const gamma = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  note(ECLIPSE_GAMMA, offsetY < 0 ? -gamma : gamma);
  measure(SOLAR_GROUND, greatestUt, dtDays);
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const missing = (offset - 1) / disc;
  if (!(missing < outer)) return false;
  const ratio = (penumbraOnGround - umbraOnGround) / (penumbraOnGround + umbraOnGround);
  const covered = offset < 1 ? (1 + ratio) / 2 : (outer - missing) / (outer + inner);
  note(ECLIPSE_MAGNITUDE, offset < 1 ? ratio : covered);
  note(ECLIPSE_COVERED, covered);
  note(ECLIPSE_TYPE, missing < Math.abs(inner) ? umbralType(greatestUt) : PARTIAL);
  note(ECLIPSE_JD, greatestUt);
  noteContacts(SOLAR_GROUND, OUTSIDE, greatestUt, 0, 5);
  noteContacts(SOLAR_GROUND, EDGE, greatestUt, 1, 4);
  note(ECLIPSE_CONTACTS + 2, NaN);
  note(ECLIPSE_CONTACTS + 3, NaN);
  solarHere(greatestUt);
  return true;
}

/** Writes a solar eclipse as seen from the place: greatest, magnitude, contacts, altitudes of the Sun. */
function solarHere(nearUt: f64): void {
  const greatestUt = closest(SOLAR_HERE, nearUt);
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const seen = offset < outer;
  note(ECLIPSE_LOCAL_JD, seen ? greatestUt : NaN);
  note(ECLIPSE_LOCAL_MAGNITUDE, seen ? (outer - offset) / (2 * disc) : 0);
  const inside = seen && offset < Math.abs(inner);
  note(ECLIPSE_LOCAL_CONTACTS, seen ? contactAt(SOLAR_HERE, OUTSIDE, greatestUt, -1) : NaN);
  note(ECLIPSE_LOCAL_CONTACTS + 1, inside ? contactAt(SOLAR_HERE, INSIDE, greatestUt, -1) : NaN);
  note(ECLIPSE_LOCAL_CONTACTS + 2, inside ? contactAt(SOLAR_HERE, INSIDE, greatestUt, 1) : NaN);
  note(ECLIPSE_LOCAL_CONTACTS + 3, seen ? contactAt(SOLAR_HERE, OUTSIDE, greatestUt, 1) : NaN);
  for (let i = 0; i < ECLIPSE_ALTITUDE_COUNT; i++) {
    const instant = i < 2 ? ECLIPSE_LOCAL_CONTACTS + i : i == 2 ? ECLIPSE_LOCAL_JD : ECLIPSE_LOCAL_CONTACTS + i - 1;
    const jdUt = i < 5 ? getEvent(record + instant) : NaN;
    if (jdUt > 0) fromPlace(jdUt, dtDays);
    note(ECLIPSE_ALTITUDES + i, jdUt > 0 ? arcSine(sunHeight) : NaN);
  }
}

/** With a margin: at the syzygy of an eclipse, including penumbral ones, the Moon is at most 1.6° from the ecliptic. */
const LARGEST_LATITUDE: f64 = 1.75 * DEGREE;

/** Latitude of the Moon, radians. */
function moonLatitude(jdUt: f64): f64 {
  return inWindow(MOON, LAT, jdUt + dtDays);
}

/** Maximum number of syzygies, more than the longest span has. */
const MAX_SYZYGIES: i32 = 40;

/**
 * Writes the eclipses of a span, as `layout.ts` lays them out.
 *
 * @returns  their number
 */
export function eclipsesOf(fromUt: f64, toUt: f64): i32 {
  dtDays = deltaTDays(fromUt);
  // The syzygies are at the end of the events. The records grow from the beginning and do not reach them.
  const syzygies = MAX_EVENTS - MAX_SYZYGIES;
  const syzygyCount = crossings(1, -1, PI, fromUt, toUt, syzygies);
  const first = <i64>crossingNumber;
  let count = 0;
  for (let i = 0; i < syzygyCount; i++) {
    const syzygyUt = getEvent(syzygies + i);
    if (!isPresent(centuries(fromUt))) dtDays = deltaTDays(syzygyUt);
    if (Math.abs(moonLatitude(syzygyUt)) > LARGEST_LATITUDE) continue;
    const newMoon = ((first + <i64>i) & 1) == 0;
    record = ECLIPSE_SLOTS * count;
    note(ECLIPSE_KIND, newMoon ? SOLAR_ECLIPSE : LUNAR_ECLIPSE);
    if (newMoon ? solar(syzygyUt) : lunar(syzygyUt)) count++;
  }
  return count;
}
