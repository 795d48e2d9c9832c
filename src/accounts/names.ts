/** Names that users give to themselves, to passkeys and to charts. */

/** Maximum length of a name, in characters. */
export const NAME_LENGTH = 100;

/**
 * Removes invisible characters (control characters, line breaks, direction marks) from a name, and collapses and trims
 * blanks. It keeps the joiners of Devanāgarī conjuncts and of emoji.
 *
 * @example
 * tidyName('  Līlā \n Devī ') // => 'Līlā Devī'
 * tidyName('a\u202eb') // => 'ab'
 */
export function tidyName(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const lengthOf = (text: string): number => [...text].length;

/** Whether a tidied text is a valid name. */
export const isName = (text: string): boolean => text !== '' && lengthOf(text) <= NAME_LENGTH;

/** A name from any text, shortened if it is too long; null if nothing remains. */
export function nameIn(text: string | undefined): string | null {
  const tidy = tidyName(text ?? '');
  return [...tidy].slice(0, NAME_LENGTH).join('').trim() || null;
}
