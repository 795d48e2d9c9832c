/**
 * A rule is a row of data: its key, the condition on the day (for example a tithi at a kāla), the day that is kept if
 * two days or none qualify, the communities that keep it, and the regions that keep another day. The lexicon names it
 * by its key. Months are amānta, 1..12 from Caitra; tithis 1..15 of a pakṣa; nakṣatras 1..27; rāśis 1..12; weekdays
 * 1..7 from Ravivāra.
 */

import type { Paksha } from '../paksha';
import type { NamedPlace } from '../place';
import type { KalaKey } from './kala';
import type { Kind, Practice, Tradition } from './practice';
import type { Region } from './regions';

/** Which of two qualifying days is kept, by share of the kāla if it has a duration. */
export type OnTwo = 'first' | 'second' | 'larger' | 'larger-else-second';

/**
 * What is kept where no day has it: the day of its beginning, the day after that, the day or civil date of its end; or
 * the day after where it still lasts three muhūrtas of that day, else the day of its beginning.
 */
export type OnNone = 'begins' | 'after' | 'ends' | 'ends-civil' | 'after-if-three-muhurtas';

/** Who keeps a variant: of the traditions, where those are given, in the regions, where those are given. */
export interface Condition {
  traditions?: readonly Tradition[];
  regions?: readonly Region[];
}

/** What a rule says of the day. */
type When =
  | WhenOf<TithiRule>
  | WhenOf<NakshatraRule>
  | WhenOf<SolarRule>
  | WhenOf<RelativeRule>
  | WhenOf<WeekdayRule>
  | WhenOf<EkadashiRule>;
type WhenOf<Rule> = Omit<Rule, keyof Row>;

/** What a variant says otherwise than its row: single fields, or the whole of the day's rule. */
export type Change =
  | (Partial<Choice> & {
      exception?: TithiRule['exception'];
      decidedAt?: DecidingPlace;
      school?: EkadashiRule['school'];
      day?: SankrantiDay;
      days?: number;
      to?: string;
      onTwice?: 'near-full-moon' | 'later' | 'first';
      adhika?: 'kept-in-adhika';
    })
  | { instead: When };

/**
 * The day that another tradition or region keeps.
 *
 * @template Further  keys of the names of variants and of their own rows
 */
export interface Variant<Further extends string = string> {
  for: readonly Condition[];
  change: Change;
  /** The key of its name there, if that differs: the key of the row, a dot and who calls it so. */
  named?: Further;
  source: string;
  /** If authorities disagree: those that keep this day, and the other day with its own. Answers include both. */
  open?: { authorities: readonly string[]; other: { change: Change; source: string; authorities: readonly string[] } };
  /** Its own row in answers without a tradition and region. */
  ownRow?: OwnRow<Further>;
}

