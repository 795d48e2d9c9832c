/** IAST written in Devanāgarī by the rules of the script: the spelling of names is checked against it. */
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
  o: ['ओ', 'ो'],
  au: ['औ', 'ौ'],
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
};
const MARKS: Record<string, string> = { ṃ: 'ं', ḥ: 'ः', ' ': ' ', '-': '-' };
const VIRAMA = '्';

export function devanagari(iast: string): string {
  const letters =
    iast
      .toLowerCase()
      .normalize('NFC')
      .match(/a[iu]|[kgcjṭḍtdpb]h|./gu) ?? [];
  let text = '';
  let bare = false; // the last consonant still waits for its vowel
  for (const letter of letters) {
    const vowel = VOWELS[letter];
    const consonant = CONSONANTS[letter];
    if (vowel) {
      text += bare ? vowel[1] : vowel[0];
      bare = false;
    } else if (consonant) {
      text += (bare ? VIRAMA : '') + consonant;
      bare = true;
    } else {
      const mark = MARKS[letter];
      if (mark === undefined) throw new RangeError(`no letter ${letter} in ${iast}`);
      text += (bare ? VIRAMA : '') + mark;
      bare = false;
    }
  }
  return text + (bare ? VIRAMA : '');
}
