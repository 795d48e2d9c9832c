/** Folds a text for searching: lower-case Latin letters without marks, single blanks; Devanāgarī without nuqtas. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replace(/[\s\u200b-\u200d\ufeff]+/g, ' ')
    .trim();
}
