/**
 * Four of the five limbs by root search: tithi and karaṇa from Moon − Sun, nakṣatra from the Moon, yoga from Moon +
 * Sun. A limb holds from its reported start until the next one starts (half-open), so limbs are contiguous. The fifth
 * limb, the vāra, belongs to the day of a place.
 */

import type { Stretch } from '../../data/stretch';
import {
  type Almanac,
  ANGLES,
  type CrossingList,
  type CrossingQuestion,
  type Span,
  type Zodiac,
} from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { type DomainError, ok, type Result } from '../result';
import type { Limb, LimbKey, LimbsNow, LimbsOfDay, RunningLimb } from './types';

const LIMBS = {
  tithi: { angle: 'moon-sun', parts: 30 },
  nakshatra: { angle: 'moon', parts: 27 },
  yoga: { angle: 'moon+sun', parts: 27 },
  karana: { angle: 'moon-sun', parts: 60 },
} as const satisfies Record<LimbKey, { angle: CrossingQuestion['angle']; parts: number }>;

/** A few units in the last digit of an instant, 40 µs each: a boundary this near counts as reached. */
export const ROUNDING_DAYS = 2e-9;

/** Much more than the rounding, much less than any limb: the next search starts this far from a boundary. */
const ASIDE_DAYS = 0.01;

/** Maximum length of a limb: a nakṣatra takes up to 27.3 hours, at the Moon's apogee. */
export const LONGEST_LIMB_DAYS = 1.25;

/**
 * One limb in force under a sky, with its start and end.
 *
 * @param zodiac  for nakṣatra and yoga; tithi and karaṇa are the same in all
 */
export function limbAt(
  kernel: Pick<Kernel, 'ayanamsha'> & Almanac,
  sky: Sky,
  limb: LimbKey,
  zodiac: Zodiac = 'lahiri',
): Result<RunningLimb, DomainError> {
  const { jdUt } = sky;
  const { angle, parts } = LIMBS[limb];
  const question = { angle, zodiac, stepDeg: 360 / parts };
  let start = kernel.previousCrossing(question, jdUt);
  if (!start.ok) return start;
  let end = kernel.nextCrossing(question, jdUt);
  if (!end.ok) return end;
  // At a boundary the instants decide, not the angles: at the end of a limb, the next one holds.
  if (end.value.jdUt <= jdUt + ROUNDING_DAYS) {
    start = end;
    end = kernel.nextCrossing(question, start.value.jdUt + ASIDE_DAYS);
    if (!end.ok) return end;
  } else if (start.value.jdUt > jdUt + ROUNDING_DAYS) {
    end = start;
    start = kernel.previousCrossing(question, end.value.jdUt - ASIDE_DAYS);
    if (!start.ok) return start;
  }
  const { number } = start.value;
  const zeroDeg = zodiac === 'tropical' ? 0 : kernel.ayanamsha(sky, zodiac).appliedDeg;
  const beyond = angleOf(sky, angle, zeroDeg) - number * question.stepDeg;
  const gone = (beyond - 360 * Math.round(beyond / 360)) / question.stepDeg;
  return ok({
    index: number + 1,
    startJd: Math.min(start.value.jdUt, jdUt),
    endJd: end.value.jdUt,
    fraction: Math.min(Math.max(gone, 0), 1),
  });
}

/** The angle of a limb, degrees, not normalised. */
function angleOf({ bodies }: Sky, angle: CrossingQuestion['angle'], zeroDeg: number): number {
  const [moon, sun] = ANGLES[angle];
  return moon * (bodies.moon.lonDeg - zeroDeg) + sun * (bodies.sun.lonDeg - zeroDeg);
}

/**
 * The limbs in force at an instant, with their starts and ends.
 *
 * @param jdUt    Julian days UT
 * @param zodiac  for nakṣatra and yoga; tithi and karaṇa are the same in all
 *
 * Error   starts and ends within 1 s of Swiss Ephemeris with JPL DE431
 * Source  customary
 */
export function limbsAt(
  kernel: Pick<Kernel, 'sky' | 'ayanamsha'> & Almanac,
  jdUt: number,
  zodiac: Zodiac = 'lahiri',
): Result<LimbsNow, DomainError> {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) return sky;
  const tithi = limbAt(kernel, sky.value, 'tithi', zodiac);
  if (!tithi.ok) return tithi;
  const nakshatra = limbAt(kernel, sky.value, 'nakshatra', zodiac);
  if (!nakshatra.ok) return nakshatra;
  const yoga = limbAt(kernel, sky.value, 'yoga', zodiac);
  if (!yoga.ok) return yoga;
  const karana = limbAt(kernel, sky.value, 'karana', zodiac);
  if (!karana.ok) return karana;
  return ok({ tithi: tithi.value, nakshatra: nakshatra.value, yoga: yoga.value, karana: karana.value });
}

