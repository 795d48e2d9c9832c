/**
 * Squares and rings of chakras.
 *
 * Source  Sarvatobhadra: P. V. R. Narasimha Rao; Koṭa rings and kakṣyās (BPHS, aṣṭakavarga): customary. The guardian (pāla)
 *         of a Koṭa, the Śūla-cakra and the Pañca-śalākā are left out, because no text that describes them was read.
 */
import { NAKSHATRA_KEYS, RASHI_KEYS } from './almanac';
import type { PointKey } from './keys';

/** The 28 nakṣatras: Abhijit is the 22nd. */
export const MANSION_KEYS = [
  ...NAKSHATRA_KEYS.slice(0, 21),
  'abhijit',
  ...NAKSHATRA_KEYS.slice(21),
] as readonly MansionKey[];
export type MansionKey = (typeof NAKSHATRA_KEYS)[number] | 'abhijit';

type SquareKind = 'nakshatra' | 'vowel' | 'consonant' | 'rashi' | 'tithi';

export interface Square {
  kind: SquareKind;
  /** A nakṣatra, a rāśi or a class of tithis by its key; a vowel or consonant in Harvard-Kyoto. */
  value: string;
}

/** The tithis of either fortnight in each class, and its weekdays from 1 for Ravivāra. */
export const TITHI_CLASSES = {
  nanda: { tithis: [1, 6, 11], varas: [1, 3] },
  bhadra: { tithis: [2, 7, 12], varas: [2, 4] },
  jaya: { tithis: [3, 8, 13], varas: [5] },
  rikta: { tithis: [4, 9, 14], varas: [6] },
  purna: { tithis: [5, 10, 15], varas: [7] },
} as const;

/** The first row is the east, the last column the south. `v:` marks a vowel, `c:` a consonant. */
// biome-ignore format: a table
const SARVATOBHADRA_ROWS = [
  'v:a krittika rohini mrigashira ardra punarvasu pushya ashlesha v:A',
  'bharani v:u c:a c:v c:k c:h c:D v:U magha',
  'ashvini c:l v:lR vrishabha mithuna karka v:lRR c:m purva_phalguni',
  'revati c:c mesha v:o nanda v:au simha c:T uttara_phalguni',
  'uttara_bhadrapada c:d mina rikta purna bhadra kanya c:p hasta',
  'purva_bhadrapada c:s kumbha v:aH jaya v:aM tula c:r chitra',
  'shatabhisha c:g v:ai makara dhanu vrishchika v:e c:t svati',
  'dhanishtha v:RR c:kh c:j c:bh c:y c:n v:R vishakha',
  'v:I shravana abhijit uttara_ashadha purva_ashadha mula jyeshtha anuradha v:i',
];

function squareOf(text: string): Square {
  if (text.startsWith('v:')) return { kind: 'vowel', value: text.slice(2) };
  if (text.startsWith('c:')) return { kind: 'consonant', value: text.slice(2) };
  if ((MANSION_KEYS as readonly string[]).includes(text)) return { kind: 'nakshatra', value: text };
  if ((RASHI_KEYS as readonly string[]).includes(text)) return { kind: 'rashi', value: text };
  return { kind: 'tithi', value: text };
}

/** The nine rows of nine squares of the Sarvatobhadra. */
export const SARVATOBHADRA: readonly (readonly Square[])[] = SARVATOBHADRA_ROWS.map((row) =>
  row.split(' ').map(squareOf),
);

export const KOTA_RINGS = ['stambha', 'madhya', 'prakara', 'bahya'] as const;
export type KotaRing = (typeof KOTA_RINGS)[number];

/** The ring at each count from the natal nakṣatra among seven; the 28 are four such quarters. */
export const KOTA_QUARTER: readonly KotaRing[] = [
  'bahya',
  'prakara',
  'madhya',
  'stambha',
  'madhya',
  'prakara',
  'bahya',
];

/** Width of a kakṣyā, degrees, and the lords of the eight in each rāśi. */
export const KAKSHYA_DEG = 3.75;
export const KAKSHYA_LORDS = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'lagna',
] as const satisfies readonly PointKey[];
