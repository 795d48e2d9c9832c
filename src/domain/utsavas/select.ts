/** Part of a year's observances: those kept widely, or those that one tradition keeps. */
import type { Tradition, Utsava } from './types';

/**
 * `principal`: the rows kept widely, of whatever tradition. `smarta`: without the days of vaiṣṇavas and without what
 * other schools or regions keep in place of a row. `vaishnava`: without the latter too, and of a row that has a
 * vaiṣṇava day of its own that day alone.
 */
export const SHOWS = ['all', 'principal', 'smarta', 'vaishnava'] as const;
export type Show = (typeof SHOWS)[number];

const SMARTA: readonly Tradition[] = ['general', 'smarta'];
const VAISHNAVA: readonly Tradition[] = ['general', 'smarta', 'vaishnava'];

const IS_SHOWN: Record<Show, (utsava: Utsava) => boolean> = {
  all: () => true,
  principal: ({ major }) => major,
  smarta: ({ tradition }) => SMARTA.includes(tradition),
  vaishnava: ({ tradition, vaishnavaApart }) => VAISHNAVA.includes(tradition) && !vaishnavaApart,
};

/** The observances to show, in their order. */
export function selectUtsavas(utsavas: readonly Utsava[], show: Show): Utsava[] {
  return utsavas.filter(IS_SHOWN[show]);
}
