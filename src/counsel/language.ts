/** Detects the language of a message, to choose the language of fixed texts. */
import { folded } from '../domain/text/folded';

export const LANGUAGES = ['en', 'hi', 'hi-Latn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Hindi words that occur in most questions and are not English words. */
const HINDI_WORDS =
  /\b(kab|kya|kaun|kaunsi|kaunsa|hai|hain|aaj|aj|kal|mera|meri|mere|mujhe|batao|bataiye|bataye|kitne|kitna|agla|agli|agle|kahan|kaise|hoga|hogi|janma|janam|ki|ka|ke|ko|se|mein|namaste|iss|saal|baje|namaskar|banao|banaiye|dikhao|chahiye|kundali|kundli|karte|karo|kijiye|abhi|kyon|kyun|hoti|hota|hote|aur|din|nahin|nahi|hu|hoon|mai|aap|tum|rahega|rahegi|chahta|chahti|sakte|sakta|dhanyavad|shukriya|samjhao|matlab|subah|shaam|raat)\b/g;

/** Words that identify Hindi by themselves. */
const TELLING =
  /\b(kya|kab|kaun|kise|kehte|hai|hain|batao|bataiye|sunao|alvida|shukriya|kaise|kahan|mujhe|meri|mera|kijiye|chahiye|lagegi|hoga|hogi)\b/;

/**
 * The language of the answer: Hindi for Devanāgarī, romanised Hindi for Latin letters with two Hindi words or one
 * unmistakable one, otherwise English.
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
  return TELLING.test(plain) || new Set(plain.match(HINDI_WORDS)).size >= 2 ? 'hi-Latn' : 'en';
}
