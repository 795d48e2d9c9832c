/**
 * Observances of a year. A rule is a row of data: what it is called, what is to stand where in the day, and which
 * day is kept when that is so on two days or on none. Months are amānta, 1..12 from Caitra; tithis 1..15 of a
 * pakṣa; nakṣatras 1..27; rāśis 1..12; weekdays 1..7 from Ravivāra. Instants are Julian days UT.
 */
import type { Eclipse } from '../../kernel/almanac';
import type { CivilDate, Place } from '../day/types';
import type { Paksha } from '../names';
import type { KalaKey } from './kala';

/** What an observance is, for sorting out. */
export const KINDS = [
  'festival',
  'jayanti',
  'vrata',
  'navaratra',
  'ekadashi',
  'parana',
  'monthly',
  'purnima',
  'amavasya',
  'shraddha',
  'sankranti',
  'solar',
  'nakshatra',
  'eclipse',
] as const;
export type Kind = (typeof KINDS)[number];

/** Whose practice a day follows; `general` where the schools of the rule agree or only one is known. */
export const TRADITIONS = [
  'general',
  'smarta',
  'vaishnava',
  'dharmasindhu',
  'madhava',
  'udaya',
  'amanta',
  'kerala',
] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** What is kept of two days that both have it, by share of the kāla where it has a length. */
export type OnTwo = 'first' | 'second' | 'larger' | 'larger-else-second';

/** What is kept where no day has it: the day of its beginning, the day after that, the day or civil date of its end. */
export type OnNone = 'begins' | 'after' | 'ends' | 'ends-civil';

/** The common part of every row. */
export interface Row {
  /** snake_case, unique among the rules. */
  key: string;
  /** IAST, Devanāgarī, and the name in everyday English use. */
  name: string;
  sa: string;
  nameCommon: string;
  kind: Kind;
  tradition?: Tradition;
  /** Where the rule is known from: a text as cited by whom, or "customary". */
  source: string;
  /** Kept widely: the first to be named where one observance of a day is. */
  major?: true;
  /** Given only where it keeps another day than this one does in the same month or season. */
  variantOf?: string;
}

/** Which day of those that a tithi or nakṣatra touches. */
export interface Choice {
  kala: KalaKey;
  onTwo: OnTwo;
  onNone: OnNone;
  /** Shares of the kāla below so many ghaṭīs (24 min) count as none. */
  leastGhatis?: number;
}

/** A tithi of a lunar month: of one, of every one (adhika months too), or of the adhika months alone. */
export interface TithiRule extends Row, Choice {
  by: 'tithi';
  month: number | 'every' | 'adhika';
  paksha: Paksha | 'both';
  tithi: number;
  /** Only where the day chosen is this weekday. */
  vara?: number;
  /** Only where the Sun then stands in this rāśi; the month is 'every'. */
  sunRashi?: number;
  /** Which one, where it comes twice while the Sun is there; both without this. */
  onTwice?: 'later';
  /**
   * A yearly observance of a month that has an adhika one before it: kept in the nija month (default), or in the
   * adhika one.
   */
  adhika?: 'kept-in-adhika';
  /** What more moves the day or the hour: see `engine/exceptions.ts`. */
  exception?: 'holika' | 'vijayadashami' | 'bhadra-hours';
  /** Names of the occurrence by month, Caitra first, the adhika month last. */
  epithets?: readonly { iast: string; sa: string }[];
}

/** The end of a tithi: the day from sunrise that holds it, a ghaṭī before and after. */
export interface JunctionRule extends Row {
  by: 'junction';
  month: number;
  paksha: Paksha;
  tithi: number;
}

/** A nakṣatra of the Moon: within a solar month, within a pakṣa of a lunar month, or each time. */
export interface NakshatraRule extends Row, Choice {
  by: 'nakshatra';
  nakshatra: number;
  within: { sunRashi: number } | { month: number; paksha: Paksha } | 'every';
  /** Which one, where it comes twice in the solar month. */
  onTwice?: 'near-full-moon' | 'later';
}

/** How the civil day of a saṅkrānti is reckoned: see `engine/solar.ts`. */
export const SANKRANTI_DAYS = [
  'punya-kala',
  'tamil',
  'malayalam',
  'odia',
  'bengal',
  'civil',
  'dawn',
  'panchanga-day',
] as const;
export type SankrantiDay = (typeof SANKRANTI_DAYS)[number];

/** The Sun at a nirayana longitude, and the day so many after it. */
export interface SolarRule extends Row {
  by: 'solar';
  sunDeg: number;
  day: SankrantiDay;
  /** Days after the day of the saṅkrānti: 17 for the eighteenth of the month. */
  shift?: number;
}

/** An ekādaśī; brings forth its vaiṣṇava day, where another, and the breaking of its fast. */
export interface EkadashiRule extends Row {
  by: 'ekadashi';
  month: number | 'adhika' | 'every';
  paksha: Paksha;
  sunRashi?: number;
  /** Which day the row itself gives; only 'smarta' brings forth the other two. */
  school: 'smarta' | 'vaishnava';
}

/** So many days from another observance, and perhaps only where that is a certain weekday. */
export interface RelativeRule extends Row {
  by: 'relative';
  to: string;
  days: number;
  vara?: number;
}

/** A weekday: the last on or before an observance, or each in a lunar month. */
export interface WeekdayRule extends Row {
  by: 'weekday';
  vara: number;
  on: { onOrBefore: string } | { each: number; reckoning: 'amanta' | 'purnimanta' };
}

/** What follows the end of the syzygies, both or one: see `engine/syzygy.ts`. */
export interface SyzygyRule extends Row {
  by: 'syzygy';
  what: 'anvadhana' | 'ishti' | 'crescent';
}

export type UtsavaRule =
  | TithiRule
  | JunctionRule
  | NakshatraRule
  | SolarRule
  | EkadashiRule
  | RelativeRule
  | WeekdayRule
  | SyzygyRule;

export interface Stretch {
  startJd: number;
  endJd: number;
}

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
  /** One sentence. */
  decision: string;
}

/** One observance on its day. */
export interface Utsava {
  key: string;
  date: CivilDate;
  name: string;
  sa: string;
  nameCommon: string;
  /** The name of this occurrence, where the months name it. */
  epithet: { iast: string; sa: string } | null;
  kind: Kind;
  tradition: Tradition;
  /** Of a smārta day: vaiṣṇavas have a row of their own in its place. */
  vaishnavaApart: boolean;
  major: boolean;
  source: string;
  /** The rule in words. */
  rule: string;
  /** 1..30 and 1..27 at the deciding moment. */
  tithi: number;
  nakshatra: number;
  month: { amanta: number; purnimanta: number; adhika: boolean };
  paksha: Paksha;
  reckoning: Reckoning;
  /** Of an eclipse: its contacts as seen from the place. */
  eclipse: Eclipse | null;
}

export interface UtsavaQuestion {
  year: number;
  place: Place;
  /** IANA zone: the civil days are its days. */
  tz: string;
}
