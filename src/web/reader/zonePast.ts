/**
 * The own past of zones that the tz database has merged with others. It matters only before 1971, so it loads with the
 * first URL or entry that names such a year. Views then compute with it immediately.
 */
import { isBeforeMergers, type ZoneHistories } from '../../domain/time/zone';

let past: ZoneHistories | null = null;

/** Null until `loadZonePast` has loaded it. */
export const zonePast = (): ZoneHistories | null => past;

/** Whether a text, such as a URL, names a year that needs the past, and the past is not loaded. */
export const needsZonePast = (text: string): boolean =>
  past === null && (text.match(/(?<![.\d])\d{4,6}(?![.\d])/g) ?? []).some((year) => isBeforeMergers(Number(year)));

/** Loads the past if a text needs it. */
export async function loadZonePast(text: string): Promise<void> {
  if (!needsZonePast(text)) return;
  const { ZONE_HISTORIES } = await import('../../domain/time/zoneHistory');
  past = ZONE_HISTORIES;
}

/** Runs a function after loading the past that a text needs, or immediately if it needs none. */
export function withZonePast(text: string, run: () => void): void {
  if (needsZonePast(text)) void loadZonePast(text).then(run);
  else run();
}
