/** Numbers rounded to decimals, as JSON spells them. */
import { eightDigits, powerOf, putDigits, putShort, putWhole } from './digits';

const ZERO: u32 = 48;
const MINUS: u32 = 45;
const POINT: u32 = 46;
/** `null` and `e-` as little-endian words. */
const NULL: u32 = 0x6c6c756e;
const EXPONENT: u32 = 0x2d65;

const MAX_DECIMALS: u32 = 9;

/** A double with the whole numbers below 2⁵² in its lowest bits. */
const WHOLE: f64 = 4503599627370496;

/** A whole number below 2³². Conversions of the language check the range. */
@inline export function wholeOf(value: f64): u32 {
  return <u32>reinterpret<u64>(value + WHOLE);
}

export function putNull(at: usize): usize {
  store<u32>(at, NULL);
  return at + 4;
}

/** Writes a number below 10⁻⁶ with an exponent. @param billionths  1 to 999 */
function putTiny(at: usize, billionths: u32): usize {
  let decimals = MAX_DECIMALS;
  while (billionths % 10 == 0) {
    billionths /= 10;
    decimals--;
  }
  let end = putShort(at + 1, billionths);
  const further = <u32>(end - at) - 2;
  // The point follows the first digit.
  store<u8>(at, load<u8>(at + 1));
  store<u8>(at + 1, POINT);
  if (further == 0) end = at + 1;
  store<u16>(end, EXPONENT);
  store<u8>(end + 2, ZERO + decimals - further);
  return end + 3;
}

/**
 * Writes a number rounded to decimals, halves away from zero, without trailing zeros and never as −0; `null` for NaN and
 * for a magnitude of 2³¹ or more. JSON spells the nearest double in the same way if the number has at most 15 digits.
 *
 * @param decimals  0 to 9
 * @returns         the end of the number; the eight bytes from there on may change
 */
@inline export function putDecimal(at: usize, value: f64, decimals: u32): usize {
  const size = abs(value);
  if (!(size < 2147483648)) return putNull(at);
  const below = floor(size);
  let whole = wholeOf(below);
  let billionths: u32 = 0;
  if (size != below) {
    const scale = powerOf(decimals);
    const scaled = (size - below) * <f64>scale;
    // The sum rounds halves to even: a half that it rounds downwards is left over.
    const sum = scaled + WHOLE;
    let fraction = <u32>reinterpret<u64>(sum) + u32(scaled - (sum - WHOLE) == 0.5);
    if (fraction == scale) {
      whole += 1;
      fraction = 0;
    }
    billionths = fraction * powerOf(MAX_DECIMALS - decimals);
  }
  store<u8>(at, MINUS);
  at += usize(value < 0) & usize((whole | billionths) != 0);
  if (whole == 0 && billionths - 1 < 999) return putTiny(at, billionths);
  const point = putWhole(at, whole);
  if (billionths == 0) return point;
  store<u8>(point, POINT);
  const first = billionths / 10;
  const digits = eightDigits(first);
  putDigits(point + 1, digits);
  // The ninth decimal is written if it is not zero; else the trailing zeros of the first eight are the highest bytes.
  const last = billionths - 10 * first;
  if (last == 0) return point + 9 - <usize>(clz(digits) >> 3);
  store<u8>(point + 9, ZERO + last);
  return point + 10;
}
