/**
 * Risings and settings of Sun and Moon at a place, in chronological order (`ul15`: upper limb, standard refraction, sea
 * level). The kernel finds the first of each in 24 hours. A window that begins at the place's mean midnight contains
 * one sunrise, but near the poles it may contain two. There, a second series of windows, shifted by half a day, finds
 * what the first one misses.
 */

import type { Place } from '../../data/place';
import type { Almanac, Span } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';
import { JD_UNIX_EPOCH } from '../time/civil';
import { daysWithin, joined, spanOf } from './span';

/** Ordered lists of instants, Julian days UT. */
export interface Horizon {
  rises: Float64Array;
  sets: Float64Array;
  moonrises: Float64Array;
  moonsets: Float64Array;
  /** Whether the Sun is up the whole time, if it neither rises nor sets. */
  staysUp: boolean;
}

/** A span with the horizon of its place. */
export interface SpanWithHorizon {
  fromUt: number;
  days: number;
  span: Span;
  /** The span shifted by half a day, near the poles. */
  between: Span | null;
  horizon: Horizon;
}

/** Beyond this latitude, sunrise can cross midnight. */
const POLAR_LAT_DEG = 60;
/** Two sunrises nearer than this are one: at a grazing angle, a sunrise is known only to some minutes. */
const APART_DAYS = 0.25;
/** Two windows find the same moonrise within this. */
const MOON_APART_DAYS = 0.01;

/** The mean midnight of a meridian, at or before an instant. */
function meanMidnight(jdUt: number, { lonDeg }: Place): number {
  const midnight = JD_UNIX_EPOCH - lonDeg / 360;
  return midnight + Math.floor(jdUt - midnight);
}

/** The finite numbers of a list; without a callback it takes a tenth of the time of `filter`. */
function finiteOf(list: Float64Array): Float64Array {
  const finite = new Float64Array(list.length);
  let count = 0;
  for (let i = 0; i < list.length; i++) {
    const number = list[i] as number;
    if (Number.isFinite(number)) finite[count++] = number;
  }
  return finite.subarray(0, count);
}

function merged(lists: readonly Float64Array[], apartDays: number): Float64Array {
  const finite = lists.map(finiteOf);
  const [only] = finite;
  if (only && finite.length === 1) return only;
  const sorted = Float64Array.of(...finite.flatMap((list) => [...list])).sort();
  let last = Number.NEGATIVE_INFINITY;
  return sorted.filter((jdUt) => {
    if (jdUt - last < apartDays) return false;
    last = jdUt;
    return true;
  });
}

function horizonOf(spans: readonly Span[]): Horizon {
  const lists = (key: 'sunrise' | 'sunset' | 'moonrise' | 'moonset') => spans.map((span) => span[key]);
  return {
    rises: merged(lists('sunrise'), APART_DAYS),
    sets: merged(lists('sunset'), APART_DAYS),
    moonrises: merged(lists('moonrise'), MOON_APART_DAYS),
    moonsets: merged(lists('moonset'), MOON_APART_DAYS),
    staysUp: spans.some(({ sunrise }) => sunrise.includes(Number.POSITIVE_INFINITY)),
  };
}

type Days = Pick<SpanWithHorizon, 'fromUt' | 'days'>;

/**
 * @param spans  finds the span that begins at an instant: the first of the days and, near the poles, half a day later
 */
function withHorizon(
  { latDeg }: Place,
  { fromUt, days }: Days,
  spans: (fromUt: number) => Result<Span, DomainError>,
): Result<SpanWithHorizon, DomainError> {
  const span = spans(fromUt);
  if (!span.ok) return span;
  const isPolar = Math.abs(latDeg) > POLAR_LAT_DEG;
  const between = isPolar ? spans(fromUt + 0.5) : ok(null);
  if (!between.ok) return between;
  const horizon = horizonOf(between.value ? [span.value, between.value] : [span.value]);
  return ok({ fromUt, days, span: span.value, between: between.value, horizon });
}

