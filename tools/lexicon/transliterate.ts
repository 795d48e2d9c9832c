// Transliterates Sanskrit names to the scripts of other languages: with the package sanscript, then by the orthography
// of each language.
import Sanscript from '@indic-transliteration/sanscript';
import type { LanguageTag } from '../../src/data/language';

const SCRIPTS: Partial<Record<LanguageTag, string>> = {
  gu: 'gujarati',
  bn: 'bengali',
  as: 'assamese',
  or: 'oriya',
  pa: 'gurmukhi',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
};

/** Whether a language has a script other than Devanāgarī and Latin. */
export const hasScript = (tag: LanguageTag): boolean => tag in SCRIPTS;

type Rule = readonly [RegExp, string];

/** A nasal before a stop of the same class is written as anusvāra. */
const ANUSVARA: Rule = [/(?:ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ]))/g, 'ं'];
/** A final consonant keeps its inherent a in writing. */
const OPEN_END: Rule = [/्(?=$|[\s)])/g, ''];
/** Scripts without a dot below leave it out. */
const NO_NUKTA: Rule = [/़/g, ''];
/** Tamil letters that other scripts lack. */
const NO_TAMIL_N: Rule = [/ऩ/g, 'न'];
const NO_TAMIL: readonly Rule[] = [NO_TAMIL_N, [/ऱ/g, 'र'], [/ऴ/g, 'ळ']];
/** Tamil has no candrabindu. */
const NO_CANDRABINDU: Rule = [/ँ/g, 'ं'];
const FINAL_M: Rule = [/म्(?=$|[\s)])/g, 'ं'];

/** Orthography rules before the script conversion. */
const BEFORE: Partial<Record<LanguageTag, readonly Rule[]>> = {
  hi: [OPEN_END],
  mr: [ANUSVARA, OPEN_END],
  ne: [OPEN_END],
  gu: [...NO_TAMIL, ANUSVARA, OPEN_END, NO_NUKTA],
  bn: NO_TAMIL,
  as: NO_TAMIL,
  or: NO_TAMIL,
  pa: [...NO_TAMIL, OPEN_END],
  ta: [NO_NUKTA, NO_CANDRABINDU],
  te: [NO_TAMIL_N, ANUSVARA, FINAL_M, NO_NUKTA],
  kn: [NO_TAMIL_N, ANUSVARA, FINAL_M, NO_NUKTA],
  ml: [NO_TAMIL_N, FINAL_M, NO_NUKTA],
};

/** Orthography rules after the script conversion. */
const AFTER: Partial<Record<LanguageTag, readonly Rule[]>> = {
  // y within a word is য়, a final t is ৎ
  bn: [
    [/़/g, '়'],
    [/(?<![\s(্]|^)য(?!়)/g, 'য়'],
    [/ত্(?=$|[\s)])/g, 'ৎ'],
  ],
  // v is ৱ within a word and ব at its beginning and below another consonant
  as: [
    [/़/g, '়'],
    [/্ৱ/g, '্ব'],
    [/(^|[\s(])ৱ/g, '$1ব'],
    [/(?<![\s(্]|^)য(?!়)/g, 'য়'],
    [/ত্(?=$|[\s)])/g, 'ৎ'],
  ],
  // v is ବ, below another consonant ୱ; y within a word and below a consonant is ୟ
  or: [
    [/़/g, '଼'],
    [/୍ଵ/g, '୍ୱ'],
    [/ଵ/g, 'ବ'],
    [/(?<![\s(]|^)ଯ/g, 'ୟ'],
    [/ର୍ୟ/g, 'ର୍ଯ୍ୟ'],
  ],
  // vocalic r is ri; nasals before stops are ṭippī, doubled letters addak; only r and h are written below a letter
  pa: [
    [/ਡ़/g, 'ੜ'],
    [/ऋ/g, 'ਰਿ'],
    [/(^|[\s(])ृ/g, '$1ਰਿ'],
    [/ृ/g, '੍ਰਿ'],
    [/ष/g, 'ਸ਼'],
    [/([ਾਿੀੁੂੇੈੋੌ]?)(?:ਙ੍(?=[ਕਖਗਘ])|(?:ਞ|ਞ)੍(?=[ਚਛਜਝ])|ਣ੍(?=[ਟਠਡਢ])|ਨ੍(?=[ਤਥਦਧ])|ਮ੍(?=[ਪਫਬਭ]))/g, '$1ੰ'],
    [/([ਾੀੂੇੈੋੌ])ੰ/g, '$1ਂ'],
    [/([ਕਗਚਜਟਡਤਦਪਬਮਨਲਸ])੍\1/g, 'ੱ$1'],
    [/ਕ੍ਖ/g, 'ੱਖ'],
    [/ਚ੍ਛ/g, 'ੱਛ'],
    [/ਤ੍ਥ/g, 'ੱਥ'],
    [/ਦ੍ਧ/g, 'ੱਧ'],
    [/੍(?![ਰਹ])/g, ''],
  ],
  // ś is ச, initial n and n before t are ந, other n is ன; the sign of the vocalic r is omitted
  ta: [
    [/ஶ்ரீ/g, 'ஸ்ரீ'],
    [/ஶ/g, 'ச'],
    [/['’]/g, ''],
    [/(?<![\s(]|^)ந(?!்த)/g, 'ன'],
    [/ஃ/g, ''],
  ],
  // final consonants, and r before another consonant, have separate letters
  ml: [
    [/ര്(?!യ|$|[\s)])/g, 'ർ'],
    [/ര്(?=$|[\s)])/g, 'ർ'],
    [/ന്(?=$|[\s)])/g, 'ൻ'],
    [/ല്(?=$|[\s)])/g, 'ൽ'],
    [/ള്(?=$|[\s)])/g, 'ൾ'],
    [/ണ്(?=$|[\s)])/g, 'ൺ'],
  ],
};

