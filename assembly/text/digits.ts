/** Digits of whole numbers as ASCII, computed for eight bytes at once. */

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

/** A bit of the last of eight digits. */
const LAST: u64 = 1 << 63;

/** Powers of ten from 1 to 10⁹. */
const POWERS: usize = memory.data(10 * 4, 4);

@inline export function powerOf(exponent: u32): u32 {
  return load<u32>(POWERS + (<usize>exponent << 2));
}

const SHORT_COUNT: u32 = 1000;
/** The characters of each whole number below SHORT_COUNT, and their count in the highest byte. */
const SHORT: usize = memory.data(SHORT_COUNT * 4 + 8, 4);

/** Fills the tables. Runs once, when the module starts. */
export function prepareDigits(): void {
  let power: u32 = 1;
  for (let at = POWERS; at < POWERS + 40; at += 4) {
    store<u32>(at, power);
    power *= 10;
  }
  for (let n: u32 = 0; n < SHORT_COUNT; n++) {
    const at = SHORT + (<usize>n << 2);
    const digits = eightDigits(n);
    // The leading zeros are the lowest bytes; the number 0 has the last of them as its digit.
    const leading = ctz(digits | LAST) & ~7;
    putDigits(at, digits >> leading);
    store<u8>(at, 8 - (leading >> 3), 3);
  }
}

/** Writes a whole number and returns its end. The eight bytes from there on may change. */
@inline export function putWhole(at: usize, n: u32): usize {
  return n < SHORT_COUNT ? putShort(at, n) : putLong(at, n);
}

/** Writes a whole number below SHORT_COUNT. */
@inline export function putShort(at: usize, n: u32): usize {
  const digits = load<u32>(SHORT + (<usize>n << 2));
  store<u32>(at, digits);
  return at + <usize>(digits >> 24);
}

/** Writes a number of four digits or more. */
function putLong(at: usize, n: u32): usize {
  const top = n / 1000;
  const next = top < SHORT_COUNT ? putShort(at, top) : putLong(at, top);
  putDigits(next, eightDigits(n - 1000 * top) >> 40);
  return next + 3;
}
