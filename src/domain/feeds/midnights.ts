/** When the civil days of a place begin. Items enter a feed at these instants. */
import { REFERENCE_TZ_HOURS } from '../../data/place';
import { type DomainError, ok, type Result } from '../result';
import { JD_UNIX_EPOCH, SECONDS_PER_DAY, unixToJd } from '../time/civil';
import { zoneOffsets } from '../time/zone';

/** Half a second: more than the rounding of an instant, less than any change of the clocks. */
const MOMENT_DAYS = 0.5 / SECONDS_PER_DAY;

/**
 * The first instants of civil days, Julian days UT. If the clocks go forward at midnight, the day begins at one
 * o'clock. If they go back across midnight, it begins at the first of its two midnights.
 *
 * Refused: `unknown_timezone`.
 *
 * @param firstDay, lastDay  range of the days, counted from 1970-01-01
 */
export function midnights(tz: string, firstDay: number, lastDay: number): Result<(day: number) => number, DomainError> {
  const clocks = zoneOffsets(tz, JD_UNIX_EPOCH + firstDay - 2, JD_UNIX_EPOCH + lastDay + 2);
  if (!clocks.ok) return clocks;
  const { hoursAt } = clocks.value;
  return ok((day) => {
    const midnight = JD_UNIX_EPOCH + day;
    const [before, after] = [-1, 1].map((aside) => midnight - hoursAt(midnight + aside) / 24) as [number, number];
    const first = Math.min(before, after);
    const wall = first + hoursAt(first + MOMENT_DAYS) / 24;
    // The clocks may go back from midnight into the previous day.
    return wall < midnight - MOMENT_DAYS ? Math.max(before, after) : first;
  });
}

/** The civil day at the reference place at an instant in Unix milliseconds, as days from 1970-01-01. */
export const referenceDay = (milliseconds: number): number =>
  Math.floor(milliseconds / 86_400_000 + REFERENCE_TZ_HOURS / 24);

/** The midnight that begins a civil day at the reference place, from days since 1970-01-01; Julian day UT. */
export const referenceMidnight = (day: number): number => unixToJd((day - REFERENCE_TZ_HOURS / 24) * 86_400_000);
