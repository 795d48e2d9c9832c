import { observeFrom } from '../bodies/apparent';
import { SUN } from '../bodies/body';
import { cosine, sinCos, sine } from '../core/angle';
import { LIGHT_AU_PER_DAY, PRECESSION_RATE } from '../core/constants';
import { DIST, LAT, LON } from './grid';
import { inWindow, windowRate } from './windows';

/**
 * Uses the state of the Earth in the windows at an instant (JD TT) for the functions of `bodies/apparent.ts`. The Sun
 * appears at its place a light-time ago, so that its apparent place a light-time later is its geometric place now.
 */
export function observeFromWindows(jdTt: f64): void {
  const r = inWindow(SUN, DIST, jdTt);
  const rRate = windowRate;
  const tau = r / LIGHT_AU_PER_DAY;
  const lat = inWindow(SUN, LAT, jdTt + tau);
  const latRate = windowRate;
  const lon = inWindow(SUN, LON, jdTt + tau) - PRECESSION_RATE * tau;
  const lonRate = windowRate - PRECESSION_RATE;
  sinCos(lon);
  // The Sun never leaves the ecliptic by more than an arcsecond.
  const x = -r * cosine;
  const y = -r * sine;
  observeFrom(x, y, -r * lat, -rRate * cosine - y * lonRate, -rRate * sine + x * lonRate, -r * latRate);
}
