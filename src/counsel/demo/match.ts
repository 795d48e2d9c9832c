/** How a message is searched for words: whole words, in either script, whatever marks and spaces they are written with. */
import { folded } from '../language';

const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g;

/** A nasal before a stop of its own class is written as anusvāra by most: पञ्चमी and पंचमी are one. */
const HOMORGANIC = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** A message or a word in the one spelling in which both are compared. */
export function comparable(text: string): string {
  return folded(text)
    .replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(HOMORGANIC, 'ं')
    .replace(/ँ/g, 'ं')
    .replace(/[‘’'`]/g, '')
    .replace(/ *[-_‐–] *(?=[a-z\u0900-\u097f])/g, ' ');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * A word as a pattern. Words of Devanāgarī may be written in parts, so that a blank may stand between any two of its
 * letters; a star at the end leaves the ending open.
 */
function pattern(word: string): string {
  const open = word.endsWith('*');
  const plain = comparable(open ? word.slice(0, -1) : word);
  const body = /[\u0900-\u097f]/.test(plain)
    ? [...plain.replaceAll(' ', '')].map(escaped).join(' ?')
    : plain.split(' ').map(escaped).join(' ?');
  return open ? body : `${body}(?![a-z\\u0900-\\u097f])`;
}

/** Some words that a comparable text may hold. */
export interface Words {
  /** Whether it holds any of them. */
  test(text: string): boolean;
}

/** Finds any of some words. Their pattern is made by the first text that is searched. */
export function words(...list: string[]): Words {
  let found: RegExp | undefined;
  return {
    test(text) {
      found ??= new RegExp(`(?<![a-z\\u0900-\\u097f])(?:${list.map(pattern).join('|')})`);
      return found.test(text);
    },
  };
}
