/** Why an observance is kept on its day and not on a neighbouring one, as data. `src/lexicon` has the sentences. */

import type { KalaKey } from '../../data/observances/kala';
import type { EkadashiRule, OnNone } from '../../data/observances/rule';
import type { Eclipse } from '../../kernel/almanac';
import type { CivilDate } from '../day/types';

/**
 * What a rule looks for at a kāla: a tithi 1..30, or the half of it that belongs to one name of a kṣaya month; or a
 * nakṣatra 1..27.
 */
export type Subject = { tithi: number; half: 'first' | 'second' | null } | { nakshatra: number };

/**
 * A day with the subject at its kāla: for how long, in days, and for what fraction of the kāla. If the kāla is an
 * instant, 0 and 1.
 */
export interface Share {
  date: CivilDate;
  heldDays: number;
  share: number;
}

/** Further conditions of the day, or which of several occurrences it is. */
export type DecisionCondition =
  | { is: 'weekday'; vara: number }
  | { is: 'sun-in'; rashi: number }
  /** Which of two occurrences within one solar month, or within the period of the rule. */
  | { is: 'later-in-solar-month' | 'nearer-full-moon' | 'later' | 'earlier' }
  /** No occurrence is within the period of the rule; this one is the nearest. */
  | { is: 'nearest' }
  /** The days of another place decide for the whole country. */
  | { is: 'decided-at'; place: string };

/** Whether one day qualifies, or which of several is kept; `equal-…` if their shares are equal. */
export type OfSome = 'alone' | 'first' | 'second' | 'larger' | 'equal-first' | 'equal-second';

export interface KalaDecision {
  by: 'kala';
  subject: Subject;
  kala: KalaKey;
  leastGhatis: number | null;
  /** The qualifying days; empty if `why` is a fallback. */
  shares: readonly Share[];
  why: OfSome | OnNone;
  date: CivilDate;
  /** False if the chosen day has no such kāla at the place. */
  hasKala: boolean;
}

/** Why a saṅkrānti belongs to its day. */
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
  /** The nirayana longitude that the Sun reaches; at the beginning of a rāśi the Sun enters it. */
  sunDeg: number;
  enters: boolean;
  /** The civil date and the minute at which the Sun reaches it. */
  reached: CivilDate;
  minuteOfDay: number;
  reason: SankrantiReason;
  /** For a later day of the solar month: the day from which it is counted, its number and its date. */
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
  /** Both days are fasts: ekādaśī, or dvādaśī, is current at two sunrises. */
  | 'both-ekadashi'
  | 'both-dvadashi'
  | 'unmilani'
  | 'trisprisha'
  | 'pakshavardhini'
  | Mahadvadashi;

/** The mahādvādaśīs by nakṣatra: Punarvasu, Śravaṇa, Rohiṇī, Puṣya. */
export type Mahadvadashi = 'jaya' | 'vijaya' | 'jayanti' | 'papanashini';

/** Why a fast is broken when it is. */
export type ParanaReason =
  | 'no-sun'
  | 'dvadashi-over'
  | 'hari-vasara-over'
  | 'hari-vasara-runs'
  /** Hari-vāsara leaves no morning, so that the pāraṇa is in aparāhṇa. */
  | 'hari-vasara-outlasts-pratah';

export interface EclipseDecision {
  by: 'eclipse';
  date: CivilDate;
  phase: 'greatest' | 'first-contact';
  body: Eclipse['kind'];
  type: Eclipse['type'];
  /** Whether a central solar eclipse is partial at the place. */
  partialHere: boolean;
  /** Which contacts happen while the body is above the horizon. */
  seen: 'every-contact' | 'part' | 'penumbra-only';
}

export type Because =
  | KalaDecision
  | { by: 'bhadra-at-sunset'; subject: Subject; first: CivilDate; date: CivilDate }
  | { by: 'shravana-of-two'; subject: Subject; days: readonly CivilDate[]; date: CivilDate }
  | { by: 'shravana-next-day'; subject: Subject; first: CivilDate; date: CivilDate }
  /**
   * For an aṣṭamī at two sunrises: the day with Rohiṇī at sunrise or at midnight; if that does not decide, the weekday
   * of the second does.
   */
  | { by: 'rohini'; at: 'sunrise' | 'midnight' | 'weekday'; days: readonly CivilDate[]; date: CivilDate }
  /** The second of two sunrises, because on the first the Moon still rises before the Sun. */
  | { by: 'moon-before-sun'; days: readonly CivilDate[]; date: CivilDate }
  | { by: 'tithi-end'; tithi: number; date: CivilDate }
  | {
      by: 'ekadashi';
      tithi: number;
      school: EkadashiRule['school'];
      why: FastReason;
      /** The day at whose sunrise ekādaśī is current, if the reason mentions it. */
      sunrise: CivilDate | null;
      date: CivilDate;
    }
  /** The second of two days of a fast. */
  | { by: 'atirikta'; of: 'ekadashi' | 'dvadashi'; first: CivilDate; date: CivilDate }
  | { by: 'parana'; why: ParanaReason; date: CivilDate }
  /** A number of days from another observance, given by its key; 0 days means the same day and reason. */
  | { by: 'relation'; to: string; days: number; base: CivilDate; vara: number | null; reason: Decision | null }
  | { by: 'civil-date'; date: CivilDate }
  /**
   * A day of the list of holidays of a government for a year, or of a forecast if no list is known; with the reason for
   * the day that the rule of the observance gives, and that day if it is another one.
   */
  | {
      by: 'list';
      status: 'notified' | 'forecast';
      year: number;
      date: CivilDate;
      ruled: CivilDate | null;
      reason: Decision | null;
    }
  /** Niśītha of one night, without Rohiṇī at its midnight, and Rohiṇī with the tithi on the next day. */
  | { by: 'rohini-joins'; subject: Subject; first: CivilDate; date: CivilDate }
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

export type Decision = Because & { conditions?: readonly DecisionCondition[] };

/** A decision with additional conditions. */
export const withConditions = (decision: Decision, more: readonly DecisionCondition[]): Decision =>
  more.length === 0 ? decision : { ...decision, conditions: [...(decision.conditions ?? []), ...more] };

/** Whether a decision, or the decision that it follows, names the town whose days decide. */
export const namesTown = (decision: Decision): boolean =>
  decision.conditions?.some(({ is }) => is === 'decided-at') ||
  (decision.by === 'relation' && decision.reason !== null && namesTown(decision.reason));
