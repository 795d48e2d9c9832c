/** Values that files of charts share. */
import { type CivilTime, dayNumberOf, SECONDS_PER_DAY } from '../../../domain/time/civil';
import { readDate } from '../../entry/date';
import { readTime } from '../../entry/time';
import { readZone } from '../../entry/zone';
import { presetChoice } from '../birth';
import { NOON } from '../birthEntries';
import type { ChartReading, FiledChart } from './types';

export const isOnEarth = (lat: number, lon: number): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** A clock of a date and hours with decimals, to the second; null if the day or the hour does not exist. */
export function clockOfFile(year: number, month: number, day: number, hours: number): CivilTime | null {
  if (![year, month, day].every(Number.isInteger) || !(hours >= 0 && hours < 24)) return null;
  if (!dayNumberOf({ year, month, day }).ok) return null;
  // Not rounded up to midnight, which is the next day.
  const seconds = Math.min(Math.round(hours * 3600), SECONDS_PER_DAY - 1);
  return {
    year,
    month,
    day,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** A birth as files state it: an empty time is unknown; a point is null if it cannot be read. */
interface StatedBirth {
  date: string;
  time: string;
  point: { lat: number; lon: number } | null;
  zone: string;
  place: string;
  name: string;
}

/**
 * The chart of a stated birth, or the first value that cannot be read.
 *
 * @param line  the line of the file, or the number of the entry
 */
export function chartOf(
  { date, time, point, zone, place, name }: StatedBirth,
  { tags, note }: Pick<FiledChart, 'tags' | 'note'>,
  line: number,
): ChartReading {
  const reading = readDate(date);
  if (reading.kind !== 'date') return { ok: false, line, reason: 'date' };
  const clock = time === '' ? NOON : readTime(time);
  if (!clock) return { ok: false, line, reason: 'time' };
  if (!point || !isOnEarth(point.lat, point.lon)) return { ok: false, line, reason: 'place' };
  const found = readZone(zone);
  if (!found) return { ok: false, line, reason: 'zone' };
  const birth = {
    clock: { ...reading.date, ...clock },
    isTimeKnown: time !== '',
    ...point,
    place,
    name,
    zone,
    settings: presetChoice(),
    second: false,
  };
  return { ok: true, chart: { birth, tags, note }, isZoneUnsure: found.kind !== 'iana' };
}
