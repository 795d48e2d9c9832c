/** ISO 8601 texts of instants, rounded to the nearest second. */
import { type CivilTime, civilFromDays, JD_UNIX_EPOCH, SECONDS_PER_DAY } from './civil';

const two = (n: number): string => String(n).padStart(2, '0');

/** Character codes, and those of the two digits of a number 0..99. */
const [ZERO, HYPHEN, COLON, LETTER_T, LETTER_Z] = [48, 45, 58, 84, 90];
const tens = (n: number): number => ZERO + Math.floor(n / 10);
const ones = (n: number): number => ZERO + (n % 10);

/** Whole seconds from 1970-01-01T00:00Z, nearest to a Julian day UT. */
function unixSeconds(jdUt: number): number {
  if (!Number.isFinite(jdUt)) throw new RangeError(`not an instant: Julian day ${jdUt}`);
  return Math.round((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY);
}

/**
 * A local time as `YYYY-MM-DDTHH:mm:ss`, without fractions of a second. Years outside 0..9999 have a sign and six
 * digits, as in ISO 8601.
 */
export function isoClock({ year, month, day, hour, minute, second }: CivilTime): string {
  const years =
    year >= 0 && year <= 9999
      ? String(year).padStart(4, '0')
      : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
  return `${years}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(Math.floor(second))}`;
}

/** `+05:30`; with seconds (`+05:21:10`) if the offset is a local mean time that has them. */
function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
  if (size % 60 !== 0) parts.push(size % 60);
  return (offsetSeconds < 0 ? '-' : '+') + parts.map(two).join(':');
}

/**
 * Seconds from 1970-01-01T00:00 as `YYYY-MM-DDTHH:mm:ssZ`. A chart contains a thousand of them, so for years with four
 * digits they are built from character codes, two digits at a time.
 */
function clockText(seconds: number): string {
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const ofDay = seconds - days * SECONDS_PER_DAY;
  const { year, month, day } = civilFromDays(days);
  const hour = Math.floor(ofDay / 3600);
  const minute = Math.floor(ofDay / 60) % 60;
  const second = ofDay % 60;
  if (year < 0 || year > 9999) return `${isoClock({ year, month, day, hour, minute, second })}Z`;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  return String.fromCharCode(
    tens(century),
    ones(century),
    tens(ofCentury),
    ones(ofCentury),
    HYPHEN,
    tens(month),
    ones(month),
    HYPHEN,
    tens(day),
    ones(day),
    LETTER_T,
    tens(hour),
    ones(hour),
    COLON,
    tens(minute),
    ones(minute),
    COLON,
    tens(second),
    ones(second),
    LETTER_Z,
  );
}

/** A Julian day UT as `YYYY-MM-DDTHH:mm:ssZ`. */
export function isoUtc(jdUt: number): string {
  return clockText(unixSeconds(jdUt));
}

/**
 * A Julian day UT as the local time of a place with its offset, `YYYY-MM-DDTHH:mm:ss+05:30`. It is the same second as
 * that of `isoUtc`; the offset is rounded to the nearest second.
 */
export function isoLocal(jdUt: number, offsetHours: number): string {
  const offsetSeconds = Math.round(offsetHours * 3600);
  return clockText(unixSeconds(jdUt) + offsetSeconds).slice(0, -1) + offsetText(offsetSeconds);
}
