/**
 * Searching for muhūrtas: rules as rows of data, and search results. Tithis 1..30 from Śukla Pratipadā, nakṣatras
 * 1..27, yogas 1..27, vāras 1..7 from Ravivāra, rāśis 1..12, lunar months 1..12 from Caitra (amānta). Instants are
 * Julian days UT.
 */

import type { Direction } from '../../data/almanac';
import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { Attribution } from '../attribution';
import type { CivilDate } from '../day/types';
import type { ZoneChoice, ZoneHistories } from '../time/zone';
import type { AstaGraha, AstaLimit } from './asta';
import type { RuleId } from './ruleIds';

/** How a search determines dates: by a zone, or by a fixed offset. */
export type SearchZone = Exclude<ZoneChoice, { kind: 'civil' }>;

export const PURPOSES = [
  'vivaha',
  'griha-pravesha',
  'upanayana',
  'namakarana',
  'annaprashana',
  'vidyarambha',
  'yatra',
  'vahana',
  'krishi',
  'griha-arambha',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The source of the applied rows. `almanac`, the default, reproduces the year lists printed for New Delhi. */
export const MUHURTA_TRADITIONS = [
  'almanac',
  'muhurta-chintamani',
  'raman',
  'punjab-kesari',
  'hindustan',
  'vedicpanchanga',
  'krazykrackpot',
  'prokerala',
  'southern',
] as const;
export type MuhurtaTradition = (typeof MUHURTA_TRADITIONS)[number];

/** The condition of a rule. Each is true over a set of periods. */
export type RuleCondition =
  /** Between a sunrise and the next. */
  | { by: 'day' }
  | { by: 'nakshatra'; in: readonly number[] }
  | { by: 'tithi'; in: readonly number[] }
  | { by: 'yoga'; in: readonly number[] }
  /** Only the excluded part of yogas, in ghaṭīs or as a share of their length. */
  | { by: 'yoga-parts' }
  | { by: 'vishti' }
  | { by: 'vara'; in: readonly number[] }
  /** Pādas of nakṣatras. */
  | { by: 'pada'; in: readonly (readonly [nakshatra: number, pada: number])[] }
  /** The Moon in an arc of the sidereal zodiac, degrees. */
  | { by: 'moon-arc'; fromDeg: number; toDeg: number }
  | { by: 'sun-rashi'; in: readonly number[] }
  | { by: 'jupiter-rashi'; in: readonly number[] }
  /** Named months, without adhika ones. */
  | { by: 'month'; in: readonly number[] }
  | { by: 'adhika' }
  | { by: 'kshaya' }
  /** From the start of a tithi of a month to the end of another one. */
  | { by: 'season'; from: MonthTithi; to: MonthTithi }
  /** Invisible, with the given number of whole days before and after. */
  | { by: 'asta'; graha: AstaGraha; limit: AstaLimit; asideDays: number }
  /** Within the given number of ghaṭīs of the Sun's entry into a rāśi. */
  | { by: 'sankranti'; ghatis: number }
  /** The day of an eclipse seen at the place, and the given number of days after. */
  | { by: 'eclipse'; daysAfter: number }
  | { by: 'lagna'; in: readonly number[] }
  /** From sunrise to the middle of the daylight. */
  | { by: 'forenoon' }
  /** The Moon's nakṣatra counted from the natal one in nines; the Moon's rāśi counted from the natal one. */
  | { by: 'tara'; in: readonly number[] }
  | { by: 'chandra'; in: readonly number[] }
  /** Days whose diśā-śūla is the direction of the journey. */
  | { by: 'disha-shula' }
  /** The arc of the Moon, for a journey southwards. */
  | { by: 'southward-panchaka' }
  /** Named but not computed. */
  | { by: 'unjudged'; what: 'ten-lines' | 'great-faults' };

export interface MonthTithi {
  month: number;
  tithi: number;
}

export type RuleKind = 'required' | 'excluded' | 'preferred';

/** A rule of a set. */
export interface RuleRow {
  id: RuleId;
  /** A window contains times when every required row and no excluded one holds; preferred rows are only shown. */
  kind: RuleKind;
  /** For a preferred row: whether it is met while its condition is true, or while it is false. */
  met: 'within' | 'outside';
  condition: RuleCondition;
  source: Attribution;
}

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

/** How far the ends of a rule extend beyond those of a window, minutes; null for more than 30 days. */
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
