/**
 * Varjya and amṛta-kāla: windows of four ghaṭīs at a fixed position in each nakṣatra, whose true duration counts as
 * sixty ghaṭīs. A window belongs to the day in which it starts.
 */
import { type GhatiRow, NAKSHATRA_GHATIS } from '../../data/days/nakshatraGhatis';
import type { Slot } from '../day/types';
import type { Limb } from '../panchanga/types';
import type { WholeDay } from './slots';

const GHATIS_PER_NAKSHATRA = 60;
const WINDOW_GHATIS = 4;

/** The windows that start in a day, in order, numbered from 1. */
function windowsOf(
  day: WholeDay,
  nakshatras: readonly Limb[],
  key: 'varjya' | 'amrita_kala',
  ghatisOf: (row: GhatiRow) => readonly number[],
): Slot[] {
  const quality = key === 'varjya' ? 'avoided' : 'good';
  const slots: Slot[] = [];
  for (const { index, startJd, endJd } of nakshatras) {
    const row = NAKSHATRA_GHATIS[index - 1];
    if (row === undefined) throw new RangeError(`no nakṣatra ${index}`);
    const ghatiDays = (endJd - startJd) / GHATIS_PER_NAKSHATRA;
    for (const ghatis of ghatisOf(row)) {
      const fromJd = startJd + ghatis * ghatiDays;
      if (fromJd < day.sunriseJd || fromJd >= day.nextSunriseJd) continue;
      const toJd = startJd + (ghatis + WINDOW_GHATIS) * ghatiDays;
      slots.push({ index: slots.length + 1, key, quality, lord: null, startJd: fromJd, endJd: toJd });
    }
  }
  return slots;
}

/** @param nakshatras  those that overlap the day, with their true start and end, in order */
export function varjyas(day: WholeDay, nakshatras: readonly Limb[]): Slot[] {
  return windowsOf(day, nakshatras, 'varjya', (row) => row.varjya);
}

/** @param nakshatras  those that overlap the day, with their true start and end, in order */
export function amritaKalas(day: WholeDay, nakshatras: readonly Limb[]): Slot[] {
  return windowsOf(day, nakshatras, 'amrita_kala', (row) => [row.amrita]);
}
