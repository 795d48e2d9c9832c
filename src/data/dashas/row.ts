/** The form of a daśā as data: lords with their years, order, start, condition of use. */
import type { GrahaKey } from '../keys';

export interface LordRow {
  lord: GrahaKey;
  years: number;
}

/** The conditions of use. */
export const CONDITION_KEYS = [
  'rahu-from-lagna-lord-or-paksha',
  'four-grahas-in-kendras',
  'lagna-lord-in-seventh-or-seventh-lord-in-lagna',
  'hora-and-paksha',
  'navamsha-of-shukra',
  'karka-lagna-and-dvadashamsha',
  'vargottama-lagna',
  'tenth-lord-in-tenth',
  'surya-in-lagna',
  'day-and-hora',
] as const;
export type ConditionKey = (typeof CONDITION_KEYS)[number];

/** A number of nakṣatras from the first on. */
export interface NakshatraGroup {
  first: number;
  nakshatras: number;
}

/** How the Moon's position determines the lord of the first mahādaśā. Nakṣatras are 1..27 from Aśvinī. */
export type CircleStart =
  /** Each nakṣatra has a lord, by the count from a given nakṣatra to the Moon's, or backwards from the Moon's to it. */
  | { by: 'nakshatra'; from: number; back?: true; firstLord?: number }
  /** Each lord has a group of nakṣatras. The Moon traverses the group. */
  | { by: 'group'; groups: readonly NakshatraGroup[] }
  /** Each lord has `counts[i]` of 28 stars, Abhijit included. The Moon traverses the star. */
  | { by: 'star'; counts: readonly number[] };

/**
 * A daśā of lords in a circle. It begins before birth, by the fraction that the Moon has traversed. Every period is
 * divided among all lords in proportion to their years, starting with its own lord.
 */
export interface CircleRow {
  lords: readonly LordRow[];
  cycles: number;
  start: CircleStart;
  condition: ConditionKey | null;
}

/** Lords with the same years. */
export const each = (years: number, lords: readonly GrahaKey[]): LordRow[] => lords.map((lord) => ({ lord, years }));
/** Lords whose years increase by one. */
export const rising = (years: number, lords: readonly GrahaKey[]): LordRow[] =>
  lords.map((lord, i) => ({ lord, years: years + i }));

/** Abhijit: from the last quarter of Uttarāṣāḍhā, the 21st, to the first fifteenth of Śravaṇa. */
export const ABHIJIT = { afterNakshatra: 21, fromDeg: 276 + 40 / 60, toDeg: 280 + 53 / 60 + 20 / 3600 } as const;
