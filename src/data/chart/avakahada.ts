/** The classes of avakahaḍā by the Moon's rāśi and nakṣatra, with their sources. */

export const TATTVAS = ['agni', 'prithvi', 'vayu', 'jala'] as const;
export type TattvaKey = (typeof TATTVAS)[number];

export const PAYA_KEYS = ['suvarna', 'rajata', 'tamra', 'loha'] as const;
export type PayaKey = (typeof PAYA_KEYS)[number];
/** Keyed by the Moon's house from the lagna, 1..12 (customary). */
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

export const YUNJA_KEYS = ['purva', 'madhya', 'antya'] as const;
export type YunjaKey = (typeof YUNJA_KEYS)[number];
/** Series of nakṣatras from Revatī (Bṛhat-saṃhitā 4: six, twelve and nine). */
export const YUNJA_RUNS = [
  { key: 'purva', nakshatras: 6 },
  { key: 'madhya', nakshatras: 12 },
  { key: 'antya', nakshatras: 9 },
] as const satisfies readonly { key: YunjaKey; nakshatras: number }[];
