/** The eclipses of a span: which new and full moons are eclipses, of what type, when, and how they look from a place. */
import { arcSine } from '../core/angle';
import { PI } from '../core/constants';
import { EVENTS, get, MOST_EVENTS, putEvent } from '../layout';
import { deltaT } from '../time/deltat';
import { TROPICAL } from './angle';
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

/** Types: of the Moon, of the Sun. */
const PENUMBRAL: f64 = 0;
const PARTIAL: f64 = 1;
const TOTAL: f64 = 2;
const ANNULAR: f64 = 3;
const HYBRID: f64 = 4;

/** Slots of an eclipse, counted from its first: see `eclipsesOf`. */
const ECLIPSE_SLOTS: i32 = 26;
const KIND: i32 = 0;
const TYPE: i32 = 1;
const GREATEST: i32 = 2;
const GAMMA: i32 = 3;
const MAGNITUDE: i32 = 4;
const PENUMBRAL_MAGNITUDE: i32 = 5;
const CONTACTS: i32 = 6;
const LOCAL: i32 = 12;
const HEIGHTS: i32 = 18;

/** Half the interval of the finite differences, days. */
const TICK: f64 = 0.001;
const STEPS: i32 = 30;
const CLOSE: f64 = 1e-8;

let record: i32 = 0;
let dt: f64 = 0;

@inline function note(field: i32, value: f64): void {
  putEvent(record + field, value);
}

/** Rate of the offset, per day. */
let rateX: f64 = 0;
let rateY: f64 = 0;

/** Measures at an instant, with the rates of the offset. */
function measureMoving(kind: i32, jdUt: f64): void {
  measure(kind, jdUt - TICK, dt);
  const x = offsetX;
  const y = offsetY;
  measure(kind, jdUt + TICK, dt);
  rateX = (offsetX - x) / (2 * TICK);
  rateY = (offsetY - y) / (2 * TICK);
  measure(kind, jdUt, dt);
}

/** The instant near another at which the offset is least. */
function closest(kind: i32, near: f64): f64 {
  let jd = near;
  for (let i = 0; i < STEPS; i++) {
    measureMoving(kind, jd);
    let off = (offsetX * rateX + offsetY * rateY) / (rateX * rateX + rateY * rateY);
    if (off > 0.05) off = 0.05;
    if (off < -0.05) off = -0.05;
    jd -= off;
    if (Math.abs(off) < CLOSE) break;
  }
  return jd;
}

/** What the offset is held against for the contacts. */
const OUTSIDE: i32 = 0; // the outer radius and the disc
const EDGE: i32 = 1; // the inner radius and the disc
const INSIDE: i32 = 2; // the inner radius less the disc
const AXIS: i32 = 3; // of the shadow, that touches the ground

function reach(kind: i32, contact: i32): f64 {
  if (kind == LUNAR) return contact == OUTSIDE ? outer + disc : contact == EDGE ? inner + disc : inner - disc;
  if (kind == SOLAR_GROUND) return contact == AXIS ? 1 : 1 + disc * (contact == OUTSIDE ? outer : Math.abs(inner));
  return contact == OUTSIDE ? outer : Math.abs(inner);
}

/** The contact before (side −1) or after (+1) the closest approach; NaN where the offset never falls so low. */
function contactAt(kind: i32, contact: i32, greatest: f64, side: f64): f64 {
  measureMoving(kind, greatest);
  let r = reach(kind, contact);
  const least = offsetX * offsetX + offsetY * offsetY;
  if (!(r > 0 && least < r * r)) return NaN;
  let jd = greatest + side * Math.sqrt((r * r - least) / (rateX * rateX + rateY * rateY));
  for (let i = 0; i < STEPS; i++) {
    measureMoving(kind, jd);
    r = reach(kind, contact);
    const rate = 2 * (offsetX * rateX + offsetY * rateY);
    // Near grazing the approach is flat: keep to the side, and to small steps.
    if (rate * side <= 0) {
      jd += side * 0.002;
      continue;
    }
    let off = (offsetX * offsetX + offsetY * offsetY - r * r) / rate;
    if (off > 0.05) off = 0.05;
    if (off < -0.05) off = -0.05;
    jd -= off;
    if (Math.abs(off) < CLOSE) break;
  }
  return jd;
}

function noteContacts(kind: i32, contact: i32, greatest: f64, before: i32, after: i32): void {
  note(CONTACTS + before, contactAt(kind, contact, greatest, -1));
  note(CONTACTS + after, contactAt(kind, contact, greatest, 1));
}

/** Lunar: fills the record; false if the Moon misses the penumbra. */
function lunar(syzygy: f64): bool {
  const greatest = closest(LUNAR, syzygy);
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const umbral = (inner + disc - offset) / (2 * disc);
  const penumbral = (outer + disc - offset) / (2 * disc);
  if (!(penumbral > 0)) return false;
  note(TYPE, umbral >= 1 ? TOTAL : umbral > 0 ? PARTIAL : PENUMBRAL);
  note(GREATEST, greatest);
  note(GAMMA, (offsetY < 0 ? -offset : offset) * (MOON_RADII / disc));
  note(MAGNITUDE, umbral);
  note(PENUMBRAL_MAGNITUDE, penumbral);
  noteContacts(LUNAR, OUTSIDE, greatest, 0, 5);
  noteContacts(LUNAR, EDGE, greatest, 1, 4);
  noteContacts(LUNAR, INSIDE, greatest, 2, 3);
  for (let i = 0; i < 7; i++) {
    const slot = i < 3 ? CONTACTS + i : i == 3 ? GREATEST : CONTACTS + i - 1;
    const jd = get(EVENTS + record + slot);
    if (jd > 0) fromPlace(jd, dt);
    note(HEIGHTS + i, jd > 0 ? arcSine(moonHeight) : NaN);
  }
  for (let i = 0; i < 6; i++) note(LOCAL + i, NaN);
  return true;
}

