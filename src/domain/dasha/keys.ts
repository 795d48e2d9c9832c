/** The keys of the daśās. */

export const DASHA_KEYS = [
  'vimshottari',
  'yogini',
  'ashtottari',
  'chara',
  'chara-rao',
  'kp-vimshottari',
  'narayana',
  'kalachakra',
  'shula',
  'mandooka',
  'drig',
  'sthira',
  'niryana-shula',
  'dvisaptati',
  'shodashottari',
  'dvadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti',
  'shashtihayani',
  'shattrimsha',
  'mudda',
] as const;
export type DashaKey = (typeof DASHA_KEYS)[number];

/** The default daśās of a chart. */
export const DEFAULT_DASHAS = ['vimshottari', 'yogini', 'ashtottari', 'chara'] as const satisfies readonly DashaKey[];
export type DefaultDasha = (typeof DEFAULT_DASHAS)[number];
