/** The five limbs as the domain hands them out: Julian days UT, one-based almanac numbers. */

export const LIMB_KEYS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type LimbKey = (typeof LIMB_KEYS)[number];

/** One limb with its true beginning and end, which may lie outside the day it was asked for. */
export interface Limb {
  /** Tithi 1..30 from Śukla Pratipadā, nakṣatra 1..27, yoga 1..27, karaṇa 1..60 from Kiṃstughna. */
  index: number;
  startJd: number;
  endJd: number;
}

/** A limb in force at an instant, with the part of it gone by, 0..1 of its angle. */
export interface RunningLimb extends Limb {
  fraction: number;
}

export type LimbsNow = Record<LimbKey, RunningLimb>;
/** Every limb that touches a stretch of time, in order; they tile it. */
export type LimbsOfDay = Record<LimbKey, Limb[]>;
