/** Tables of the values of a day: by its weekday, its tithi, or the nakṣatras of the Moon and the Sun. */
import type { GrahaKey } from '../keys';

/** The theories of the places of the grahas: modern astronomy, or a historical text. */
export const MODELS = ['modern', 'surya-siddhanta'] as const;
export type Model = (typeof MODELS)[number];

/** The 28 ānandādi yogas. Source: customary. */
export const ANANDADI_KEYS = [
  'ananda',
  'kaladanda',
  'dhumra',
  'dhata',
  'saumya',
  'dhvanksha',
  'dhvaja',
  'shrivatsa',
  'vajra',
  'mudgara',
  'chatra',
  'mitra',
  'manasa',
  'padma',
  'lumbaka',
  'utpata',
  'mrityu',
  'kana',
  'siddhi',
  'shubha',
  'amrita',
  'musala',
  'gada',
  'matanga',
  'rakshasa',
  'chara',
  'sthira',
  'vardhamana',
] as const;

/** The first of the 28 mansions for each weekday, from Ravivāra: each is four after the previous one. */
export const ANANDADI_FIRST = [1, 5, 9, 13, 17, 21, 25] as const;

/** Homāhuti: each graha has three nakṣatras, counted from the Sun's to the Moon's. Source: Muhūrta-cintāmaṇi, by report. */
export const AHUTI_GRAHAS = [
  'sun',
  'mercury',
  'venus',
  'saturn',
  'moon',
  'mars',
  'jupiter',
  'rahu',
  'ketu',
] as const satisfies readonly GrahaKey[];

/** The abodes of fire (agni-vāsa). */
export const AGNI_ABODES = ['prithvi', 'akasha', 'patala'] as const;

export type AgniAbode = (typeof AGNI_ABODES)[number];

/** By the remainder of (tithi + vāra + 1) divided by four. Source: customary. */
export const AGNI_ABODE_OF_REMAINDER = [
  'prithvi',
  'akasha',
  'patala',
  'prithvi',
] as const satisfies readonly AgniAbode[];

/** Nōkku, the direction in which a nakṣatra looks: up, down or straight ahead. */
export const NOKKU_KEYS = ['mel', 'kil', 'cama'] as const;

export type NokkuKey = (typeof NOKKU_KEYS)[number];

/**
 * The nōkku of each nakṣatra from Aśvinī.
 *
 * Source  Muhūrta-cintāmaṇi 2 (ūrdhva-, adho- and tiryaṅ-mukha); Tamil pages agree
 */
// biome-ignore format: nine nakṣatras a line
export const NOKKU_OF: readonly NokkuKey[] = [
  'cama', 'kil', 'kil', 'mel', 'cama', 'mel', 'cama', 'mel', 'kil',
  'kil', 'kil', 'mel', 'cama', 'cama', 'cama', 'kil', 'cama', 'cama',
  'kil', 'kil', 'mel', 'mel', 'mel', 'mel', 'kil', 'mel', 'cama',
];

/**
 * Kari-nāḷ: days of the twelve Tamil months from Cittirai.
 *
 * Source  customary, as printed for 2016; some lists have 1, 10 and 17 for Kārttikai
 */
export const KARI_DAYS: readonly (readonly number[])[] = [
  [6, 15],
  [7, 16, 17],
  [1, 6],
  [2, 10, 20],
  [2, 9, 28],
  [16, 29],
  [6, 20],
  [1, 7, 17],
  [6, 9, 11],
  [1, 2, 3, 11, 17],
  [15, 16, 17],
  [6, 15, 19],
];

/** The abodes of bhadrā. */
export const BHADRA_ABODES = ['svarga', 'patala', 'bhumi'] as const;

export type BhadraAbode = (typeof BHADRA_ABODES)[number];

/** By the Moon's rāśi from Meṣa. Source: Muhūrta-cintāmaṇi, by report. */
export const BHADRA_ABODE_OF_RASHI = [
  'svarga',
  'svarga',
  'svarga',
  'bhumi',
  'bhumi',
  'patala',
  'patala',
  'svarga',
  'patala',
  'patala',
  'bhumi',
  'bhumi',
] as const satisfies readonly BhadraAbode[];

/** The kinds of pañcaka. */
export const PANCHAKA_KINDS = ['roga', 'raja', 'agni', 'chora', 'mrityu', 'none'] as const;

export type PanchakaKind = (typeof PANCHAKA_KINDS)[number];

/** By the vāra at its start, from Ravivāra. Source: customary. */
export const PANCHAKA_OF_VARA = [
  'roga',
  'raja',
  'agni',
  'none',
  'none',
  'chora',
  'mrityu',
] as const satisfies readonly PanchakaKind[];

/** Candra-bala: good places of the Moon, counted inclusively from the rāśi of birth. */
export const CHANDRABALA_PLACES = [1, 3, 6, 7, 10, 11];

/** The nine tārās, counted from the nakṣatra of birth to the Moon's. */
export const TARA_KEYS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'vadha',
  'mitra',
  'atimitra',
] as const;

/** Tārā-bala: the good tārās by number. */
export const TARABALA_TARAS = [2, 4, 6, 8, 9];