const applied = (text: string, rules: readonly Rule[] = []): string =>
  rules.reduce((changed, [pattern, written]) => changed.replace(pattern, written), text);

/** A Devanāgarī name in the spelling of a language; hyphens between the parts of a compound become spaces. */
export function transliterated(sa: string, tag: LanguageTag): string {
  const script = SCRIPTS[tag];
  const spaced = applied(sa.replaceAll('-', ' '), BEFORE[tag]);
  return applied(script ? Sanscript.t(spaced, 'devanagari', script) : spaced, AFTER[tag]).normalize('NFC');
}

/** Converts names in IAST to the scheme of the package, including the northern and southern letters that it lacks. */
const SCHEME: readonly Rule[] = [
  // A hyphen in a compound stays in Devanāgarī only before a vowel.
  [/-(?![aāiīuūṛeēoō])/g, ''],
  [/ē/g, 'e'],
  [/ō/g, 'o'],
  [/ḷ/g, 'l̤'],
  // ṛ after a vowel is a consonant.
  [/(?<=[aāiīuūeo])ṛ/g, 'r̤'],
  [/ã/g, 'a~'],
  [/ĩ/g, 'i~'],
  [/ũ/g, 'u~'],
];

/** A name in IAST in Devanāgarī. */
export const inDevanagari = (iast: string): string =>
  Sanscript.t(applied(iast.normalize('NFC').toLowerCase(), SCHEME), 'iast', 'devanagari').normalize('NFC');

/** A Devanāgarī name in IAST, capitalised. */
export function inIast(sa: string): string {
  const iast = Sanscript.t(sa, 'devanagari', 'iast');
  return iast.charAt(0).toUpperCase() + iast.slice(1);
}

const ENGLISH: readonly Rule[] = [
  [/cch/g, 'chchh'],
  [/ch/g, 'chh'],
  [/c(?!h)/g, 'ch'],
  [/chhh/g, 'chh'],
  [/ṃ(?=[pbm])/g, 'm'],
  [/[ṃṅñṇ]/g, 'n'],
  [/[śṣ]/g, 'sh'],
  [/[ṛṝ]/g, 'ri'],
  [/ā/g, 'a'],
  [/ī/g, 'i'],
  [/ū/g, 'u'],
  [/ḥ/g, 'h'],
  [/ṭ/g, 't'],
  [/ḍ/g, 'd'],
  [/[ḷḻ]/g, 'l'],
  [/[ṟ]/g, 'r'],
  [/[ēe]/g, 'e'],
  [/[ō]/g, 'o'],
  [/-/g, ' '],
];

/** An IAST name in English spelling of Sanskrit: "Shri", "Chandra", each word capitalised. */
export const inEnglish = (iast: string): string =>
  applied(iast.toLowerCase().normalize('NFC'), ENGLISH).replace(/(^|[\s(])\p{L}/gu, (letter) => letter.toUpperCase());
