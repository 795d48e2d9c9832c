/** Searches a message for words: whole words, in either script, with any marks and spaces. */

import { folded } from '../../domain/text/withoutMarks';
import { escaped } from '../grammar/pattern';

const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g;

/** Most people write a nasal before a stop of its own class as anusvāra: पञ्चमी and पंचमी are equal. */
const HOMORGANIC = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** Normalises a message or a word for comparison. */
export function comparable(text: string): string {
  return (
    folded(text)
      .replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(HOMORGANIC, 'ं')
      .replace(/ँ/g, 'ं')
      // A name in the genitive: Chaturthi's.
      .replace(/(?<=[a-z]{5})[’'`]s\b/g, '')
      .replace(/[‘’'`]/g, '')
      .replace(/ *[-_‐–] *(?=[a-z\u0900-\u097f])/g, ' ')
  );
}

/**
 * Converts a word to a pattern. Devanāgarī words may be written in parts, so a blank may be between any two letters. A
 * star at the end stands for any ending.
 */
function pattern(word: string): string {
  const open = word.endsWith('*');
  const plain = comparable(open ? word.slice(0, -1) : word);
  const body = /[\u0900-\u097f]/.test(plain)
    ? [...plain.replaceAll(' ', '')].map(escaped).join(' ?')
    : plain.split(' ').map(escaped).join(' ?');
  return open ? body : `${body}(?![a-z\\u0900-\\u097f])`;
}

/** A set of words to search for. */
export interface Words {
  /** Whether a normalised text contains any of them. */
  test(text: string): boolean;
}

/**
 * Creates a search for any of some words or phrases. One argument may contain several, separated by commas. The pattern
 * is built on first use.
 */
export function words(...list: string[]): Words {
  let found: RegExp | undefined;
  return {
    test(text) {
      const all = () => list.flatMap((some) => some.split(',')).map((word) => pattern(word.trim()));
      found ??= new RegExp(`(?<![a-z\\u0900-\\u097f])(?:${all().join('|')})`);
      return found.test(text);
    },
  };
}
