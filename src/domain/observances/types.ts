/** Dated observances of a year. Instants are Julian days UT. Names are keys of the lexicon. */

import type { Paksha } from '../../data/keys';
import type { KalaKey } from '../../data/observances/kala';
import type { Kind, Practice } from '../../data/observances/practice';
import type { Region } from '../../data/observances/regions';
import type { NameForm, UtsavaRule } from '../../data/observances/rule';
import type { Stretch } from '../../data/stretch';
import type { Eclipse } from '../../kernel/almanac';
import type { CivilDate } from '../day/types';
import type { Decision } from './decision';
import type { ObservedTime } from './times/types';

/** The rule of an observance: a row, or a rule without a row. */
export type AppliedRule = UtsavaRule | { by: 'parana' } | { by: 'eclipse' };

/** Why the observance is on this civil day and not on a neighbouring one. */
export interface Reckoning {
  kala: KalaKey | 'sankranti' | 'eclipse' | 'tithi';
  /**
   * The kāla of the chosen day; for an instant, start and end are equal. Null if the day lacks a sunrise or sunset for
   * it.
   */
  window: Stretch | null;
  /** The tithi at the deciding moment. */
  tithi: Stretch;
  /** The nakṣatra, if one decides. */
  nakshatra?: Stretch;
  /** The instant at which the Sun reaches the longitude, if that decides. */
  sankrantiJd?: number;
  /** Hours to avoid (bhadrā), and the remaining hours for the rite. */
  bhadra?: Stretch;
  rite?: Stretch;
  decision: Decision;
}

/** The name of an observance, for the lexicon. */
export interface ObservanceName {
  /** A key of the names of observances. */
  key: string;
  /** Forms of that name, in the order in which they are applied. */
  forms: readonly NameForm[];
}

/** One observance on its day. */
export interface Utsava {
  /**
   * The entry of the observance: the same object for all its occurrences, and in every answer to the same selection.
   */
  entry: object;
  key: string;
  date: CivilDate;
  /**
   * Outside 1900 to 2100, for a day that the error of ΔT leaves open: the other days that it may be; empty if the
   * observance may not occur. `utsavasOf` gives them.
   */
  otherDates?: readonly CivilDate[];
  name: ObservanceName;
  /** The key of the name of this occurrence, if each month has its own. */
  epithet: string | null;
  kind: Kind;
  /** The practice that its day follows. */
  tradition: Practice;
  /** The regions in which it is kept, or kept on this day; never empty. */
  regions: readonly Region[];
  /** Whether it is kept widely, or is principal in the requested region. */
  major: boolean;
  source: string;
  /** Others with a different rule, and that rule. */
  otherwise: string | null;
  rule: AppliedRule;
  /** Its number if two are given: two in one solar month, or the two days of an open question. */
  occurrence: 1 | 2 | null;
  /** The authorities that follow this one of the two. */
  authorities: readonly string[];
  /** 1..30 and 1..27 at the deciding moment. */
  tithi: number;
  nakshatra: number;
  month: { amanta: number; purnimanta: number; adhika: boolean };
  paksha: Paksha;
  reckoning: Reckoning;
  /** When to act, the preferred times first; empty if its rule has no times, or if the question leaves them out. */
  times: readonly ObservedTime[];
  /** For an eclipse: its contacts as seen from the place; otherwise null. */
  eclipse: Eclipse | null;
}
