/**
 * All changes in the sky over a period, as ordered lists. Each list is computed once, on first use. All except the
 * horizons are the same at every place.
 */

import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { Almanac, CrossingQuestion } from '../../kernel/almanac';
import { type Horizon, type SpanWithHorizon, spanWithHorizon } from '../day/horizon';
import { type Lazy, once, orThrow } from '../lazy';
import { limbsOf } from '../panchanga/limbs';
import { mansionsOf, panchakasOf } from '../panchanga/stays';
import type { Limb, LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { type AmantaMonth, lunarMonths } from './month';

/** Periods between an angle's entries into equal parts of the circle: the Moon's rāśis, the Sun's nakṣatras. */
interface EntriesQuestion extends Pick<CrossingQuestion, 'angle' | 'zodiac'> {
  /** Equal parts of the circle. */
  parts: number;
  /** Less than the shortest stay in a part: the search for the next entry starts this much later. */
  leastDays: number;
}

const MOON_RASHI = { angle: 'moon', zodiac: 'lahiri', parts: 12, leastDays: 1.5 } as const;
const SUN_RASHI = { angle: 'sun', zodiac: 'lahiri', parts: 12, leastDays: 28 } as const;
const SUN_TROPICAL_RASHI = { angle: 'sun', zodiac: 'tropical', parts: 12, leastDays: 28 } as const;
const SUN_NAKSHATRA = { angle: 'sun', zodiac: 'lahiri', parts: 27, leastDays: 12 } as const;

/**
 * The stays in the parts that overlap a period, in order, with their true start and end; `index` starts at 1. Only for
 * angles that always increase: of the Sun, of the Moon, or of both together.
 *
 * @param fromJd, toJd  Julian days UT
 */
function staysBetween(
  kernel: Almanac,
  { angle, zodiac, parts, leastDays }: EntriesQuestion,
  fromJd: number,
  toJd: number,
): Result<Limb[], DomainError> {
  const question = { angle, zodiac, stepDeg: 360 / parts };
  const stays: Limb[] = [];
  let entry = kernel.previousCrossing(question, fromJd);
  for (;;) {
    if (!entry.ok) return entry;
    const { number, jdUt: startJd } = entry.value;
    if (startJd >= toJd) return ok(stays);
    entry = kernel.nextCrossing(question, startJd + leastDays);
    if (entry.ok) stays.push({ index: number + 1, startJd, endJd: entry.value.jdUt });
  }
}

export interface SkyLists {
  /** The kernel's search results for the place, reused by other rules for the same days. */
  span: SpanWithHorizon;
  limbs: Lazy<LimbsOfDay>;
  moonRashis: Lazy<Limb[]>;
  sunRashis: Lazy<Limb[]>;
  sunTropicalRashis: Lazy<Limb[]>;
  sunNakshatras: Lazy<Limb[]>;
  /** The 28 mansions, with Abhijit. */
  moonMansions: Lazy<Limb[]>;
  sunMansions: Lazy<Limb[]>;
  /** The Moon's stays in Kumbha and Mīna together. */
  panchakas: Lazy<Stretch[]>;
  months: Lazy<AmantaMonth[]>;
  /** Risings and settings at a place. */
  horizonAt(place: Place): Horizon;
}

const isSame = (a: Place, b: Place): boolean => a.latDeg === b.latDeg && a.lonDeg === b.lonDeg;

/**
 * The lists of a period. Stays that overlap it are complete.
 *
 * Error: a period outside the kernel's years.
 *
 * @param place  its horizon is available at no extra cost
 * @param fromJd, toJd  Julian days UT
 */
export function skyLists(kernel: Almanac, place: Place, fromJd: number, toJd: number): Result<SkyLists, DomainError> {
  const own = spanWithHorizon(kernel, place, fromJd, toJd);
  if (!own.ok) return own;
  const { span, horizon } = own.value;
  const horizons = [{ place, horizon }];
  const stays = (question: EntriesQuestion) => once(() => orThrow(staysBetween(kernel, question, fromJd, toJd)));
  const limbs = once(() => limbsOf(span));
  const moonRashis = stays(MOON_RASHI);
  const sunNakshatras = stays(SUN_NAKSHATRA);
  return ok({
    span: own.value,
    limbs,
    moonRashis,
    sunRashis: stays(SUN_RASHI),
    sunTropicalRashis: stays(SUN_TROPICAL_RASHI),
    sunNakshatras,
    moonMansions: once(() => mansionsOf(kernel, 'moon', limbs().nakshatra)),
    sunMansions: once(() => mansionsOf(kernel, 'sun', sunNakshatras())),
    panchakas: once(() => panchakasOf(moonRashis())),
    months: once(() => orThrow(lunarMonths(kernel, fromJd, toJd))),
    horizonAt: (wanted) => {
      const known = horizons.find((one) => isSame(one.place, wanted));
      if (known) return known.horizon;
      const found = orThrow(spanWithHorizon(kernel, wanted, fromJd, toJd)).horizon;
      horizons.push({ place: wanted, horizon: found });
      return found;
    },
  });
}
