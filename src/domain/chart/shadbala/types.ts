/** The six strengths of the seven grahas and the strength of the bhāvas, in virūpas (60 virūpas are a rūpa), unrounded. */
import type { BodyKey } from '../../../kernel/keys';
import type { BirthDay } from '../../positions/birthDay';
import type { Note } from '../../positions/notes';
import type { Standing } from '../../positions/standing';

export interface ShadbalaInput {
  /** Lagna and grahas in sidereal degrees. */
  standing: Standing;
  /** Sidereal, degrees. */
  midheavenDeg: number;
  /** Instant of birth, Julian days UT. */
  jdUt: number;
  /** Hour angle of the Sun at the place: −180 to 180 degrees, 0 at apparent noon, negative before noon. */
  sunHourAngleDeg: number;
  /** Ayanāṃśa of the sidereal degrees, to convert a longitude back to tropical. */
  ayanamshaDeg: number;
  /** Raman's ayanāṃśa at the same instant, for the mean longitudes of ceṣṭā-bala. */
  ramanAyanamshaDeg: number;
  /** Null where the Sun does not rise and set around the birth. */
  birthDay: BirthDay | null;
}

/** Strength of position. `sthana` is the sum of the five components. */
export interface SthanaBala {
  uchcha: number;
  saptavargaja: number;
  ojayugma: number;
  kendradi: number;
  drekkana: number;
  sthana: number;
}

/**
 * Strength of time. `kala` is the sum of the eight components. Those that need the day from sunrise are NaN without
 * one.
 */
export interface KalaBala {
  nathonnatha: number;
  paksha: number;
  tribhaga: number;
  abda: number;
  masa: number;
  vara: number;
  hora: number;
  ayana: number;
  kala: number;
}

export interface GrahaBala extends SthanaBala, KalaBala {
  dig: number;
  cheshta: number;
  naisargika: number;
  drik: number;
  /** Sum of sthāna, dig, kāla, ceṣṭā, naisargika and dṛk. */
  total: number;
  /** The total in rūpas, the required rūpas, and their ratio. */
  rupa: number;
  required: number;
  ratio: number;
  /** Iṣṭa- and kaṣṭa-phala, 0 to 60. */
  ishta: number;
  kashta: number;
}

/** The values of a graha, in the order in which they are summed. */
export const BALA_VALUES = [
  'uchcha',
  'saptavargaja',
  'ojayugma',
  'kendradi',
  'drekkana',
  'sthana',
  'dig',
  'nathonnatha',
  'paksha',
  'tribhaga',
  'abda',
  'masa',
  'vara',
  'hora',
  'ayana',
  'kala',
  'cheshta',
  'naisargika',
  'drik',
  'total',
  'rupa',
  'required',
  'ratio',
  'ishta',
  'kashta',
] as const satisfies readonly (keyof GrahaBala)[];

export interface BhavaBala {
  /** 1..12 from the lagna. */
  number: number;
  /** Total of the lord of the rāśi that contains the madhya. */
  adhipati: number;
  dig: number;
  drishti: number;
  total: number;
}

export interface Shadbala {
  grahas: Record<BodyKey, GrahaBala>;
  bhavaBala: BhavaBala[];
  /** Why values are NaN, one note for each reason. */
  notes: Note[];
}
