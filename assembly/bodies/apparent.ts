/**
 * From geometric states to the apparent place seen from the Earth's centre: light-time, deflection by the Sun, aberration.
 * The axes are the mean ecliptic and equinox of date, at rest during the light-time.
 */
import { arcTangents } from '../core/arc';
import { cosine, sinCos, sine } from '../core/angle';
import { DEGREE, GM_SUN, LIGHT_AU_PER_DAY } from '../core/constants';
import { deflection } from '../frames/deflection';
import * as planet from './heliocentric';

/** Half the interval of the difference that gives the apparent speed. */
const SPEED_STEP_DAYS: f64 = 0.01;

// The Earth: position (au), velocity (au per day), and the factor of its position in the acceleration over c.
let ex: f64 = 0;
let ey: f64 = 0;
let ez: f64 = 0;
let evx: f64 = 0;
let evy: f64 = 0;
let evz: f64 = 0;
let pull: f64 = 0;

// The body when its light left it, and the velocity of that place.
let px: f64 = 0;
let py: f64 = 0;
let pz: f64 = 0;
let pvx: f64 = 0;
let pvy: f64 = 0;
let pvz: f64 = 0;
let behindSun: bool = false;

// Results of `sight`: the apparent directions.
let ux: v128 = i32x4(0, 0, 0, 0);
let uy: v128 = i32x4(0, 0, 0, 0);
let uz: v128 = i32x4(0, 0, 0, 0);

/** Results of `seeSun`, `seePlanet` and `seeStar`: longitude, latitude (rad), distance (au), longitude speed (rad per day, axes at rest). */
export let apparentLongitude: f64 = 0;
export let apparentLatitude: f64 = 0;
export let apparentDistance: f64 = 0;
export let apparentSpeed: f64 = 0;

/** Uses the last result of `heliocentric` as the state of the Earth. */
export function observeFromEarth(): void {
  observeFrom(planet.x, planet.y, planet.z, planet.vx, planet.vy, planet.vz);
}

/** Uses a heliocentric position (au) and velocity (au per day, axes at rest) as the state of the Earth. */
export function observeFrom(x: f64, y: f64, z: f64, vx: f64, vy: f64, vz: f64): void {
  ex = x;
  ey = y;
  ez = z;
  evx = vx;
  evy = vy;
  evz = vz;
  const r2 = ex * ex + ey * ey + ez * ez;
  pull = -GM_SUN / (r2 * Math.sqrt(r2) * LIGHT_AU_PER_DAY);
}

/** a + b·t in both lanes. */
@inline function along(a: f64, b: f64, t: v128): v128 {
  return f64x2.add(f64x2.splat(a), f64x2.mul(f64x2.splat(b), t));
}

/** The product of two vectors. */
@inline function dot(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return f64x2.add(f64x2.add(f64x2.mul(ax, bx), f64x2.mul(ay, by)), f64x2.mul(az, bz));
}

