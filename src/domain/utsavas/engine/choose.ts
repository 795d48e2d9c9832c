/**
 * Which day has it: the one selector behind all rules that ask for a tithi or a nakṣatra at a kāla. Every day that
 * the stretch touches, and its neighbours, is looked at; one, two or none of them have the stretch at their kāla.
 * A stretch holds from its first instant to just before its last.
 */
import { GHATI_DAYS, KALAS, kalaOf } from '../kala';
import type { Choice, OnNone, OnTwo, Stretch } from '../types';
import { civilDayOf, dayAt, dayHolding, type YearSky } from './sky';
import { dateOf, minutesOf, ON_NONE, secondsOf } from './words';

/** Ten seconds: the last of a stretch. */
export const JUST_BEFORE_DAYS = 10 / 86400;

const GHATI_MINUTES = 24;
const MINUTES_PER_DAY = 1440;

/** Shares that differ by less are equal: two nights both filled. */
const SAME_SHARE = 1e-6;

/** A day on which the stretch stands at the kāla. */
export interface Holding {
  day: number;
  window: Stretch;
  /** Time of the kāla that the stretch fills, days; of an instant 0. */
  held: number;
  /** The same as a part of the kāla; of an instant 1. */
  share: number;
}

export interface Chosen {
  day: number;
  /** The kāla of that day, null where the Sun makes none. */
  window: Stretch | null;
  /** An instant of the stretch: within the kāla where it stands there. */
  momentJd: number;
  decision: string;
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

/** The days that have a stretch at their kāla, in order. */
export function holdings(sky: YearSky, span: Stretch, choice: Choice): Holding[] {
  const found: Holding[] = [];
  const last = dayHolding(sky, span.endJd) + 1;
  for (let day = dayHolding(sky, span.startJd) - 1; day <= last; day++) {
    const holding = holdingOn(sky, day, span, choice);
    if (holding) found.push(holding);
  }
  return found;
}

/** The middle of what a stretch holds of a window, or where it comes nearest to it. */
export function momentWithin(span: Stretch, window: Stretch | null): number {
  if (window === null) return (span.startJd + span.endJd) / 2;
  const from = Math.max(span.startJd, window.startJd);
  const to = Math.min(span.endJd, window.endJd);
  if (from <= to) return (from + to) / 2;
  return window.startJd >= span.endJd ? span.endJd - JUST_BEFORE_DAYS : span.startJd;
}

/** Which of two or more days the rule keeps, and how that is said. */
function ofSeveral(onTwo: OnTwo, found: readonly Holding[]): { kept: Holding; because: string; closely?: boolean } {
  const [first, last] = [found[0] as Holding, found.at(-1) as Holding];
  if (onTwo === 'first') return { kept: first, because: 'of two such days the rule keeps the first' };
  if (onTwo === 'second') return { kept: last, because: 'of two such days the rule keeps the second' };
  if (Math.abs(first.share - last.share) < SAME_SHARE) {
    const of = first.held === 0 ? 'two such days' : 'equal shares';
    return onTwo === 'larger'
      ? { kept: first, because: `of ${of} the rule keeps the first` }
      : { kept: last, because: `of ${of} the rule keeps the second` };
  }
  const [larger, other] = first.share > last.share ? [first, last] : [last, first];
  return {
    kept: larger,
    because: 'the rule keeps the day with the larger share',
    closely: !minutesTell(larger, other),
  };
}

const KEPT_OF_NONE: Record<OnNone, (sky: YearSky, span: Stretch) => number> = {
  begins: (sky, { startJd }) => dayHolding(sky, startJd),
  after: (sky, { startJd }) => dayHolding(sky, startJd) + 1,
  ends: (sky, { endJd }) => dayHolding(sky, endJd),
  'ends-civil': (sky, { endJd }) => civilDayOf(sky, endJd),
};

/** Whether whole minutes tell the larger of two shares from the other. */
const minutesTell = (larger: Holding, other: Holding): boolean =>
  Math.round(larger.held * MINUTES_PER_DAY) > Math.round(other.held * MINUTES_PER_DAY);

/** How long a kāla is held, to the second and beside its length where minutes do not tell; nothing of an instant. */
function heldFor({ held, share }: Holding, closely = false): string {
  if (held === 0) return '';
  if (share > 1 - SAME_SHARE) return ' (all of it)';
  return closely ? ` (${secondsOf(held)} of its ${secondsOf(held / share)})` : ` (${minutesOf(held)} of it)`;
}

/**
 * The day on which an observance of a stretch is kept.
 *
 * @param name  what stands there, for the sentence: "Śukla Caturthī"
 */
export function choose(sky: YearSky, span: Stretch, choice: Choice, name: string): Chosen {
  const found = holdings(sky, span, choice);
  const { kala, onTwo, onNone, leastGhatis } = choice;
  const least = leastGhatis ? `for at least ${leastGhatis * GHATI_MINUTES} min ` : '';
  const at = KALAS[kala].iast;
  const stands = `${name} stands ${least}at ${at}`;
  const date = (day: number) => dateOf(sky, day);
  const chosen = (day: number, window: Stretch | null, decision: string): Chosen => ({
    day,
    window,
    momentJd: momentWithin(span, window),
    decision,
  });
  const [only] = found;
  if (only && found.length === 1) {
    const { day, window } = only;
    return chosen(day, window, `${stands} on ${date(day)} alone${heldFor(only)}.`);
  }
  if (only) {
    const { kept, because, closely } = ofSeveral(onTwo, found);
    const days = found.map((holding) => `${date(holding.day)}${heldFor(holding, closely)}`).join(' and on ');
    return chosen(kept.day, kept.window, `${stands} on ${days}; ${because}, ${date(kept.day)}.`);
  }
  const day = KEPT_OF_NONE[onNone](sky, span);
  const of = dayAt(sky, day);
  const window = of ? kalaOf(of, kala) : null;
  const why = window ? `${stands} on no day` : `${stands} on no day, and ${date(day)} has no ${at} at this place`;
  return chosen(day, window, `${why}; the rule then keeps ${ON_NONE[onNone]}, ${date(day)}.`);
}
