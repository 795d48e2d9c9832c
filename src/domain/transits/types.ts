/** Transits over a birth chart: their shapes. Instants are Julian days UT, longitudes sidereal degrees. */

import type { KAKSHYA_LORDS } from '../../data/chakras';
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import type { Note } from '../positions/notes';
import type { ChartQuestion, Positions } from '../positions/types';
import type { IngressEvent, Motion } from '../sky/types';

/** The Śrīpati cusps after the first, which is the lagna. */
const CUSP_KEYS = [
  'cusp2',
  'cusp3',
  'cusp4',
  'cusp5',
  'cusp6',
  'cusp7',
  'cusp8',
  'cusp9',
  'cusp10',
  'cusp11',
  'cusp12',
] as const;

/** The natal points that a graha can pass over. */
export const NATAL_POINTS = [...GRAHA_KEYS, 'lagna', ...CUSP_KEYS] as const;
export type NatalPoint = (typeof NATAL_POINTS)[number];
export const DEFAULT_NATAL_POINTS: readonly NatalPoint[] = [...GRAHA_KEYS, 'lagna'];

export const MAX_ORB_DEG = 10;

export interface Hit {
  jdUt: number;
  body: GrahaKey;
  point: NatalPoint;
  /** Longitude of the natal point. */
  siderealDeg: number;
  direction: Motion;
  /** Number of the passage in its loop, from 1, and the number of passages in the loop. */
  pass: number;
  passes: number;
  /** First and last instant of the loop within the orb; null beyond the kernel's range. Absent without an orb. */
  enterJd?: number | null;
  leaveJd?: number | null;
}

/** An entry into a rāśi, related to the birth. */
export interface TransitIngress extends IngressEvent {
  houseFromMoon: number;
  houseFromLagna: number;
  /** Bindus of the graha's own bhinnāṣṭakavarga in the rāśi entered; null for the nodes. */
  bindus: number | null;
}

/** An entry into a kakṣyā, an eighth of a rāśi. */
export interface KakshyaEntry {
  jdUt: number;
  body: GrahaKey;
  /** The rāśi, and the number of the kakṣyā in it, from 1. */
  rashi: number;
  number: number;
  lord: (typeof KAKSHYA_LORDS)[number];
  /** Whether the lord gives a bindu to the graha in the rāśi; null for the nodes. */
  bindu: boolean | null;
  direction: Motion;
  /** Number of the passage over this boundary in its loop, from 1. */
  pass: number;
}

/** A period of time; an end beyond the kernel's range is null. */
export interface Stay {
  startJd: number | null;
  endJd: number | null;
}

export interface SadeSatiLeg extends Stay {
  leg: 1 | 2 | 3;
  /** From the Moon. */
  house: 12 | 1 | 2;
  rashi: number;
}

export interface SadeSati extends Stay {
  legs: SadeSatiLeg[];
  /** Times within the cycle when Saturn is outside the three rāśis. */
  gaps: Stay[];
}

export interface KantakaShani extends Stay {
  house: 4 | 7 | 10;
}

export const CHANGING_LEVELS = ['maha', 'antara', 'pratyantara'] as const;

export interface DashaChange {
  jdUt: number;
  level: (typeof CHANGING_LEVELS)[number];
  lord: GrahaKey;
}

export interface TransitsQuestion {
  natal: ChartQuestion;
  /** Julian days UT, half-open. */
  fromJd: number;
  toJd: number;
  bodies: readonly GrahaKey[];
  points: readonly NatalPoint[];
  /** 0 to MAX_ORB_DEG; without an orb, `enterJd` and `leaveJd` are absent. */
  orbDeg?: number;
  /** Length of the year of the daśās, days. */
  yearDays: number;
  /** Whether to list the entries into kakṣyās. */
  withKakshyas?: boolean;
}

export interface Transits {
  natal: Positions;
  hits: Hit[];
  ingresses: TransitIngress[];
  /** In order of time, if the question asks for them. */
  kakshyas?: KakshyaEntry[];
  sadeSati: SadeSati[];
  ashtamaShani: Stay[];
  kantakaShani: KantakaShani[];
  dasha: DashaChange[];
  notes: Note[];
}
