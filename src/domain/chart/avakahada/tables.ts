/** The classes of avakahaḍā by the Moon's rāśi and nakṣatra, with their names and sources. */

import type { Name } from '../../../data/terms/name';
import {
  GANA_NAMES as GANAS_IN_SMALL,
  NADIS as NADI_PLACES,
  VARNA_NAMES as VARNAS_IN_SMALL,
  VASHYA_NAMES as VASHYAS_IN_SMALL,
  YONIS as YONI_ANIMALS,
} from '../../moonClasses';

/** The same names with a capital letter. */
function capitalised<Key extends string>(names: Readonly<Record<Key, Name>>): Readonly<Record<Key, Name>> {
  const entries = (Object.values(names) as Name[]).map(({ key, iast, sa }) => {
    return [key, { key, iast: iast.charAt(0).toUpperCase() + iast.slice(1), sa }];
  });
  return Object.fromEntries(entries);
}

export const VARNA_NAMES = capitalised(VARNAS_IN_SMALL);
export const VASHYA_NAMES = capitalised(VASHYAS_IN_SMALL);
export const GANA_NAMES = capitalised(GANAS_IN_SMALL);

export const YONI_NAMES = {
  ashva: { key: 'ashva', iast: 'Aśva', sa: 'अश्व' },
  gaja: { key: 'gaja', iast: 'Gaja', sa: 'गज' },
  mesha: { key: 'mesha', iast: 'Meṣa', sa: 'मेष' },
  sarpa: { key: 'sarpa', iast: 'Sarpa', sa: 'सर्प' },
  shvan: { key: 'shvan', iast: 'Śvan', sa: 'श्वन्' },
  marjara: { key: 'marjara', iast: 'Mārjāra', sa: 'मार्जार' },
  mushaka: { key: 'mushaka', iast: 'Mūṣaka', sa: 'मूषक' },
  go: { key: 'go', iast: 'Go', sa: 'गो' },
  mahisha: { key: 'mahisha', iast: 'Mahiṣa', sa: 'महिष' },
  vyaghra: { key: 'vyaghra', iast: 'Vyāghra', sa: 'व्याघ्र' },
  mriga: { key: 'mriga', iast: 'Mṛga', sa: 'मृग' },
  vanara: { key: 'vanara', iast: 'Vānara', sa: 'वानर' },
  nakula: { key: 'nakula', iast: 'Nakula', sa: 'नकुल' },
  simha: { key: 'simha', iast: 'Siṃha', sa: 'सिंह' },
} as const satisfies Record<string, Name>;
export type YoniKey = keyof typeof YONI_NAMES;
/** From Aśvinī. */
export const YONIS: readonly YoniKey[] = YONI_ANIMALS.map((animal) => (animal === 'dog' ? 'shvan' : animal));

export const NADI_NAMES = {
  adi: { key: 'adi', iast: 'Ādi', sa: 'आदि' },
  madhya: { key: 'madhya', iast: 'Madhya', sa: 'मध्य' },
  antya: { key: 'antya', iast: 'Antya', sa: 'अन्त्य' },
} as const satisfies Record<string, Name>;
export type NadiKey = keyof typeof NADI_NAMES;
const NADI_KEYS = { first: 'adi', middle: 'madhya', last: 'antya' } as const satisfies Record<string, NadiKey>;
/** From Aśvinī. */
export const NADIS: readonly NadiKey[] = NADI_PLACES.map((place) => NADI_KEYS[place]);

export const TATTVA_NAMES = {
  agni: { key: 'agni', iast: 'Agni', sa: 'अग्नि' },
  prithvi: { key: 'prithvi', iast: 'Pṛthvī', sa: 'पृथ्वी' },
  vayu: { key: 'vayu', iast: 'Vāyu', sa: 'वायु' },
  jala: { key: 'jala', iast: 'Jala', sa: 'जल' },
} as const satisfies Record<string, Name>;
export type TattvaKey = keyof typeof TATTVA_NAMES;
export const TATTVAS = ['agni', 'prithvi', 'vayu', 'jala'] as const satisfies readonly TattvaKey[];

export const PAYA_NAMES = {
  suvarna: { key: 'suvarna', iast: 'Suvarṇa', sa: 'सुवर्ण' },
  rajata: { key: 'rajata', iast: 'Rajata', sa: 'रजत' },
  tamra: { key: 'tamra', iast: 'Tāmra', sa: 'ताम्र' },
  loha: { key: 'loha', iast: 'Loha', sa: 'लोह' },
} as const satisfies Record<string, Name>;
export type PayaKey = keyof typeof PAYA_NAMES;
/** By the Moon's house from the lagna, 1..12 (customary). */
export const PAYAS_BY_HOUSE = [
  ...(['suvarna', 'rajata', 'tamra', 'loha', 'rajata', 'suvarna'] as const),
  ...(['tamra', 'loha', 'rajata', 'tamra', 'suvarna', 'loha'] as const),
] satisfies readonly PayaKey[];
/** Series of nakṣatras from Revatī: one of three tables in use, the one quoted as Drik Panchang's. */
export const PAYA_RUNS = [
  { key: 'suvarna', nakshatras: 3 }, // Revatī, Aśvinī, Bharaṇī
  { key: 'loha', nakshatras: 3 }, // Kṛttikā to Mṛgaśirā
  { key: 'rajata', nakshatras: 12 }, // Ārdrā to Anurādhā
  { key: 'tamra', nakshatras: 9 }, // Jyeṣṭhā to Uttara-Bhādrapadā
] as const satisfies readonly { key: PayaKey; nakshatras: number }[];

export const YUNJA_NAMES = {
  purva: { key: 'purva', iast: 'Pūrva', sa: 'पूर्व' },
  madhya: { key: 'madhya', iast: 'Madhya', sa: 'मध्य' },
  antya: { key: 'antya', iast: 'Antya', sa: 'अन्त्य' },
} as const satisfies Record<string, Name>;
export type YunjaKey = keyof typeof YUNJA_NAMES;
/** Series of nakṣatras from Revatī (Bṛhat-saṃhitā 4: six, twelve and nine). */
export const YUNJA_RUNS = [
  { key: 'purva', nakshatras: 6 },
  { key: 'madhya', nakshatras: 12 },
  { key: 'antya', nakshatras: 9 },
] as const satisfies readonly { key: YunjaKey; nakshatras: number }[];

/**
 * First syllables of names, one for each pāda from Aśvinī, in IAST with the customary vowels (Horā-ratna; without
 * Abhijit).
 */
export const SYLLABLES = [
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
export const SYLLABLES_SA = [
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
