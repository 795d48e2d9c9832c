/** The births of test/truth/jyotish in the terms of the domain: its keys, and numbers counted from 1. */

import { readFileSync } from 'node:fs';
import type { Dignity } from '../../../src/data/dignity';
import type { GrahaKey, VargaKey } from '../../../src/data/keys';

const GRAHA_OF = {
  surya: 'sun',
  chandra: 'moon',
  mangala: 'mars',
  budha: 'mercury',
  guru: 'jupiter',
  shukra: 'venus',
  shani: 'saturn',
  rahu: 'rahu',
  ketu: 'ketu',
} as const satisfies Record<string, GrahaKey>;
export type ReferenceGraha = keyof typeof GRAHA_OF;
export const REFERENCE_GRAHAS = Object.keys(GRAHA_OF) as ReferenceGraha[];
export type ReferencePoint = ReferenceGraha | 'lagna';

const DIGNITY_OF = {
  uchcha: 'exalted',
  moolatrikona: 'moolatrikona',
  svakshetra: 'own',
  adhimitra: 'great-friend',
  mitra: 'friend',
  sama: 'neutral',
  shatru: 'enemy',
  adhishatru: 'great-enemy',
  neecha: 'debilitated',
  none: 'none',
} as const satisfies Record<string, Dignity>;

export const grahaOf = (name: ReferenceGraha): GrahaKey => GRAHA_OF[name];
export const dignityOfLabel = (label: keyof typeof DIGNITY_OF): Dignity => DIGNITY_OF[label];

export interface Birth {
  id: string;
  input: {
    near: string;
    date: string;
    time: string;
    tz_hours: number;
    lat: number;
    lon: number;
    jd_ut: number;
    ayanamsa_deg: number;
  };
  /** Sidereal longitudes, degrees. */
  lon: Record<ReferencePoint, number>;
}

interface Label {
  rashi: number;
  nakshatra: number;
  pada: number;
}
interface GrahaLabel extends Label {
  bhava: number;
  retrograde: boolean;
  dignity: keyof typeof DIGNITY_OF;
  combust?: boolean;
  rashi_lord: ReferenceGraha;
  nakshatra_lord: ReferenceGraha;
}
export interface PositionsCase extends Birth {
  speed: Record<ReferenceGraha, number>;
  ecl_lat: Record<ReferenceGraha, number>;
  mc: number;
  rahu_true_node: { lon: number; speed: number };
  expected: Record<ReferenceGraha, GrahaLabel> & { lagna: Label };
  bhava_whole_sign: number[];
  bhava_sripati: { madhya: number[]; start: number[] };
}

export interface VargasCase extends Birth {
  expected: Record<VargaKey, Record<ReferencePoint, number>>;
}

type Period = [ReferenceGraha, number, number];
/** Days in a year of the convention, as the file spells them. */
export type DashaYear = '365.25' | '365.256364' | '360';
interface Mahadashas {
  maha: Period[];
  balance_years: number;
}
export interface DashaCase extends Birth {
  expected: Record<DashaYear, Mahadashas> & {
    '365.25': {
      antara: [ReferenceGraha, ReferenceGraha, number, number][];
      chains: { probe_jd_ut: number; chain: Period[] }[];
    };
  };
}

export function records<Case>(file: string): Case[] {
  const text = readFileSync(new URL(`../../truth/jyotish/${file}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { records: Case[] }).records;
}

export const POSITIONS = records<PositionsCase>('positions');
export const VARGAS = records<VargasCase>('vargas');
export const DASHAS = records<DashaCase>('dasha_vimshottari');