/**
 * Consecutive limbs from their starts; `first` is the number of the first start, from 0.
 *
 * @param parts   number of limbs in a circle
 * @param starts  how many of the starts each limb contains; a limb that lacks one is left out
 */
export function limbsFrom({ first, jdUt }: CrossingList, parts: number, starts = 1): Limb[] {
  const limbs: Limb[] = [];
  for (let i = (starts - (first % starts)) % starts; i + starts < jdUt.length; i += starts) {
    limbs.push({
      index: (((first + i) / starts) % parts) + 1,
      startJd: jdUt[i] as number,
      endJd: jdUt[i + starts] as number,
    });
  }
  return limbs;
}

/** All limbs of a span, in order. */
export const limbsOf = ({
  karanas,
  nakshatras,
  yogas,
}: Pick<Span, 'karanas' | 'nakshatras' | 'yogas'>): LimbsOfDay => ({
  // Every second karaṇa begins a tithi.
  tithi: limbsFrom(karanas, 30, 2),
  nakshatra: limbsFrom(nakshatras, 27),
  yoga: limbsFrom(yogas, 27),
  karana: limbsFrom(karanas, 60),
});

/** Index of the last period that starts at or before an instant, otherwise of the first. */
function placeOf(stretches: readonly Stretch[], jdUt: number): number {
  const last = stretches.length - 1;
  if (last <= 0) return 0;
  const firstJd = (stretches[0] as Stretch).startJd;
  // The periods of a list are about equally long.
  const about = Math.floor(((jdUt - firstJd) / ((stretches[last] as Stretch).startJd - firstJd)) * last);
  let i = Math.max(0, Math.min(about, last));
  while (i > 0 && (stretches[i] as Stretch).startJd > jdUt) i--;
  while (i < last && (stretches[i + 1] as Stretch).startJd <= jdUt) i++;
  return i;
}

/** The one of consecutive periods that contains an instant; a boundary within the rounding counts as reached. */
export const holding = <S extends Stretch>(stretches: readonly S[], jdUt: number): S =>
  stretches[placeOf(stretches, jdUt + ROUNDING_DAYS)] as S;

/** Those of consecutive periods that overlap [fromJd, toJd). */
export function touching<S extends Stretch>(stretches: readonly S[], fromJd: number, toJd: number): S[] {
  const { length } = stretches;
  let first = placeOf(stretches, fromJd);
  while (first < length && (stretches[first] as S).endJd <= fromJd) first++;
  let end = first;
  while (end < length && (stretches[end] as S).startJd < toJd) end++;
  return stretches.slice(first, end);
}

/**
 * The limbs that overlap [fromJd, toJd). They are complete if the lists extend `LONGEST_LIMB_DAYS` beyond on both
 * sides.
 */
export const limbsTouching = (limbs: LimbsOfDay, fromJd: number, toJd: number): LimbsOfDay => ({
  tithi: touching(limbs.tithi, fromJd, toJd),
  nakshatra: touching(limbs.nakshatra, fromJd, toJd),
  yoga: touching(limbs.yoga, fromJd, toJd),
  karana: touching(limbs.karana, fromJd, toJd),
});

/**
 * Every limb that overlaps a period, with its true start and end, including one that starts and ends within a day
 * (kṣaya) and one that outlasts it (vṛddhi).
 *
 * @param fromJd, toJd  Julian days UT, half-open, fromJd < toJd, at most 390 days apart
 *
 * Source  customary
 */
export function limbsOfDay(
  kernel: Almanac,
  fromJd: number,
  toJd: number,
  zodiac: Zodiac = 'lahiri',
): Result<LimbsOfDay, DomainError> {
  if (!(fromJd < toJd)) throw new RangeError(`no stretch of time from ${fromJd} to ${toJd}`);
  const span = kernel.span({
    fromUt: fromJd - LONGEST_LIMB_DAYS,
    days: Math.ceil(toJd - fromJd + 2 * LONGEST_LIMB_DAYS),
    zodiac,
    // The limbs are the same everywhere, so any place works.
    latDeg: 0,
    lonDeg: 0,
    definition: 'hindu',
  });
  return span.ok ? ok(limbsTouching(limbsOf(span.value), fromJd, toJd)) : span;
}
