/**
 * All changes in the sky over a period, as ordered lists. Each list is computed once, on first use. All except the
 * horizons are the same at every place.
 */

import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { Almanac } from '../../kernel/almanac';
import { type Horizon, type SpanWithHorizon, spanWithHorizon } from '../day/horizon';
import { type Lazy, once, orThrow } from '../lazy';
import {
  type EntriesQuestion,
  MOON_RASHI,
  SUN_NAKSHATRA,
  SUN_RASHI,
  SUN_TROPICAL_RASHI,
  staysBetween,
} from '../panchanga/entries';
import { limbsOf } from '../panchanga/limbs';
import { mansionsOf, panchakasOf } from '../panchanga/stays';
import type { Limb, LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { type AmantaMonth, lunarMonths } from './month';

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
