/** The shapes of a rectification as the domain asks and answers it. */
import type { GrahaKey, Positions, VimshottariDasha } from '../chart/types';

/** What a dated event may be; the kernel counts them in this order from 0. */
export const CATEGORIES = [
  'marriage',
  'career-shift',
  'relocation',
  'child-birth',
  'parent-death',
  'spouse-death',
  'major-illness',
  'education-milestone',
  'windfall',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LifeEvent {
  /** YYYY-MM-DD, by the clocks of the place; it counts at its noon. */
  date: string;
  category: Category;
}

export interface RectifyQuestion {
  /** YYYY-MM-DD, by the clocks of the place. */
  birthDate: string;
  /** First and last moment of the window, minutes from midnight: start < end. */
  startMinute: number;
  endMinute: number;
  /** Step of the grid; the window's end belongs to it whatever the step. */
  gridMinutes: number;
  latDeg: number;
  lonDeg: number;
  /** What the clocks of the place run ahead of UT, hours. */
  tzHours: number;
  /** 1 to 60. */
  events: readonly LifeEvent[];
}

/** The levels whose lords are weighed, mahā first. */
export const LEVELS = ['maha', 'antara', 'pratyantara'] as const;
export type Level = (typeof LEVELS)[number];
export type Lords = Record<Level, GrahaKey>;

export interface Evidence extends LifeEvent {
  /** Null where the event lies outside the 120 years of the cycle. */
  lords: Lords | null;
  score: number;
  reasons: string[];
}

/** A run of neighbouring moments of the grid, both ends in it. */
export interface Span {
  startMinute: number;
  endMinute: number;
  moments: number;
}

export interface Candidate {
  rank: number;
  /** The moment that stands for its interval: the middle one. */
  minute: number;
  jdUt: number;
  interval: Span;
  /** Rank of the first candidate with the very same evidence; null where the evidence is its own. */
  sameEvidenceAs: number | null;
  /** Mean over the events. */
  score: number;
  positions: Positions;
  dasha: Pick<VimshottariDasha, 'seed' | 'balance'>;
  /** One an event, in the order asked. */
  evidence: Evidence[];
}

export const DISCRIMINATION_LEVELS = ['clear', 'weak', 'none'] as const;

export interface Discrimination {
  level: (typeof DISCRIMINATION_LEVELS)[number];
  best: number;
  /** (1 + deals at least as good) / (1 + deals); 1 where there is nothing to deal. */
  pValue: number;
  deals: number;
  /** What the best score is above that of the next interval with evidence of its own; null where there is none. */
  runnerUpGap: number | null;
  /** The moments whose score is near the best, and what part of all moments they are. */
  nearBest: Span & { share: number };
  statement: string;
}

export interface Rectification {
  /** 1 to 5, best first. */
  candidates: Candidate[];
  /** Moments of the grid. */
  evaluated: number;
  discrimination: Discrimination;
}
