/** Names that people give: to themselves, to a passkey, to a chart. */

/** Most characters of a name. */
export const NAME_LENGTH = 100;

/**
 * A name without what cannot be seen: control characters, breaks, marks of direction; blanks are single and stand
 * inside. The joiners of Devanāgarī conjuncts and of emoji stay.
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

/** Whether a tidy text is a name. */
export const isName = (text: string): boolean => text !== '' && lengthOf(text) <= NAME_LENGTH;

/** The name in any text, cut where it is too long; null where nothing is left. */
export function nameIn(text: string | undefined): string | null {
  const tidy = tidyName(text ?? '');
  return [...tidy].slice(0, NAME_LENGTH).join('').trim() || null;
}
