/** The language of a message as far as it matters for texts of our own. */

export const LANGUAGES = ['en', 'hi', 'hi-Latn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in English, in Hindi, and in Hindi by Latin letters. */
export type Texts = Readonly<Record<Language, string>>;

/** Words of Hindi that stand in most questions and are no words of English. */
const HINDI_WORDS =
  /\b(kab|kya|kaun|kaunsi|kaunsa|hai|hain|aaj|aj|kal|mera|meri|mere|mujhe|batao|bataiye|bataye|kitne|kitna|agla|agli|agle|kahan|kaise|hoga|hogi|janma|janam|ki|ka|ke|ko|se|mein|namaste|iss|saal|baje|namaskar|banao|banaiye|dikhao|chahiye|kundali|kundli|karte|karo|kijiye|abhi)\b/g;

/** Latin letters without their marks, small, each run of blanks one; Devanāgarī without nuqtas. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replace(/[\s\u200b-\u200d\ufeff]+/g, ' ')
    .trim();
}

/**
 * The language to answer in: Devanāgarī is answered in Hindi, Latin letters with two Hindi words in Hindi by Latin
 * letters, everything else in English.
 *
 * @example
 * languageOf('What is the tithi today?') // => 'en'
 * languageOf('आज की तिथि क्या है?') // => 'hi'
 * languageOf('Aaj ki tithi kya hai?') // => 'hi-Latn'
 */
export function languageOf(text: string): Language {
  const plain = folded(text);
  const devanagari = plain.match(/[\u0900-\u097f]/g)?.length ?? 0;
  const latin = plain.match(/[a-z]/g)?.length ?? 0;
  if (devanagari > latin / 2) return 'hi';
  return new Set(plain.match(HINDI_WORDS)).size >= 2 ? 'hi-Latn' : 'en';
}
