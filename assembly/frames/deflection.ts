/** Twice the gravitational radius of the Sun, 2GM/c² in au. */
const BENDING: f64 = 1.97412574336e-8;
/** Radius of the Sun, au (696 000 km). */
const SUN_RADIUS: f64 = 0.00465247263;

/**
 * Part of the Sun's mass that bends light passing inside the disc, by distance from the centre in solar
 * radii. A planet behind the Sun is not seen, but its place stays finite and continuous.
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
 * Strength of the Sun's deflection for a light ray: the factor on (u·q) e − (e·u) q, where u points from the
 * Earth to the body, q from the Sun to the body, e from the Sun to the Earth, all unit vectors.
 *
 * @param qe  q·e
 * @param eu  e·u
 * @param r   distance of the Earth from the Sun, au
 *
 * Source  Explanatory Supplement 1992, eq. 3.26-4
 */
export function deflection(qe: f64, eu: f64, r: f64): f64 {
  const full = BENDING / (r * (1 + qe));
  const sinElongation = Math.sqrt(Math.max(0, 1 - eu * eu));
  if (eu > 0 || sinElongation * r > SUN_RADIUS) return full;
  return full * massInside((sinElongation * r) / SUN_RADIUS);
}
