/**
 * Names of towns in the languages of the regional almanacs: from the list of places, and from a table of the larger towns
 * of each region that the list lacks or has by an old name. Other towns have their Hindi name in Marathi, and in the same
 * letters in Gujarati: of the names in the list, 68 and 62 % are spelled so. In the other languages such a name would be
 * wrong in 76 to 98 %, so they keep the Latin one.
 */
import type { LanguageTag } from '../data/language';
import { consonants } from '../domain/places/fold';
import bn from './source/bn/places.json';
import kn from './source/kn/places.json';
import ml from './source/ml/places.json';
import mr from './source/mr/places.json';
import odia from './source/or/places.json';
import ta from './source/ta/places.json';
import te from './source/te/places.json';

const SCRIPTS = {
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  bn: /\p{Script=Bengali}/u,
  ml: /\p{Script=Malayalam}/u,
  gu: /\p{Script=Gujarati}/u,
  mr: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
  or: /\p{Script=Oriya}/u,
} as const satisfies Partial<Record<LanguageTag, RegExp>>;
type TownLanguage = keyof typeof SCRIPTS;

/** Names by their Latin names, as the list of places spells them. */
const TOWNS: Readonly<Record<TownLanguage, Readonly<Record<string, string>>>> = {
  ta: ta.towns,
  te: te.towns,
  bn: bn.towns,
  ml: ml.towns,
  gu: {},
  mr: mr.towns,
  kn: kn.towns,
  or: odia.towns,
};

/** Code points from Devanāgarī to the same letter in Gujarati. */
const TO_GUJARATI = 0x180;
const NUKTA = /\u093c/g;

function inGujarati(hindi: string): string {
  return hindi
    .normalize('NFD')
    .replace(NUKTA, '')
    .replace(/[\u0900-\u0963]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_GUJARATI));
}

/**
 * The name of a town in a language; its Latin name if none is known.
 *
 * @param name   Latin name
 * @param names  all names of the town in the list of places
 * @param hindi  name in Hindi; the Latin one where Hindi has none
 */
export function townIn(language: TownLanguage, name: string, names: readonly string[], hindi: string): string {
  const ofScript = names.filter((each) => SCRIPTS[language].test(each));
  const byHindi = language === 'mr' ? hindi : language === 'gu' ? inGujarati(hindi) : name;
  return (
    TOWNS[language][name] ??
    ofScript.find((each) => consonants(each) === consonants(name)) ??
    (byHindi === name ? ofScript[0] : byHindi) ??
    name
  );
}

/** Whether a name is in the script of a language. */
export const isInScript = (language: TownLanguage, name: string): boolean => SCRIPTS[language].test(name);
