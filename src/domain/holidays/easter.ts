/**
 * Easter Sunday of a Gregorian year, in days from 1970-01-01.
 *
 * Source  the anonymous Gregorian computus (Meeus 1998 ch. 8)
 */
import { daysFromCivil } from '../time/civil';

export function easterDay(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return daysFromCivil(year, Math.floor(sum / 31), (sum % 31) + 1);
}
