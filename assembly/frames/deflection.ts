/** Twice the gravitational radius of the Sun, 2GM/c² in au. */
const BENDING: f64 = 1.97412574336e-8;
/** Radius of the Sun, au (696 000 km). */
const SUN_RADIUS: f64 = 0.00465247263;

/**
 * Fraction of the Sun's mass that deflects a ray through the disc, by its distance from the centre in solar radii. A
 * body behind the Sun is invisible, but its place stays finite and continuous.
 *
 * Error   0.01″ of deflection against the reference ephemeris, to which the polynomial is fitted
 */
function massInside(rho: f64): f64 {
  const limb = 1 - rho;
  let g = 465.555395334067 + rho * -171.33008536451976;
  g = -453.8406535127278 + rho * g;
  g = 161.95583463517733 + rho * g;
  g = 16.059377957953014 + rho * g;
  g = -22.52421949919515 + rho * g;
  g = 2 + rho * g;
  g = 1 + rho * g;
  return 1 - limb * limb * g;
}

/**
 * Strength of the Sun's deflection of two light rays: the factor of (u·q) e − (e·u) q, where u points from the Earth to the
 * body, q from the Sun to the body, e from the Sun to the Earth, all unit vectors.
 *
 * @param qe  q·e
 * @param eu  e·u
 * @param r   distance of the Earth from the Sun, au
 *
 * Source  Explanatory Supplement 1992, eq. 3.26-4
 */
export function deflection(qe: v128, eu: v128, r: v128): v128 {
  const one = f64x2.splat(1);
  const full = f64x2.div(f64x2.splat(BENDING), f64x2.mul(r, f64x2.add(one, qe)));
  const sinElongation = f64x2.sqrt(f64x2.max(f64x2.splat(0), f64x2.sub(one, f64x2.mul(eu, eu))));
  const rho = f64x2.mul(f64x2.mul(sinElongation, r), f64x2.splat(1 / SUN_RADIUS));
  const behind = v128.and(f64x2.le(rho, one), f64x2.le(eu, f64x2.splat(0)));
  if (!v128.any_true(behind)) return full;
  const mass = f64x2(massInside(f64x2.extract_lane(rho, 0)), massInside(f64x2.extract_lane(rho, 1)));
  return f64x2.mul(full, v128.bitselect(mass, one, behind));
}
