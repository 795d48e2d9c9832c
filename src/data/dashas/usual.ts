/** The default daśās of lords, and the lords of Viṃśottarī (BPHS 46). */
import type { CircleRow, LordRow, NakshatraGroup } from './row';

/** The lords of Viṃśottarī in order from Ketu, with their years of 120. */
export const VIMSHOTTARI_LORDS = [
  { lord: 'ketu', years: 7 },
  { lord: 'venus', years: 20 },
  { lord: 'sun', years: 6 },
  { lord: 'moon', years: 10 },
  { lord: 'mars', years: 7 },
  { lord: 'rahu', years: 18 },
  { lord: 'jupiter', years: 16 },
  { lord: 'saturn', years: 19 },
  { lord: 'mercury', years: 17 },
] as const satisfies readonly LordRow[];
/** Years of all lords. */
export const VIMSHOTTARI_YEARS = 120;

export const VIMSHOTTARI: CircleRow = {
  lords: VIMSHOTTARI_LORDS,
  cycles: 1,
  start: { by: 'nakshatra', from: 1 },
  condition: null,
};

/** The lords of the eight yoginīs, with their years of 36. */
export const YOGINI_LORDS = [
  { key: 'mangala_yogini', lord: 'moon', years: 1 },
  { key: 'pingala', lord: 'sun', years: 2 },
  { key: 'dhanya', lord: 'jupiter', years: 3 },
  { key: 'bhramari', lord: 'mars', years: 4 },
  { key: 'bhadrika', lord: 'mercury', years: 5 },
  { key: 'ulka', lord: 'saturn', years: 6 },
  { key: 'siddha', lord: 'venus', years: 7 },
  { key: 'sankata', lord: 'rahu', years: 8 },
] as const satisfies readonly (LordRow & { key: string })[];

/** Nakṣatra number plus three, modulo eight, gives the yoginī: Aśvinī belongs to the fourth. */
export const YOGINI: CircleRow = {
  lords: YOGINI_LORDS,
  cycles: 3,
  start: { by: 'nakshatra', from: 1, firstLord: 3 },
  condition: null,
};

/**
 * The lords of aṣṭottarī in order, with their years of 108 and the group of nakṣatras of each, without Abhijit. Rāhu's
 * group continues from Revatī to Aśvinī.
 */
export const ASHTOTTARI_LORDS = [
  { lord: 'sun', years: 6, first: 6, nakshatras: 4 },
  { lord: 'moon', years: 15, first: 10, nakshatras: 3 },
  { lord: 'mars', years: 8, first: 13, nakshatras: 4 },
  { lord: 'mercury', years: 17, first: 17, nakshatras: 3 },
  { lord: 'saturn', years: 10, first: 20, nakshatras: 3 },
  { lord: 'jupiter', years: 19, first: 23, nakshatras: 3 },
  { lord: 'rahu', years: 12, first: 26, nakshatras: 4 },
  { lord: 'venus', years: 21, first: 3, nakshatras: 3 },
] as const satisfies readonly (LordRow & NakshatraGroup)[];

export const ASHTOTTARI = {
  lords: ASHTOTTARI_LORDS,
  cycles: 1,
  start: { by: 'group', groups: ASHTOTTARI_LORDS },
  condition: 'rahu-from-lagna-lord-or-paksha',
} as const satisfies CircleRow;
