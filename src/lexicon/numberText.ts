/** Small numbers as a text of a character each, which JSON and gzip keep short. */

/** The character of 0. All are printable, and none is a blank. */
const ZERO = 0x23;

/** The text of some numbers, each at least 0 and small. */
export const numberText = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(number + ZERO)).join('');

/** The number at an index of such a text. */
export const numberAt = (text: string, index: number): number => text.charCodeAt(index) - ZERO;
