/**
 * From geometric states to the place that an observer at the Earth's centre sees: light-time, deflection by
 * the Sun, aberration. The axes are the mean ecliptic and equinox of date, held at rest through the light-time.
 */
import { GM_SUN, LIGHT_AU_PER_DAY } from '../core/constants';
import { deflection } from '../frames/deflection';
import * as planet from './heliocentric';

/** Half the interval over which the apparent speed is differenced, days. */
const SPEED_STEP: f64 = 0.01;

// The Earth: position, velocity, acceleration over c, distance from the Sun.
let ex: f64 = 0;
let ey: f64 = 0;
let ez: f64 = 0;
let evx: f64 = 0;
let evy: f64 = 0;
let evz: f64 = 0;
let pull: f64 = 0;

// The body as its light left it, and how fast that place moves.
let px: f64 = 0;
let py: f64 = 0;
let pz: f64 = 0;
let pvx: f64 = 0;
let pvy: f64 = 0;
let pvz: f64 = 0;
let behindSun: bool = false;

// Apparent direction found by `sight`.
let ux: f64 = 0;
let uy: f64 = 0;
let uz: f64 = 0;

/** Longitude, latitude (rad), distance (au) and longitude speed (rad per day, axes at rest) of the last body seen. */
export let apparentLongitude: f64 = 0;
export let apparentLatitude: f64 = 0;
export let apparentDistance: f64 = 0;
export let apparentSpeed: f64 = 0;

/** Takes the state last computed by `heliocentric` as the Earth's. */
export function observeFromEarth(): void {
  ex = planet.x;
  ey = planet.y;
  ez = planet.z;
  evx = planet.vx;
  evy = planet.vy;
  evz = planet.vz;
  const r2 = ex * ex + ey * ey + ez * ez;
  pull = -GM_SUN / (r2 * Math.sqrt(r2) * LIGHT_AU_PER_DAY);
}

/** Apparent unit direction `dt` days from now, all motions taken as straight, left in ux, uy, uz. */
function sight(dt: f64): void {
  const fx = ex + evx * dt;
  const fy = ey + evy * dt;
  const fz = ez + evz * dt;
  const qx = px + pvx * dt;
  const qy = py + pvy * dt;
  const qz = pz + pvz * dt;
  let gx = qx - fx;
  let gy = qy - fy;
  let gz = qz - fz;
  const g = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
  gx *= g;
  gy *= g;
  gz *= g;

  if (behindSun) {
    const r = Math.sqrt(fx * fx + fy * fy + fz * fz);
    const q = 1 / Math.sqrt(qx * qx + qy * qy + qz * qz);
    const uq = (gx * qx + gy * qy + gz * qz) * q;
    const eu = (gx * fx + gy * fy + gz * fz) / r;
    const bend = deflection(((qx * fx + qy * fy + qz * fz) * q) / r, eu, r);
    const towardsEarth = (bend * uq) / r;
    const towardsBody = bend * eu * q;
    gx += towardsEarth * fx - towardsBody * qx;
    gy += towardsEarth * fy - towardsBody * qy;
    gz += towardsEarth * fz - towardsBody * qz;
  }

  // Aberration, Explanatory Supplement 1992 eq. 3.252-3, with the velocity relative to the Sun: the light-time
  // above is reckoned in the same axes, so that the Sun's own motion cancels.
  const bx = evx / LIGHT_AU_PER_DAY + pull * ex * dt;
  const by = evy / LIGHT_AU_PER_DAY + pull * ey * dt;
  const bz = evz / LIGHT_AU_PER_DAY + pull * ez * dt;
  const beta = Math.sqrt(1 - (bx * bx + by * by + bz * bz));
  const ub = gx * bx + gy * by + gz * bz;
  const along = 1 + ub / (1 + beta);
  ux = beta * gx + along * bx;
  uy = beta * gy + along * by;
  uz = beta * gz + along * bz;
}

function see(): void {
  const gx = px - ex;
  const gy = py - ey;
  const gz = pz - ez;
  apparentDistance = Math.sqrt(gx * gx + gy * gy + gz * gz);
  sight(-SPEED_STEP);
  const beforeX = ux;
  const beforeY = uy;
  const before = Math.sqrt(ux * ux + uy * uy + uz * uz);
  sight(SPEED_STEP);
  const scale = before / Math.sqrt(ux * ux + uy * uy + uz * uz);
  const dx = ux * scale - beforeX;
  const dy = uy * scale - beforeY;
  sight(0);
  const rho2 = ux * ux + uy * uy;
  const norm = before / Math.sqrt(rho2 + uz * uz);
  apparentLongitude = Math.atan2(uy, ux);
  apparentLatitude = Math.atan2(uz, Math.sqrt(rho2));
  apparentSpeed = (ux * dy - uy * dx) / (2 * SPEED_STEP * rho2 * norm);
}

/** The Sun, which the heliocentric axes hold at rest. */
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

/**
 * The planet whose state `heliocentric` computed last. Its place at t − τ comes from the one evaluation at t by
 * P − Vτ + ½Aτ² with the Sun's pull alone for A: within 1e-10 rad for light-times up to an hour and a half.
 */
export function seePlanet(): void {
  const r2 = planet.x * planet.x + planet.y * planet.y + planet.z * planet.z;
  const a = -GM_SUN / (r2 * Math.sqrt(r2));
  px = planet.x;
  py = planet.y;
  pz = planet.z;
  let tau: f64 = 0;
  for (let i = 0; i < 3; i++) {
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
  // The light-time itself changes: the retarded place moves by (1 − dτ/dt) of the body's velocity.
  const gx = px - ex;
  const gy = py - ey;
  const gz = pz - ez;
  const recession =
    (gx * (pvx - evx) + gy * (pvy - evy) + gz * (pvz - evz)) / (tau * LIGHT_AU_PER_DAY * LIGHT_AU_PER_DAY);
  pvx -= pvx * recession;
  pvy -= pvy * recession;
  pvz -= pvz * recession;
  behindSun = true;
  see();
}
