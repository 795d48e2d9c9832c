/** The tables of ṣaḍ-bala (BPHS 26 and 27; figures of Raman, Graha and Bhava Balas). */
import type { BodyKey } from '../../kernel/keys';
import type { Relation } from '../dignity';
import type { GrahaKey, VargaKey } from '../keys';

interface PositionRow {
  /** Parity of the rāśis that give it ojayugma-bala. */
  strongIn: 'odd' | 'even';
  /** Third of a rāśi that gives it drekkāṇa-bala: male grahas the first, neuter the second, female the third. */
  drekkana: 1 | 2 | 3;
}

/** Strength of position by the nature of each graha. */
export const STHANA_POSITIONS = {
  sun: { strongIn: 'odd', drekkana: 1 },
  moon: { strongIn: 'even', drekkana: 3 },
  mars: { strongIn: 'odd', drekkana: 1 },
  mercury: { strongIn: 'odd', drekkana: 2 },
  jupiter: { strongIn: 'odd', drekkana: 1 },
  venus: { strongIn: 'even', drekkana: 3 },
  saturn: { strongIn: 'odd', drekkana: 2 },
} as const satisfies Record<BodyKey, PositionRow>;

/** The seven vargas of saptavargaja-bala. */
export const SEVEN_VARGAS = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const satisfies readonly VargaKey[];

/**
 * Virūpas in a varga by its relation to the lord of the rāśi. Mūlatrikoṇa counts only in D1, at every degree of the
 * rāśi.
 */
export const SAPTAVARGAJA = {
  moolatrikona: 45,
  own: 30,
  'great-friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great-enemy': 1.875,
} as const satisfies Record<Relation | 'moolatrikona' | 'own', number>;

/** By house from the lagna: kendra 60, paṇaphara 30, āpoklima 15, repeating. */
export const KENDRADI = [60, 30, 15] as const;

/**
 * Where each graha has no dig-bala: degrees from the lagna or from the midheaven. The opposite point has 60 virūpas.
 */
export const DIG_POWERLESS = {
  sun: { from: 'midheaven', deg: 180 },
  moon: { from: 'midheaven', deg: 0 },
  mars: { from: 'midheaven', deg: 180 },
  mercury: { from: 'lagna', deg: 180 },
  jupiter: { from: 'lagna', deg: 180 },
  venus: { from: 'midheaven', deg: 0 },
  saturn: { from: 'lagna', deg: 0 },
} as const satisfies Record<BodyKey, { from: 'lagna' | 'midheaven'; deg: number }>;

/** When each graha is strong: at midday, at midnight, or always. */
export const STRONG_TIMES = {
  sun: 'midday',
  moon: 'midnight',
  mars: 'midnight',
  mercury: 'always',
  jupiter: 'midday',
  venus: 'midday',
  saturn: 'midnight',
} as const satisfies Record<BodyKey, 'midday' | 'midnight' | 'always'>;

/** Always has tribhāga-bala. */
export const ALWAYS_TRIBHAGA: BodyKey = 'jupiter';

/** Lords of the thirds of the day from sunrise and of the night from sunset (BPHS 27). */
export const THIRD_LORDS = {
  day: ['mercury', 'sun', 'saturn'],
  night: ['moon', 'venus', 'mars'],
} as const satisfies Record<'day' | 'night', readonly GrahaKey[]>;

/** Krānti, arcminutes, at every 15° of bhuja (the distance from the nearer equinox); interpolate linearly. */
export const KRANTI_MINUTES = [0, 362, 703, 1002, 1238, 1388, 1440] as const;

/** Which krānti strengthens a graha, and its factor. */
export const AYANA_STRENGTHS = {
  sun: { strong: 'north', times: 2 },
  moon: { strong: 'south', times: 1 },
  mars: { strong: 'north', times: 1 },
  mercury: { strong: 'both', times: 1 },
  jupiter: { strong: 'north', times: 1 },
  venus: { strong: 'north', times: 1 },
  saturn: { strong: 'south', times: 1 },
} as const satisfies Record<BodyKey, { strong: 'north' | 'south' | 'both'; times: number }>;

export type MeanKey = Exclude<BodyKey, 'moon'>;

export type Tara = Exclude<MeanKey, 'sun'>;

/**
 * Longitude at the epoch, degrees in Raman's ayanāṃśa; daily motion; and its correction: at the epoch, and its yearly
 * change. For Budha and Śukra this is the śīghrocca, for the others the graha itself.
 */
