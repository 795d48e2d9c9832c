/** The six strengths of the seven grahas and the strength of the bhāvas, in virūpas (60 virūpas are a rūpa), unrounded. */
import type { BodyKey } from '../../../kernel/types';
import type { BirthDay } from '../birthDay';
import type { Standing } from '../standing';

export interface ShadbalaInput {
  /** Lagna and grahas in sidereal degrees. */
  standing: Standing;
  /** Sidereal, degrees. */
  midheavenDeg: number;
  /** Instant of birth, Julian days UT. */
  jdUt: number;
  /** Hour angle of the Sun at the place: −180 to 180 degrees, 0 at apparent noon, before noon negative. */
  sunHourAngleDeg: number;
  /** Ayanāṃśa of the sidereal degrees: with it a longitude is tropical again. */
  ayanamshaDeg: number;
  /** Raman's ayanāṃśa of the same instant, in which the mean longitudes of ceṣṭā-bala are given. */
  ramanAyanamshaDeg: number;
  /** Null where the Sun does not rise and set about the birth. */
  birthDay: BirthDay | null;
}

/** Strength of position. `sthana` is the sum of the five. */
export interface SthanaBala {
  uchcha: number;
  saptavargaja: number;
  ojayugma: number;
  kendradi: number;
  drekkana: number;
  sthana: number;
}

/** Strength of time. `kala` is the sum of the eight; what hangs on the day from sunrise is NaN where there is none. */
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
  /** Sthāna, dig, kāla, ceṣṭā, naisargika and dṛk together. */
  total: number;
  /** The total in rūpas, the rūpas required of the graha, and the first divided by the second. */
  rupa: number;
  required: number;
  ratio: number;
  /** Iṣṭa- and kaṣṭa-phala, 0 to 60. */
  ishta: number;
  kashta: number;
}

export interface BhavaBala {
  /** 1..12 from the lagna. */
  number: number;
  /** Total of the lord of the rāśi in which the madhya lies. */
  adhipati: number;
  dig: number;
  drishti: number;
  total: number;
}

export interface Shadbala {
  grahas: Record<BodyKey, GrahaBala>;
  bhavaBala: BhavaBala[];
  /** Why values are NaN, one note for each reason. */
  notes: string[];
}
