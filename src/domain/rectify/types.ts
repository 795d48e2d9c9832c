/** The shapes of a rectification in the domain. */

import type { GrahaKey } from '../../data/keys';
import type { Category } from '../../data/rectify';
import type { VimshottariDasha } from '../dasha/types';
import type { Positions } from '../positions/types';

export interface LifeEvent {
  /** Local date YYYY-MM-DD; the event counts at its noon. */
  date: string;
  category: Category;
}

export interface RectifyQuestion {
  /** Local date YYYY-MM-DD. */
  birthDate: string;
  /** First and last moment of the window, minutes from midnight: start < end. */
  startMinute: number;
  endMinute: number;
  /** Step of the grid. The window's end is always part of the grid. */
  gridMinutes: number;
  latDeg: number;
  lonDeg: number;
  /** UTC offset of the place, hours. */
  tzHours: number;
  /** 1 to 60. */
  events: readonly LifeEvent[];
}

/** The levels whose lords are evaluated, mahā first. */
export const LEVELS = ['maha', 'antara', 'pratyantara'] as const;
type Level = (typeof LEVELS)[number];
export type LevelLords = Record<Level, GrahaKey>;

/** A link of a graha to houses of a category. */
export interface HouseTie {
  by: 'owns' | 'occupies' | 'aspects';
  houses: readonly number[];
}

/** A link of a graha to a category: by houses, or as its kāraka. */
export type Tie = HouseTie | { by: 'karaka' };

/** The links of one level's lord, the links of the grahas for which a node acts, and the fit. */
export interface LordReason {
  level: Level;
  lord: GrahaKey;
  ties: readonly Tie[];
  agents: readonly { graha: GrahaKey; ties: readonly Tie[] }[];
  fit: number;
}

export interface Evidence extends LifeEvent {
  /** Null if the event is outside the 120 years of the cycle. */
  lords: LevelLords | null;
  score: number;
  /** One reason a level, mahā first; none if no lord runs. */
  reasons: readonly LordReason[];
}

/** A run of neighbouring moments of the grid, both ends included. */
export interface MomentSpan {
  startMinute: number;
  endMinute: number;
  moments: number;
}

export interface Candidate {
  rank: number;
  /** The moment that represents its interval: the middle one. */
  minute: number;
  jdUt: number;
  interval: MomentSpan;
  /** Rank of the first candidate with identical evidence; null if the evidence is unique. */
  sameEvidenceAs: number | null;
  /** Mean over the events. */
  score: number;
  positions: Positions;
  dasha: Pick<VimshottariDasha, 'seed' | 'balance'>;
  /** One for each event, in the order of the request. */
  evidence: Evidence[];
}

export const DISCRIMINATION_LEVELS = ['clear', 'weak', 'none'] as const;

/**
 * What the scores show, with the level of each. `none`: the same lords at every moment, a single event, events of one
 * category, or a score that random assignments often reach; `weak`: one that they reach at times, or many moments near
 * the best.
 */
export const LEVEL_OF_FINDING = {
  'same-lords': 'none',
  'one-event': 'none',
  'one-category': 'none',
  chance: 'none',
  hint: 'weak',
  wide: 'weak',
  clear: 'clear',
} as const satisfies Record<string, (typeof DISCRIMINATION_LEVELS)[number]>;
export type Finding = keyof typeof LEVEL_OF_FINDING;

export interface Discrimination {
  finding: Finding;
  level: (typeof DISCRIMINATION_LEVELS)[number];
  best: number;
  /** (1 + assignments at least as good) / (1 + assignments); 1 if there is nothing to assign. */
  pValue: number;
  deals: number;
  /** Best score minus the score of the next interval with different evidence; null if there is no such interval. */
  runnerUpGap: number | null;
  /** The moments whose score is near the best, and their share of all moments. */
  nearBest: MomentSpan & { share: number };
}

export interface Rectification {
  /** 1 to 5, best first. */
  candidates: Candidate[];
  /** Moments of the grid. */
  evaluated: number;
  discrimination: Discrimination;
}
