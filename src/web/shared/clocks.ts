/** The offsets of a zone around a day, for views whose place has an IANA zone. */
import { type ZoneOffsets, zoneOffsets } from '../../domain/time/zone';
import { zonePast } from '../reader/zonePast';

/** Computed once per zone and period, because a view asks every second. */
let last: { key: string; clocks: ZoneOffsets } | undefined;

/**
 * Offsets of a zone for some days before and after an instant.
 *
 * @param lonDeg  longitude whose local mean time holds before standard time
 */
export function clocksAbout(tz: string, jdUt: number, lonDeg?: number): ZoneOffsets {
  const day = Math.floor(jdUt);
  const key = `${tz} ${day} ${lonDeg}`;
  if (last?.key === key) return last.clocks;
  const result = zoneOffsets(tz, day - 3, day + 5, zonePast(), lonDeg);
  if (!result.ok) throw new Error(`no zone ${tz}`);
  last = { key, clocks: result.value };
  return result.value;
}
