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

/** Writes a whole number and returns its end. The eight bytes from there on may change. */
export function putWhole(at: usize, n: u32): usize {
  if (n < 10) {
    store<u8>(at, 48 + n);
    return at + 1;
  }
  if (n >= 100000000) {
    const top = n / 100000000;
    const next = putWhole(at, top);
    putDigits(next, eightDigits(n - 100000000 * top));
    return next + 8;
  }
  const digits = eightDigits(n);
  // The leading zeros are the lowest bytes.
  const leading = ctz(digits) & ~7;
  putDigits(at, digits >> leading);
  return at + 8 - <usize>(leading >> 3);
}
