/**
 * Messages in languages that the service does not speak. Those with a glossary are read in Hindi: their letters become
 * Devanāgarī, their words of questions Hindi ones, and endings of names postpositions. The grammar of Hindi then reads
 * the rest, whose names the languages share.
 */
import { inDevanagari } from '../../domain/text/romanised';
import { find } from '../../lexicon/find';
import type { OtherLanguage } from '../../lexicon/languageNotes';
import { ENDINGS, GLOSSARIES, type GlossaryTag } from './glossaries';
import { tokensOf } from './tokens';
import { isUnknown } from './unread';

/** Letters that a script has, and the language for which it is taken; the first match applies. */
const SCRIPTS: readonly (readonly [RegExp, OtherLanguage])[] = [
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
const WORDS: readonly (readonly [RegExp, OtherLanguage])[] = [
  [
    /(?<![\u0900-\u097f])(?:आहे|आहेत|कोणती|कोणता|कोणते|कोणत्या|कधी|काय|उद्या|किती|वाजता|आणि|म्हणजे|कुठे|मला|माझी|माझा|माझे|होईल|होणार|सांगा|[\u0915-\u0939][\u0900-\u097f]*(?:ळ|च्या|मध्ये)[\u093e-\u094d]?)(?![\u0900-\u097f])/,
    'mr',
  ],
  [/(?<![\u0900-\u097f])(?:कुन|हुन्छ|छ|कहिले|कति|भोलि|हिजो|मेरो|भयो|पर्छ)(?![\u0900-\u097f])/, 'ne'],
  [/(?<![\u0900-\u097f])(?:अद्य|कदा|किम्|अस्ति|भविष्यति|मम|कुत्र)(?![\u0900-\u097f])/, 'sa'],
  [/\b(?:quand|quelle?|tombe|est-ce|où|le lever|à)\b/i, 'fr'],
  [/\b(?:wann|welche[rs]?|geht|heute|ist|der|die|das)\b.*\b(?:die|der|das|ist|auf|in|im|heute)\b/i, 'de'],
  [/[¿¡]|\b(?:cuándo|cuál|dónde|hoy)\b/i, 'es'],
  [/\b(?:qual|quando|quem|onde|nasceu|hoje)\b/i, 'pt'],
  [/\b(?:kapan|berapa|bulan|berikutnya|apa|hari ini)\b/i, 'id'],
  [/\b(?:inniku|innaiku|indru|eppo|eppodhu|eppothu|epdi|enna|naalai|naalaiku|eppadi|yenna)\b/i, 'ta-Latn'],
  [/\b(?:aahe|ahe|kuthli|kuthla|konti|kadhi|kay|mala|sanga|udya|kiti|vajta)\b/i, 'mr-Latn'],
  [/\b(?:chhe|che|kyare|aaje|avtikale|ketla|vagye)\b/i, 'gu-Latn'],
];

/** The language of a message that is neither English nor Hindi; null for those. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  return [...SCRIPTS, ...WORDS].find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const PIECE = /[\p{L}\p{M}\u200c\u200d]+/gu;
const JOINERS = /[\u200c\u200d]/g;
/** The Marathi and Gujarati l, which Hindi writes as a plain one, and short vowels that it lacks. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ळ|ऴ/g, 'ल'],
  [/ऩ/g, 'न'],
  [/ऱ/g, 'र'],
  [/ॆ/g, 'े'],
  [/ऎ/g, 'ए'],
  [/ॊ/g, 'ो'],
  [/ऒ/g, 'ओ'],
];

const inHindiLetters = (word: string): string =>
  LETTERS.reduce(
    (text, [letter, by]) => text.replace(letter, by),
    Array.from(word.normalize('NFC').replace(JOINERS, ''), inDevanagari).join(''),
  );

interface Glossary {
  words: ReadonlyMap<string, string>;
  endings: readonly (readonly [ending: string, by: string])[];
}

const READY = new Map<GlossaryTag, Glossary>();

/** The glossary of a language by its words as they are written, made when a message first needs it. */
function glossaryOf(tag: GlossaryTag): Glossary {
  const known = READY.get(tag);
  if (known !== undefined) return known;
  const words = new Map(
    GLOSSARIES[tag]
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [by = '', of = ''] = line.split('=');
        return of
          .trim()
          .split(/\s+/)
          .map((word) => [word, by.trim()] as const);
      }),
  );
  const endings = (ENDINGS[tag] ?? '').split(/\s+/).flatMap((rule) => {
    const [ending = '', by = ''] = rule.split(':');
    return ending === '' ? [] : [[ending, by] as const];
  });
  const made = { words, endings };
  READY.set(tag, made);
  return made;
}

/** A word of the grammar, or a name of the lexicon. */
async function isKnownWord(word: string): Promise<boolean> {
  const [token] = tokensOf(word);
  return token === undefined || !isUnknown(token) || (await find(word)).length > 0;
}

/** A word in Hindi: by the glossary, as a word that Hindi shares, or without its ending. */
async function wordInHindi(word: string, { words, endings }: Glossary): Promise<string> {
  const own = words.get(word);
  if (own !== undefined) return own;
  const shared = inHindiLetters(word);
  if (await isKnownWord(shared)) return shared;
  for (const [ending, by] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    return `${words.get(stem) ?? inHindiLetters(stem)} ${by}`;
  }
  return shared;
}

/** A message in the words of Hindi; null if its language has no glossary. */
export async function inHindi(message: string): Promise<string | null> {
  const tag = otherLanguageOf(message);
  if (tag === null || !Object.hasOwn(GLOSSARIES, tag)) return null;
  const glossary = glossaryOf(tag as GlossaryTag);
  const text = message.normalize('NFC').toLowerCase();
  let read = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(PIECE)) {
    read += text.slice(from, index) + (await wordInHindi(word, glossary));
    from = index + word.length;
  }
  return Array.from(read + text.slice(from), inDevanagari).join('');
}
