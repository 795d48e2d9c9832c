/** Takes harmless turns of phrase out of a message. */
import { HARMLESS } from './phrases';
import { wordsOfDanger } from './rule';

const PHRASES = HARMLESS.map((lines) => new RegExp(wordsOfDanger(lines).source, 'g'));

/** The word that replaces a harmless phrase, so that the words on both sides form no pair. */
export const GAP = '_';

/** The words of a message without harmless turns of phrase. @param words  as `spelledOut` gives them */
export const withoutHarmless = (words: string): string =>
  PHRASES.reduce((text, phrase) => text.replace(phrase, `${GAP} `), words);