/** Leaves the apparent directions at two nearby instants in ux, uy, uz. All bodies move along straight lines. */
function sight(afterDays: v128): void {
  const one = f64x2.splat(1);
  const fx = along(ex, evx, afterDays);
  const fy = along(ey, evy, afterDays);
  const fz = along(ez, evz, afterDays);
  const qx = along(px, pvx, afterDays);
  const qy = along(py, pvy, afterDays);
  const qz = along(pz, pvz, afterDays);
  let gx = f64x2.sub(qx, fx);
  let gy = f64x2.sub(qy, fy);
  let gz = f64x2.sub(qz, fz);
  const g = f64x2.div(one, f64x2.sqrt(dot(gx, gy, gz, gx, gy, gz)));
  gx = f64x2.mul(gx, g);
  gy = f64x2.mul(gy, g);
  gz = f64x2.mul(gz, g);

  if (behindSun) {
    const r = f64x2.sqrt(dot(fx, fy, fz, fx, fy, fz));
    const perR = f64x2.div(one, r);
    const q = f64x2.div(one, f64x2.sqrt(dot(qx, qy, qz, qx, qy, qz)));
    const uq = f64x2.mul(dot(gx, gy, gz, qx, qy, qz), q);
    const eu = f64x2.mul(dot(gx, gy, gz, fx, fy, fz), perR);
    const bend = deflection(f64x2.mul(f64x2.mul(dot(qx, qy, qz, fx, fy, fz), q), perR), eu, r);
    const towardsEarth = f64x2.mul(f64x2.mul(bend, uq), perR);
    const towardsBody = f64x2.mul(f64x2.mul(bend, eu), q);
    gx = f64x2.add(gx, f64x2.sub(f64x2.mul(towardsEarth, fx), f64x2.mul(towardsBody, qx)));
    gy = f64x2.add(gy, f64x2.sub(f64x2.mul(towardsEarth, fy), f64x2.mul(towardsBody, qy)));
    gz = f64x2.add(gz, f64x2.sub(f64x2.mul(towardsEarth, fz), f64x2.mul(towardsBody, qz)));
  }

  // Aberration, Explanatory Supplement 1992 eq. 3.252-3. The velocity is heliocentric, as in the light-time, so that
  // the Sun's own motion cancels.
  const bx = along(evx / LIGHT_AU_PER_DAY, pull * ex, afterDays);
  const by = along(evy / LIGHT_AU_PER_DAY, pull * ey, afterDays);
  const bz = along(evz / LIGHT_AU_PER_DAY, pull * ez, afterDays);
  const beta = f64x2.sqrt(f64x2.sub(one, dot(bx, by, bz, bx, by, bz)));
  const forward = f64x2.add(one, f64x2.div(dot(gx, gy, gz, bx, by, bz), f64x2.add(one, beta)));
  ux = f64x2.add(f64x2.mul(beta, gx), f64x2.mul(forward, bx));
  uy = f64x2.add(f64x2.mul(beta, gy), f64x2.mul(forward, by));
  uz = f64x2.add(f64x2.mul(beta, gz), f64x2.mul(forward, bz));
}

/** Computes the apparent direction at the instant itself, and also leaves it in ux, uy, uz. */
function point(): void {
  sight(f64x2.splat(0));
  const x = f64x2.extract_lane(ux, 0);
  const y = f64x2.extract_lane(uy, 0);
  const angles = arcTangents(f64x2(y, f64x2.extract_lane(uz, 0)), f64x2(x, Math.sqrt(x * x + y * y)));
  apparentLongitude = f64x2.extract_lane(angles, 0);
  apparentLatitude = f64x2.extract_lane(angles, 1);
}

/** Computes the apparent place and speed from the states of the Earth and the body. */
function see(): void {
  const gx = px - ex;
  const gy = py - ey;
  const gz = pz - ez;
  apparentDistance = Math.sqrt(gx * gx + gy * gy + gz * gz);
  sight(f64x2(-SPEED_STEP_DAYS, SPEED_STEP_DAYS));
  const length = f64x2.sqrt(dot(ux, uy, uz, ux, uy, uz));
  const unitX = f64x2.div(ux, length);
  const unitY = f64x2.div(uy, length);
  const dx = f64x2.extract_lane(unitX, 1) - f64x2.extract_lane(unitX, 0);
  const dy = f64x2.extract_lane(unitY, 1) - f64x2.extract_lane(unitY, 0);
  point();
  const x = f64x2.extract_lane(ux, 0);
  const y = f64x2.extract_lane(uy, 0);
  const z = f64x2.extract_lane(uz, 0);
  const rho2 = x * x + y * y;
  apparentSpeed = ((x * dy - y * dx) * Math.sqrt(rho2 + z * z)) / (2 * SPEED_STEP_DAYS * rho2);
}

