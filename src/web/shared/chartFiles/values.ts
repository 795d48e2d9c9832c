/** Values that files of charts share. */
import { type CivilTime, dayNumberOf, SECONDS_PER_DAY } from '../../../domain/time/civil';
import { sexagesimal } from '../../../domain/time/isoCivil';
import { readCoordinates } from '../../entry/coordinates';
import { readDate } from '../../entry/date';
import { readTime } from '../../entry/time';
import { readZone } from '../../entry/zone';
import { presetChoice } from '../birth';
import { NOON } from '../birthEntries';
import type { ChartReading, FiledChart, Unread } from './types';

/** A clock of a date and hours with decimals, to the second; null if the day or the hour does not exist. */
export function clockOfFile(year: number, month: number, day: number, hours: number): CivilTime | null {
  if (![year, month, day].every(Number.isInteger) || !(hours >= 0 && hours < 24)) return null;
  if (!dayNumberOf({ year, month, day }).ok) return null;
  // Not rounded up to midnight, which is the next day.
  const [hour, minute, second] = sexagesimal(Math.min(Math.round(hours * 3600), SECONDS_PER_DAY - 1));
  return { year, month, day, hour, minute, second };
}

/** A birth as files state it: an empty time is unknown. */
interface StatedBirth {
  date: string;
  time: string;
  lat: string;
  lon: string;
  zone: string;
  place: string;
  name: string;
}

/** The chart of a stated birth, or the first value that cannot be read. */
export function chartOf(
  { date, time, lat, lon, zone, place, name }: StatedBirth,
  { tags, note }: Pick<FiledChart, 'tags' | 'note'>,
  at: Unread['at'],
): ChartReading {
  const unread = (field: Unread['field'], value: string): Unread => ({ ok: false, at, field, value });
  const reading = readDate(date);
  if (reading.kind !== 'date') return unread('date', date);
  const clock = time === '' ? NOON : readTime(time);
  if (!clock) return unread('time', time);
  const point = readCoordinates(`${lat}, ${lon}`);
  if (!point) return readCoordinates(`${lat}, 0`) ? unread('lon', lon) : unread('lat', lat);
  const found = readZone(zone);
  if (!found) return unread('tz', zone);
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
