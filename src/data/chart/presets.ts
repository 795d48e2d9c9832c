/** The conventions of a chart as named presets of schools and authors. */
import type { AyanamshaChoice, NodeMode } from '../../kernel/keys';

/** Lengths of the daśā year, days: Julian, sidereal, tropical, and of 360 days (sāvana). */
export const DASHA_YEARS = [365.25, 365.2564, 365.2422, 360] as const;

type DashaYear = (typeof DASHA_YEARS)[number];

/** The conventions of a chart. */
export interface ChartSettings {
  ayanamsa: AyanamshaChoice;
  nodeMode: NodeMode;
  dashaYearDays: DashaYear;
  /** Vṛścika and Kumbha have two lords in ārūḍhas and rāśi daśās. */
  coLords: boolean;
}

interface Preset extends ChartSettings {
  /** The author and the document. Settings that the document does not name are marked as usual or uncertain. */
  source: string;
}

/** Presets of an author or a school. None promises the digits of another program. */
export const PRESETS = {
  khagola: {
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    dashaYearDays: 365.25,
    coLords: false,
    source: 'ours',
  },
  jhora: {
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    dashaYearDays: 365.2564,
    coLords: true,
    source:
      'after P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, and Jagannatha Hora; the year by PyJHora’s reading, the node uncertain',
  },
  kp: {
    ayanamsa: 'kp',
    nodeMode: 'mean',
    dashaYearDays: 365.25,
    coLords: false,
    source: 'after K. S. Krishnamurti’s Readers; node and year as usual in KP tables, uncertain',
  },
  raman: {
    ayanamsa: 'raman',
    nodeMode: 'mean',
    dashaYearDays: 365.25,
    coLords: false,
    source: 'after B. V. Raman, Graha and Bhava Balas; node and year uncertain',
  },
  rao: {
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    dashaYearDays: 365.25,
    coLords: true,
    source: 'after K. N. Rao, Predicting through Jaimini’s Chara Dasha; node and year uncertain',
  },
} as const satisfies Record<string, Preset>;

export type PresetKey = keyof typeof PRESETS;

export const PRESET_KEYS = Object.keys(PRESETS) as PresetKey[];
