/** When answers about observances were corrected, for clients that store earlier answers. */

export interface Revision {
  /** The day of the correction, `YYYY-MM-DD`. */
  on: string;
  /** The observances whose day may have changed. */
  keys: 'all' | readonly string[];
}

/** In order of time. Add a row for every correction that moves the day of an observance. */
export const REVISIONS: readonly Revision[] = [
  { on: '2026-01-01', keys: 'all' },
  {
    on: '2026-11-22',
    keys: [
      'bhai_dooj',
      'chhath_puja',
      'chitragupta_puja',
      'dahi_handi',
      'kharna',
      'krishna_janmashtami',
      'nahay_khay',
      'onam',
      'usha_arghya',
      'vaikasi_visakam',
    ],
  },
  {
    on: '2026-11-28',
    keys: [
      'ashtami_rohini',
      'balarama_jayanti',
      'bhogi',
      'bohag_bihu',
      'cheti_chand',
      'dahi_handi',
      'dhanteras',
      'gauri_vrata_begins',
      'guru_purnima',
      'hanuman_puja_diwali',
      'kali_chaudas',
      'kojagara',
      'kollam_new_year',
      'krishna_janmashtami',
      'kumara_purnima',
      'lohri',
      'magh_bihu',
      'masika_krishnashtami',
      'mattu_pongal',
      'nuakhai',
      'onam',
      'pohela_boishakh',
      'pongal',
      'puthandu',
      'rama_navami',
      'sharad_purnima',
      'vaikuntha_chaturdashi',
      'vasanta_panchami',
      'vata_savitri_vrata',
      'vishu',
    ],
  },
];
