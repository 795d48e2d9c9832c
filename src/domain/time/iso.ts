/** ISO 8601 texts of instants, rounded to the nearest second. */
import { type CivilTime, civilFromDays, daysFromCivil, JD_UNIX_EPOCH, SECONDS_PER_DAY } from './civil';

const two = (n: number): string => String(n).padStart(2, '0');

/** Character codes. */
const [ZERO, HYPHEN, COLON, LETTER_T, LETTER_Z] = [48, 45, 58, 84, 90];

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

/** Length of `YYYY-MM-DDTHH:mm:ss`, and of the same with `Z` and with `+05:30`. */
const CLOCK_LENGTH = 19;
export const UTC_LENGTH = CLOCK_LENGTH + 1;
export const LOCAL_LENGTH = CLOCK_LENGTH + 6;

/** Any leap year. */
const LEAP_YEAR = 2000;
const DAYS_OF_LEAP_YEAR = 366;
/** Days before March in a year without a leap day. */
const DAYS_BEFORE_MARCH = 59;

/** The codes of the two digits of each number 0..99. */
const DIGITS = Uint8Array.from({ length: 200 }, (_, i) => ZERO + (i % 2 === 0 ? Math.floor(i / 20) : (i >> 1) % 10));

/** Writes two digits of a number 0..99. */
function writeTwo(n: number, codes: Uint8Array, at: number): void {
  codes[at] = DIGITS[2 * n] as number;
  codes[at + 1] = DIGITS[2 * n + 1] as number;
}

function writeAscii(text: string, target: Uint8Array, at: number): number {
  for (let i = 0; i < text.length; i++) target[at + i] = text.charCodeAt(i);
  return at + text.length;
}

/** The codes of `MM-DD` for the days of a leap year, one after another. */
const DAY_CODES = Uint8Array.from(
  Array.from({ length: DAYS_OF_LEAP_YEAR }, (_, day) => {
    const date = civilFromDays(daysFromCivil(LEAP_YEAR, 1, 1) + day);
    return [...`${two(date.month)}-${two(date.day)}`].map((letter) => letter.charCodeAt(0));
  }).flat(),
);
const DAY_LENGTH = 5;

/** Writes `HH:mm:ss` of a second of the day, which is an integer. */
function writeTime(ofDay: number, codes: Uint8Array, at: number): void {
  const minutes = (ofDay / 60) | 0;
  const hours = (minutes / 60) | 0;
  writeTwo(hours, codes, at);
  codes[at + 2] = COLON;
  writeTwo(minutes - 60 * hours, codes, at + 3);
  codes[at + 5] = COLON;
  writeTwo(ofDay - 60 * minutes, codes, at + 6);
}

/** Writes `YYYY-MM-DD` of a year of four digits. */
export function writeDate(year: number, month: number, day: number, codes: Uint8Array, at: number): void {
  const century = (year / 100) | 0;
  writeTwo(century, codes, at);
  writeTwo(year - 100 * century, codes, at + 2);
  codes[at + 4] = HYPHEN;
  writeTwo(month, codes, at + 5);
  codes[at + 7] = HYPHEN;
  writeTwo(day, codes, at + 8);
}

/** Seconds of a year without four digits. */
function longClockText(seconds: number): string {
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const ofDay = seconds - days * SECONDS_PER_DAY;
  const [hour, minute] = [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60];
  return isoClock({ ...civilFromDays(days), hour, minute, second: ofDay % 60 });
}

/** Writes instants as character codes. It remembers the last year: the dates of an answer are near to one another. */
export class InstantWriter {
  readonly #codes = new Uint8Array(CLOCK_LENGTH);
  /** The first day of the year, and of the next; days are counted from 1970-01-01. */
  #yearStart = Number.NaN;
  #yearEnd = Number.NaN;
  #century = 0;
  #yearOfCentury = 0;
  #isLong = false;
  #offsetHours = Number.NaN;
  #offset = '';

