/**
 * Varjya and amṛta-kāla: windows of four ghaṭīs at a fixed position in each nakṣatra, whose true duration counts as
 * sixty ghaṭīs. A window belongs to the day in which it starts.
 */
import type { Slot } from '../day/types';
import type { Limb } from '../panchanga/types';
import type { WholeDay } from './slots';

const GHATIS_PER_NAKSHATRA = 60;
const WINDOW_GHATIS = 4;

interface GhatiRow {
  nakshatra: string;
  /** Elapsed ghaṭīs of the nakṣatra when a window starts. */
  varjya: readonly number[];
  amrita: number;
}

/** From Aśvinī; Mūla has two varjyas. Source: customary; every window printed for the days of 2023 fits. */
export const NAKSHATRA_GHATIS = [
  { nakshatra: 'ashvini', varjya: [50], amrita: 42 },
  { nakshatra: 'bharani', varjya: [24], amrita: 48 },
  { nakshatra: 'krittika', varjya: [30], amrita: 54 },
  { nakshatra: 'rohini', varjya: [40], amrita: 52 },
  { nakshatra: 'mrigashira', varjya: [14], amrita: 38 },
  { nakshatra: 'ardra', varjya: [21], amrita: 35 },
  { nakshatra: 'punarvasu', varjya: [30], amrita: 54 },
  { nakshatra: 'pushya', varjya: [20], amrita: 44 },
  { nakshatra: 'ashlesha', varjya: [32], amrita: 56 },
  { nakshatra: 'magha', varjya: [30], amrita: 54 },
  { nakshatra: 'purva_phalguni', varjya: [20], amrita: 44 },
  { nakshatra: 'uttara_phalguni', varjya: [18], amrita: 42 },
  { nakshatra: 'hasta', varjya: [21], amrita: 45 },
  { nakshatra: 'chitra', varjya: [20], amrita: 44 },
  { nakshatra: 'svati', varjya: [14], amrita: 38 },
  { nakshatra: 'vishakha', varjya: [14], amrita: 38 },
  { nakshatra: 'anuradha', varjya: [10], amrita: 34 },
  { nakshatra: 'jyeshtha', varjya: [14], amrita: 38 },
  { nakshatra: 'mula', varjya: [20, 56], amrita: 44 },
  { nakshatra: 'purva_ashadha', varjya: [24], amrita: 48 },
  { nakshatra: 'uttara_ashadha', varjya: [20], amrita: 44 },
  { nakshatra: 'shravana', varjya: [10], amrita: 34 },
  { nakshatra: 'dhanishtha', varjya: [10], amrita: 34 },
  { nakshatra: 'shatabhisha', varjya: [18], amrita: 42 },
  { nakshatra: 'purva_bhadrapada', varjya: [16], amrita: 40 },
  { nakshatra: 'uttara_bhadrapada', varjya: [24], amrita: 48 },
  { nakshatra: 'revati', varjya: [30], amrita: 54 },
] as const satisfies readonly GhatiRow[];

/** The windows that start in a day, in order, numbered from 1. */
function windowsOf(
  day: WholeDay,
  nakshatras: readonly Limb[],
  key: 'varjya' | 'amrita_kala',
  ghatisOf: (row: GhatiRow) => readonly number[],
): Slot[] {
  return nakshatras
    .flatMap(({ index, startJd, endJd }) => {
      const row = NAKSHATRA_GHATIS[index - 1];
      if (row === undefined) throw new RangeError(`no nakṣatra ${index}`);
      const ghatiDays = (endJd - startJd) / GHATIS_PER_NAKSHATRA;
      return ghatisOf(row).map((ghatis) => ({
        startJd: startJd + ghatis * ghatiDays,
        endJd: startJd + (ghatis + WINDOW_GHATIS) * ghatiDays,
      }));
    })
    .filter(({ startJd }) => startJd >= day.sunriseJd && startJd < day.nextSunriseJd)
    .map((window, i) => ({
      index: i + 1,
      key,
      quality: key === 'varjya' ? 'avoided' : 'good',
      lord: null,
      ...window,
    }));
}

/** @param nakshatras  those that overlap the day, with their true start and end, in order */
export function varjyas(day: WholeDay, nakshatras: readonly Limb[]): Slot[] {
  return windowsOf(day, nakshatras, 'varjya', (row) => row.varjya);
}

/** @param nakshatras  those that overlap the day, with their true start and end, in order */
export function amritaKalas(day: WholeDay, nakshatras: readonly Limb[]): Slot[] {
  return windowsOf(day, nakshatras, 'amrita_kala', (row) => [row.amrita]);
}
