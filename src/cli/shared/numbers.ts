/** Converts option texts to values. */

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const CLOCK_OFFSET = /^([+-])(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/;

/** A JSON number. Any other text is returned unchanged; validation of the request refuses it. */
export const readNumber = (text: string): number | string => (NUMBER.test(text) ? Number(text) : text);

/** Hours as `5.5`, `+5.5` or `+05:30`. */
export function readOffset(text: string): number | string {
  const [, sign, hours, minutes, seconds = '0'] = CLOCK_OFFSET.exec(text) ?? [];
  if (sign === undefined) return readNumber(text.replace(/^\+(?=\d)/, ''));
  const size = Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600;
  return sign === '-' ? -size : size;
}

/** The parts of a text that is separated by commas. */
export const listOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** The same, where an empty text is an empty list. */
export const listOrNone = (text: string): string[] => (text === '' ? [] : listOf(text));

/** A time with seconds: `14:30` becomes `14:30:00`. */
export const readTime = (text: string): string => (/^\d{2}:\d{2}$/.test(text) ? `${text}:00` : text);
