/**
 * Upper bounds of text widths. A drawing is shown with unknown fonts, so this module uses the widest common ones:
 * DejaVu Serif and Sans for Latin letters and figures, Noto Serif Devanagari for Devanāgarī.
 */

/** Widths relative to the font size; the first matching pattern applies. */
const WIDTHS: readonly [RegExp, number][] = [
  [/\p{Mn}|[\u200c\u200d]/u, 0], // marks above and below: the signs of u, ṛ, e and ai, anusvāra, virāma
  [/[\u093e-\u0940\u0949-\u094c]/u, 0.34], // signs beside the letter: ā, i, ī, o, au
  [/[\u0966-\u096f]/u, 0.62],
  [/\p{Script=Devanagari}/u, 0.8],
  [/[MW]/, 1.05],
  [/[NU+\u2212]/, 0.88],
  [/\p{Lu}/u, 0.81],
  [/[mwṃ]/u, 0.98],
  [/[ijlīḷ.,:;'’′ \u00a0]/u, 0.34],
  [/[()]/, 0.4],
  [/[frtṛṭ]/u, 0.48],
];
const OTHERWISE = 0.65;

/** Maximum width of a line of text, relative to the font size. */
export function emWidth(text: string): number {
  let width = 0;
  for (const char of text.normalize('NFC')) width += WIDTHS.find(([known]) => known.test(char))?.[1] ?? OTHERWISE;
  return width;
}

/** Height of a line above and below its baseline, relative to the font size. Devanāgarī has marks on both sides. */
export const ASCENT = 0.84;
export const DESCENT = 0.26;
