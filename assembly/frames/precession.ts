/**
 * Long-term precession: the poles of ecliptic and equator in the mean equator and equinox of J2000, and the equinox
 * between them.
 *
 * Source  Vondrák, Capitaine and Wallace 2011, A&A 534, A22, tables 1 and 3, with the corrigendum of 2012 (A&A 541,
 * C1).
 *         Periodic terms are rounded to 0.0001″. Valid for 200,000 years before and after J2000.
 */
import { cosine, sinCos, sine } from '../core/angle';
import { ARCSEC, TWO_PI } from '../core/constants';

/** Columns: c0..c3 in arcseconds and centuries, of P, Q, X, Y. */
const POLYNOMIALS: usize = memory.data<f64>([
  5851.607687, -0.1189000, -0.00028913, 0.000000101,
  -1600.886300, 1.1689818, -0.00000020, -0.000000437,
  5453.282155, 0.4252841, -0.00037173, -0.000000152,
  -73750.930350, -0.7675452, -0.00018725, 0.000000231,
]);

/**
 * Rows: period in 0.01 centuries, then in 0.0001″ the cosine of the first and of the second coordinate, the sine of the
 * first and of the second.
 */
const ECLIPTIC: usize = memory.data<i32>([
  70815, -54867512, -6846616, 6676667, -55238637,
  230900, -171276, 24462839, -23548863, -5497475,
  162000, -6175174, 3996710, -4281524, -3109981,
  49220, 4134429, -3566524, 3762029, 4215350,
  118300, 786142, -1863870, 1847789, -367762,
  62200, -1807328, -3168001, 3353217, -1452784,
  88200, -876761, 1982967, -1851387, -347445,
  54700, 461403, 1011357, -1209728, 228857,
]);
const ECLIPTIC_ROWS: i32 = 8;
const EQUATOR: usize = memory.data<i32>([
  25675, -8199406, 750043449, 814912880, 15585159,
  70815, -84446768, 6240340, 7871635, 77749397,
  27420, 26000095, 12511369, 12512961, -22195340,
  24145, 27551756, -11022128, -12579508, -25239694,
  230900, -1676598, -26606650, -29667997, 2478504,
  49220, 8718551, 6992918, 6397445, -8464856,
  39610, 447697, 1531672, 1316002, -13931241,
  28890, -5123131, -9508656, -4450401, 3685261,
  23110, -8194156, 4997545, 5845229, 7490450,
  161000, -5380711, -1451882, -897566, 4447045,
  62000, -1897936, 5581166, 5244296, 2359345,
  15787, -4029229, -239230, -135491, 3740496,
  22030, 1795163, -1654051, -2101571, -1713302,
  120000, -98148, 93441, -449198, -228997,
]);
const EQUATOR_ROWS: i32 = 14;
const ROW_BYTES: usize = 20;
const TERM_ARCSEC: f64 = 1e-4;

/** Sine and cosine of the obliquity at J2000, 84381.406″. */
const SIN_EPS: f64 = 0.397776969112606;
const COS_EPS: f64 = 0.9174821430652418;

/** Results of `equinox`: unit vectors to the pole of the ecliptic and to the equinox of date. */
export let poleX: f64 = 0;
export let poleY: f64 = 0;
export let poleZ: f64 = 0;
export let equinoxX: f64 = 0;
export let equinoxY: f64 = 0;
export let equinoxZ: f64 = 0;

// Results of `coordinates`, radians.
let first: f64 = 0;
let second: f64 = 0;

@inline function polynomial(row: usize, t: f64): f64 {
  return load<f64>(row) + t * (load<f64>(row, 8) + t * (load<f64>(row, 16) + t * load<f64>(row, 24)));
}

/** Computes the two coordinates of a pole from its terms and its two polynomials. */
function coordinates(terms: usize, rows: i32, polynomials: usize, t: f64): void {
  let u: f64 = 0;
  let v: f64 = 0;
  for (let i = 0; i < rows; i++) {
    sinCos((TWO_PI * 100 * t) / <f64>load<i32>(terms));
    u += cosine * <f64>load<i32>(terms, 4) + sine * <f64>load<i32>(terms, 12);
    v += cosine * <f64>load<i32>(terms, 8) + sine * <f64>load<i32>(terms, 16);
    terms += ROW_BYTES;
  }
  first = ARCSEC * (TERM_ARCSEC * u + polynomial(polynomials, t));
  second = ARCSEC * (TERM_ARCSEC * v + polynomial(polynomials + 32, t));
}

/**
 * Computes the pole of the ecliptic and the mean equinox of a date.
 *
 * @param t  Julian centuries TT from J2000
 */
export function equinox(t: f64): void {
  coordinates(ECLIPTIC, ECLIPTIC_ROWS, POLYNOMIALS, t);
  const w = Math.sqrt(1 - first * first - second * second);
  poleX = first;
  poleY = -second * COS_EPS - w * SIN_EPS;
  poleZ = -second * SIN_EPS + w * COS_EPS;
  coordinates(EQUATOR, EQUATOR_ROWS, POLYNOMIALS + 64, t);
  const z = Math.sqrt(1 - first * first - second * second);
  const x = second * poleZ - z * poleY;
  const y = z * poleX - first * poleZ;
  const d = first * poleY - second * poleX;
  const norm = 1 / Math.sqrt(x * x + y * y + d * d);
  equinoxX = x * norm;
  equinoxY = y * norm;
  equinoxZ = d * norm;
}
