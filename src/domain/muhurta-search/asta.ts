/**
 * When Jupiter and Venus are invisible near the Sun (asta), by arcus visionis or by elongation.
 *
 * By arcus visionis, a planet is visible in the evening if the Sun's centre is deep enough below the horizon when the
 * planet's centre sets, and in the morning when it rises: geocentric, without refraction. The limits follow printed
 * dates of 2023 and 2025 for New Delhi and are close to those usually quoted after Schoch.
 */

import { ASTA_GRAHAS, type AstaGraha, type AstaLimit, type AstaPassage } from '../../data/muhurta-search/rule';
import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import { ARCUS_VISIONIS, type AstaSide } from '../../data/visibility';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { norm180 } from '../circle';
import { sunAltitudeDeg } from '../ephemeris/sunAltitude';
import { daysToHorizon } from './horizon';

/** A passage near the Sun: the days, counted from 1970-01-01, on which the planet is invisible at the place. */
export interface Asta {
  graha: AstaGraha;
  passage: AstaPassage;
  conjunctionJd: number;
  /** Last visible day before the passage, and first one after it. */
  lastSeenDay: number;
  firstSeenDay: number;
}

/** Interval between samples of elongation: short compared with the 200 days from one side to the other. */
const SAMPLE_DAYS = 20;
/** Each step squares the error of a conjunction: hours, then minutes. */
const SECANT_STEPS = 4;
/** Half the time between two conjunctions of Jupiter, the maximum extent of a passage. */
export const FARTHEST_DAYS = 200;
const STEP_DAYS = 4;
/**
 * Iterations for the place of a planet at its setting, from a guess some hours off; the second changes it by a second
 * of time.
 */
const PASSES = 2;

/**
 * Depth of the Sun when a planet sets or rises nearest to an instant. −90 if the planet stays below the horizon, the
 * Sun's maximum depth of that day if it stays above, null outside the kernel's span.
 */
function depthAt(kernel: Kernel, graha: AstaGraha, place: Place, side: AstaSide, nearJd: number): number | null {
  let jdUt = nearJd;
  for (let pass = 0; ; pass++) {
    const sky = kernel.sky(jdUt);
    if (!sky.ok) return null;
    if (pass === PASSES) return -sunAltitudeDeg(sky.value, place);
    const days = daysToHorizon(sky.value, graha, place, side === 'evening' ? 'set' : 'rise');
    if (days === null) return -90;
    jdUt += days;
  }
}

/** Elongation of a planet from the Sun in longitude, degrees, east positive. */
const elongation = ({ bodies }: Sky, graha: AstaGraha): number => norm180(bodies[graha].lonDeg - bodies.sun.lonDeg);

/** The elongation at an instant. */
interface Sample {
  jdUt: number;
  deg: number;
}

interface Conjunction {
  graha: AstaGraha;
  jdUt: number;
  passage: AstaPassage;
  /** East of the Sun before the conjunction: last visible in the evening, first visible in the morning. */
  fromEast: boolean;
}

/** The instant of zero elongation between two samples, by the secant method. */
function conjunctionBetween(kernel: Kernel, graha: AstaGraha, low: Sample, high: Sample): number {
  let [before, after] = [low, high];
  let jdUt = before.jdUt;
  for (let step = 0; step < SECANT_STEPS; step++) {
    jdUt = after.jdUt - (after.deg * (after.jdUt - before.jdUt)) / (after.deg - before.deg);
    const sky = kernel.sky(jdUt);
    if (!sky.ok) break;
    const sample = { jdUt, deg: elongation(sky.value, graha) };
    if (sample.deg > 0 === before.deg > 0) before = sample;
    else after = sample;
  }
  return jdUt;
}

/** Conjunctions of the planets with the Sun between two instants, within the kernel's span. */
function conjunctions(kernel: Kernel, { startJd, endJd }: Stretch): Conjunction[] {
  const passages: Conjunction[] = [];
  const before = new Map<AstaGraha, Sample>();
  for (let jdUt = startJd; jdUt < endJd + SAMPLE_DAYS; jdUt += SAMPLE_DAYS) {
    const sky = kernel.sky(jdUt);
    if (!sky.ok) continue;
    for (const graha of ASTA_GRAHAS) {
      const here = { jdUt, deg: elongation(sky.value, graha) };
      const last = before.get(graha);
      before.set(graha, here);
      // At an opposition Jupiter's elongation jumps and also changes its sign.
      if (!last || last.deg > 0 === here.deg > 0 || Math.abs(last.deg - here.deg) > 180) continue;
      const fromEast = last.deg > 0;
      passages.push({
        graha,
        jdUt: conjunctionBetween(kernel, graha, last, here),
        passage: graha === 'venus' && fromEast ? 'inferior' : 'superior',
        fromEast,
      });
    }
  }
  return passages;
}

/** Whether a planet is visible on a side of a civil day, counted from 1970-01-01. */
type Seen = (day: number, side: AstaSide) => boolean;

/**
 * The day nearest to a conjunction, in a direction, on which the planet is visible; by steps of four, then bisection.
 */
function seenDay(seen: Seen, fromDay: number, direction: 1 | -1, side: AstaSide): number {
  if (seen(fromDay, side)) {
    // Venus far from the ecliptic is visible on the day itself, and on some days after.
    let day = fromDay;
    while (Math.abs(day - fromDay) < FARTHEST_DAYS && seen(day - direction, side)) day -= direction;
    return day;
  }
  let unseen = fromDay;
  for (;;) {
    const day = unseen + direction * STEP_DAYS;
    if (Math.abs(day - fromDay) > FARTHEST_DAYS || seen(day, side)) break;
    unseen = day;
  }
  for (let half = STEP_DAYS / 2; half >= 1; half /= 2) {
    if (!seen(unseen + direction * half, side)) unseen += direction * half;
  }
  return unseen + direction;
}

/** The time of sunrise on a civil day of the place. */
export interface Mornings {
  dayOf(jdUt: number): number;
  morningOf(day: number): number;
}

/**
 * The passages of Jupiter and Venus near the Sun around a period, as seen from a place. A passage during which the
 * planet is visible every day is left out. Outside the kernel's span a planet counts as visible.
 *
 * @param limit  the criterion of visibility
 */
export function astasOf(
  kernel: Kernel,
  place: Place,
  { dayOf, morningOf }: Mornings,
  limit: AstaLimit,
  around: Stretch,
): Asta[] {
  const astas: Asta[] = [];
  for (const { graha, jdUt, passage, fromEast } of conjunctions(kernel, around)) {
    const seen: Seen = (day, side) => {
      const nearJd = morningOf(day) + (side === 'evening' ? 0.5 : 0);
      if (limit === 'arcus-visionis')
        return (depthAt(kernel, graha, place, side, nearJd) ?? 90) >= ARCUS_VISIONIS[graha][passage][side];
      const sky = kernel.sky(nearJd);
      return !sky.ok || Math.abs(elongation(sky.value, graha)) >= limit.elongationDeg[graha][passage];
    };
    const day = dayOf(jdUt);
    const lastSeenDay = seenDay(seen, day, -1, fromEast ? 'evening' : 'morning');
    const firstSeenDay = seenDay(seen, day, 1, fromEast ? 'morning' : 'evening');
    if (firstSeenDay - lastSeenDay > 1) astas.push({ graha, passage, conjunctionJd: jdUt, lastSeenDay, firstSeenDay });
  }
  return astas;
}
