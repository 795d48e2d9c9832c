/**
 * One form for the many spellings of a word: with diacritics or without, in Devanāgarī, in the way of English (sh,
 * ch, ee, oo, w), with ṛ as ri or ru, with the final a of Sanskrit or without. The form is no spelling of its own; it
 * is only compared.
 */

/** Letters of Devanāgarī, decomposed: consonants carry an a that a vowel sign replaces and a virāma takes away. */
const CONSONANTS = new Map(
  Object.entries({
    ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'jh', ञ: 'n' },
    ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
    ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
    ...{ श: 's', ष: 's', स: 's', ह: 'h', ळ: 'l' },
  }),
);
const VOWEL_SIGNS = new Map(
  Object.entries({
    ...{ '\u093E': 'a', '\u093F': 'i', '\u0940': 'i', '\u0941': 'u', '\u0942': 'u', '\u0943': 'r', '\u0944': 'r' },
    ...{ '\u0946': 'e', '\u0947': 'e', '\u0948': 'ai', '\u094A': 'o', '\u094B': 'o', '\u094C': 'au', '\u094D': '' },
  }),
);
const OTHERS = new Map(
  Object.entries({
    ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'r', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
    ...{ '\u0902': 'm', '\u0901': 'm', '\u0903': 'h', ऽ: '', ॐ: 'om' },
    ...Object.fromEntries([...'०१२३४५६७८९'].map((digit, i) => [digit, `${i}`])),
  }),
);
const NUKTA = '\u093C';

/** Devanāgarī letter by letter in Latin; other scripts as they are. */
function romanised(text: string): string {
  if (!/\p{Script=Devanagari}/u.test(text)) return text;
  let latin = '';
  let bare = false; // the last consonant still waits for its vowel
  for (const letter of text) {
    if (letter === NUKTA) continue;
    const sign = VOWEL_SIGNS.get(letter);
    if (sign !== undefined && bare) {
      latin += sign;
      bare = false;
      continue;
    }
    if (bare) latin += 'a';
    const consonant = CONSONANTS.get(letter);
    bare = consonant !== undefined;
    latin += consonant ?? OTHERS.get(letter) ?? letter;
  }
  return bare ? `${latin}a` : latin;
}

/** Applied again and again until nothing changes. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/f/g, 'ph'],
  [/z/g, 'j'],
  [/gy/g, 'jn'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/([td])h/g, '$1'],
  [/(?<=[aeiou])h(?=[kps])/g, ''], // visarga
  [/(?<=[aeiou])m(?=[bcdghjknpstv])/g, 'n'], // anusvāra and whatever nasal it stands for
  [/(?<=^|[^aeiour])r[iu]+/g, 'r'], // vocalic r
];
/** Endings that Sanskrit, Hindi and Tamil write or leave out. */
const ENDINGS: readonly RegExp[] = [/(?<=.{4})am$/, /(?<=.{3})ah$/, /(?<=.{2})a$/];

/** Whether any rule has something to do; the one group that a rule refers to itself is the first here too. */
const UNSETTLED = new RegExp(RULES.map(([rule]) => rule.source).join('|'));

function settled(word: string): string {
  let text = word;
  while (UNSETTLED.test(text)) text = RULES.reduce((before, [rule, by]) => before.replace(rule, by), text);
  return text;
}

function withoutEnding(word: string): string {
  const stem = ENDINGS.reduce((text, ending) => text.replace(ending, ''), word);
  return stem === word ? word : withoutEnding(settled(stem));
}

/** A word in its two forms. */
export interface FoldedWord {
  /** Without its ending: equal for the spellings of one word. */
  stem: string;
  /** With it: for words that go on. */
  body: string;
}

/** The words of a text as they are, in Latin and plain: runs of letters and digits. An apostrophe is no gap. */
export function plainWords(text: string): string[] {
  const plain = romanised(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}'’ʼʻ`]/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The forms of a plain word. */
export function foldedWord(word: string): FoldedWord {
  const body = settled(word);
  return { body, stem: withoutEnding(body) };
}

/** A text in the one form in which texts are compared. */
export function fold(text: string): string {
  return plainWords(text)
    .map((word) => foldedWord(word).stem)
    .join(' ');
}