export const MEAN_MOTIONS = {
  sun: { deg: 257.4568, perDay: 0.98560265, correction: 0, perYear: 0 },
  mars: { deg: 270.22, perDay: 0.524019, correction: 0, perYear: 0 },
  mercury: { deg: 164, perDay: 4.092318, correction: 6.67, perYear: -0.00133 },
  jupiter: { deg: 220.04, perDay: 0.083096, correction: -3.33, perYear: -0.0067 },
  venus: { deg: 328.51, perDay: 1.602146, correction: -5, perYear: -0.0001 },
  saturn: { deg: 236.74, perDay: 0.033439, correction: 5, perYear: 0.001 },
} as const satisfies Record<MeanKey, { deg: number; perDay: number; correction: number; perYear: number }>;

/** Which row is a graha's own mean, and which its śīghrocca. */
export const MEAN_ROLES = {
  mars: { mean: 'mars', shighrochcha: 'sun' },
  mercury: { mean: 'sun', shighrochcha: 'mercury' },
  jupiter: { mean: 'jupiter', shighrochcha: 'sun' },
  venus: { mean: 'sun', shighrochcha: 'venus' },
  saturn: { mean: 'saturn', shighrochcha: 'sun' },
} as const satisfies Record<Tara, { mean: MeanKey; shighrochcha: MeanKey }>;

/** Natural strength in virūpas: sevenths of sixty, by brightness. */
export const NAISARGIKA = {
  sun: 60,
  moon: 360 / 7,
  venus: 300 / 7,
  jupiter: 240 / 7,
  mercury: 180 / 7,
  mars: 120 / 7,
  saturn: 60 / 7,
} as const satisfies Record<BodyKey, number>;

/**
 * The common aspect by the distance to the aspected point: at `fromDeg` it is `virupas`, and it changes linearly until
 * the next row.
 */
export const COMMON_ASPECT = [
  { fromDeg: 0, virupas: 0, perDeg: 0 },
  { fromDeg: 30, virupas: 0, perDeg: 0.5 },
  { fromDeg: 60, virupas: 15, perDeg: 1 },
  { fromDeg: 90, virupas: 45, perDeg: -0.5 },
  { fromDeg: 120, virupas: 30, perDeg: -1 },
  { fromDeg: 150, virupas: 0, perDeg: 2 },
  { fromDeg: 180, virupas: 60, perDeg: -0.5 },
  { fromDeg: 300, virupas: 0, perDeg: 0 },
] as const satisfies readonly { fromDeg: number; virupas: number; perDeg: number }[];

interface SpecialAspect {
  /** Starts of the arcs of 30° where it is added. */
  fromDeg: readonly number[];
  virupas: number;
}

/** Additions of the special aspects: Śani on the third and tenth, Maṅgala fourth and eighth, Guru fifth and ninth. */
export const SPECIAL_ASPECTS: Partial<Record<BodyKey, SpecialAspect>> = {
  saturn: { fromDeg: [60, 270], virupas: 45 },
  mars: { fromDeg: [90, 210], virupas: 15 },
  jupiter: { fromDeg: [120, 240], virupas: 30 },
};

/** Kinds of rāśis, with the house without directional strength; the opposite house has 60 virūpas. */
export const POWERLESS_HOUSE = { nara: 7, jala: 10, chatushpada: 4, keeta: 1 } as const;

export type RashiKind = keyof typeof POWERLESS_HOUSE;

/** Kind of the first and the second half of each rāśi from Meṣa. */
export const RASHI_KINDS = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['jala', 'jala'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['nara', 'nara'],
  ['keeta', 'keeta'],
  ['nara', 'chatushpada'],
  ['chatushpada', 'jala'],
  ['nara', 'nara'],
  ['jala', 'jala'],
] as const satisfies readonly (readonly [RashiKind, RashiKind])[];

/** Guru and Budha aspect a bhāva fully, the others by a quarter. */
export const FULL_BHAVA_ASPECT: readonly BodyKey[] = ['jupiter', 'mercury'];

/** Minimum total of a strong graha in rūpas (BPHS 27); Raman requires 5 for the Sun. */
export const REQUIRED_RUPAS = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
} as const satisfies Record<BodyKey, number>;

interface Minima {
  grahas: readonly BodyKey[];
  sthana: number;
  dig: number;
  kala: number;
  cheshta: number;
  ayana: number;
}

/** Minimum virūpas of the components. */
export const REQUIRED_PARTS = [
  { grahas: ['sun', 'mercury', 'jupiter'], sthana: 165, dig: 35, kala: 112, cheshta: 50, ayana: 30 },
  { grahas: ['moon', 'venus'], sthana: 133, dig: 50, kala: 100, cheshta: 30, ayana: 40 },
  { grahas: ['mars', 'saturn'], sthana: 96, dig: 30, kala: 67, cheshta: 40, ayana: 20 },
] as const satisfies readonly Minima[];
