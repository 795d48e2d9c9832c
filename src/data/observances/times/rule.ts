/**
 * The times of an observance as rows of data: when to worship, offer, fast and eat on the day that its rule has
 * decided. A time is an intersection of parts of the day, limbs and lagnas, or an instant. The choices are in order:
 * the first that is not empty applies.
 */
import type { DayPart } from './parts';

/** The purposes of times, in the order of answers. */
export const TIME_KEYS = [
  'sankalpa',
  'abhyanga',
  'kani',
  'snana',
  'ghatasthapana',
  'puja',
  'puja_allowed',
  'bhadra_free',
  'bhadra_mukha',
  'bhadra_puccha',
  'madhyahna',
  'abhijit',
  'vijaya',
  'aparahna',
  'sayahna',
  'kutapa',
  'rauhina',
  'shraddha',
  'pradosha',
  'lagna_vrishabha',
  'lagna_simha',
  'nishitha',
  'prahara1',
  'prahara2',
  'prahara3',
  'prahara4',
  'fast',
  'stars',
  'moonrise',
  'arghya_moonrise',
  'arghya_sunset',
  'arghya_sunrise',
  'moon_avoid',
  'choghadiya_amrita',
  'choghadiya_shubha',
  'choghadiya_labha',
  'choghadiya_chara',
  'sankranti',
  'punya_kala',
  'maha_punya_kala',
  'sutaka',
  'sutaka_weak',
  'eclipse_visible',
  'eclipse_begins',
  'eclipse_totality_begins',
  'eclipse_greatest',
  'eclipse_totality_ends',
  'eclipse_ends',
  'hari_vasara_end',
  'parana_not',
  'parana',
] as const;
export type TimeKey = (typeof TIME_KEYS)[number];

/** A day relative to the day of the observance, or the day on which its fast is broken. */
export type RelativeDay = -1 | 0 | 1 | 'parana';

/** An instant of a day, or an end of a limb. */
export interface DayMark {
  mark:
    | 'sunrise'
    | 'sunset'
    | 'moonrise'
    | 'moonset'
    | 'pradosha-end'
    | 'nishitha-end'
    /** The middle of the night. */
    | 'midnight'
    | 'tithi-start'
    | 'tithi-end'
    | 'hari-vasara-end'
    | 'nakshatra-end';
  day?: RelativeDay;
  /** Which nakṣatra, 1..27, for its end; it must overlap the tithi on the day of the observance. */
  nakshatra?: number;
  /** Minutes after the instant. */
  minutes?: number;
}

/** A set of periods. */
export type Term =
  | { part: DayPart; day?: RelativeDay }
  /** The tithi of the observance, or the next one. */
  | { tithi: 'its' | 'next' }
  /** The nakṣatra of the observance, or a given one, 1..27. */
  | { nakshatra: 'its' | number }
  /** A nitya-yoga, 1..27. */
  | { yoga: number }
  /** A rāśi, 1..12, while it rises. */
  | { lagna: number }
  /** Viṣṭi karaṇa in the tithi of the observance, or its parts. */
  | { bhadra: 'whole' | 'mukha' | 'puccha' }
  /** The choghaḍiyās of that name in day and night. */
  | { choghadiya: 'amrita' | 'shubha' | 'labha' | 'chara' }
  /** The good parts of the Gaurī-pañcāṅga in day and night. */
  | { gauri: 'good' }
  /** From the latest of some instants to the earliest of others. */
  | { from: readonly DayMark[]; to?: readonly DayMark[] };

/** The common part of some sets without others. */
export interface Intersection {
  in: readonly Term[];
  not?: readonly Term[];
}

/** The whole periods of a set that touch another one. */
interface Touching {
  whole: Term;
  touching: Term;
}

/**
 * The latest of the instants `at` and of the earliest of `either`; if `open`, also the time after it. It occurs only if
 * it is not later than `until`.
 */
export interface Instant {
  at: readonly DayMark[];
  either?: readonly DayMark[];
  until?: DayMark;
  open?: true;
}

export type TimeChoice = Intersection | Touching | Instant;

/** Times that depend on a saṅkrānti or on the contacts of an eclipse: see the engine. */
type Computed = 'punya-kala' | 'maha-punya-kala' | 'sankranti' | 'sutaka' | 'sutaka-weak' | 'contacts';

export const QUALITIES = ['best', 'allowed', 'last-resort', 'avoid'] as const;
export type Quality = (typeof QUALITIES)[number];

/** One time of an observance. */
export interface TimeRule {
  key: TimeKey;
  when: readonly TimeChoice[] | Computed;
  quality: Quality;
  /** The text as read, the practice that prints it, or "customary". */
  source: string;
  /** Who follows this time, if authorities differ. */
  authority?: string;
  /** The key of the wider window in which this one lies. */
  within?: TimeKey;
  /** Left out, and not given as empty, on days on which no choice occurs. */
  optional?: true;
}

const DS = 'Dharmasindhu';
const DRIK = 'printed tables of drikpanchang.com';

/** The sources that recur. */
export const SOURCES = {
  ds: DS,
  drik: DRIK,
  both: `${DS}; ${DRIK}`,
  customary: 'customary',
  customaryDrik: `customary; ${DRIK}`,
} as const;

export const part = (name: DayPart, day?: RelativeDay): Term =>
  day === undefined ? { part: name } : { part: name, day };
export const ITS_TITHI: Term = { tithi: 'its' };
export const ITS_NAKSHATRA: Term = { nakshatra: 'its' };
