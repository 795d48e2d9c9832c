/**
 * Romanises the scripts of India letter by letter, for comparing words. Their Unicode blocks have the letters in the
 * same order, so the table of Devanāgarī works for all. Other scripts are unchanged.
 */

/**
 * Letters of Devanāgarī, decomposed. Consonants have an inherent a, which a vowel sign replaces and a virāma removes.
 */
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
    ...{ '\u090E': 'e', '\u0912': 'o', '\u090D': 'e', '\u0911': 'o' },
    ...{ '\u0902': 'm', '\u0901': 'm', '\u0903': 'h', ऽ: '', ॐ: 'om' },
    ...Object.fromEntries([...'०१२३४५६७८९'].map((digit, i) => [digit, `${i}`])),
  }),
);
const NUKTA = '\u093C';
const VIRAMA = '\u094D';

/** Letters of other blocks without a counterpart at the same position in Devanāgarī. */
const STRAYS = new Map(
  Object.entries({
    // Bengali and Assamese: final t, r, v; the length mark of au
    ...{ '\u09CE': `त${VIRAMA}`, '\u09F0': 'र', '\u09F1': 'व', '\u09D7': '' },
    // Gurmukhi: the nasal ṭippī, and addak, which doubles
    ...{ '\u0A70': '\u0902', '\u0A71': '' },
    // Odia: v, y
    ...{ '\u0B71': 'व', '\u0B5F': 'य' },
    // Malayalam: consonants without a vowel
    ...{ '\u0D7A': `ण${VIRAMA}`, '\u0D7B': `न${VIRAMA}`, '\u0D7C': `र${VIRAMA}`, '\u0D7D': `ल${VIRAMA}` },
    ...{ '\u0D7E': `ळ${VIRAMA}`, '\u0D7F': `क${VIRAMA}` },
  }),
);

/** The blocks from Bengali to Malayalam, of 128 letters each. */
const [FIRST_BLOCK, AFTER_BLOCKS, BLOCK, DEVANAGARI] = [0x980, 0xd80, 0x80, 0x900];
const INDIAN = /[\u0900-\u0d7f]/;

/** A letter of an Indian script in Devanāgarī; others are unchanged. */
export function inDevanagari(letter: string): string {
  const stray = STRAYS.get(letter);
  if (stray !== undefined) return stray;
  const code = letter.charCodeAt(0);
  if (code < FIRST_BLOCK || code >= AFTER_BLOCKS) return letter;
  return String.fromCharCode(DEVANAGARI + (code % BLOCK));
}

/** A text, decomposed, with the letters of Indian scripts in Latin. */
export function romanised(text: string): string {
  if (!INDIAN.test(text)) return text.normalize('NFD');
  // Composed first, so that vowel signs of two parts are one letter, as in Devanāgarī.
  const letters = Array.from(text.normalize('NFC'), inDevanagari).join('').normalize('NFD');
  let latin = '';
  let bare = false; // the last consonant has no vowel yet
  for (const letter of letters) {
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
