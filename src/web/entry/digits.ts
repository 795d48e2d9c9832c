/** Digits in any script of India. */

/** In ascending order. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
const DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}`).join('')}]`,
  'g',
);

/** The text with the digits of any script as 0 to 9, a minus sign as a hyphen, and single spaces. */
export function plainDigits(text: string): string {
  return text
    .replace(DIGITS, (digit) => {
      const code = digit.codePointAt(0) as number;
      return String(code - (ZEROS.findLast((zero) => zero <= code) as number));
    })
    .replaceAll('\u2212', '-')
    .replace(/\s+/g, ' ')
    .trim();
}
