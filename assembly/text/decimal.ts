/** Numbers rounded to decimals, as JSON spells them. */
import { leadingZeros, powerOf, putWhole, trailingZeros, triple, withoutLeading } from './digits';

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

/** Writes a number below 10⁻⁶ with an exponent. @param digits  the triple of its billionths */
function putTiny(at: usize, digits: u32): usize {
  const leading = leadingZeros(digits);
  const further = 2 - leading - trailingZeros(digits);
  const own = withoutLeading(digits);
  store<u8>(at, own);
  store<u8>(at + 1, POINT);
  store<u16>(at + 2, own >> 8);
  const end = at + 1 + <usize>(further + u32(further > 0));
  store<u16>(end, EXPONENT);
  store<u8>(end + 2, ZERO + MAX_DECIMALS - 2 + leading);
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
  if (whole == 0 && billionths - 1 < 999) return putTiny(at, triple(billionths));
  const point = putWhole(at, whole);
  if (billionths == 0) return point;
  store<u8>(point, POINT);
  const thousands = billionths / 1000;
  const first = thousands / 1000;
  const second = thousands - 1000 * first;
  const third = billionths - 1000 * thousands;
  const digits = triple(first);
  store<u32>(point + 1, digits);
  const next = triple(second);
  store<u32>(point + 4, next);
  const last = triple(third);
  store<u32>(point + 7, last);
  let zeros = trailingZeros(last);
  if (third == 0) {
    zeros += trailingZeros(next);
    if (second == 0) zeros += trailingZeros(digits);
  }
  return point + 10 - <usize>zeros;
}
