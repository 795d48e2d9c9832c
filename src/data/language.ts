/** The languages of answers, as BCP 47 tags: `sa` is Sanskrit in IAST, `sa-Deva` in Devanāgarī. */
export const LANGUAGE_TAGS = [
  'sa',
  'sa-Deva',
  'en',
  'hi',
  'mr',
  'ne',
  'gu',
  'bn',
  'as',
  'or',
  'pa',
  'ta',
  'te',
  'kn',
  'ml',
] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** The languages in Devanāgarī. */
export const IN_DEVANAGARI: readonly LanguageTag[] = ['hi', 'mr', 'ne', 'sa-Deva'];

/** Names exist in every language, sentences only in these two. */
export const SENTENCE_LANGUAGES = ['en', 'hi'] as const;
export type SentenceLanguage = (typeof SENTENCE_LANGUAGES)[number];

/** The language of sentences for a tag: Hindi for Hindi, English for all others. */
export const sentenceLanguage = (tag: LanguageTag): SentenceLanguage => (tag === 'hi' ? 'hi' : 'en');
