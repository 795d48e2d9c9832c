/** ISO 8601 texts of instants, rounded to the nearest second. */
import { civilFromDays, daysFromCivil, daysInMonth, JD_UNIX_EPOCH, SECONDS_PER_DAY } from './civil';
import { isoClock, sexagesimal, two } from './isoCivil';
import type { Clocks } from './zone';

/** Character codes. */
const [SPACE, HYPHEN, DIGIT_ZERO, COLON, LETTER_T, LETTER_Z] = [32, 45, 48, 58, 84, 90];

/** Whole seconds from 1970-01-01T00:00Z, nearest to a Julian day UT. Throws a RangeError if it is not finite. */
export function unixSeconds(jdUt: number): number {
  if (!Number.isFinite(jdUt)) throw new RangeError(`not an instant: Julian day ${jdUt}`);
  return Math.round((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY);
}

/** `+05:30`; with seconds (`+05:21:10`) if the offset is a local mean time that has them. */
function offsetText(offsetSeconds: number): string {
  const [hours, minutes, seconds] = sexagesimal(Math.abs(offsetSeconds));
  return `${offsetSeconds < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}${seconds === 0 ? '' : `:${two(seconds)}`}`;
}

/** Length of `+05:30`. */
const OFFSET_LENGTH = 6;
/** Length of `HH:mm:ss`, of `YYYY-MM-DDTHH:mm:ss`, and of the same with `Z` and with `+05:30`. */
const TIME_LENGTH = 8;
const CLOCK_LENGTH = 19;
export const DATE_AND_TIME_LENGTH = CLOCK_LENGTH;
export const UTC_LENGTH = CLOCK_LENGTH + 1;
export const LOCAL_LENGTH = CLOCK_LENGTH + OFFSET_LENGTH;

/** Any leap year. */
const LEAP_YEAR = 2000;
const DAYS_OF_LEAP_YEAR = 366;
/** Days before March in a year without a leap day. */
const DAYS_BEFORE_MARCH = 59;

/** Up to four characters as a little-endian number, which a `DataView` writes at once. */
const wordOf = (text: string): number =>
  [...text].reduceRight((word, character) => 256 * word + character.charCodeAt(0), 0);

/** Numbers below 100 in two digits, as little-endian numbers. */
const PAIRS = new Uint32Array(100).map((_, i) => DIGIT_ZERO + Math.floor(i / 10) + 0x100 * (DIGIT_ZERO + (i % 10)));

// Parts of the text of a date by the day of a leap year, four characters each. The last part has room for a digit.
const [MONTHS, DAYS] = [new Uint32Array(DAYS_OF_LEAP_YEAR), new Uint32Array(DAYS_OF_LEAP_YEAR)];
for (let row = 0, month = 1; month <= 12; month++) {
  for (let day = 1; day <= daysInMonth(LEAP_YEAR, month); day++, row++) {
    MONTHS[row] = HYPHEN + 0x100 * (PAIRS[month] as number) + 0x1000000 * HYPHEN;
    DAYS[row] = (PAIRS[day] as number) + 0x10000 * LETTER_T;
  }
}

function writeAscii(text: string, target: DataView, at: number): number {
  for (let i = 0; i < text.length; i++) target.setUint8(at + i, text.charCodeAt(i));
  return at + text.length;
}

/** The text of an instant, in seconds, whose year does not have four digits. */
function longClockText(seconds: number): string {
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const [hour, minute, second] = sexagesimal(seconds - days * SECONDS_PER_DAY);
  return isoClock({ ...civilFromDays(days), hour, minute, second });
}

/**
 * Writes instants as character codes. It caches the last year and the last instant: the dates of an answer are close
 * together, and a period ends where the next one begins.
 */
export class InstantWriter {
  readonly #codes = new DataView(new ArrayBuffer(UTC_LENGTH));
  /** First day of the cached year, and of the next one, counted from 1970-01-01. */
  #yearStart = Number.NaN;
  #yearEnd = Number.NaN;
  #isLong = false;
  /** The clocks of the cached instant, if `localAll` or `dateAndTime` has written it. */
  #clocks: Clocks | null = null;
  #offsetHours = Number.NaN;
  #offset = '';
  #offsetStart = 0;
  #offsetEnd = 0;
  /** The cached instant in seconds from 1970-01-01T00:00, in Julian days if known, and its text. */
  #seconds = Number.NaN;
  #jdUt = Number.NaN;
  #year = 0;
  #month = 0;
  #day = 0;
  #minute = 0;
  #second = 0;

  #setYear(days: number): void {
    const { year } = civilFromDays(days);
    this.#yearStart = daysFromCivil(year, 1, 1);
    this.#yearEnd = daysFromCivil(year + 1, 1, 1);
    this.#isLong = year < 0 || year > 9999;
    this.#year = (PAIRS[Math.floor(year / 100)] as number) + 0x10000 * (PAIRS[year % 100] as number);
  }

  #setInstant(seconds: number): void {
    const days = Math.floor(seconds / SECONDS_PER_DAY);
    if (!(days >= this.#yearStart && days < this.#yearEnd)) this.#setYear(days);
    const ofDay = (seconds - days * SECONDS_PER_DAY) | 0;
    const minute = (ofDay / 60) | 0;
    const hours = PAIRS[(minute / 60) | 0] as number;
    const ofYear = (days - this.#yearStart) | 0;
    const hasLeapDay = this.#yearEnd - this.#yearStart === DAYS_OF_LEAP_YEAR;
    const row = hasLeapDay || ofYear < DAYS_BEFORE_MARCH ? ofYear : ofYear + 1;
    this.#seconds = seconds;
    this.#jdUt = Number.NaN;
    this.#month = MONTHS[row] as number;
    this.#day = (DAYS[row] as number) | (hours << 24);
    this.#minute = (hours >> 8) | (COLON << 8) | ((PAIRS[minute % 60] as number) << 16);
    this.#second = COLON | ((PAIRS[ofDay % 60] as number) << 8) | (LETTER_Z << 24);
  }

  /** Writes seconds from 1970-01-01T00:00 as a date and a time with `Z`, and returns the position of the `Z`. */
  #clock(seconds: number, target: DataView, at: number): number {
    if (seconds !== this.#seconds) this.#setInstant(seconds);
    if (this.#isLong) {
      const end = writeAscii(longClockText(seconds), target, at);
      target.setUint8(end, LETTER_Z);
      return end;
    }
    this.#writeWords(target, at);
    return at + CLOCK_LENGTH;
  }

  /** Writes the cached instant, whose year has four digits, up to its minute. */
  #writeMinutes(target: DataView, at: number): void {
    target.setUint32(at, this.#year, true);
    target.setUint32(at + 4, this.#month, true);
    target.setUint32(at + 8, this.#day, true);
    target.setUint32(at + 12, this.#minute, true);
  }

  /** Writes all of it, with `Z`. */
  #writeWords(target: DataView, at: number): void {
    this.#writeMinutes(target, at);
    target.setUint32(at + 16, this.#second, true);
  }

  #setOffset(offsetHours: number): void {
    if (offsetHours === this.#offsetHours) return;
    this.#offsetHours = offsetHours;
    this.#offset = offsetText(Math.round(offsetHours * 3600));
    this.#offsetStart = wordOf(this.#offset.slice(0, 4));
    this.#offsetEnd = wordOf(this.#offset.slice(4, OFFSET_LENGTH));
  }

  /**
   * The text of an instant without its offset.
   *
   * @param seconds    from 1970-01-01T00:00
   * @param separator  of date and time
   */
  text(seconds: number, separator = LETTER_T): string {
    if (seconds !== this.#seconds) this.#setInstant(seconds);
    if (this.#isLong) return longClockText(seconds).replace('T', String.fromCharCode(separator));
    this.#clock(seconds, this.#codes, 0);
    const at = (i: number): number => this.#codes.getUint8(i);
    // Separate arguments take a twentieth of the time of a spread.
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
      separator,
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
   * @returns the end of the text: `at + UTC_LENGTH` for a year with four digits
   */
  utc(jdUt: number, target: DataView, at: number): number {
    return this.#clock(unixSeconds(jdUt), target, at) + 1;
  }

  /**
   * Writes Julian days UT into gaps of `UTC_LENGTH`.
   *
   * @param gaps    start of each gap, from `at`
   * @param places  index of the instant of each gap, from `first`
   * @returns       false if a year does not have four digits, because its text would be longer than the gap
   */
  utcAll(
    instants: ArrayLike<number>,
    first: number,
    places: Int32Array,
    gaps: Int32Array,
    target: DataView,
    at: number,
  ): boolean {
    for (let i = 0; i < gaps.length; i++) {
      const jdUt = instants[first + (places[i] as number)] as number;
      if (jdUt !== this.#jdUt) {
        this.#setInstant(unixSeconds(jdUt));
        if (this.#isLong) return false;
        this.#jdUt = jdUt;
      }
      this.#writeWords(target, at + (gaps[i] as number));
    }
    return true;
  }

  /**
   * Writes Julian days UT into gaps of `LOCAL_LENGTH`, in the local time of clocks. The other parameters are as in
   * `utcAll`.
   *
   * @returns  false if a text would be longer or shorter than its gap: a year without four digits, an offset with seconds
   */
  localAll(
    clocks: Clocks,
    instants: ArrayLike<number>,
    first: number,
    places: Int32Array,
    gaps: Int32Array,
    target: DataView,
    at: number,
  ): boolean {
    if (clocks !== this.#clocks) {
      this.#clocks = clocks;
      this.#jdUt = Number.NaN;
    }
    for (let i = 0; i < gaps.length; i++) {
      const jdUt = instants[first + (places[i] as number)] as number;
      if (jdUt !== this.#jdUt) {
        const offsetHours = clocks.hoursAt(jdUt);
        this.#setOffset(offsetHours);
        this.#setInstant(unixSeconds(jdUt) + Math.round(offsetHours * 3600));
        if (this.#isLong || this.#offset.length !== OFFSET_LENGTH) return false;
        this.#jdUt = jdUt;
      }
      const gap = at + (gaps[i] as number);
      this.#writeWords(target, gap);
      target.setUint32(gap + CLOCK_LENGTH, this.#offsetStart, true);
      target.setUint16(gap + CLOCK_LENGTH + 4, this.#offsetEnd, true);
    }
    return true;
  }

  /**
   * Writes a Julian day UT as `localDateAndTime` spells it, into a buffer with room for 40 codes.
   *
   * @param clocks  of the place; null for UTC
   * @returns       the end of the text: `at + DATE_AND_TIME_LENGTH` for a year with four digits
   */
  dateAndTime(jdUt: number, clocks: Clocks | null, target: DataView, at: number): number {
    if (jdUt !== this.#jdUt || clocks !== this.#clocks) {
      this.#setInstant(unixSeconds(jdUt) + Math.round((clocks?.hoursAt(jdUt) ?? 0) * 3600));
      this.#clocks = clocks;
      this.#jdUt = jdUt;
    }
    let end = at + CLOCK_LENGTH;
    if (this.#isLong) {
      end = writeAscii(longClockText(this.#seconds), target, at);
    } else {
      this.#writeMinutes(target, at);
      target.setUint16(at + 16, this.#second, true);
      target.setUint8(at + 18, this.#second >>> 16);
    }
    target.setUint8(end - TIME_LENGTH - 1, SPACE);
    return end;
  }

  /** Writes a Julian day UT as `isoLocal` spells it. */
  local(jdUt: number, offsetHours: number, target: DataView, at: number): number {
    this.#setOffset(offsetHours);
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

/**
 * A Julian day UT as the local time of a place without its offset, `YYYY-MM-DD HH:mm:ss`. The second equals that of
 * `isoLocal`.
 */
export const localDateAndTime = (jdUt: number, offsetHours: number): string =>
  TEXTS.text(unixSeconds(jdUt) + Math.round(offsetHours * 3600), SPACE);
