/**
 * The own past of zones that the tz database has merged with others. It matters only before 1971, so it loads with the
 * first address or entry that names such a year. Views then compute with it at once.
 */
import { isBeforeMergers, type ZoneHistories } from '../../domain/time/zone';

let past: ZoneHistories | null = null;

/** Null until `loadZonePast` has loaded it. */
export const zonePast = (): ZoneHistories | null => past;

/** Whether a text, such as an address, names a year whose clocks need the past, and it has not loaded. */
export const needsZonePast = (text: string): boolean =>
  past === null && (text.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => isBeforeMergers(Number(year)));

/** Loads the past if a text needs it. */
export async function loadZonePast(text: string): Promise<void> {
  if (!needsZonePast(text)) return;
  const { ZONE_HISTORIES } = await import('../../domain/time/zoneHistory');
  past = ZONE_HISTORIES;
}

/** Does something with the past that a text needs: at once if it needs none. */
export function withZonePast(text: string, run: () => void): void {
  if (needsZonePast(text)) void loadZonePast(text).then(run);
  else run();
}
