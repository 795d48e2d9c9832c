/** The annual chart of the Tājika school: its shapes. Instants are Julian days UT, longitudes sidereal degrees. */

import type { GrahaKey } from '../../data/keys';
import type { SahamKey } from '../../data/varshaphala/sahams';
import type { DrishtiKind, FriendshipRule } from '../../data/varshaphala/tables';
import type { BodyKey } from '../../kernel/keys';

/** How certain a rule is: all sources agree, one reading is chosen, or schools differ and none is preferred. */
export const RULE_STATUSES = ['settled', 'chosen', 'disputed'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/** The inputs of the rules of an annual chart. */
export interface AnnualStanding {
  /** Sidereal longitudes of the seven and the lagna. */
  lonDeg: Record<BodyKey | 'lagna', number>;
  speedDegPerDay: Record<BodyKey, number>;
  combust: Record<BodyKey, boolean>;
  retrograde: Record<BodyKey, boolean>;
  /** Śrīpati madhyas of houses 1..12; null where the division does not exist. */
  madhyaDeg: readonly number[] | null;
  isDay: boolean;
}

export interface SolarReturn {
  jdUt: number;
  /** The solar return one year later. */
  nextJd: number;
  /** Natal longitude of the Sun. */
  sunDeg: number;
}

export interface Muntha {
  siderealDeg: number;
  rashi: number;
  lord: BodyKey;
  /** From the annual lagna. */
  house: number;
}

export const OFFICES = ['muntha', 'janma_lagna', 'varsha_lagna', 'tri_rashi', 'dina_ratri'] as const;
type OfficeKey = (typeof OFFICES)[number];
export type OfficeBearers = Record<OfficeKey, BodyKey>;

export interface PanchavargiyaBala {
  kshetra: number;
  uchcha: number;
  hadda: number;
  drekkana: number;
  navamsha: number;
  total: number;
  /** A quarter of the total, so out of twenty. */
  vimshopaka: number;
}

export interface YearLord {
  graha: BodyKey;
  /** The office-bearers, strongest first. */
  candidates: { graha: BodyKey; vimshopaka: number; aspectsLagna: boolean }[];
  friendship: FriendshipRule;
}

export interface TajikaAspect {
  faster: BodyKey;
  slower: BodyKey;
  /** House of the slower graha from the faster one, 1..12. */
  house: number;
  kind: DrishtiKind;
  /** Difference of the degrees within the rāśi. */
  separationDeg: number;
  /** Half the sum of the dīptāṃśas. */
  orbDeg: number;
  /** Whether there is an aspect and its separation is within the orb. */
  within: boolean;
  applying: boolean;
}

/** The sixteen Tājika yogas, in their customary order. */
export const TAJIKA_YOGA_KEYS = [
  'ikkavala',
  'induvara',
  'ithasala',
  'isarapha',
  'nakta',
  'yamaya',
  'manau',
  'kambula',
  'gairi_kambula',
  'khallasara',
  'radda',
  'duphali_kuttha',
  'dutthottha_davira',
  'tambira',
  'kuttha',
  'durapha',
] as const;
export type TajikaYogaKey = (typeof TAJIKA_YOGA_KEYS)[number];

export interface TajikaYoga {
  key: TajikaYogaKey;
  grahas: BodyKey[];
  /** Kind of an ithasala. */
  type?: 'purna' | 'vartamana';
  status: RuleStatus;
}

export interface Saham {
  key: SahamKey;
  /** NaN if it depends on houses that do not exist. */
  siderealDeg: number;
  rashi: number;
  lord: BodyKey | null;
  /** The terms added and subtracted, by day or by night. */
  formula: string;
}

export interface AnnualPeriod<Lord extends string = GrahaKey> {
  lord: Lord;
  startJd: number;
  endJd: number;
}

export type PatyayiniLord = BodyKey | 'lagna';

export interface PatyayiniPeriod extends AnnualPeriod<PatyayiniLord> {
  sub: AnnualPeriod<PatyayiniLord>[];
}

export interface TriPataki {
  /** Houses from the annual lagna, 1..12. */
  houses: Record<GrahaKey, number>;
  /** The grahas in vedha to the Moon, and to the lagna. */
  vedha: { moon: GrahaKey[]; lagna: GrahaKey[] };
}
