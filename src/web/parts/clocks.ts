/** The clocks of a zone about a day, for views whose place has an IANA zone. */
import { type ZoneOffsets, zoneOffsets } from '../../domain/time/zone';
import { zonePast } from '../reader/zonePast';

/** Looked up once a zone and stretch: a view asks at every tick. */
let last: { key: string; clocks: ZoneOffsets } | undefined;

/** Offsets of a zone for some days before and after an instant. */
export function clocksAbout(tz: string, jdUt: number): ZoneOffsets {
  const day = Math.floor(jdUt);
  const key = `${tz} ${day}`;
  if (last?.key === key) return last.clocks;
  const found = zoneOffsets(tz, day - 3, day + 5, zonePast());
  if (!found.ok) throw new Error(`no zone ${tz}`);
  last = { key, clocks: found.value };
  return found.value;
}
