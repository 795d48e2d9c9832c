/**
 * A rule is a row of data: its key, the condition on the day (for example a tithi at a kāla), the day that is kept if
 * two days or none qualify, the communities that keep it, and the regions that keep another day. The lexicon names it
 * by its key. Months are amānta, 1..12 from Caitra; tithis 1..15 of a pakṣa; nakṣatras 1..27; rāśis 1..12; weekdays
 * 1..7 from Ravivāra.
 */

import type { Paksha } from '../keys';
import type { NamedPlace } from '../place';
import type { KalaKey } from './kala';
import type { Kind, Practice, Tradition } from './practice';
import type { Region } from './regions';
import type { TimeRule } from './times/rule';

/** Which of two qualifying days is kept, by share of the kāla if it has a duration. */
export type OnTwo = 'first' | 'second' | 'larger' | 'larger-else-second';

/**
 * The day that is kept if no day qualifies: the day on which the tithi begins, the next day, or the day or civil date
 * on which it ends; or the next day if the tithi lasts three muhūrtas of it, otherwise the day on which it begins.
 */
export type OnNone = 'begins' | 'after' | 'ends' | 'ends-civil' | 'after-if-three-muhurtas';

/** Who keeps a variant: the given traditions, in the given regions. An absent field does not restrict it. */
export interface Condition {
  traditions?: readonly Tradition[];
  regions?: readonly Region[];
}

/** The fields of a rule that determine the day. */
type When =
  | WhenOf<TithiRule>
  | WhenOf<NakshatraRule>
  | WhenOf<SolarRule>
  | WhenOf<RelativeRule>
  | WhenOf<WeekdayRule>
  | WhenOf<EkadashiRule>;
type WhenOf<Rule> = Omit<Rule, keyof BaseRule>;

/** The difference of a variant from its row: single fields, or the whole rule of the day. */
export type RuleChange =
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
  change: RuleChange;
  /**
   * The key of its name in the variant, if that differs: the key of the row, a dot, and the community that uses the
   * name.
   */
  named?: Further;
  source: string;
  /** If authorities disagree: those that keep this day, and the other day with its own. Answers include both. */
  open?: {
    authorities: readonly string[];
    other: { change: RuleChange; source: string; authorities: readonly string[] };
  };
  /** Its own row in answers without a tradition and region. */
  ownRow?: OwnRow<Further>;
}

