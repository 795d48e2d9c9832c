/** Many moments of one day: longitudes interpolated between a few full evaluations, and ascendants one by one. */
import { arcTangent } from '../core/arc';
import { get, putEvent } from '../block';
import { sky } from '../bodies/sky';
import { cosine, positive, sinCos, sine, turns } from '../core/angle';
import { SECONDS_PER_DAY } from '../core/constants';
import { interpolation, node, polyValue } from '../core/poly';
import {
  BODIES,
  BODY_COUNT,
  BODY_SLOTS,
  DELTA_PSI_SLOT,
  DELTA_T_SLOT,
  JD_TT_SLOT,
  LONGITUDE,
  MOMENT_ASCENDANT,
  MOMENT_LONGITUDES,
  MOMENT_SLOTS,
  NODE_LONGITUDE,
  NODE_SLOTS,
  NODES,
  STAR,
  TROPICAL,
  TRUE_OBLIQUITY_SLOT,
} from '../layout';
import { meanZero, swing, zodiacKind } from '../sidereal/zodiac';
import { OK } from '../status';
import { centuries } from '../time/scales';
import { apparentSiderealTime } from '../time/sidereal';
import { observeFromWindows } from '../windows/windows';

const POINTS: i32 = 7;
/** The interpolated quantities: the longitudes, the nutation in longitude, and the mean ayanāṃśa with nutation. */
const PSI: i32 = MOMENT_LONGITUDES;
const AYANAMSHA: i32 = PSI + 1;
const QUANTITIES: i32 = AYANAMSHA + 1;
const MATRIX: usize = memory.data(POINTS * POINTS * 8, 16);
const VALUES: usize = memory.data(QUANTITIES * POINTS * 8, 16);
const POLYNOMIALS: usize = memory.data(QUANTITIES * POINTS * 8, 16);

@inline function cell(base: usize, quantity: i32, i: i32): usize {
  return base + ((<usize>(quantity * POINTS + i)) << 3);
}

/** Longitude of a body or a node in the block. */
@inline function longitudeInBlock(body: i32): f64 {
  return body < BODY_COUNT
    ? get(BODIES + BODY_SLOTS * body + LONGITUDE)
    : get(NODES + NODE_SLOTS * (body - BODY_COUNT) + NODE_LONGITUDE);
}

/**
 * Reads the quantities at one of the points from the block; longitudes continue without a jump from the previous point.
 */
function sample(point: i32): void {
  for (let quantity = 0; quantity < MOMENT_LONGITUDES; quantity++) {
    let lon = longitudeInBlock(quantity);
    if (point > 0) {
      const last = load<f64>(cell(VALUES, quantity, point - 1));
      lon -= turns(lon - last);
    }
    store<f64>(cell(VALUES, quantity, point), lon);
  }
  const psi = get(DELTA_PSI_SLOT);
  store<f64>(cell(VALUES, PSI, point), psi);
  const zero = zodiacKind() == TROPICAL ? 0 : meanZero(centuries(get(JD_TT_SLOT))) + psi;
  store<f64>(cell(VALUES, AYANAMSHA, point), zero);
}

/**
 * Writes the longitudes of the bodies and nodes and the ascendant at each of a run of moments; radians in [0, 2π).
 *
 * @param fromUt    first moment, Julian days UT
 * @param stepDays  time between two moments; all of them lie within a day and a quarter
 * @returns         OK, or the status of `sky`
 */
export function fillMoments(fromUt: f64, stepDays: f64, count: i32, lat: f64, lon: f64): i32 {
  const halfDays = 0.5 * stepDays * <f64>max(count - 1, 1);
  interpolation(POINTS, MATRIX);
  let dtDays: f64 = 0;
  let sinEps: f64 = 0;
  let cosEps: f64 = 1;
  for (let point = 0; point < POINTS; point++) {
    const status = sky(fromUt + halfDays * (1 + node(POINTS, point)));
    if (status != OK) return status;
    sample(point);
    if (point == POINTS >> 1) {
      // ΔT and the obliquity of the middle are used for all moments: at either end the obliquity differs by less than
      // 0.05″.
      dtDays = get(DELTA_T_SLOT) / SECONDS_PER_DAY;
      sinCos(get(TRUE_OBLIQUITY_SLOT));
      sinEps = sine;
      cosEps = cosine;
    }
  }
  for (let quantity = 0; quantity < QUANTITIES; quantity++) {
    for (let i = 0; i < POINTS; i++) {
      let sum: f64 = 0;
      for (let j = 0; j < POINTS; j++)
        sum += load<f64>(MATRIX + ((<usize>(i * POINTS + j)) << 3)) * load<f64>(cell(VALUES, quantity, j));
      store<f64>(cell(POLYNOMIALS, quantity, i), sum);
    }
  }
  // Near the Sun the deflection of a star changes within hours. The few points cannot follow it, but the windows can.
  const swings = zodiacKind() == STAR;
  sinCos(lat);
  const tilt = (sine / cosine) * sinEps;
  for (let moment = 0; moment < count; moment++) {
    const jdUt = fromUt + stepDays * <f64>moment;
    const x = (stepDays * <f64>moment) / halfDays - 1;
    const t = centuries(jdUt + dtDays);
    let zero = polyValue(cell(POLYNOMIALS, AYANAMSHA, 0), POINTS, x);
    if (swings) {
      observeFromWindows(jdUt + dtDays);
      zero += swing(t);
    }
    const slot = MOMENT_SLOTS * moment;
    for (let quantity = 0; quantity < MOMENT_LONGITUDES; quantity++) {
      putEvent(slot + quantity, positive(polyValue(cell(POLYNOMIALS, quantity, 0), POINTS, x) - zero));
    }
    const psi = polyValue(cell(POLYNOMIALS, PSI, 0), POINTS, x);
    sinCos(apparentSiderealTime(jdUt, t, psi, cosEps) + lon);
    putEvent(slot + MOMENT_ASCENDANT, positive(arcTangent(cosine, -(sine * cosEps + tilt)) - zero));
  }
  return OK;
}