const DEFINED = { definition: 'ul15', zodiac: 'lahiri' } as const;

function daysBetween(place: Place, fromJd: number, toJd: number): Days {
  const fromUt = meanMidnight(fromJd, place);
  return { fromUt, days: Math.ceil(toJd - fromUt) };
}

/**
 * All limbs, saṅkrāntis, risings and settings from before one instant until after another, with Lahiri.
 *
 * @param fromJd, toJd  Julian days UT
 */
export function spanWithHorizon(
  kernel: Almanac,
  place: Place,
  fromJd: number,
  toJd: number,
): Result<SpanWithHorizon, DomainError> {
  const asked = daysBetween(place, fromJd, toJd);
  return withHorizon(place, asked, (fromUt) => spanOf(kernel, { ...place, ...DEFINED, fromUt, days: asked.days }));
}

/** The days of a span between two instants, and those that it lacks. The instants of the span keep their digits. */
export function spanBetween(
  kernel: Almanac,
  place: Place,
  known: SpanWithHorizon,
  fromJd: number,
  toJd: number,
): Result<SpanWithHorizon, DomainError> {
  const asked = daysBetween(place, fromJd, toJd);
  const first = Math.round(asked.fromUt - known.fromUt);
  const end = first + asked.days;
  const [firstKnown, endKnown] = [Math.max(first, 0), Math.min(end, known.days)];
  const whole = { fromUt: known.fromUt + first, days: asked.days };
  return withHorizon(place, whole, (fromUt) => {
    const knownUt = fromUt - first;
    const span = fromUt === whole.fromUt ? known.span : (known.between as Span);
    const parts = [daysWithin(span, knownUt, firstKnown, endKnown - firstKnown)];
    const lacking = (from: number, to: number): Result<Span, DomainError> =>
      spanOf(kernel, { ...place, ...DEFINED, fromUt: knownUt + from, days: to - from });
    if (first < firstKnown) {
      const before = lacking(first, firstKnown);
      if (!before.ok) return before;
      parts.unshift(before.value);
    }
    if (end > endKnown) {
      const after = lacking(endKnown, end);
      if (!after.ok) return after;
      parts.push(after.value);
    }
    return ok(parts.reduce(joined));
  });
}

/** Number of items of an ordered list at or before an instant. */
function countUpTo(list: Float64Array, jdUt: number): number {
  const { length } = list;
  if (length === 0) return 0;
  const first = list[0] as number;
  const last = list[length - 1] as number;
  // The items are about equally far apart.
  const about = last > first ? Math.floor(((jdUt - first) / (last - first)) * (length - 1)) + 1 : 0;
  let count = Math.max(0, Math.min(about, length));
  while (count > 0 && (list[count - 1] as number) > jdUt) count--;
  while (count < length && (list[count] as number) <= jdUt) count++;
  return count;
}

/** The first item of an ordered list after an instant, or null. */
export const firstAfter = (list: Float64Array, jdUt: number): number | null => list[countUpTo(list, jdUt)] ?? null;

/** The last item of an ordered list at or before an instant, or null. */
export const lastUpTo = (list: Float64Array, jdUt: number): number | null => list[countUpTo(list, jdUt) - 1] ?? null;

/** Whether the Sun is above the horizon, from the previous rising or setting, or otherwise the next one. */
export function isUpAt({ rises, sets, staysUp }: Horizon, jdUt: number): boolean {
  const rise = firstAfter(rises, jdUt);
  const set = firstAfter(sets, jdUt);
  if (rise !== null || set !== null) return (set ?? Number.POSITIVE_INFINITY) < (rise ?? Number.POSITIVE_INFINITY);
  const [lastRise = Number.NEGATIVE_INFINITY, lastSet = Number.NEGATIVE_INFINITY] = [rises.at(-1), sets.at(-1)];
  return lastRise === lastSet ? staysUp : lastRise > lastSet;
}