/** Additions to the name of a row in derived rows: the day of a school, the breaking of a fast, its second day. */
export const NAME_FORMS = ['vaishnava', 'parana', 'atirikta'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** The separate row of a variant. Answers include it always, or only if its day differs from the main row's. */
export type OwnRow<Key extends string = string> = {
  tradition: Practice;
  always?: true;
} & (
  | { key: Key; form?: never }
  /** Its key and its name are the row's with the form added. */
  | { form: NameForm; key?: never }
);

/** The key of the separate row of a variant, from the key of its row. */
export const ownKeyOf = (key: string, { key: own, form }: OwnRow): string => own ?? `${key}_${form}`;

/** The common part of every row. */
export interface BaseRule<Key extends string = string, Further extends string = string> {
  /** snake_case, unique among the rules. */
  key: Key;
  kind: Kind;
  /** The practice that its day follows; `general` if absent. */
  tradition?: Practice;
  /** Further traditions that keep it, and traditions that do not, although similar ones do. */
  alsoOf?: readonly Tradition[];
  notOf?: readonly Tradition[];
  /** Where it is kept; all of India if absent. */
  regions?: readonly Region[];
  /**
   * Kept widely, so it comes first if only one observance of a day is named. `principal.ts` has further ones for each
   * region.
   */
  major?: true;
  /** The source of the rule: a text and who cites it, an authority, or "customary". It agrees with the rule. */
  source: string;
  /** Others with a different rule, and that rule. */
  otherwise?: string;
  /** Left out of answers without a tradition and a region. */
  added?: true;
  variants?: readonly Variant<Further>[];
  /** When to act on the day; without it, the times of its kind of rule (`times/index.ts`). */
  times?: readonly TimeRule[];
  /** The authorities that keep the first and the second of two occurrences in one solar month. */
  authorities?: readonly [first: readonly string[], second: readonly string[]];
}

/** A place whose days decide instead of the days of the requested place. */
export interface DecidingPlace extends NamedPlace {
  /** Applies only to places in these time zones; to all if absent. */
  zones?: readonly string[];
}

/** How to choose among the days that a tithi or nakṣatra overlaps. */
export interface Choice {
  kala: KalaKey;
  onTwo: OnTwo;
  onNone: OnNone;
  /** Minimum overlap with the kāla, in ghaṭīs (24 min); less does not count. */
  leastGhatis?: number;
}

/** A tithi of one lunar month, of every lunar month including adhika ones, or only of adhika months. */
export interface TithiRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further>,
    Choice {
  by: 'tithi';
  month: number | 'every' | 'adhika';
  paksha: Paksha | 'both';
  tithi: number;
  /** Only if the chosen day is this weekday. */
  vara?: number;
  /** Only if the Sun is then in this rāśi; the month is 'every'. */
  sunRashi?: number;
  /** Which one, if it occurs twice while the Sun is there; both if absent. */
  onTwice?: 'later';
  /**
   * A yearly observance of a month that has an adhika one before it: kept in the nija month (default), or in the
   * adhika one.
   */
  adhika?: 'kept-in-adhika';
  /** A further rule for the day or the hour: see `engine/exceptions.ts`. */
  exception?:
    | 'holika'
    | 'jayanti'
    | 'vijayadashami'
    | 'bhadra-hours'
    | 'gaudiya-janmashtami'
    | 'gaudiya-govardhana'
    | null;
  decidedAt?: DecidingPlace;
  /** Keys of the names of the occurrence by month, Caitra first, the adhika month last. */
  epithets?: readonly string[];
}

/** The end of a tithi, with a ghaṭī before and after it, on the day from sunrise that contains it. */
export interface JunctionRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further> {
  by: 'junction';
  month: number;
  paksha: Paksha;
  tithi: number;
}

/** While the Sun is in a rāśi, or during the civil days of a solar month by the rule of a region. */
type WithinSun = { sunRashi: number } | { solarMonth: number; reckoning: 'tamil' | 'malayalam' };

/** A nakṣatra of the Moon: within a solar month, within a pakṣa of a lunar month, or at each occurrence. */
export interface NakshatraRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further>,
    Choice {
  by: 'nakshatra';
  nakshatra: number;
  within: WithinSun | { month: number; paksha: Paksha } | 'every';
  decidedAt?: DecidingPlace;
  /** Which one, if it occurs twice in the solar month; both if absent. */
  onTwice?: 'near-full-moon' | 'later' | 'first';
}

/** The rules for the civil day of a saṅkrānti: see `engine/solar.ts`. */
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

/** The day on which the Sun reaches a nirayana longitude, or a number of days later. */
export interface SolarRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further> {
  by: 'solar';
  sunDeg: number;
  day: SankrantiDay;
  decidedAt?: DecidingPlace;
  /** Days after the day of the saṅkrānti: 17 for the eighteenth of the month. */
  shift?: number;
}

/** An ekādaśī. It also produces the breaking of its fast. */
export interface EkadashiRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further> {
  by: 'ekadashi';
  month: number | 'adhika' | 'every';
  paksha: Paksha;
  sunRashi?: number;
  /** The school whose rule determines the day. */
  school: 'smarta' | 'vaishnava' | 'gaudiya' | 'madhva';
  /** Produces no breaking of the fast, because the row is a second name of a fast that already has one. */
  withoutParana?: true;
}

/** A number of days from another observance, optionally only on a certain weekday. */
export interface RelativeRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further> {
  by: 'relative';
  to: string;
  days: number;
  vara?: number;
  /** Uses this tradition's day of the other observance, whatever tradition is requested. */
  of?: Tradition;
}

/** A weekday: the last one on or before an observance, or each one in a lunar month. */
export interface WeekdayRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further> {
  by: 'weekday';
  vara: number;
  on: { onOrBefore: string } | { each: number; reckoning: 'amanta' | 'purnimanta' };
}

/** A civil date, the same each year. */
export interface DateRule<Key extends string = string, Further extends string = string> extends BaseRule<Key, Further> {
  by: 'date';
  /** Gregorian, 1..12 and 1..31. */
  civil: { month: number; day: number };
}

/** Observances after the end of both syzygies or of one: see `engine/syzygy.ts`. */
export interface SyzygyRule<Key extends string = string, Further extends string = string>
  extends BaseRule<Key, Further> {
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
  | DateRule
  | SyzygyRule;
