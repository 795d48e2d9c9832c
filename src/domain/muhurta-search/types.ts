/** Searches for muhūrtas, and their results. Instants are Julian days UT; limbs are numbered as in the rules. */

import type { Direction } from '../../data/almanac';
import type { MuhurtaTradition, Purpose, RuleId } from '../../data/muhurta-search/rule';
import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { CivilDate } from '../day/types';
import type { ZoneChoice, ZoneHistories } from '../time/zone';

/** How a search determines dates: by a zone, or by a fixed offset. */
export type SearchZone = Exclude<ZoneChoice, { kind: 'civil' }>;

export interface MuhurtaQuestion {
  purpose: Purpose;
  tradition: MuhurtaTradition;
  /** First and last date at the place, at most 400 days apart. */
  from: CivilDate;
  to: CivilDate;
  place: Place;
  zone: SearchZone;
  /** Histories of merged zones, from `historiesFor`. */
  histories?: ZoneHistories | null;
  /** The set includes rows that depend on a birth only if it is given. */
  natal?: { nakshatra?: number; rashi?: number };
  /** Direction of a journey. */
  direction?: Direction;
  /** Rows of the set that are left out. */
  without?: readonly RuleId[];
}

/** How far the ends of a rule extend beyond the ends of a window, minutes; null for more than 30 days. */
export interface RuleMargin {
  id: RuleId;
  beforeMinutes: number | null;
  afterMinutes: number | null;
}

export interface MuhurtaWindow extends Stretch {
  /** The date of its day's sunrise. */
  date: CivilDate;
  /** Rules that are met throughout: every required and excluded one, and some preferred ones. */
  met: RuleId[];
  /** Preferred rules that are met for part of the window, and when. */
  partly: { id: RuleId; stretches: Stretch[] }[];
  /** Preferred rules that are never met in the window. */
  unmet: RuleId[];
  margins: {
    /** Rules whose boundary starts the window, and ends it. */
    start: RuleId[];
    end: RuleId[];
    /** Every applied rule, and every preferred one that is met throughout. */
    rules: RuleMargin[];
  };
}

export const MISSING_UNITS = ['minutes', 'days'] as const;

/**
 * How a rule closes a day: it fails all day; it fails whenever all others are met; it fails at some time, while others
 * fail at other times; or it bounds a window shorter than ten minutes. See `closedBy`.
 */
export const CLOSINGS = ['all-day', 'while-others-met', 'in-turn', 'short-window'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** A rule that closes a day, and how much is missing. */
export interface ClosingRule {
  id: RuleId;
  by: { value: number; unit: (typeof MISSING_UNITS)[number] };
  how: Closing;
}

export interface SearchedDay {
  date: CivilDate;
  /** From sunrise to sunrise; null if the date has no sunrise. */
  day: Stretch | null;
  verdict: 'open' | 'closed';
  /** Empty if and only if the day is open. */
  closedBy: ClosingRule[];
}
