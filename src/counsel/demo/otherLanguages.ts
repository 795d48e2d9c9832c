/** Messages in other languages get one line in their language, and an offer. */
import type { all as TEXTS } from '../../../build/lexicon/sentences/all/counsel';
import type { Answer, Conversation } from './conversation';

type Tag = keyof (typeof TEXTS)['en']['dialogue']['languages'];

/** Letters that a script has, and the language for which it is taken; the first match applies. */
const SCRIPTS: readonly (readonly [RegExp, Tag])[] = [
  [/[\u0b80-\u0bff]/, 'ta'],
  [/[\u0c00-\u0c7f]/, 'te'],
  [/[\u0c80-\u0cff]/, 'kn'],
  [/[\u0d00-\u0d7f]/, 'ml'],
  [/[\u0d80-\u0dff]/, 'si'],
  [/[\u0a80-\u0aff]/, 'gu'],
  [/[\u09f0\u09f1]/, 'as'],
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0a00-\u0a7f]/, 'pa'],
  [/[\u0b00-\u0b7f]/, 'or'],
  [/[\u0679\u0688\u0691\u06ba\u06be\u06d2]/, 'ur'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[\u0400-\u04ff]/, 'ru'],
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0370-\u03ff\u0590-\u05ff\u0e00-\u0fff\u1000-\u109f\u1200-\u139f\u1780-\u17ff\uac00-\ud7af]/, 'other'],
];

/** Words that Hindi and English do not have. */
const WORDS: readonly (readonly [RegExp, Tag])[] = [
  [
    /(?<![\u0900-\u097f])(?:आहे|आहेत|कोणती|कोणता|कोणत्या|कधी|काय|उद्या|किती|वाजता|आणि|म्हणजे|कुठे|मला|माझी|माझा|होईल|सांगा)(?![\u0900-\u097f])/,
    'mr',
  ],
  [/(?<![\u0900-\u097f])(?:कुन|हुन्छ|छ|कहिले|कति|भोलि|हिजो|मेरो|भयो|पर्छ)(?![\u0900-\u097f])/, 'ne'],
  [/(?<![\u0900-\u097f])(?:अद्य|कदा|किम्|अस्ति|भविष्यति|मम|कुत्र)(?![\u0900-\u097f])/, 'sa'],
  [/\b(?:quand|quelle?|tombe|est-ce|où|le lever|à)\b/i, 'fr'],
  [/\b(?:wann|welche[rs]?|geht|heute|ist|der|die|das)\b.*\b(?:die|der|das|ist|auf|in|im|heute)\b/i, 'de'],
  [/[¿¡]|\b(?:cuándo|cuál|dónde|hoy)\b/i, 'es'],
  [/\b(?:qual|quando|quem|onde|nasceu|hoje)\b/i, 'pt'],
  [/\b(?:kapan|berapa|bulan|berikutnya|apa|hari ini)\b/i, 'id'],
  [/\b(?:inniku|eppo|eppodhu|epdi|enna|naalai|eppadi|yenna)\b/i, 'ta-Latn'],
  [/\b(?:aahe|ahe|kuthli|kuthla|kadhi|kay|mala|sanga|udya|kiti|vajta)\b/i, 'mr-Latn'],
];

/** The language of a message that is neither English nor Hindi; null for those. */
function otherLanguageOf(text: string): Tag | null {
  return [...SCRIPTS, ...WORDS].find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** One line in the language of the message. */
export function otherLanguage({ written }: Conversation): Answer {
  const tag = otherLanguageOf(written);
  return tag === null
    ? null
    : [
        { kind: 'language_note', of: tag },
        { kind: 'about', topic: 'abilities' },
      ];
}
