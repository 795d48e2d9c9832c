/** Letters of chakras, by their keys in Harvard-Kyoto, in IAST and in Devanāgarī. */

type Spelled = readonly [iast: string, sa: string];

// biome-ignore format: a table
const LETTERS: Readonly<Record<string, Spelled>> = {
  a: ['a', 'अ'], A: ['ā', 'आ'], i: ['i', 'इ'], I: ['ī', 'ई'], u: ['u', 'उ'], U: ['ū', 'ऊ'],
  R: ['ṛ', 'ऋ'], RR: ['ṝ', 'ॠ'], lR: ['ḷ', 'ऌ'], lRR: ['ḹ', 'ॡ'], e: ['e', 'ए'], ai: ['ai', 'ऐ'],
  o: ['o', 'ओ'], au: ['au', 'औ'], aM: ['aṃ', 'अं'], aH: ['aḥ', 'अः'],
  v: ['va', 'व'], k: ['ka', 'क'], h: ['ha', 'ह'], D: ['ḍa', 'ड'], m: ['ma', 'म'], T: ['ṭa', 'ट'],
  p: ['pa', 'प'], r: ['ra', 'र'], t: ['ta', 'त'], n: ['na', 'न'], y: ['ya', 'य'], bh: ['bha', 'भ'],
  j: ['ja', 'ज'], kh: ['kha', 'ख'], g: ['ga', 'ग'], s: ['sa', 'स'], d: ['da', 'द'], c: ['ca', 'च'], l: ['la', 'ल'],
};

/** The letter of a key. A vowel and a consonant never share one: consonants have their vowel a. */
export function letterOf(kind: 'vowel' | 'consonant', key: string): { iast: string; sa: string } {
  const spelled = LETTERS[key];
  if (spelled === undefined) throw new RangeError(`no ${kind} ${key}`);
  const [iast, sa] = spelled;
  return { iast, sa };
}
