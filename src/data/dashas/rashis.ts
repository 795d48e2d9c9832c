/**
 * The rāśi daśās: the start of each, the order of the mahādaśās and of their parts, their lengths, and the lords of the
 * rāśis. The engine is `src/domain/dasha/rashi`.
 */
import type { ConditionKey } from './row';

export interface RashiDashaRow {
  /** The first rāśi: the lagna or the ninth from it; the stronger of two houses from the lagna; Brahmā's rāśi. */
  start: 'lagna' | 'ninth' | 'brahma' | readonly [number, number];
  /**
   * The direction of the mahādaśās: always forwards; forwards from an odd rāśi; forwards if the ninth from the first is
   * odd; or an order of their own.
   */
  order: 'forwards' | 'by-oddity' | 'by-ninth' | 'padakrama' | 'leaps' | 'aspects';
  /** Fixed years; years by the kind of the rāśi; the distance to its lord, without or with a year for its dignity. */
  years: number | 'by-modality' | 'counted' | 'dignified';
  /** With a second cycle: the total years of a rāśi in both cycles. */
  bothCycles?: number;
  /** Lords of rāśis: one each, by the settings, or by K. N. Rao's rule. */
  lords: 'single' | 'chosen' | 'rao';
  /** The first of the twelve parts of a period, and their direction. */
  parts: 'own-first' | 'own-last' | 'own-last-by-its-ninth' | 'stronger-lord' | 'kendras-of-stronger';
  condition: ConditionKey | null;
}

/** Years of a movable, a fixed and a dual rāśi, where each kind has fixed years (BPHS 46). */
export const YEARS_BY_MODALITY = [7, 8, 9] as const;

/** Padakrama: the order of the mahādaśās, by houses from a movable, a fixed and a dual rāśi. */
export const PADAKRAMA = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
] as const;

/** Leaps: the kendras from a rāśi, then those from the second and the third. */
export const LEAPS = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] as const;

export const RASHI_DASHAS = {
  /** Jaimini's cara daśā in the outline that K. N. Rao teaches. */
  chara: {
    start: 'lagna',
    order: 'by-ninth',
    years: 'counted',
    lords: 'chosen',
    parts: 'own-last',
    condition: null,
  },
  /** K. N. Rao, *Predicting through Jaimini's Chara Dasha*. He rejects the year for dignity. */
  'chara-rao': {
    start: 'lagna',
    order: 'by-ninth',
    years: 'counted',
    lords: 'rao',
    parts: 'own-last-by-its-ninth',
    condition: null,
  },
  /** P. V. R. Narasimha Rao, *Vedic Astrology: An Integrated Approach*, as those below. */
  narayana: {
    start: [1, 7],
    order: 'padakrama',
    years: 'dignified',
    bothCycles: 12,
    lords: 'chosen',
    parts: 'stronger-lord',
    condition: null,
  },
  /** The ninth, tenth and eleventh from the lagna, each followed by the three rāśis that it aspects. */
  drig: {
    start: 'ninth',
    order: 'aspects',
    years: 'dignified',
    lords: 'chosen',
    parts: 'kendras-of-stronger',
    condition: null,
  },
  shula: {
    start: [1, 7],
    order: 'forwards',
    years: 9,
    lords: 'single',
    parts: 'own-first',
    condition: null,
  },
  'niryana-shula': {
    start: [2, 8],
    order: 'by-oddity',
    years: 'by-modality',
    lords: 'single',
    parts: 'own-first',
    condition: null,
  },
  sthira: {
    start: 'brahma',
    order: 'forwards',
    years: 'by-modality',
    lords: 'single',
    parts: 'own-first',
    condition: null,
  },
  /** The condition is K. N. Rao's. */
  mandooka: {
    start: [1, 7],
    order: 'leaps',
    years: 'by-modality',
    lords: 'single',
    parts: 'own-first',
    condition: 'four-grahas-in-kendras',
  },
} as const satisfies Record<string, RashiDashaRow>;
export type RashiDashaKey = keyof typeof RASHI_DASHAS;
