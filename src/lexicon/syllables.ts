/** First syllables of names by the pāda of the Moon. */

import type { Name } from './name';

/**
 * First syllables of names, one for each pāda from Aśvinī, in IAST with the customary vowels (Horā-ratna; without
 * Abhijit).
 */
const SYLLABLES = [
  ...['cū', 'ce', 'co', 'lā', 'lī', 'lū', 'le', 'lo', 'a', 'i', 'u', 'e'],
  ...['o', 'vā', 'vī', 'vū', 've', 'vo', 'kā', 'kī', 'kū', 'gha', 'ṅa', 'cha'],
  ...['ke', 'ko', 'hā', 'hī', 'hū', 'he', 'ho', 'ḍā', 'ḍī', 'ḍū', 'ḍe', 'ḍo'],
  ...['mā', 'mī', 'mū', 'me', 'mo', 'ṭā', 'ṭī', 'ṭū', 'ṭe', 'ṭo', 'pā', 'pī'],
  ...['pū', 'ṣa', 'ṇa', 'ṭha', 'pe', 'po', 'rā', 'rī', 'rū', 're', 'ro', 'tā'],
  ...['tī', 'tū', 'te', 'to', 'nā', 'nī', 'nū', 'ne', 'no', 'yā', 'yī', 'yū'],
  ...['ye', 'yo', 'bhā', 'bhī', 'bhū', 'dhā', 'phā', 'ḍhā', 'bhe', 'bho', 'jā', 'jī'],
  ...['khī', 'khū', 'khe', 'kho', 'gā', 'gī', 'gū', 'ge', 'go', 'sā', 'sī', 'sū'],
  ...['se', 'so', 'dā', 'dī', 'dū', 'tha', 'jha', 'ña', 'de', 'do', 'cā', 'cī'],
] as const;

/** The same syllables in Devanāgarī. */
const SYLLABLES_SA = [
  ...['चू', 'चे', 'चो', 'ला', 'ली', 'लू', 'ले', 'लो', 'अ', 'इ', 'उ', 'ए'],
  ...['ओ', 'वा', 'वी', 'वू', 'वे', 'वो', 'का', 'की', 'कू', 'घ', 'ङ', 'छ'],
  ...['के', 'को', 'हा', 'ही', 'हू', 'हे', 'हो', 'डा', 'डी', 'डू', 'डे', 'डो'],
  ...['मा', 'मी', 'मू', 'मे', 'मो', 'टा', 'टी', 'टू', 'टे', 'टो', 'पा', 'पी'],
  ...['पू', 'ष', 'ण', 'ठ', 'पे', 'पो', 'रा', 'री', 'रू', 'रे', 'रो', 'ता'],
  ...['ती', 'तू', 'ते', 'तो', 'ना', 'नी', 'नू', 'ने', 'नो', 'या', 'यी', 'यू'],
  ...['ये', 'यो', 'भा', 'भी', 'भू', 'धा', 'फा', 'ढा', 'भे', 'भो', 'जा', 'जी'],
  ...['खी', 'खू', 'खे', 'खो', 'गा', 'गी', 'गू', 'गे', 'गो', 'सा', 'सी', 'सू'],
  ...['से', 'सो', 'दा', 'दी', 'दू', 'थ', 'झ', 'ञ', 'दे', 'दो', 'चा', 'ची'],
] as const;

const SHORT: Readonly<Record<string, string>> = { ā: 'a', ī: 'i', ū: 'u' };

/** The syllable of a pāda, 1..108 from Aśvinī; its key has short vowels. */
export function syllableOf(pada: number): Name {
  const iast = SYLLABLES[pada - 1] as string;
  return { key: iast.replace(/[āīū]/, (vowel) => SHORT[vowel] as string), iast, sa: SYLLABLES_SA[pada - 1] as string };
}
