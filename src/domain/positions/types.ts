import type { Dignity } from '../../data/dignity';
/** The shapes of a chart in the domain: degrees, Julian days UT, one-based almanac numbers. */

import type { GrahaKey, VargaKey } from '../../data/keys';
import type { Kernel } from '../../kernel/kernel';
import type { AyanamshaChoice, NodeMode } from '../../kernel/keys';
import type { Sky } from '../../kernel/types';
import type { Note } from './notes';

export interface ChartQuestion {
  jdUt: number;
  latDeg: number;
  lonDeg: number;
  /** UTC offset of the place, hours. It determines the weekday of the sunrise before birth. */
  tzHours: number;
  ayanamsha: AyanamshaChoice;
  nodeMode: NodeMode;
}

/** A sidereal longitude with its classes. */
export interface Placement {
  siderealDeg: number;
  tropicalDeg: number;
  /** 1..12 from Meṣa. */
  rashi: number;
  /** 1..27 from Aśvinī. */
  nakshatra: number;
  /** 1..4. */
  pada: number;
  /** Distance to the nearest boundary of its pāda, which includes the boundaries of rāśi and nakṣatra. */
  boundaryArcsec: number;
  /** The same as a change of birth time in seconds, at its current sidereal speed; null if stationary. */
  boundarySeconds: number | null;
  /** Sidereal speed in longitude: without precession and nutation. */
  speedDegPerDay: number;
}

export interface GrahaPlacement extends Placement {
  key: GrahaKey;
  latitudeDeg: number;
  distanceAu: number | null; // null for the nodes, which are directions
  retrograde: boolean;
  /** Whole-sign house from the lagna, 1..12. */
  house: number;
  /** `none` for a node that is neither exalted nor debilitated, and if its rāśi or its lord's rāśi is not known. */
  dignity: Dignity;
  /** Too near the Sun to be seen. Never true for the Sun; null for the nodes, because the rule does not apply. */
  combust: boolean | null;
}

export interface VargaPlacement {
  /** 1..12 from Meṣa. */
  rashi: number;
  /** In the same rāśi as in D1; in D9 this is vargottama in the common sense. */
  vargottama: boolean;
  /** Distance to the nearest boundary of its part of the rāśi. */
  boundaryArcsec: number;
  /** The same as a change of birth time in seconds, at its current sidereal speed; null if stationary. */
  boundarySeconds: number | null;
}

export interface Varga {
  key: VargaKey;
  lagna: VargaPlacement;
  grahas: Record<GrahaKey, VargaPlacement>;
}

/** The part of a chart that all endpoints share. */
export interface Positions {
  question: ChartQuestion;
  sky: Sky;
  /** Ayanāṃśa subtracted from the apparent longitudes, including nutation. */
  ayanamshaDeg: number;
  lagna: Placement;
  /** Sidereal. */
  midheavenDeg: number;
  grahas: GrahaPlacement[];
  /** One note for each value that could not be computed. It and everything that depends on it are NaN. */
  notes: Note[];
}

/** The part of the kernel that the rules of a chart use: skies, further ayanāṃśas, and the angles of a place. */
export type ChartKernel = Pick<Kernel, 'sky' | 'ayanamsha' | 'angles'>;
