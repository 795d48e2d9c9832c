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

/** A text of at most four characters as a little-endian number, which a `DataView` writes at once. */
const wordOf = (text: string): number => [...text].reduceRight((word, letter) => 256 * word + letter.charCodeAt(0), 0);

/** The four digits of each number below 10,000. */
const QUADS = Uint32Array.from({ length: 10_000 }, (_, i) => wordOf(String(i).padStart(4, '0')));

/** The digits of each number below 1000 without leading zeros; the fourth byte is their count. */
const WHOLES = Uint32Array.from({ length: 1000 }, (_, i) => wordOf(String(i)) + 2 ** 24 * String(i).length);

/** Decimals that two words hold. */
const PAIRED = 8;

/** Writes any number, and null for NaN. */
function writeOther(view: DataView, at: number, value: number, decimals: number): number {
  const text = Number.isNaN(value) ? 'null' : String(rounded(value, decimals));
  for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  return at + text.length;
}

/** How numbers are written: the power of ten of their decimals, and the one that fills these up to `PAIRED`, or 0. */
export interface Spelling {
  decimals: number;
  scale: number;
  fill: number;
}

/** The spelling of numbers with up to nine decimals. */
export const SPELLINGS: readonly Spelling[] = SCALES.map((scale, decimals) => ({
  decimals,
  scale,
  fill: SCALES[PAIRED - decimals] ?? 0,
}));

/**
 * Writes a number, spelled as `JSON.stringify` spells `rounded`; null for NaN.
 *
 * @param at     position in `view`, which has room for `DECIMAL_BYTES`; bytes after the number may change
 * @param value  between −2³¹ and 2³¹
 * @returns      the position after the number
 */
export function writeDecimal(view: DataView, at: number, value: number, { decimals, scale, fill }: Spelling): number {
  const size = Math.abs(value);
  // Other numbers are one word for the whole part and two for the fraction.
  if (!(size < WHOLES.length - 1) || fill === 0) return writeOther(view, at, value, decimals);
  let whole = size | 0;
  let fraction = Math.round((size - whole) * scale) | 0;
  if (fraction === scale) {
    whole++;
    fraction = 0;
  }
  // JSON.stringify spells small fractions with an exponent.
  if (whole === 0 && fraction < scale * 1e-6) return writeOther(view, at, value, decimals);
  let end = at;
  if (value < 0) view.setUint8(end++, MINUS);
  const word = WHOLES[whole] as number;
  view.setUint32(end, word, true);
  end += word >>> 24;
  if (fraction === 0) return end;
  const digits = Math.imul(fraction, fill);
  const high = (digits / 10_000) | 0;
  view.setUint8(end, POINT);
  view.setUint32(end + 1, QUADS[high] as number, true);
  view.setUint32(end + 5, QUADS[digits - 10_000 * high] as number, true);
  end += 1 + decimals;
  while (view.getUint8(end - 1) === ZERO) end--;
  return end;
}

/**
 * Writes numbers of a column as `writeDecimal` does, separated by commas.
 *
 * @param at        position in `view`, which has room for `DECIMAL_BYTES` a number
 * @param from, to  a run of the column
 * @returns         the position after the last number
 */
export function writeDecimals(
  view: DataView,
  at: number,
  values: Float64Array,
  from: number,
  to: number,
  spelling: Spelling,
): number {
  let end = at;
  for (let i = from; i < to; i++) {
    if (i > from) view.setUint8(end++, COMMA);
    end = writeDecimal(view, end, values[i] as number, spelling);
  }
  return end;
}