/** Computes the apparent Sun, which rests in heliocentric axes. */
export function seeSun(): void {
  px = 0;
  py = 0;
  pz = 0;
  pvx = 0;
  pvy = 0;
  pvz = 0;
  behindSun = false;
  see();
}

/** Computes the apparent place of the planet that `heliocentric` computed last. */
export function seePlanet(): void {
  retardPlanet();
  behindSun = true;
  see();
}

/**
 * Computes the same place without its speed and without the deflection by the Sun, which is not smooth where the planet
 * passes behind the Sun.
 */
export function seePlanetUndeflected(): void {
  retardPlanet();
  apparentDistance = Math.sqrt((px - ex) * (px - ex) + (py - ey) * (py - ey) + (pz - ez) * (pz - ez));
  behindSun = false;
  point();
}

/**
 * Moves the planet back to where its light left it. Its place at t − τ follows from the single evaluation at t by
 * P − Vτ + ½Aτ², where A is the attraction of the Sun only: within 1e-10 rad for light-times up to an hour and a half.
 */
function retardPlanet(): void {
  const r2 = planet.x * planet.x + planet.y * planet.y + planet.z * planet.z;
  const a = -GM_SUN / (r2 * Math.sqrt(r2));
  px = planet.x;
  py = planet.y;
  pz = planet.z;
  let tau: f64 = 0;
  for (let i = 0; i < 2; i++) {
    const gx = px - ex;
    const gy = py - ey;
    const gz = pz - ez;
    tau = Math.sqrt(gx * gx + gy * gy + gz * gz) / LIGHT_AU_PER_DAY;
    const bent = 1 + 0.5 * a * tau * tau;
    px = planet.x * bent - planet.vx * tau;
    py = planet.y * bent - planet.vy * tau;
    pz = planet.z * bent - planet.vz * tau;
  }
  pvx = planet.vx - planet.x * a * tau;
  pvy = planet.vy - planet.y * a * tau;
  pvz = planet.vz - planet.z * a * tau;
  // The light-time changes too, so that the retarded place moves with (1 − dτ/dt) of the body's velocity.
  const gx = px - ex;
  const gy = py - ey;
  const gz = pz - ez;
  const recession =
    (gx * (pvx - evx) + gy * (pvy - evy) + gz * (pvz - evz)) / (tau * LIGHT_AU_PER_DAY * LIGHT_AU_PER_DAY);
  pvx -= pvx * recession;
  pvy -= pvy * recession;
  pvz -= pvz * recession;
}

/**
 * Adds the Sun's velocity around the barycentre of the solar system to the Earth's. Jupiter and Saturn on circular
 * orbits cause it: 12.5 and 2.8 m/s.
 *
 * Error   0.001″ of aberration
 * Source  mean longitudes Meeus 1998 table 31.A; masses 1/1047.35 and 1/3497.9 of the Sun's (IAU 2009)
 */
function addSunMotion(t: f64): void {
  sinCos(DEGREE * (34.351519 + 3036.3027748 * t));
  evx += 7.2036e-6 * sine;
  evy -= 7.2036e-6 * cosine;
  sinCos(DEGREE * (50.077444 + 1223.5110686 * t));
  evx += 1.5952e-6 * sine;
  evy -= 1.5952e-6 * cosine;
}

/**
 * Computes the apparent place of a star: parallax, deflection, aberration. Unlike the aberration of a planet, it comes
 * from the Earth's motion around the barycentre.
 *
 * @param longitude, latitude  mean ecliptic and equinox of date, radians
 * @param distance             au
 * @param t                    Julian centuries TT from J2000
 */
export function seeStar(longitude: f64, latitude: f64, distance: f64, t: f64): void {
  addSunMotion(t);
  sinCos(latitude);
  pz = distance * sine;
  const flat = distance * cosine;
  sinCos(longitude);
  px = flat * cosine;
  py = flat * sine;
  pvx = 0;
  pvy = 0;
  pvz = 0;
  behindSun = true;
  see();
}
