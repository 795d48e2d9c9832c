/** Digits of whole numbers as ASCII: eight computed at once, or three from a table. */

/** The character 0 in each byte. */
const ZEROS: u64 = 0x30303030 * 0x100000001;

/** The digits of a number below 10⁸, one a byte, the first digit in the lowest byte. */
export function eightDigits(n: u32): u64 {
  const top = n / 10000;
  const quads = <u64>top | ((<u64>(n - 10000 * top)) << 32);
  const hundreds = ((quads * 10486) >> 20) & 0x7f0000007f;
  const pairs = hundreds | ((quads - 100 * hundreds) << 16);
  const tens = ((pairs * 103) >> 10) & 0x000f000f000f000f;
  return tens | ((pairs - 10 * tens) << 8);
}

/** Writes digits as characters, and zeros up to the eighth byte. */
@inline export function putDigits(at: usize, digits: u64): void {
  store<u64>(at, digits | ZEROS);
}

/** Powers of ten from 1 to 10⁹. */
const POWERS: usize = memory.data(10 * 4, 4);

@inline export function powerOf(exponent: u32): u32 {
  return load<u32>(POWERS + (<usize>exponent << 2));
}

/**
 * The three digits of each number below 1000 as characters. The bits above them have eight times the number of its leading
 * zeros (0 to 16, bits 24 to 28), and the number of its trailing zeros.
 */
const TRIPLES: usize = memory.data(1000 * 4, 4);
const LEADING: u32 = 27;
const TRAILING: u32 = 29;

@inline export function triple(n: u32): u32 {
  return load<u32>(TRIPLES + (<usize>n << 2));
}

@inline export function leadingZeros(triple: u32): u32 {
  return (triple >> LEADING) & 3;
}

/** The characters after the leading zeros. */
@inline export function withoutLeading(triple: u32): u32 {
  // A shift counts in its five lowest bits: eight times the leading zeros.
  return triple >> (triple >> 24);
}

@inline export function trailingZeros(triple: u32): u32 {
  return triple >> TRAILING;
}

/** Fills the tables. Runs once, when the module starts. */
export function prepareDigits(): void {
  let power: u32 = 1;
  for (let exponent: usize = 0; exponent < 10; exponent++) {
    store<u32>(POWERS + (exponent << 2), power);
    power *= 10;
  }
  for (let n: u32 = 0; n < 1000; n++) {
    const digits = <u32>(eightDigits(n) >> 40);
    // The first digit is the lowest byte. The last one of the number 0 is not leading, but all three are trailing.
    const leading = ctz(digits | 0x10000) & 24;
    const trailing = clz((digits << 8) | 0x80) >> 3;
    store<u32>(TRIPLES + (<usize>n << 2), digits | 0x303030 | (leading << 24) | (trailing << TRAILING));
  }
}

/** Writes a whole number and returns its end. The eight bytes from there on may change. */
@inline export function putWhole(at: usize, n: u32): usize {
  return n < 1000 ? putShort(at, n) : putLong(at, n);
}

/** Writes a whole number below 1000. */
@inline function putShort(at: usize, n: u32): usize {
  const digits = triple(n);
  store<u32>(at, withoutLeading(digits));
  return at + 3 - <usize>leadingZeros(digits);
}

/** Writes a number of four digits or more. */
function putLong(at: usize, n: u32): usize {
  const top = n / 1000;
  const next = top < 1000 ? putShort(at, top) : putLong(at, top);
  store<u32>(next, triple(n - 1000 * top));
  return next + 3;
}
