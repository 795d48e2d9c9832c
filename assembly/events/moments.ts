/** Many moments of one day: longitudes by interpolation between a few full evaluations, ascendants one by one. */
import { sky } from '../bodies/sky';
import { cosine, positive, sinCos, sine } from '../core/angle';
import { TWO_PI } from '../core/constants';
import { interpolation, node, polyValue } from '../core/poly';
import { AYANAMSHAS, BODIES, get, NODES, putEvent, SKY } from '../layout';
import { OK } from '../status';
import { centuries } from '../time/scales';
import { equationOfEquinoxes, meanSiderealTime } from '../time/sidereal';
import { TROPICAL } from './angle';

const POINTS: i32 = 7;
/** Seven bodies, mean node, true node. */
const LONGITUDES: i32 = 9;
/** Beside them: nutation in longitude and the ayanāṃśa. */
const QUANTITIES: i32 = 11;
const PSI: i32 = 9;
const AYANAMSHA: i32 = 10;
const MATRIX: usize = memory.data(POINTS * POINTS * 8, 16);
const VALUES: usize = memory.data(QUANTITIES * POINTS * 8, 16);
const POLYNOMIALS: usize = memory.data(QUANTITIES * POINTS * 8, 16);

@inline function cell(base: usize, quantity: i32, i: i32): usize {
  return base + ((<usize>(quantity * POINTS + i)) << 3);
}

function sample(point: i32, ayanamsha: i32): void {
  for (let quantity = 0; quantity < LONGITUDES; quantity++) {
    let lon = quantity < 7 ? get(BODIES + 4 * quantity) : get(NODES + 2 * (quantity - 7));
    if (point > 0) {
      const last = load<f64>(cell(VALUES, quantity, point - 1));
      lon -= TWO_PI * Math.round((lon - last) / TWO_PI);
    }
    store<f64>(cell(VALUES, quantity, point), lon);
  }
  const psi = get(SKY + 2);
  store<f64>(cell(VALUES, PSI, point), psi);
  store<f64>(cell(VALUES, AYANAMSHA, point), ayanamsha == TROPICAL ? 0 : get(AYANAMSHAS + 2 * ayanamsha) + psi);
}

/**
 * Nine longitudes and the ascendant at `count` moments, ten slots each in the events of the block: Sun, Moon,
 * Mars, Mercury, Jupiter, Venus, Saturn, mean node, true node, ascendant; radians in [0, 2π).
 *
 * @param fromUt, stepDays  first moment (JD UT) and the time between two, a day and a quarter in all at most
 * @returns                 OK, or the status of `sky`
 */
export function fillMoments(fromUt: f64, stepDays: f64, count: i32, lat: f64, lon: f64, ayanamsha: i32): i32 {
  const half = 0.5 * stepDays * <f64>max(count - 1, 1);
  interpolation(POINTS, MATRIX);
  let dt: f64 = 0;
  let sinEps: f64 = 0;
  let cosEps: f64 = 1;
  for (let point = 0; point < POINTS; point++) {
    const status = sky(fromUt + half * (1 + node(POINTS, point)));
    if (status != OK) return status;
    sample(point, ayanamsha);
    if (point == POINTS >> 1) {
      // In the middle of the day: the obliquity moves by less than 0.05″ to either end.
      dt = get(SKY + 1) / 86400;
      sinCos(get(SKY + 5));
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
  sinCos(lat);
  const tilt = (sine / cosine) * sinEps;
  for (let moment = 0; moment < count; moment++) {
    const jdUt = fromUt + stepDays * <f64>moment;
    const x = (stepDays * <f64>moment) / half - 1;
    const zodiac = polyValue(cell(POLYNOMIALS, AYANAMSHA, 0), POINTS, x);
    const slot = moment * (LONGITUDES + 1);
    for (let quantity = 0; quantity < LONGITUDES; quantity++) {
      putEvent(slot + quantity, positive(polyValue(cell(POLYNOMIALS, quantity, 0), POINTS, x) - zodiac));
    }
    const t = centuries(jdUt + dt);
    const psi = polyValue(cell(POLYNOMIALS, PSI, 0), POINTS, x);
    sinCos(meanSiderealTime(jdUt, t) + equationOfEquinoxes(psi, cosEps, t) + lon);
    putEvent(slot + LONGITUDES, positive(Math.atan2(cosine, -(sine * cosEps + tilt)) - zodiac));
  }
  return OK;
}
