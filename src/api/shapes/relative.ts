/** Relative words for dates: `today`, `tomorrow` and `now`, in the local time of the place. */
import { unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import type { Occasion } from '../resource';
import { type Clocked, clocksBetween } from './clocks';

/** The addition to the description of a date. */
export const RELATIVE_WORDS = 'or `today`, `tomorrow`';

/** Days from today. */
const DAYS: Readonly<Record<string, number>> = { today: 0, now: 0, tomorrow: 1 };

/** Whether a value is a relative word for a date. */
export const isRelative = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(DAYS, value);

/** The time zone of requests without a place and a zone. */
export const UTC_CLOCKS = { tz: 'UTC', lon: 0 } as const;

/** The present instant. It is read only if a relative word needs it. */
type Present = Pick<Occasion, 'nowMs'>;

/** The local time of a place, some days from now, with its offset. */
async function momentAt(place: Clocked, nowMs: number, days = 0): Promise<string> {
  const jdUt = unixToJd(nowMs) + days;
  const clocks = await clocksBetween(place, jdUt - 1, jdUt + 1);
  return isoLocal(jdUt, clocks.hoursAt(jdUt));
}

/** The civil date at a place, some days from today. */
export const dateAt = async (place: Clocked, nowMs: number, days = 0): Promise<string> =>
  (await momentAt(place, nowMs, days)).slice(0, 10);

/** Replaces a relative word by its date, and `now` by its instant; other texts stay. */
export async function instantMeant(text: string, place: Clocked, present: Present): Promise<string> {
  if (!isRelative(text)) return text;
  return text === 'now' ? momentAt(place, present.nowMs) : dateAt(place, present.nowMs, DAYS[text]);
}

/**
 * A body whose relative words in some fields are dates.
 *
 * @param written  converts a Gregorian date to a date of the request
 */
export async function withDates(
  body: Record<string, unknown>,
  fields: readonly string[],
  place: Clocked,
  present: Present,
  written: (date: string) => string = (date) => date,
): Promise<Record<string, unknown>> {
  const dated = { ...body };
  for (const field of fields) {
    const word = dated[field];
    const days = isRelative(word) ? DAYS[word as string] : undefined;
    if (days !== undefined) dated[field] = written(await dateAt(place, present.nowMs, days));
  }
  return dated;
}
