/** Figures, and local times of a place. */
import { type CivilTime, civilFromDays, JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../domain/time/civil';
import { sexagesimal, two } from '../../domain/time/isoCivil';

export { isoDate, two } from '../../domain/time/isoCivil';
export { coordinatesText } from '../../lexicon/coordinates';
export { angleText, degreesText } from '../../lexicon/degrees';

export const MINUS = '\u2212';
const THIN = '\u2009';

/** `1 234.50`, with a minus sign. */
export function numberText(value: number, digits = 0): string {
  if (!Number.isFinite(value)) return '–';
  const [whole = '', part] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN) : whole;
  return (value < 0 ? MINUS : '') + grouped + (part ? `.${part}` : '');
}

/** `UTC+5:30`, with seconds for a local mean time that has them. */
export function offsetText(hours: number): string {
  const [h, m, s] = sexagesimal(Math.round(Math.abs(hours) * 3600));
  return `UTC${hours < 0 ? MINUS : '+'}${h}${m || s ? `:${two(m)}` : ''}${s ? `:${two(s)}` : ''}`;
}

/** The weekday of a count of days from 1970-01-01, 0 = Sunday. */
export const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

/** Local time at an instant. */
export interface Wall extends CivilTime {
  /** Days from 1970-01-01 in local time. */
  dayNumber: number;
  /** 0 = Sunday. */
  weekday: number;
}

/** Local time at an instant, rounded to the second, with a UTC offset in hours. */
export function wallAt(jdUt: number, offsetHours: number): Wall {
  const seconds = Math.round((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY) + Math.round(offsetHours * 3600);
  const dayNumber = Math.floor(seconds / SECONDS_PER_DAY);
  const [hour, minute, second] = sexagesimal(seconds - dayNumber * SECONDS_PER_DAY);
  return { dayNumber, ...civilFromDays(dayNumber), hour, minute, second, weekday: weekdayOf(dayNumber) };
}
