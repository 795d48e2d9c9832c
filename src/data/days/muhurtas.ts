/** The muhūrtas of a day, and the windows that belong to a weekday. */

export interface MuhurtaRow {
  key: string;
  quality: 'good' | 'bad';
  /** Weekdays, 1..7 from Ravivāra, on which a good muhūrta is avoided. */
  avoidedOn?: readonly number[];
}

export const BUDHAVARA = 4;

/**
 * The thirty muhūrtas, fifteen of the day and fifteen of the night. Vidhi has the same period as Abhijit: the list of
 * thirty avoids it on Somavāra and Śukravāra, the rule of Abhijit on Budhavāra. Aryaman is avoided on Ravivāra.
 *
 * Source  customary; qualities differ between books
 */
export const MUHURTAS = [
  { key: 'rudra', quality: 'bad' },
  { key: 'ahi', quality: 'bad' },
  { key: 'mitra', quality: 'good' },
  { key: 'pitri', quality: 'bad' },
  { key: 'vasu', quality: 'good' },
  { key: 'varaha', quality: 'good' },
  { key: 'vishvedeva', quality: 'good' },
  { key: 'vidhi', quality: 'good', avoidedOn: [2, BUDHAVARA, 6] },
  { key: 'satamukhi', quality: 'good' },
  { key: 'puruhuta', quality: 'bad' },
  { key: 'vahini', quality: 'bad' },
  { key: 'naktanakara', quality: 'bad' },
  { key: 'varuna', quality: 'good' },
  { key: 'aryaman', quality: 'good', avoidedOn: [1] },
  { key: 'bhaga', quality: 'bad' },
  { key: 'girisha', quality: 'bad' },
  { key: 'ajapada', quality: 'bad' },
  { key: 'ahirbudhnya', quality: 'good' },
  { key: 'pushya', quality: 'good' },
  { key: 'ashvini', quality: 'good' },
  { key: 'yama', quality: 'bad' },
  { key: 'agni', quality: 'good' },
  { key: 'vidhatri', quality: 'good' },
  { key: 'kanda', quality: 'good' },
  { key: 'aditi', quality: 'good' },
  { key: 'jiva', quality: 'good' },
  { key: 'vishnu', quality: 'good' },
  { key: 'dyumadgadyuti', quality: 'good' },
  { key: 'brahma', quality: 'good' },
  { key: 'samudra', quality: 'good' },
] as const satisfies readonly MuhurtaRow[];

export const WINDOW_KEYS = [
  'abhijit',
  'rahu_kalam',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'varjya',
  'amrita_kala',
  'brahma_muhurta',
  'pratah_sandhya',
  'madhyahna_sandhya',
  'sayam_sandhya',
  'nishitha',
  'godhuli',
  'vijaya',
] as const;

export type WindowKey = (typeof WINDOW_KEYS)[number];

/**
 * Which eighth of the day, 1..8, from Ravivāra. Gulika is the part of Śani.
 *
 * Source  customary; agrees with each of 365 printed days of 2023
 */
export const EIGHTH_OF_VARA = {
  rahu_kalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/**
 * Numbers of the dur-muhūrtas among the thirty of day and night, from Ravivāra; 22 is the seventh muhūrta of the night.
 *
 * Source  customary; agrees with each of 365 printed days of 2023
 */
export const DUR_MUHURTAS_OF_VARA = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]] as const;
