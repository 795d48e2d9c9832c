/** Tables that the rules of kūṭas use. Lists of rāśis begin with Meṣa, lists of nakṣatras with Aśvinī. */
import { agreed, single } from '../attribution';
import type { BodyKey } from '../keys';
import {
  byNakshatra,
  type GanaKey,
  VARNAS_OF_ELEMENTS,
  type VarnaKey,
  type VashyaKey,
  type YoniKey,
} from '../moonClasses';

/** Highest first. */
export const VARNA_ORDER: readonly VarnaKey[] = ['brahmana', 'kshatriya', 'vaishya', 'shudra'];

/** By rāśi: fire, earth, air and water in the north; Raman has his own list. */
export const VARNAS: Record<'north' | 'raman', readonly VarnaKey[]> = {
  north: [...VARNAS_OF_ELEMENTS, ...VARNAS_OF_ELEMENTS, ...VARNAS_OF_ELEMENTS],
  raman: [
    ...(['vaishya', 'shudra', 'vaishya', 'brahmana'] as const),
    ...(['kshatriya', 'shudra', 'kshatriya', 'brahmana'] as const),
    ...(['kshatriya', 'shudra', 'vaishya', 'brahmana'] as const),
  ],
};
export const VARNA_SOURCES = {
  north: agreed('panchangam-js', 'kundalimilan', 'krazykrackpot'),
  raman: single('raman-muhurtha'),
} as const;

/** Symmetric points of the vaśya classes in the north. */
export const VASHYA_POINTS: Record<VashyaKey, Record<VashyaKey, number>> = {
  chatushpada: { chatushpada: 2, manava: 1, jalachara: 1, vanachara: 0.5, kita: 1 },
  manava: { chatushpada: 1, manava: 2, jalachara: 0.5, vanachara: 0, kita: 1 },
  jalachara: { chatushpada: 1, manava: 0.5, jalachara: 2, vanachara: 1, kita: 1 },
  vanachara: { chatushpada: 0.5, manava: 0, jalachara: 1, vanachara: 2, kita: 0 },
  kita: { chatushpada: 1, manava: 1, jalachara: 1, vanachara: 0, kita: 2 },
};

/** The rāśis, 1..12, that are vaśya to each rāśi, by Raman and the Tamil almanacs. */
export const VASHYA_LISTS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];

/** Vipat, pratyari and vadha: the third, fifth and seventh of each nine. */
export const BAD_TARAS: readonly number[] = [3, 5, 7];

/** Good counts of dina by Tamil almanacs. */
export const DINA_COUNTS: readonly number[] = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];

/** Symmetric points of the yonis, 0 for the seven pairs of enemies. Columns are in the order of the rows. */
export const YONI_POINTS: Record<YoniKey, readonly number[]> = {
  ashva: [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  gaja: [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  mesha: [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  sarpa: [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  shvan: [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  marjara: [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  mushaka: [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  go: [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  mahisha: [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  vyaghra: [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  mriga: [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  vanara: [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  nakula: [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  simha: [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
};

/** Points of graha-maitrī by the sum of the two natural relations of the lords, from −2 to 2. */
export const MAITRI_POINTS_BY_SUM: readonly number[] = [0, 0.5, 3, 4, 5];
/** Points of one graha as the lord of both rāśis. */
export const MAITRI_POINTS_SAME_LORD = 5;
/** Points of a friend and an enemy, whose sum equals the sum of two neutrals. */
export const MAITRI_POINTS_FRIEND_AND_ENEMY = 1;

/** Friends in the list of Bṛhajjātaka 2.15, where every friendship is mutual. */
export const BRIHAJJATAKA_FRIENDS: Record<BodyKey, readonly BodyKey[]> = {
  sun: ['jupiter'],
  moon: ['mercury', 'jupiter'],
  mars: ['mercury', 'venus'],
  mercury: ['moon', 'mars', 'jupiter', 'venus', 'saturn'],
  jupiter: ['sun', 'moon', 'mercury', 'venus', 'saturn'],
  venus: ['mars', 'mercury', 'jupiter', 'saturn'],
  saturn: ['mercury', 'jupiter', 'venus'],
};

/** The vara's row, the kanyā's column. */
export const GANA_POINTS: Record<GanaKey, Record<GanaKey, number>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};

/** Mutual positions 2 and 12, 5 and 9, 6 and 8. */
export const BAD_BHAKUTA_PLACES: readonly number[] = [2, 12, 5, 9, 6, 8];

export type RajjuKey = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiras';

export const RAJJUS = byNakshatra<RajjuKey>({
  pada: [1, 9, 10, 18, 19, 27],
  kati: [2, 8, 11, 17, 20, 26],
  nabhi: [3, 7, 12, 16, 21, 25],
  kantha: [4, 6, 13, 15, 22, 24],
  shiras: [5, 14, 23],
});

type NakshatraPair = readonly [number, number];

/** Pairs of nakṣatras in vedha have the sum 19 (1 and 18 to 9 and 10), and so on; three nakṣatras are special. */
const VEDHA_PAIRS: readonly NakshatraPair[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];
export const VEDHAS: Record<'with-three' | 'mrigashira-dhanishtha', readonly NakshatraPair[]> = {
  'with-three': [...VEDHA_PAIRS, [5, 14], [5, 23], [14, 23]],
  'mrigashira-dhanishtha': [...VEDHA_PAIRS, [5, 23]],
};