  #setYear(days: number): void {
    const { year } = civilFromDays(days);
    this.#yearStart = daysFromCivil(year, 1, 1);
    this.#yearEnd = daysFromCivil(year + 1, 1, 1);
    this.#isLong = year < 0 || year > 9999;
    this.#century = Math.floor(year / 100);
    this.#yearOfCentury = year - 100 * this.#century;
  }

  /** Writes seconds from 1970-01-01T00:00 as a date and a time, and returns where they end. */
  #clock(seconds: number, target: Uint8Array, at: number): number {
    const days = Math.floor(seconds / SECONDS_PER_DAY);
    if (!(days >= this.#yearStart && days < this.#yearEnd)) this.#setYear(days);
    if (this.#isLong) return writeAscii(longClockText(seconds), target, at);
    writeTwo(this.#century, target, at);
    writeTwo(this.#yearOfCentury, target, at + 2);
    target[at + 4] = HYPHEN;
    const ofYear = (days - this.#yearStart) | 0;
    const hasLeapDay = this.#yearEnd - this.#yearStart === DAYS_OF_LEAP_YEAR;
    const row = DAY_LENGTH * (hasLeapDay || ofYear < DAYS_BEFORE_MARCH ? ofYear : ofYear + 1);
    for (let i = 0; i < DAY_LENGTH; i++) target[at + 5 + i] = DAY_CODES[row + i] as number;
    target[at + 10] = LETTER_T;
    writeTime((seconds - days * SECONDS_PER_DAY) | 0, target, at + 11);
    return at + CLOCK_LENGTH;
  }

  /** The text of an instant without its offset, seconds from 1970-01-01T00:00. */
  text(seconds: number): string {
    if (this.#clock(seconds, this.#codes, 0) !== CLOCK_LENGTH) return longClockText(seconds);
    const at = (i: number): number => this.#codes[i] as number;
    // Named one by one they cost a twentieth of a spread.
    return String.fromCharCode(
      at(0),
      at(1),
      at(2),
      at(3),
      at(4),
      at(5),
      at(6),
      at(7),
      at(8),
      at(9),
      at(10),
      at(11),
      at(12),
      at(13),
      at(14),
      at(15),
      at(16),
      at(17),
      at(18),
    );
  }

  /**
   * Writes a Julian day UT as `isoUtc` spells it, into a buffer with room for 40 codes.
   *
   * @returns where the text ends: `UTC_LENGTH` further for a year with four digits
   */
  utc(jdUt: number, target: Uint8Array, at: number): number {
    const end = this.#clock(unixSeconds(jdUt), target, at);
    target[end] = LETTER_Z;
    return end + 1;
  }

  /** The same as `isoLocal` spells it. */
  local(jdUt: number, offsetHours: number, target: Uint8Array, at: number): number {
    if (offsetHours !== this.#offsetHours) {
      this.#offsetHours = offsetHours;
      this.#offset = offsetText(Math.round(offsetHours * 3600));
    }
    const end = this.#clock(unixSeconds(jdUt) + Math.round(offsetHours * 3600), target, at);
    return writeAscii(this.#offset, target, end);
  }
}

const TEXTS = new InstantWriter();

/** A Julian day UT as `YYYY-MM-DDTHH:mm:ssZ`. */
export function isoUtc(jdUt: number): string {
  return `${TEXTS.text(unixSeconds(jdUt))}Z`;
}

/**
 * A Julian day UT as the local time of a place with its offset, `YYYY-MM-DDTHH:mm:ss+05:30`. It is the same second as
 * that of `isoUtc`; the offset is rounded to the nearest second.
 */
export function isoLocal(jdUt: number, offsetHours: number): string {
  const offsetSeconds = Math.round(offsetHours * 3600);
  return TEXTS.text(unixSeconds(jdUt) + offsetSeconds) + offsetText(offsetSeconds);
}
