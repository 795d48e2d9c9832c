/** Relative words for dates: `today`, `tomorrow` and `now`, in the local time of the place. */
import { unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { clocksBetween, type Location } from './location';

/** What a description of a date adds. */
export const RELATIVE_WORDS = '`today` and `tomorrow` are those of the place.';

/** Days from today. */
const DAYS: Readonly<Record<string, number>> = { today: 0, now: 0, tomorrow: 1 };

/** The civil date at a place, some days from today. */
export async function dateAt(place: Pick<Location, 'tz' | 'lon'>, nowMs: number, days = 0): Promise<string> {
  const jdUt = unixToJd(nowMs) + days;
  const clocks = await clocksBetween(place, jdUt - 1, jdUt + 1);
  return isoLocal(jdUt, clocks.hoursAt(jdUt)).slice(0, 10);
}

/** A body whose relative words in some fields are dates. */
export async function withDates(
  body: Record<string, unknown>,
  fields: readonly string[],
  place: Pick<Location, 'tz' | 'lon'>,
  nowMs: number,
): Promise<Record<string, unknown>> {
  const dated = { ...body };
  for (const field of fields) {
    const word = dated[field];
    const days = typeof word === 'string' && Object.hasOwn(DAYS, word) ? DAYS[word] : undefined;
    if (days !== undefined) dated[field] = await dateAt(place, nowMs, days);
  }
  return dated;
}
