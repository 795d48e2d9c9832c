/** Formatted figures: primes and minus signs, local times of a place, weekdays in a fixed-width slot. */
import { type CivilTime, civilFromDays, JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../domain/time/civil';
import { two } from '../../domain/time/isoCivil';

export { isoDate, two } from '../../domain/time/isoCivil';
export { coordinatesText } from '../../lexicon/coordinates';

export const MINUS = '\u2212';
const THIN = '\u2009';

/** `07°17′31″`, rounded down, so that nothing is carried into the next degree or rāśi. Negative values have a sign. */
export function degreesText(deg: number, { seconds = true } = {}): string {
  if (!Number.isFinite(deg)) return '–';
  // An ulp below a whole second counts as that second.
  const whole = Math.floor(Math.abs(deg) * 3600 + 1e-7);
  const [d, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${deg < 0 ? MINUS : ''}${two(d)}°${two(m)}′${seconds ? `${two(s)}″` : ''}`;
}

/** An angle in a fitting unit: `48.4′`, `12.3″`, `1.2°`. */
export function angleText(arcsec: number): string {
  if (!Number.isFinite(arcsec)) return '–';
  const size = Math.abs(arcsec);
  const sign = arcsec < 0 ? MINUS : '';
  if (size < 60) return `${sign}${size.toFixed(1)}″`;
  if (size < 120 * 60) return `${sign}${(size / 60).toFixed(1)}′`;
  return `${sign}${(size / 3600).toFixed(1)}°`;
}

/** `1 234.50`, with a minus sign. */
export function numberText(value: number, digits = 0): string {
  if (!Number.isFinite(value)) return '–';
  const [whole = '', part] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN) : whole;
  return (value < 0 ? MINUS : '') + grouped + (part ? `.${part}` : '');
}

/** `UTC+5:30`, with seconds for a local mean time that has them. */
export function offsetText(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
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
  const secondsOfDay = seconds - dayNumber * SECONDS_PER_DAY;
  return {
    dayNumber,
    ...civilFromDays(dayNumber),
    hour: Math.floor(secondsOfDay / 3600),
    minute: Math.floor(secondsOfDay / 60) % 60,
    second: secondsOfDay % 60,
    weekday: weekdayOf(dayNumber),
  };
}
