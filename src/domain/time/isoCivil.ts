/** ISO 8601 texts of civil dates and times. */
import type { CivilTime } from './civil';

/** A number with at least two digits. */
export const two = (n: number): string => String(n).padStart(2, '0');

/** Hours, minutes and seconds of whole seconds; degrees, minutes and seconds of whole arcseconds. */
export const sexagesimal = (seconds: number): [number, number, number] => [
  Math.floor(seconds / 3600),
  Math.floor(seconds / 60) % 60,
  seconds % 60,
];

/** Minutes from midnight as `HH:mm`. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** `YYYY-MM-DD`. Years outside 0..9999 have a sign and six digits, as in ISO 8601. */
export function isoDate({ year, month, day }: Pick<CivilTime, 'year' | 'month' | 'day'>): string {
  const years =
    year >= 0 && year <= 9999
      ? String(year).padStart(4, '0')
      : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
  return `${years}-${two(month)}-${two(day)}`;
}

/** A local time as `YYYY-MM-DDTHH:mm:ss`, without fractions of a second. */
export const isoClock = (time: CivilTime): string =>
  `${isoDate(time)}T${two(time.hour)}:${two(time.minute)}:${two(Math.floor(time.second))}`;
