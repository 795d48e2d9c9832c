/** Numbers rounded to decimals, as values and as JSON. */
import { COMMA, MINUS, POINT, ZERO } from './characters';

/** Powers of ten. */
const SCALES = Array.from({ length: 10 }, (_, i) => 10 ** i);

/** Room for a number with nine decimals. */
export const DECIMAL_BYTES = 32;

/**
 * A number rounded to decimals, never −0.
 *
 * @param value     between −2³¹ and 2³¹
 * @param decimals  0 to 9
 */
export function rounded(value: number, decimals: number): number {
  const scale = SCALES[decimals] as number;
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const nearest = (whole * scale + Math.round((size - whole) * scale)) / scale;
  return value < 0 ? 0 - nearest : nearest;
}

/** Whole numbers below this have at most six digits. */
const MAX_WHOLE = 1e6;

/** Number of digits of a whole number below `MAX_WHOLE`. */
const digitsOf = (whole: number): number =>
  whole < 10 ? 1 : whole < 100 ? 2 : whole < 1000 ? 3 : whole < 10_000 ? 4 : whole < 100_000 ? 5 : 6;

/** The two digits of each number from 0 to 99. */
const PAIRS = Uint8Array.from({ length: 200 }, (_, i) => ZERO + (i % 2 === 0 ? Math.floor(i / 20) : (i >> 1) % 10));

/** Writes a whole number with leading zeros; returns the position after it. */
function writeDigits(bytes: Uint8Array, at: number, value: number, count: number): number {
  const end = at + count;
  let rest = value | 0;
  let digit = end;
  while (digit - at >= 2) {
    const hundredth = (rest / 100) | 0;
    const pair = (rest - 100 * hundredth) << 1;
    bytes[--digit] = PAIRS[pair + 1] as number;
    bytes[--digit] = PAIRS[pair] as number;
    rest = hundredth;
  }
  if (digit > at) bytes[at] = ZERO + (rest % 10);
  return end;
}

/**
 * Writes numbers of a column, separated by commas, spelled as `JSON.stringify` spells `rounded`; null for NaN.
 *
 * @param at        position in `bytes`, which has room for `DECIMAL_BYTES` a number
 * @param from, to  a run of the column; values between −2³¹ and 2³¹
 * @param decimals  0 to 9
 * @returns         the position after the last number
 */
export function writeDecimals(
  bytes: Uint8Array,
  at: number,
  values: ArrayLike<number>,
  from: number,
  to: number,
  decimals: number,
): number {
  const scale = SCALES[decimals] as number;
  let end = at;
  for (let i = from; i < to; i++) {
    if (i > from) bytes[end++] = COMMA;
    const value = values[i] as number;
    const size = Math.abs(value);
    let whole = size | 0;
    let fraction = Math.round((size - whole) * scale) | 0;
    if (fraction === scale) {
      whole++;
      fraction = 0;
    }
    // JSON.stringify spells small fractions with an exponent.
    const isOdd = !(size < MAX_WHOLE) || (whole === 0 && fraction < scale * 1e-6);
    if (isOdd) {
      const text = Number.isNaN(value) ? 'null' : String(rounded(value, decimals));
      for (let character = 0; character < text.length; character++) bytes[end++] = text.charCodeAt(character);
      continue;
    }
    if (value < 0) bytes[end++] = MINUS;
    end = writeDigits(bytes, end, whole, digitsOf(whole));
    if (fraction === 0) continue;
    bytes[end] = POINT;
    end = writeDigits(bytes, end + 1, fraction, decimals);
    while (bytes[end - 1] === ZERO) end--;
  }
  return end;
}
