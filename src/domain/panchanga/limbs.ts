/**
 * Four of the five limbs by root search: tithi and karaṇa from Moon − Sun, nakṣatra from the Moon, yoga from
 * Moon + Sun. A limb holds from the instant it begins, as reported, until the next begins: half-open, so that
 * limbs tile the time line. The fifth, the vāra, belongs to the day of a place.
 */
import {
  type Almanac,
  ANGLES,
  type CrossingList,
  type CrossingQuestion,
  type Span,
  type Zodiac,
} from '../../kernel/almanac';
import type { Kernel, Sky } from '../../kernel/types';
import { type DomainError, ok, type Result } from '../result';
import type { Limb, LimbKey, LimbsNow, LimbsOfDay, RunningLimb } from './types';

const LIMBS = {
  tithi: { angle: 'moon-sun', parts: 30 },
  nakshatra: { angle: 'moon', parts: 27 },
  yoga: { angle: 'moon+sun', parts: 27 },
  karana: { angle: 'moon-sun', parts: 60 },
} as const satisfies Record<LimbKey, { angle: CrossingQuestion['angle']; parts: number }>;

/** A few units of the last digit of an instant, of 40 µs each: an edge so near has been reached. */
export const ROUNDING_DAYS = 2e-9;

/** Far more than the rounding, far less than any limb: off an edge the next search starts this far. */
const ASIDE_DAYS = 0.01;

/** No limb is longer: a nakṣatra of the Moon at its apogee takes 27.3 hours. */
export const LONGEST_LIMB_DAYS = 1.25;

/**
 * One limb in force under a sky, with its beginning and end.
 *
 * @param zodiac  in which nakṣatra and yoga are counted; tithi and karaṇa are the same in all
 */
export function limbAt(
  kernel: Almanac,
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
  // At an edge the instants decide, not the angles: who asks at the end of a limb gets the next.
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
  const beyond = angleOf(sky, angle, zodiac) - number * question.stepDeg;
  const gone = (beyond - 360 * Math.round(beyond / 360)) / question.stepDeg;
  return ok({
    index: number + 1,
    startJd: Math.min(start.value.jdUt, jdUt),
    endJd: end.value.jdUt,
    fraction: Math.min(Math.max(gone, 0), 1),
  });
}

/** The angle of a limb, degrees, not brought into one circle. */
function angleOf({ bodies, ayanamsha }: Sky, angle: CrossingQuestion['angle'], zodiac: Zodiac): number {
  const [moon, sun] = ANGLES[angle];
  const zero = zodiac === 'tropical' ? 0 : ayanamsha[zodiac].appliedDeg;
  return moon * (bodies.moon.lonDeg - zero) + sun * (bodies.sun.lonDeg - zero);
}

/**
 * The limbs in force at an instant, with their beginnings and ends.
 *
 * @param jdUt    Julian days UT
 * @param zodiac  in which nakṣatra and yoga are counted; tithi and karaṇa are the same in all
 *
 * Error   beginnings and ends within 1 s of Swiss Ephemeris with JPL DE431
 * Source  customary
 */
export function limbsAt(
  kernel: Pick<Kernel, 'sky'> & Almanac,
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

/** Consecutive limbs from the instants at which they begin; those that touch [fromJd, toJd). */
function touching({ first, jdUt }: CrossingList, parts: number, fromJd: number, toJd: number): Limb[] {
  const limbs: Limb[] = [];
  for (let i = 0; i + 1 < jdUt.length; i++) {
    const [startJd, endJd] = [jdUt[i] as number, jdUt[i + 1] as number];
    if (startJd < toJd && endJd > fromJd) limbs.push({ index: ((first + i) % parts) + 1, startJd, endJd });
  }
  return limbs;
}

/** Every second of the karaṇas begins a tithi. */
function tithiBeginnings({ first, jdUt }: CrossingList): CrossingList {
  const skipped = first % 2;
  return { first: ((first + skipped) / 2) % 30, jdUt: jdUt.filter((_, i) => i % 2 === skipped) };
}

/**
 * The limbs of a span that touch a stretch of time; whole where the span goes `LONGEST_LIMB_DAYS` beyond it on both
 * sides.
 */
export function limbsWithin(
  { karanas, nakshatras, yogas }: Pick<Span, 'karanas' | 'nakshatras' | 'yogas'>,
  fromJd: number,
  toJd: number,
): LimbsOfDay {
  return {
    tithi: touching(tithiBeginnings(karanas), 30, fromJd, toJd),
    nakshatra: touching(nakshatras, 27, fromJd, toJd),
    yoga: touching(yogas, 27, fromJd, toJd),
    karana: touching(karanas, 60, fromJd, toJd),
  };
}

/**
 * Every limb that touches a stretch of time, with its true beginning and end: one that begins and ends within a
 * day (kṣaya) and one that outlasts it (vṛddhi) among them.
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
    // The limbs are the same everywhere: any place will do.
    latDeg: 0,
    lonDeg: 0,
    definition: 'hindu',
  });
  return span.ok ? ok(limbsWithin(span.value, fromJd, toJd)) : span;
}
