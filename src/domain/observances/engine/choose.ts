/**
 * Selects the day of an observance, for all rules that require a tithi or a nakṣatra at a kāla. It examines every day
 * that the period of the tithi or nakṣatra overlaps, and the neighbouring days. One, two or none of them qualify. A
 * period is half-open.
 */

import { GHATI_DAYS, kalaOf } from '../../../data/observances/kala';
import type { Choice, OnNone, OnTwo } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import { ARUNODAYA_DAYS } from '../../../kernel/almanac';
import type { Decision, OfSome, Subject } from '../decision';
import { civilDayOf, dateAt, dayAt, dayHolding, type YearDay, type YearSky } from './sky';

/** Ten seconds. An instant this long before the end of a period is still in it. */
export const JUST_BEFORE_DAYS = 10 / 86400;

/** Shares that differ by less are equal, for example if the period fills the kāla of both nights. */
const SAME_SHARE = 1e-6;

/** A day with the period at its kāla. */
interface Holding {
  day: number;
  window: Stretch;
  /** Overlap of the period with the kāla, days; 0 if the kāla is an instant. */
  held: number;
  /** The overlap as a fraction of the kāla; 1 if the kāla is an instant. */
  share: number;
}

export interface Chosen {
  day: number;
  /** The kāla of that day; null if the day lacks a sunrise or sunset for it. */
  window: Stretch | null;
  /** An instant of the period, within the kāla if they overlap. */
  momentJd: number;
  decision: Decision;
}

function holdingOn(sky: YearSky, day: number, span: Stretch, { kala, leastGhatis = 0 }: Choice): Holding | null {
  const of = dayAt(sky, day);
  const window = of ? kalaOf(of, kala) : null;
  if (window === null) return null;
  const { startJd, endJd } = window;
  if (startJd === endJd) {
    return span.startJd <= startJd && startJd < span.endJd ? { day, window, held: 0, share: 1 } : null;
  }
  const held = Math.min(endJd, span.endJd) - Math.max(startJd, span.startJd);
  return held > leastGhatis * GHATI_DAYS ? { day, window, held, share: held / (endJd - startJd) } : null;
}

/**
 * Whether a day can have the period at a kāla: every kāla is between the aruṇodaya before its sunrise and the next
 * sunrise.
 */
function mayHold(day: YearDay | undefined, { startJd, endJd }: Stretch): boolean {
  if (!day || day.sunriseJd === null) return false;
  return day.sunriseJd - ARUNODAYA_DAYS < endJd && (day.nextSunriseJd === null || day.nextSunriseJd > startJd);
}

/** The days with a period at their kāla, in order. */
export function holdings(sky: YearSky, span: Stretch, choice: Choice): Holding[] {
  const found: Holding[] = [];
  const last = dayHolding(sky, span.endJd) + 1;
  for (let day = dayHolding(sky, span.startJd) - 1; day <= last; day++) {
    if (!mayHold(dayAt(sky, day), span)) continue;
    const holding = holdingOn(sky, day, span, choice);
    if (holding) found.push(holding);
  }
  return found;
}

/** The middle of the overlap of a period and a window, or the instant of the period nearest to the window. */
export function momentWithin(span: Stretch, window: Stretch | null): number {
  if (window === null) return (span.startJd + span.endJd) / 2;
  const from = Math.max(span.startJd, window.startJd);
  const to = Math.min(span.endJd, window.endJd);
  if (from <= to) return (from + to) / 2;
  return window.startJd >= span.endJd ? span.endJd - JUST_BEFORE_DAYS : span.startJd;
}

/** Which of two or more days the rule keeps, and why. */
function ofSeveral(onTwo: OnTwo, found: readonly Holding[]): { kept: Holding; why: OfSome } {
  const first = found[0] as Holding;
  const last = found.at(-1) as Holding;
  if (onTwo === 'first') return { kept: first, why: 'first' };
  if (onTwo === 'second') return { kept: last, why: 'second' };
  if (Math.abs(first.share - last.share) < SAME_SHARE) {
    return onTwo === 'larger' ? { kept: first, why: 'equal-first' } : { kept: last, why: 'equal-second' };
  }
  return { kept: first.share > last.share ? first : last, why: 'larger' };
}

const KEPT_OF_NONE: Record<OnNone, (sky: YearSky, span: Stretch) => number> = {
  begins: (sky, { startJd }) => dayHolding(sky, startJd),
  after: (sky, { startJd }) => dayHolding(sky, startJd) + 1,
  ends: (sky, { endJd }) => dayHolding(sky, endJd),
  'ends-civil': (sky, { endJd }) => civilDayOf(sky, endJd),
  'after-if-three-muhurtas': (sky, { startJd, endJd }) => {
    const day = dayHolding(sky, startJd);
    const next = dayAt(sky, day + 1);
    const reached = next ? kalaOf(next, 'third-muhurta') : null;
    return reached && endJd >= reached.endJd ? day + 1 : day;
  },
};

/** The day on which the observance of a tithi or nakṣatra is kept. */
export function choose(sky: YearSky, span: Stretch, choice: Choice, subject: Subject): Chosen {
  const found = holdings(sky, span, choice);
  const { kala, onTwo, onNone, leastGhatis = null } = choice;
  const chosen = (day: number, window: Stretch | null, why: OfSome | OnNone): Chosen => ({
    day,
    window,
    momentJd: momentWithin(span, window),
    decision: {
      by: 'kala',
      subject,
      kala,
      leastGhatis,
      shares: found.map(({ day, held, share }) => ({ date: dateAt(sky, day), heldDays: held, share })),
      why,
      date: dateAt(sky, day),
      hasKala: window !== null,
    },
  });
  const [only] = found;
  if (only && found.length === 1) return chosen(only.day, only.window, 'alone');
  if (only) {
    const { kept, why } = ofSeveral(onTwo, found);
    return chosen(kept.day, kept.window, why);
  }
  const day = KEPT_OF_NONE[onNone](sky, span);
  const of = dayAt(sky, day);
  return chosen(day, of ? kalaOf(of, kala) : null, onNone);
}
