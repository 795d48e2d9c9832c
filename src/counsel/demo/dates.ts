/** Dates, clocks and the place of India's calendars, as the tools take them. */
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../../data/place';
import type { CivilDate } from '../../domain/day/types';
import { civilDateOf, civilFromDays, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { two } from '../../domain/time/isoCivil';
import { zoneOffsets } from '../../domain/time/zone';

const DAY_MS = 86_400_000;
const DELHI_MS = REFERENCE_TZ_HOURS * 3_600_000;

/** New Delhi, for tools that need a place. */
export const DELHI = { lat: REFERENCE_PLACE.lat, lon: REFERENCE_PLACE.lon, tz: REFERENCE_TZ_HOURS };

/** The civil date at New Delhi. */
export const delhiDate = (now: number): CivilDate => civilFromDays(Math.floor((now + DELHI_MS) / DAY_MS));

/** The civil date in a zone. @param zone  an IANA identifier, or hours */
export function dateIn(zone: string | number, now: number): CivilDate {
  const jd = unixToJd(now);
  const clocks = zoneOffsets(zone, jd - 1, jd + 1);
  return clocks.ok ? civilDateOf(isoLocal(jd, clocks.value.hoursAt(jd)).slice(0, 10)) : delhiDate(now);
}

/** The clock at New Delhi. */
export function delhiClock(now: number): { hour: number; minute: number } {
  const minutes = Math.floor((now + DELHI_MS) / 60_000) % 1440;
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** `06:05` */
export const clockText = ({ hour, minute }: { hour: number; minute: number }): string => `${two(hour)}:${two(minute)}`;
