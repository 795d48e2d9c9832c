/** Values that files of charts share. */
import { type CivilTime, dayNumberOf, SECONDS_PER_DAY } from '../../../domain/time/civil';

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
