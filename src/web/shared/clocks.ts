/** The offsets of a zone around a day, for views whose place has an IANA zone. */
import type { NamedPlace } from '../../data/place';
import { type ZoneOffsets, zoneOffsets } from '../../domain/time/zone';
import { type Wall, wallAt } from '../reader/format';
import { zonePast } from '../reader/zonePast';

/** Computed once per zone and period, because a view asks every second. */
let last: { key: string; clocks: ZoneOffsets } | undefined;

/** Offsets of a place for some days before and after an instant. Before standard time, its local mean time holds. */
export function clocksAbout({ tz, lon }: Pick<NamedPlace, 'tz' | 'lon'>, jdUt: number): ZoneOffsets {
  const day = Math.floor(jdUt);
  const key = `${tz} ${day} ${lon}`;
  if (last?.key === key) return last.clocks;
  const result = zoneOffsets(tz, day - 3, day + 5, zonePast(), lon);
  if (!result.ok) throw new Error(`no zone ${tz}`);
  last = { key, clocks: result.value };
  return result.value;
}

/** The wall clock of a place at an instant. */
export const wallOf = (place: Pick<NamedPlace, 'tz' | 'lon'>, jdUt: number): Wall =>
  wallAt(jdUt, clocksAbout(place, jdUt).hoursAt(jdUt));
