/**
 * The rules of muhūrtas as rows of data. Tithis 1..30 from Śukla Pratipadā, nakṣatras 1..27, yogas 1..27, vāras 1..7 from
 * Ravivāra, rāśis 1..12, lunar months 1..12 from Caitra (amānta).
 */
import type { Attribution } from '../attribution';

/** The ids of the rules. */
export const RULE_IDS = [
  'day',
  'nakshatra',
  'tithi',
  'vara',
  'month',
  'uttarayana',
  'forenoon',
  'gandanta-pada',
  'yoga-9',
  'yoga-parts',
  'bhadra',
  'amavasya',
  'krishna-14',
  'rikta',
  'kharmasa',
  'solar-months',
  'caturmasa',
  'adhika',
  'kshaya',
  'pitripaksha',
  'holashtaka',
  'simhastha-guru',
  'asta-guru',
  'asta-shukra',
  'sankranti',
  'grahana',
  'panchaka',
  'panchaka-south',
  'disha-shula',
  'punarvasu',
  'lagna',
  'lattadi',
  'mahadosha',
  'tara-bala',
  'chandra-bala',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

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

/** The grahas whose invisibility near the Sun closes days. */
export const ASTA_GRAHAS = ['jupiter', 'venus'] as const;
export type AstaGraha = (typeof ASTA_GRAHAS)[number];

/** Whether the planet passes behind the Sun, or Venus in front of it. */
export type AstaPassage = 'superior' | 'inferior';

/** Either a depth of the Sun, or a minimum difference in longitude, degrees. */
export type AstaLimit = 'arcus-visionis' | { elongationDeg: Record<AstaGraha, Record<AstaPassage, number>> };

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
