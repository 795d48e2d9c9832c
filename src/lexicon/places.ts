/**
 * Names of places in Hindi. Large towns, seats of districts, and states have names in the lexicon. The other towns of
 * South Asia are transliterated from their Latin spelling. That spelling neither marks long vowels nor tells dentals
 * from retroflex letters, so the rules take the more common ones. Other towns keep their Latin names.
 */
import { withoutMarks } from '../domain/text/withoutMarks';

/** Names of places in one language, by their Latin names. */
export interface PlaceNames {
  /** @param tz  IANA time zone of the town */
  town(name: string, tz: string): string;
  /** A state, province or region. */
  region(name: string): string;
}

/** Time zones of the countries whose names of towns are Indian. */
const SOUTH_ASIAN = /^Asia\/(Kolkata|Calcutta|Kathmandu|Katmandu|Dhaka|Karachi|Colombo|Thimphu)$/;
/** The name of a point near a town (src/web/shared/pointPlace.ts). */
const NEAR = 'near ';

const readTable = (rows: string): ReadonlyMap<string, string> =>
  new Map(rows.split('\n').map((row) => row.split('\t') as [latin: string, name: string]));

const CONSONANTS: Readonly<Record<string, string>> = {
  chchh: 'च्छ',
  chh: 'छ',
  ksh: 'क्ष',
  kh: 'ख',
  gh: 'घ',
  ch: 'च',
  jh: 'झ',
  zh: 'झ',
  th: 'थ',
  dh: 'ध',
  ph: 'फ',
  bh: 'भ',
  sh: 'श',
  k: 'क',
  q: 'क',
  c: 'क',
  g: 'ग',
  j: 'ज',
  z: 'ज़',
  t: 'त',
  d: 'द',
  n: 'न',
  p: 'प',
  f: 'फ',
  b: 'ब',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  v: 'व',
  w: 'व',
  s: 'स',
  h: 'ह',
  x: 'क्स',
};
/** Vowels: after a consonant, and by themselves. */
const VOWELS: Readonly<Record<string, readonly [sign: string, letter: string]>> = {
  aa: ['ा', 'आ'],
  ai: ['ै', 'ऐ'],
  au: ['ौ', 'औ'],
  ee: ['ी', 'ई'],
  oo: ['ू', 'ऊ'],
  ou: ['ौ', 'औ'],
  a: ['', 'अ'],
  i: ['ि', 'इ'],
  u: ['ु', 'उ'],
  e: ['े', 'ए'],
  o: ['ो', 'ओ'],
};
/** Vowels that are long at the end of a word. */
const FINAL: Readonly<Record<string, string>> = { a: 'aa', i: 'ee', u: 'oo', y: 'ee' };

const VIRAMA = '्';
const ANUSVARA = 'ं';
const SOUNDS = /chchh|chh|ksh|[kgcjzdptbs]h|aa|ai|au|ee|oo|ou|[a-z]/g;
const isVowel = (sound: string | undefined): boolean => sound !== undefined && sound in VOWELS;
const isConsonant = (sound: string | undefined): boolean => sound !== undefined && sound in CONSONANTS;
/** Vowel signs, which stand only after a consonant. */
const BEGINS_WITH_SIGN = /^[ा-ौ]/;
const BEGINS_WITH_VOWEL = /^[ऄ-औ]/;

/**
 * Whether an `a` is long: at the end of a word; in its last syllable unless that is the first; and before a consonant
 * that the last vowel follows.
 */
function isLong(sounds: readonly string[], at: number, isWhole: boolean): boolean {
  const [next, afterNext] = [sounds[at + 1], sounds[at + 2]];
  if (next === undefined) return isWhole;
  const hasBefore = sounds.slice(0, at).some(isVowel);
  if (!isWhole || !isConsonant(next)) return false;
  if (afterNext === undefined) return hasBefore;
  return isVowel(afterNext) && at + 3 === sounds.length;
}

/**
 * A word, or its beginning, letter by letter.
 *
 * @param isWhole  whether the text ends the word
 */
function spelled(text: string, isWhole: boolean): string {
  const sounds: readonly string[] = text.match(SOUNDS) ?? [];
  const letters = sounds.map((sound, i) => {
    const [before, next] = [sounds[i - 1], sounds[i + 1]];
    if (isVowel(sound)) {
      const isEnd = isWhole && next === undefined && before !== undefined;
      if (isEnd && sound === 'ai') return VOWELS.ee?.[1] ?? '';
      const long = sound === 'a' && isLong(sounds, i, isWhole) ? 'aa' : isEnd ? (FINAL[sound] ?? sound) : sound;
      const [sign, letter] = VOWELS[long] ?? ['', ''];
      if (isConsonant(before)) return sign;
      // i or e before another vowel glides into it: Patiala, Deoria.
      if (before === 'i') return `${CONSONANTS.y}${sign}`;
      if (before === 'e' && sound === 'o') return CONSONANTS.v ?? '';
      return letter;
    }
    const isNasal = (sound === 'n' && /^[kgcjtdqz]/.test(next ?? '')) || (sound === 'm' && /^[pbf]/.test(next ?? ''));
    if (isNasal && before !== undefined) return ANUSVARA;
    if (sound === 'y' && isWhole && next === undefined) return VOWELS.ee?.[0] ?? '';
    // A doubled consonant, and one before y, r or v at the beginning of a word, have no vowel.
    const isDoubled = next !== undefined && (next === sound || (next.length === 2 && next[0] === sound));
    const begins = before === undefined && /^[yrvw]$/.test(next ?? '');
    return (CONSONANTS[sound] ?? '') + (isDoubled || begins ? VIRAMA : '');
  });
  return letters.join('');
}

/** A word by the parts of the table: a whole word, or the longest end after a known beginning or letters. */
function transliterated(word: string, parts: ReadonlyMap<string, string>): string {
  const known = parts.get(word);
  if (known !== undefined && !BEGINS_WITH_SIGN.test(known)) return known;
  for (let at = 2; at <= word.length - 2; at++) {
    const [begin, end] = [word.slice(0, at), parts.get(word.slice(at))];
    const endsInVowel = isVowel(begin.at(-1));
    if (end === undefined || (BEGINS_WITH_SIGN.test(end) && endsInVowel)) continue;
    if (BEGINS_WITH_VOWEL.test(end) && !endsInVowel) continue;
    const knownBegin = parts.get(begin);
    return (knownBegin !== undefined && !BEGINS_WITH_SIGN.test(knownBegin) ? knownBegin : spelled(begin, false)) + end;
  }
  return spelled(word, true);
}

/**
 * Reads the names of places of a language.
 *
 * @param file  tables of towns, regions and parts of names such as `pur`, with a blank line between them: rows of a
 *   Latin name, a tab and a name
 */
export function readPlaceNames(file: string): PlaceNames {
  const [towns, regions, parts] = file.split('\n\n').map(readTable) as [
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
  ];
  const town = (name: string, tz: string): string => {
    if (name.startsWith(NEAR)) return `${town(name.slice(NEAR.length), tz)} ${parts.get('near')}`;
    const known = towns.get(name);
    if (known !== undefined || !SOUTH_ASIAN.test(tz)) return known ?? name;
    return name.replaceAll('-', ' ').replace(/[\p{Script=Latin}\p{M}’']+/gu, (word) =>
      transliterated(
        withoutMarks(word)
          .toLowerCase()
          .replace(/[^a-z]/g, ''),
        parts,
      ),
    );
  };
  return { town, region: (name) => regions.get(name) ?? name };
}
