/**
 * Converts IAST to Devanāgarī by the rules of the script, to check the spelling of names. Names of modern languages are
 * written letter by letter: the flapped ṛ precedes vowels, where Sanskrit has none, and the long and short e and o of
 * the south share a letter.
 */
const VOWELS: Record<string, [letter: string, sign: string]> = {
  a: ['अ', ''],
  ā: ['आ', 'ा'],
  i: ['इ', 'ि'],
  ī: ['ई', 'ी'],
  u: ['उ', 'ु'],
  ū: ['ऊ', 'ू'],
  ṛ: ['ऋ', 'ृ'],
  e: ['ए', 'े'],
  ai: ['ऐ', 'ै'],
  aĩ: ['ऐँ', 'ैँ'],
  ē: ['ए', 'े'],
  o: ['ओ', 'ो'],
  ō: ['ओ', 'ो'],
  au: ['औ', 'ौ'],
  aũ: ['औँ', 'ौँ'],
};
const CONSONANTS: Record<string, string> = {
  k: 'क',
  kh: 'ख',
  g: 'ग',
  gh: 'घ',
  ṅ: 'ङ',
  c: 'च',
  ch: 'छ',
  j: 'ज',
  jh: 'झ',
  ñ: 'ञ',
  ṭ: 'ट',
  ṭh: 'ठ',
  ḍ: 'ड',
  ḍh: 'ढ',
  ṇ: 'ण',
  t: 'त',
  th: 'थ',
  d: 'द',
  dh: 'ध',
  n: 'न',
  p: 'प',
  ph: 'फ',
  b: 'ब',
  bh: 'भ',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  v: 'व',
  ś: 'श',
  ṣ: 'ष',
  s: 'स',
  h: 'ह',
  ḷ: 'ळ',
  ḻ: 'ऴ',
  ṟ: 'ऱ',
  ṉ: 'ऩ',
};
const FLAP = 'ड़';
const MARKS: Record<string, string> = { ṃ: 'ं', ḥ: 'ः', ' ': ' ', '-': '-', '(': '(', ')': ')', ',': ',' };
const VIRAMA = '्';

const lettersOf = (iast: string): string[] =>
  iast
    .toLowerCase()
    .normalize('NFC')
    .match(/a[iuĩũ]|[kgcjṭḍtdpb]h|./gu) ?? [];

export function devanagari(iast: string): string {
  return written(lettersOf(iast));
}

/** A compound as one word, without its hyphens, except where two vowels would meet. */
export function devanagariCompound(iast: string): string {
  const letters = lettersOf(iast);
  const isVowel = (letter = '') => letter in VOWELS;
  return written(letters.filter((letter, i) => letter !== '-' || (isVowel(letters[i - 1]) && isVowel(letters[i + 1]))));
}

function written(letters: readonly string[]): string {
  let text = '';
  let bare = false; // the last consonant has no vowel yet
  for (const [i, letter] of letters.entries()) {
    const flapped = letter === 'ṛ' && (letters[i + 1] ?? '') in VOWELS;
    const vowel = flapped ? undefined : VOWELS[letter];
    const consonant = flapped ? FLAP : CONSONANTS[letter];
    if (vowel) {
      text += bare ? vowel[1] : vowel[0];
      bare = false;
    } else if (consonant) {
      text += (bare ? VIRAMA : '') + consonant;
      bare = true;
    } else {
      const mark = MARKS[letter];
      if (mark === undefined) throw new RangeError(`no letter ${letter} in ${letters.join('')}`);
      text += (bare ? VIRAMA : '') + mark;
      bare = false;
    }
  }
  return text + (bare ? VIRAMA : '');
}
