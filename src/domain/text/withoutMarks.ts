/** Folds a text for searching: lower-case Latin letters without marks, single blanks; Devanāgarī without nuqtas. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replace(/[\s\u200b-\u200d\ufeff]+/g, ' ')
    .trim();
}

/** Letters that do not decompose into a plain letter and a mark, with their plain form. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** The marks before Greek, and the letters from there on. */
const LATIN_MARKS = /[\u0300-\u036f]/g;
const BEYOND_LATIN = /[\u0370-\uffff]/;
/** Its first use takes milliseconds. */
const MARKS = /\p{Mn}/gu;

function stripped(text: string): string {
  const letters = text.normalize('NFD');
  return letters.replace(BEYOND_LATIN.test(letters) ? MARKS : LATIN_MARKS, '');
}

/** A text without marks and case, for comparison: `Śrīnagar` becomes `srinagar`, `Łódź` becomes `lodz`. */
export const withoutMarks = (text: string): string =>
  stripped(text)
    .toLowerCase()
    .replace(/[ıłøđðßæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .trim();