/**
 * Total, annular or hybrid: the ground is nearest to the Moon at greatest eclipse and farthest where the path
 * begins and ends. An umbra whose axis passes by is judged in the plane through the Earth's centre.
 */
function umbralType(greatest: f64): f64 {
  measure(SOLAR_GROUND, greatest, dt);
  if (!(offsetX * offsetX + offsetY * offsetY < 1)) return inner < 0 ? TOTAL : ANNULAR;
  if (umbraOnGround > 0) return ANNULAR;
  for (let side: f64 = -1; side <= 1; side += 2) {
    measure(SOLAR_GROUND, contactAt(SOLAR_GROUND, AXIS, greatest, side), dt);
    if (inner > 0) return HYBRID;
  }
  return TOTAL;
}

/** Solar: fills the record; false if the penumbra misses the Earth. */
function solar(syzygy: f64): bool {
  const greatest = closest(SOLAR, syzygy);
  const gamma = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  note(GAMMA, offsetY < 0 ? -gamma : gamma);
  measure(SOLAR_GROUND, greatest, dt);
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const missing = (offset - 1) / disc;
  if (!(missing < outer)) return false;
  note(
    MAGNITUDE,
    offset < 1
      ? (penumbraOnGround - umbraOnGround) / (penumbraOnGround + umbraOnGround)
      : (outer - missing) / (outer + inner),
  );
  note(PENUMBRAL_MAGNITUDE, NaN);
  note(TYPE, missing < Math.abs(inner) ? umbralType(greatest) : PARTIAL);
  note(GREATEST, greatest);
  noteContacts(SOLAR_GROUND, OUTSIDE, greatest, 0, 5);
  noteContacts(SOLAR_GROUND, EDGE, greatest, 1, 4);
  note(CONTACTS + 2, NaN);
  note(CONTACTS + 3, NaN);
  solarHere(greatest);
  return true;
}

/** The solar eclipse from the place: magnitude at its greatest there, contacts, altitudes of the Sun. */
function solarHere(near: f64): void {
  const greatest = closest(SOLAR_HERE, near);
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const seen = offset < outer;
  note(LOCAL, seen ? greatest : NaN);
  note(LOCAL + 1, seen ? (outer - offset) / (2 * disc) : 0);
  const inside = seen && offset < Math.abs(inner);
  note(LOCAL + 2, seen ? contactAt(SOLAR_HERE, OUTSIDE, greatest, -1) : NaN);
  note(LOCAL + 3, inside ? contactAt(SOLAR_HERE, INSIDE, greatest, -1) : NaN);
  note(LOCAL + 4, inside ? contactAt(SOLAR_HERE, INSIDE, greatest, 1) : NaN);
  note(LOCAL + 5, seen ? contactAt(SOLAR_HERE, OUTSIDE, greatest, 1) : NaN);
  for (let i = 0; i < 7; i++) {
    const slot = i == 0 ? LOCAL + 2 : i == 1 ? LOCAL + 3 : i == 2 ? LOCAL : LOCAL + i + 1;
    const jd = i < 5 ? get(EVENTS + record + slot) : NaN;
    if (jd > 0) fromPlace(jd, dt);
    note(HEIGHTS + i, jd > 0 ? arcSine(sunHeight) : NaN);
  }
}

/**
 * Eclipses over the open windows, ECLIPSE_SLOTS slots each in the events of the block: kind (0 of the Moon, 1 of the
 * Sun), type, greatest eclipse (JD UT), gamma, magnitude (umbral for the Moon), penumbral magnitude, six contacts
 * (Moon: P1 U1 U2 U3 U4 P4; Sun, of the shadow with the Earth: P1 U1 – – U4 P4), then from the place: greatest, magnitude,
 * four contacts (Sun only), and seven altitudes (Moon at P1 U1 U2 greatest U3 U4 P4; Sun at C1 C2 greatest C3 C4).
 *
 * @returns  how many
 */
export function eclipsesOf(fromUt: f64, toUt: f64): i32 {
  dt = deltaT(fromUt) / 86400;
  // The syzygies stand at the end of the events while the records grow from their beginning.
  const syzygies = MOST_EVENTS - 40;
  const count = crossings(1, -1, TROPICAL, PI, fromUt, toUt, syzygies);
  const first = <i64>crossingNumber;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const syzygy = get(EVENTS + syzygies + i);
    const ofSun = ((first + <i64>i) & 1) == 0;
    record = found * ECLIPSE_SLOTS;
    note(KIND, ofSun ? 1 : 0);
    if (ofSun ? solar(syzygy) : lunar(syzygy)) found++;
  }
  return found;
}
