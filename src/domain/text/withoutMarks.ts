/** Letters that do not decompose into a plain letter and a mark, with their plain form. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text without marks and case, for comparison: `Śrīnagar` becomes `srinagar`, `Łódź` becomes `lodz`. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðßæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .trim();