/** What the names of derived rows add to that of the row: a school's day, the breaking of a fast, its second day. */
export const NAME_FORMS = ['vaishnava', 'parana', 'atirikta'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** The own row of a variant. Answers include it if its day differs from that of the main row, or always. */
export type OwnRow<Key extends string = string> = {
  tradition: Practice;
  always?: true;
} & (
  | { key: Key; form?: never }
  /** Its key and its name are those of the row with the form added. */
  | { form: NameForm; key?: never }
);

/** The key of the own row of a variant, by the key of its row. */
export const ownKeyOf = (key: string, { key: own, form }: OwnRow): string => own ?? `${key}_${form}`;

/** The common part of every row. */
export interface Row<Key extends string = string, Further extends string = string> {
  /** snake_case, unique among the rules. */
  key: Key;
  kind: Kind;
  /** Whose practice its own day is; `general` where absent. */
  tradition?: Practice;
  /** Traditions that keep it besides, and those that do not although others of their kind do. */
  alsoOf?: readonly Tradition[];
  notOf?: readonly Tradition[];
  /** Where it is kept; all of India where absent. */
  regions?: readonly Region[];
  /** Kept widely: the first to be named where one observance of a day is. More are principal in a region: `rules/principal.ts`. */
  major?: true;
  /** Where the rule is known from: a text as cited by whom, an authority, or "customary". It agrees with the rule. */
  source: string;
  /** Who has another rule, and which. */
  otherwise?: string;
  /** Not in the list that is given where no tradition and no region is asked for. */
  added?: true;
  variants?: readonly Variant<Further>[];
  /** Of two occurrences in one solar month, which authorities keep the first and the second. */
  authorities?: readonly [first: readonly string[], second: readonly string[]];
}

/** A place whose days decide instead of those of the place asked for. */
export interface DecidingPlace extends NamedPlace {
  /** Only for places in these zones; for all where absent. */
  zones?: readonly string[];
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
export interface TithiRule<Key extends string = string, Further extends string = string>
  extends Row<Key, Further>,
    Choice {
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
  exception?: 'holika' | 'vijayadashami' | 'bhadra-hours' | 'gaudiya-janmashtami' | 'gaudiya-govardhana' | null;
  decidedAt?: DecidingPlace;
  /** Keys of the names of the occurrence by month, Caitra first, the adhika month last. */
  epithets?: readonly string[];
}

/** The end of a tithi: the day from sunrise that holds it, a ghaṭī before and after. */
export interface JunctionRule<Key extends string = string, Further extends string = string> extends Row<Key, Further> {
  by: 'junction';
  month: number;
  paksha: Paksha;
  tithi: number;
}

/** While the Sun is in a rāśi, or in a solar month by its civil days as they are reckoned in a region. */
type WithinSun = { sunRashi: number } | { solarMonth: number; reckoning: 'tamil' | 'malayalam' };

/** A nakṣatra of the Moon: within a solar month, within a pakṣa of a lunar month, or each time. */
export interface NakshatraRule<Key extends string = string, Further extends string = string>
  extends Row<Key, Further>,
    Choice {
  by: 'nakshatra';
  nakshatra: number;
  within: WithinSun | { month: number; paksha: Paksha } | 'every';
  /** Which one, where it comes twice in the solar month; both without this. */
  onTwice?: 'near-full-moon' | 'later' | 'first';
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
export interface SolarRule<Key extends string = string, Further extends string = string> extends Row<Key, Further> {
  by: 'solar';
  sunDeg: number;
  day: SankrantiDay;
  /** Days after the day of the saṅkrānti: 17 for the eighteenth of the month. */
  shift?: number;
}

/** An ekādaśī; brings forth the breaking of its fast. */
export interface EkadashiRule<Key extends string = string, Further extends string = string> extends Row<Key, Further> {
  by: 'ekadashi';
  month: number | 'adhika' | 'every';
  paksha: Paksha;
  sunRashi?: number;
  /** By whose rule the day is found. */
  school: 'smarta' | 'vaishnava' | 'gaudiya' | 'madhva';
  /** Brings forth no breaking of the fast: a second name of a fast that has one. */
  withoutParana?: true;
}

/** So many days from another observance, and perhaps only where that is a certain weekday. */
export interface RelativeRule<Key extends string = string, Further extends string = string> extends Row<Key, Further> {
  by: 'relative';
  to: string;
  days: number;
  vara?: number;
  /** The day that a tradition keeps of the other one, whatever is asked for. */
  of?: Tradition;
}

/** A weekday: the last on or before an observance, or each in a lunar month. */
export interface WeekdayRule<Key extends string = string, Further extends string = string> extends Row<Key, Further> {
  by: 'weekday';
  vara: number;
  on: { onOrBefore: string } | { each: number; reckoning: 'amanta' | 'purnimanta' };
}

/** What follows the end of the syzygies, both or one: see `engine/syzygy.ts`. */
export interface SyzygyRule<Key extends string = string, Further extends string = string> extends Row<Key, Further> {
  by: 'syzygy';
  what: 'anvadhana' | 'ishti' | 'crescent';
}

/** A row of any kind. */
export type UtsavaRule =
  | TithiRule
  | JunctionRule
  | NakshatraRule
  | SolarRule
  | EkadashiRule
  | RelativeRule
  | WeekdayRule
  | SyzygyRule;
