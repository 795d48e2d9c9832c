/** When answers about observances were corrected, for clients that store earlier answers. */

interface Revision {
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
];

/** Number of corrections of the answer about an observance, and the day of the last one. */
export function revisionOf(key: string, revisions: readonly Revision[] = REVISIONS): { sequence: number; on: string } {
  const its = revisions.filter(({ keys }) => keys === 'all' || keys.includes(key));
  const last = its.at(-1);
  if (!last) throw new RangeError(`no revision of ${key}`);
  return { sequence: its.length - 1, on: last.on };
}
