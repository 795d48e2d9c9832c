/** The offsets of a zone around a day, for views whose place has an IANA zone. */
import { type ZoneOffsets, zoneOffsets } from '../../domain/time/zone';
import { zonePast } from '../reader/zonePast';

/** Computed once per zone and period, because a view asks every second. */
let last: { key: string; clocks: ZoneOffsets } | undefined;

/** Offsets of a zone for some days before and after an instant. */
export function clocksAbout(tz: string, jdUt: number): ZoneOffsets {
  const day = Math.floor(jdUt);
  const key = `${tz} ${day}`;
  if (last?.key === key) return last.clocks;
  const result = zoneOffsets(tz, day - 3, day + 5, zonePast());
  if (!result.ok) throw new Error(`no zone ${tz}`);
  last = { key, clocks: result.value };
  return result.value;
}
