/** How near a typed text is to a name of the list: near enough to be taken for it, or only worth offering. */
import { editDistance } from '../text/nearest';
import { isIndian, latinOf, sounded } from './fold';

/** Letters and digits. Indian scripts do not write the vowel a, so it does not count where the text is in one of them. */
function writtenLetters(name: string, isWithoutA: boolean): string {
  const letters = latinOf(name).replace(/[^a-z0-9]/g, '');
  return isWithoutA ? letters.replaceAll('a', '') : letters;
}

/** Number of letters to add, drop, replace or swap with their neighbour between a text and a name. */
export function differingLetters(text: string, name: string): number {
  const isWithoutA = isIndian(text);
  const [typed, listed] = [writtenLetters(text, isWithoutA), writtenLetters(name, isWithoutA)];
  return editDistance(typed, listed, Math.max(typed.length, listed.length));
}

/** People of a large town and of a city of millions. One letter turns any short word into the name of a small town. */
const [LARGE, VAST] = [100_000, 1_000_000];
/** A text that sounds like a name may differ from it in one of this many letters. */
const ALIKE_SHARE = 3;

/** The most letters in which a text may differ from a name that it is taken for. */
function allowedLetters(length: number, isAlike: boolean, population: number): number {
  if (length < 4 || (length < 6 && population < VAST)) return 0;
  if (isAlike) return Math.floor(length / ALIKE_SHARE);
  if (length < 5) return 0;
  return (length >= 9 ? 1 : 0) + (population >= LARGE ? 1 : 0);
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/**
 * Whether a text is so near to a name of the list that it is taken for it. The rule is in docs/reference/places.md.
 *
 * @param population  of the place with the name
 */
export function isLookAlike(text: string, name: string, population: number): boolean {
  // The romanisation of a name in an Indian script has vowels that nobody writes.
  if (isIndian(name) && !isIndian(text)) return false;
  const letters = differingLetters(text, name);
  if (letters > 0 && wordsIn(text) > wordsIn(name)) return false;
  const [typed, listed] = [sounded(text), sounded(name)];
  const length = writtenLetters(text, isIndian(text)).length;
  return typed[0] === listed[0] && letters <= allowedLetters(length, typed === listed, population);
}

/** Whether a text is whole words at the beginning of a name, and most of its letters: `New York` of `New York City`. */
export function isMostOf(text: string, name: string): boolean {
  const [typed, listed] = [text, name].map((each) => latinOf(each).replaceAll(/[^a-z0-9 ]/g, '')) as [string, string];
  return listed.startsWith(`${typed} `) && typed.length * 2 > listed.length;
}
