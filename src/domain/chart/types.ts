/** The shapes of a chart as the domain hands it out: degrees, Julian days UT, one-based almanac numbers. */
import type { AyanamshaKey, BodyKey, NodeMode, Sky } from '../../kernel/types';

/** The nine grahas in the order of the API. */
export type GrahaKey = BodyKey | 'rahu' | 'ketu';

export interface ChartQuestion {
  jdUt: number;
  latDeg: number;
  lonDeg: number;
  /** What the clocks of the place ran ahead of UT, hours: the weekday of the birth's sunrise is by them. */
  tzHours: number;
  ayanamsha: AyanamshaKey;
  nodeMode: NodeMode;
}

/** A sidereal longitude with the classes it falls into. */
export interface Placement {
  siderealDeg: number;
  tropicalDeg: number;
  /** 1..12 from Meṣa. */
  rashi: number;
  /** 1..27 from Aśvinī. */
  nakshatra: number;
  /** 1..4. */
  pada: number;
  /** Distance to the nearest edge of its pāda, which is the nearest edge of rāśi and nakṣatra or nearer. */
  boundaryArcsec: number;
  /** The same as seconds of birth time at its present sidereal speed; null where it stands still. */
  boundarySeconds: number | null;
  /** Sidereal speed in longitude: without precession and nutation. */
  speedDegPerDay: number;
}

export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'great-friend'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'great-enemy'
  | 'debilitated'
  | 'none';

export interface GrahaPlacement extends Placement {
  key: GrahaKey;
  latitudeDeg: number;
  distanceAu: number | null; // null for the nodes, which are directions
  retrograde: boolean;
  /** Whole-sign house from the lagna, 1..12. */
  house: number;
  /** `none` for a node that is neither exalted nor debilitated, and where the rāśi of it or of its lord is not known. */
  dignity: Dignity;
  /** Too near the Sun to be seen; never the Sun itself; null for the nodes, to which the rule does not apply. */
  combust: boolean | null;
}

export interface Bhava {
  number: number;
  /** Whole-sign: the rāśi of the house, 1..12, and its lord. */
  rashi: number;
  lord: GrahaKey;
  occupants: GrahaKey[];
  /** Śrīpati: beginning (sandhi), middle and end, sidereal degrees. */
  startDeg: number;
  madhyaDeg: number;
  endDeg: number;
}

export const VARGA_KEYS = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;
export type VargaKey = (typeof VARGA_KEYS)[number];

export interface VargaPlacement {
  /** 1..12 from Meṣa. */
  rashi: number;
  /** In the same rāśi as in D1. */
  vargottama: boolean;
  /** Distance of the longitude to the nearest edge of its part of the rāśi. */
  boundaryArcsec: number;
  /** The same as seconds of birth time at its present sidereal speed; null where it stands still. */
  boundarySeconds: number | null;
}

export interface Varga {
  key: VargaKey;
  lagna: VargaPlacement;
  grahas: Record<GrahaKey, VargaPlacement>;
}

export interface VimshottariDasha {
  /** Nakṣatra of the Moon, 1..27, its lord, and the part of it already traversed, 0..1. */
  seed: { nakshatra: number; lord: GrahaKey; traversed: number };
  /** What was left of the first mahādaśā at birth. */
  balance: { lord: GrahaKey; years: number };
  yearDays: number;
  /** Mahādaśās, divided as deep as asked for. */
  periods: DashaTree[];
}

export interface DashaTree {
  lord: GrahaKey;
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  startJd: number;
  endJd: number;
  sub: DashaTree[];
}

/** The periods that run at an instant, mahā to prāṇa. */
export const PHASE_KEYS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'] as const;
export type CurrentPhase = Record<(typeof PHASE_KEYS)[number], { lord: GrahaKey; startJd: number; endJd: number }>;

/** The part of a chart that every endpoint shares. */
export interface Positions {
  question: ChartQuestion;
  sky: Sky;
  /** What was subtracted from the apparent longitudes: nutation included. */
  ayanamshaDeg: number;
  lagna: Placement;
  /** Sidereal. */
  midheavenDeg: number;
  grahas: GrahaPlacement[];
  /** One note for each value that could not be computed: it and what hangs on it is NaN. */
  notes: string[];
}
