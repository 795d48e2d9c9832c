/**
 * Folded forms of place names for comparison: without marks and case; by sound, because one sound has many spellings;
 * and by consonants only. The forms are only used for comparison.
 */

import { romanised } from '../text/romanised';
import { withoutMarks } from '../text/withoutMarks';

const ASCII = /^[\u0020-\u007e]*$/;
const INDIAN = /[\u0900-\u0d7f]/;
/** Joiners, and the points of abbreviations. */
const NOT_WRITTEN = /\u200c|\u200d|\./g;
const STROKES = /['‘’ʻ.,-]/;

/**
 * Folds a name, also without points and strokes, so that `Xi’an` and `Xian` are equal. Names in Indian scripts keep
 * their vowel signs.
 */
export function foldedPlace(name: string): string {
  if (isIndian(name)) return name.normalize('NFC').replace(NOT_WRITTEN, '').trim();
  const plain = STROKES.test(name) ? name.replace(/['‘’ʻ.,]/g, '').replaceAll('-', ' ') : name;
  return ASCII.test(plain) ? plain.toLowerCase().trim() : withoutMarks(plain);
}

const code = (letter: string): number => letter.charCodeAt(0);
const codes = (letters: string): readonly number[] => Array.from(letters, code);
const [A, C, H, I, K, L, M, N, S, U, Y, Z] = codes('achiklmnsuyz') as [
  ...[number, number, number, number, number, number],
  ...[number, number, number, number, number, number],
];

/** A set of letters, by character code. */
function among(letters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const letter of codes(letters)) set[letter] = 1;
  return set;
}

/** The sound of each letter, by code; 0 for letters without a sound. */
const SOUNDS = new Uint8Array(128);
for (const [letters, sound] of Object.entries({
  a: 'a',
  iey: 'i',
  uo: 'u',
  b: 'b',
  c: 'c',
  d: 'd',
  fp: 'p',
  g: 'g',
  h: 'h',
  jz: 'j',
  kq: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  r: 'r',
  sx: 's',
  t: 't',
  vw: 'v',
})) {
  for (const letter of codes(letters)) SOUNDS[letter] = code(sound);
}
for (const digit of codes('0123456789')) SOUNDS[digit] = digit;

const LETTERS = Array.from({ length: 128 }, (_, letter) => String.fromCharCode(letter));
const letterOf = (sound: number): string => LETTERS[sound] as string;

const isVowel = (sound: number): boolean => sound === A || sound === I || sound === U;
/** Before these, every nasal is n. */
const STOPS = among('kgcjtds');
/** Before these, c is not k: before e, i and y it is s; before h it is a different sound. */
const SOFTENING = among('eiyh');

/** The sound of the letter at a position, given its neighbours; 0 for none. `last` is the previous sound. */
function soundAt(latin: string, i: number, last: number): number {
  const letter = latin.charCodeAt(i);
  if (letter >= 128) return 0;
  const following = i + 1 < latin.length ? latin.charCodeAt(i + 1) : 0;
  const next = following < 128 ? following : 0;
  if (letter === C) return SOFTENING[next] === 0 ? K : next === H ? C : S;
  if (letter === Z && next === H) return L;
  if (letter === M) return STOPS[SOUNDS[next] as number] === 1 ? N : M;
  // y between vowels is a glide; h after a consonant is aspiration
  if (letter === Y && isVowel(last) && isVowel(SOUNDS[next] as number)) return 0;
  if (letter === H && last !== 0 && !isVowel(last)) return 0;
  return SOUNDS[letter] as number;
}

/** Whether a text has letters of an Indian script. */
export const isIndian = (text: string): boolean => INDIAN.test(text);

/** A name in Latin letters without marks and case; the c of the romanisation sounds like ch. */
export function latinOf(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase();
  return isIndian(name) ? withoutMarks(romanised(name)).replaceAll('c', 'ch') : withoutMarks(name);
}

/**
 * The sound of a name: three kinds of vowels, no aspiration, no doubled letters, no spaces. `Gorakhpoor`, `Gorakhpur`
 * and गोरखपुर have almost the same sound.
 */
export function sounded(name: string): string {
  const latin = latinOf(name);
  let sounds = '';
  let last = 0;
  for (let i = 0; i < latin.length; i++) {
    const sound = soundAt(latin, i, last);
    if (sound === 0 || sound === last) continue;
    sounds += letterOf(sound);
    last = sound;
  }
  return sounds;
}

/** Merges consonants that some scripts or speakers do not distinguish. */
const ALIKE = new Uint8Array(128).map((_, letter) => letter);
for (const [one, other] of ['gk', 'dt', 'bp', 'js', 'cs'].map(codes)) ALIKE[one as number] = other as number;

/** The consonants of a name by its sound, with an `a` for an initial vowel. */
export function consonants(name: string): string {
  const latin = latinOf(name);
  let written = '';
  let [last, lastWritten] = [0, 0];
  for (let i = 0; i < latin.length; i++) {
    const sound = soundAt(latin, i, last);
    if (sound === 0 || sound === last) continue;
    const isFirst = last === 0;
    last = sound;
    if (isVowel(sound)) {
      if (isFirst) written = 'a';
      lastWritten = 0;
      continue;
    }
    const alike = ALIKE[sound] as number;
    if ((sound === H && !isFirst) || alike === lastWritten) continue;
    written += letterOf(alike);
    lastWritten = alike;
  }
  return written;
}

/**
 * Whether letters equal a part of others, or differ by one inserted, deleted or changed letter, or two swapped
 * neighbours.
 *
 * @param letters  character codes
 * @param others   further ones, compared from `from` for a length
 */
export function isOneApart(letters: Uint8Array, others: Uint8Array, from: number, length: number): boolean {
  const more = letters.length - length;
  if (more > 1 || more < -1) return false;
  const shorter = more > 0 ? length : letters.length;
  let i = 0;
  while (i < shorter && letters[i] === others[from + i]) i++;
  const ends = [letters.length - 1, from + length - 1] as const;
  let tail = 0;
  while (tail < shorter - i && letters[ends[0] - tail] === others[ends[1] - tail]) tail++;
  const rest = Math.max(letters.length, length) - i - tail;
  if (rest <= 1) return true;
  return more === 0 && rest === 2 && letters[i] === others[from + i + 1] && letters[i + 1] === others[from + i];
}
