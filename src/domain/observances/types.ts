/** Observances of a year, dated. Instants are Julian days UT. Names are keys, which the lexicon words. */

import type { KalaKey } from '../../data/observances/kala';
import type { Kind, Practice } from '../../data/observances/practice';
import type { Region } from '../../data/observances/regions';
import type { NameForm, UtsavaRule } from '../../data/observances/rule';
import type { Paksha } from '../../data/paksha';
import type { Stretch } from '../../data/stretch';
import type { Eclipse } from '../../kernel/almanac';
import type { CivilDate } from '../day/types';
import type { Decision } from './decision';

/** The rule of an observance: a row, or one that needs none. */
export type AppliedRule = UtsavaRule | { by: 'parana' } | { by: 'eclipse' };

/** Why this civil day and not its neighbour. */
export interface Reckoning {
  kala: KalaKey | 'sankranti' | 'eclipse' | 'tithi';
  /** The kāla of the chosen day; an instant begins and ends at once. Null where the Sun makes none that day. */
  window: Stretch | null;
  /** The tithi at the deciding moment. */
  tithi: Stretch;
  /** The nakṣatra, where one decides. */
  nakshatra?: Stretch;
  /** The instant at which the Sun reaches the longitude, where that decides. */
  sankrantiJd?: number;
  /** Hours to avoid (bhadrā), and those that are left for the rite. */
  bhadra?: Stretch;
  rite?: Stretch;
  decision: Decision;
}

/** The name of an observance, for the lexicon. */
export interface ObservanceName {
  /** A key of the names of observances. */
  key: string;
  /** Forms of that name, in the order in which they are made. */
  forms: readonly NameForm[];
}

/** One observance on its day. */
export interface Utsava {
  /** The row that it comes from: the same object for all its occurrences, and in each answer to the same selection. */
  entry: object;
  key: string;
  date: CivilDate;
  name: ObservanceName;
  /** The key of the name of this occurrence, if each month has its own. */
  epithet: string | null;
  kind: Kind;
  /** Whose practice its day follows. */
  tradition: Practice;
  /** Where it is kept, or kept on this day; never empty. */
  regions: readonly Region[];
  /** Kept widely, or in the region asked for. */
  major: boolean;
  source: string;
  /** Who has another rule, and which. */
  otherwise: string | null;
  rule: AppliedRule;
  /** Which of two, where both are given: of two in one solar month, or of two days between which the question is open. */
  occurrence: 1 | 2 | null;
  /** Who keeps this one of the two. */
  authorities: readonly string[];
  /** 1..30 and 1..27 at the deciding moment. */
  tithi: number;
  nakshatra: number;
  month: { amanta: number; purnimanta: number; adhika: boolean };
  paksha: Paksha;
  reckoning: Reckoning;
  /** Of an eclipse: its contacts as seen from the place. */
  eclipse: Eclipse | null;
}
