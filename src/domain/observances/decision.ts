/** Why an observance is kept on its day and not on its neighbour, as data. `words/` says it in a language. */

import type { KalaKey } from '../../data/observances/kala';
import type { EkadashiRule, OnNone } from '../../data/observances/rule';
import type { Eclipse } from '../../kernel/almanac';
import type { CivilDate } from '../day/types';

/** What stands at a kāla: a tithi 1..30, or the half of it that belongs to one name of a kṣaya month; a nakṣatra 1..27. */
export type Subject = { tithi: number; half: 'first' | 'second' | null } | { nakshatra: number };

/** A day that has the subject at its kāla: for how long, days, and which part of the kāla. Of an instant 0 and 1. */
export interface Share {
  date: CivilDate;
  heldDays: number;
  share: number;
}

/** What else the day was to be, or which of several occurrences it is. */
export type Besides =
  | { is: 'weekday'; vara: number }
  | { is: 'sun-in'; rashi: number }
  /** Of two within one solar month, or within the time of the rule. */
  | { is: 'later-in-solar-month' | 'nearer-full-moon' | 'later' | 'earlier' }
  /** None falls within the time of the rule, and this one is the nearest. */
  | { is: 'nearest' }
  /** The days of another place decide, for the whole country. */
  | { is: 'decided-at'; place: string };

/** One day has it, or which of several is kept; `equal-…` of equal shares. */
export type OfSome = 'alone' | 'first' | 'second' | 'larger' | 'equal-first' | 'equal-second';

export interface KalaDecision {
  by: 'kala';
  subject: Subject;
  kala: KalaKey;
  leastGhatis: number | null;
  /** The days that have it; none where `why` tells of a fallback. */
  shares: readonly Share[];
  why: OfSome | OnNone;
  date: CivilDate;
  /** False where the day kept has no such kāla at the place. */
  hasKala: boolean;
}

/** Why the day of a saṅkrānti is reckoned so. */
export type SankrantiReason =
  | { day: 'same' | 'next'; limit: 'sunset' | 'three-fifths' | 'clock' }
  | { day: 'no-sunrise' | 'civil' | 'panchanga' }
  | {
      day: 'punya-kala';
      at: 'before-sunrise' | 'karka-before-sunrise' | 'by-day' | 'after-sunset' | 'makara-after-sunset';
    }
  | { day: 'bengal'; at: 'plain' | 'midnight' | 'midnight-next' }
  | { day: 'dawn'; at: 'same' | 'next' };

export interface SunDecision {
  by: 'sun';
  /** Nirayana longitude reached; the beginning of a rāśi is entered. */
  sunDeg: number;
  enters: boolean;
  /** The civil date and the minute of the clock at which the Sun is there. */
  reached: CivilDate;
  minuteOfDay: number;
  reason: SankrantiReason;
  /** Where a later day of the solar month is kept: the day counted from, which one it is, and its date. */
  counted: { from: CivilDate; ordinal: number; date: CivilDate } | null;
}

/** Why an ekādaśī fast is kept on its day. */
export type FastReason =
  | 'no-sunrise'
  | 'second-sunrise'
  | 'dvadashi-without-sunrise'
  | 'one-sunrise'
  | 'dashami-at-arunodaya'
  | 'dvadashi-at-two-sunrises'
  /** Both days are fasts: ekādaśī, or dvādaśī, stands at two sunrises. */
  | 'both-ekadashi'
  | 'both-dvadashi'
  | 'unmilani'
  | 'trisprisha'
  | 'pakshavardhini'
  | Mahadvadashi;

/** The mahādvādaśīs of a nakṣatra: of Punarvasu, Śravaṇa, Rohiṇī, Puṣya. */
export type Mahadvadashi = 'jaya' | 'vijaya' | 'jayanti' | 'papanashini';

export interface EclipseDecision {
  by: 'eclipse';
  date: CivilDate;
  phase: 'greatest' | 'first-contact';
  body: Eclipse['kind'];
  type: Eclipse['type'];
  /** A central eclipse of the Sun that is partial at the place. */
  partialHere: boolean;
  /** When the body is above the horizon. */
  seen: 'every-contact' | 'part' | 'penumbra-only';
}

export type Because =
  | KalaDecision
  | { by: 'bhadra-at-sunset'; subject: Subject; first: CivilDate; date: CivilDate }
  | { by: 'shravana-of-two'; subject: Subject; days: readonly CivilDate[]; date: CivilDate }
  | { by: 'shravana-next-day'; subject: Subject; first: CivilDate; date: CivilDate }
  /** Of two sunrises the one with Rohiṇī, at sunrise or at midnight; by the weekday of the second where that does not tell. */
  | { by: 'rohini'; at: 'sunrise' | 'midnight' | 'weekday'; days: readonly CivilDate[]; date: CivilDate }
  /** Of two sunrises the second, because the Moon of the first still rises before the Sun. */
  | { by: 'moon-before-sun'; days: readonly CivilDate[]; date: CivilDate }
  | { by: 'tithi-end'; tithi: number; date: CivilDate }
  | {
      by: 'ekadashi';
      tithi: number;
      school: EkadashiRule['school'];
      why: FastReason;
      /** The day at whose sunrise ekādaśī stands, where one is told of. */
      sunrise: CivilDate | null;
      date: CivilDate;
    }
  /** The second of two days of a fast. */
  | { by: 'atirikta'; of: 'ekadashi' | 'dvadashi'; first: CivilDate; date: CivilDate }
  | { by: 'parana'; why: 'no-sun' | 'dvadashi-over' | 'hari-vasara-runs' | 'hari-vasara-over'; date: CivilDate }
  /** So many days from another observance, named by its key; on the same day for that one's reason. */
  | { by: 'relation'; to: string; days: number; base: CivilDate; vara: number | null; reason: Decision | null }
  | { by: 'weekday-before'; vara: number; to: string; base: CivilDate }
  | {
      by: 'weekday-of-month';
      vara: number;
      month: number;
      adhika: boolean;
      reckoning: 'amanta' | 'purnimanta';
      date: CivilDate;
    }
  | SunDecision
  | { by: 'crescent'; date: CivilDate; afterSunsetDays: number }
  | { by: 'parvan'; tithi: number; beforeNoon: boolean; ended: CivilDate; ishti: CivilDate }
  | EclipseDecision;

export type Decision = Because & { besides?: readonly Besides[] };

/** A decision with more that is told besides. */
export const withBesides = (decision: Decision, more: readonly Besides[]): Decision =>
  more.length === 0 ? decision : { ...decision, besides: [...(decision.besides ?? []), ...more] };
