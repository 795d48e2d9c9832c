/** The shapes of the five limbs in the domain: Julian days UT, one-based almanac numbers. */

export const LIMB_KEYS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type LimbKey = (typeof LIMB_KEYS)[number];

/** A limb with its true start and end, which may be outside the requested day. */
export interface Limb {
  /** Tithi 1..30 from Śukla Pratipadā, nakṣatra 1..27, yoga 1..27, karaṇa 1..60 from Kiṃstughna. */
  index: number;
  startJd: number;
  endJd: number;
  /** In a day: the error of ΔT leaves open on which side of a sunrise the limb begins or ends. */
  undecided?: true;
}

/** A limb in force at an instant, with its elapsed part, 0..1 of its angle. */
export interface RunningLimb extends Limb {
  fraction: number;
}

export type LimbsNow = Record<LimbKey, RunningLimb>;
/** The contiguous limbs that overlap a period, in order of time. */
export type LimbsOfDay = Record<LimbKey, Limb[]>;
