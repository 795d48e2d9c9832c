/**
 * The types of a day in Tamil almanacs: nōkku, the direction in which its nakṣatra looks, and kari-nāḷ, fixed days of
 * the solar months.
 */
import type { DayView } from './view';

export const NOKKU_KEYS = ['mel', 'kil', 'cama'] as const;
export type NokkuKey = (typeof NOKKU_KEYS)[number];

/**
 * By nakṣatra from Aśvinī.
 *
 * Source  Muhūrta-cintāmaṇi 2 (ūrdhva-, adho- and tiryaṅ-mukha); Tamil pages agree
 */
// biome-ignore format: nine nakṣatras a line
const NOKKU_OF: readonly NokkuKey[] = [
  'cama', 'kil', 'kil', 'mel', 'cama', 'mel', 'cama', 'mel', 'kil',
  'kil', 'kil', 'mel', 'cama', 'cama', 'cama', 'kil', 'cama', 'cama',
  'kil', 'kil', 'mel', 'mel', 'mel', 'mel', 'kil', 'mel', 'cama',
];

/**
 * Days of the twelve Tamil months from Cittirai.
 *
 * Source  customary, as printed for 2016; some lists have 1, 10 and 17 for Kārttikai
 */
const KARI_DAYS: readonly (readonly number[])[] = [
  [6, 15],
  [7, 16, 17],
  [1, 6],
  [2, 10, 20],
  [2, 9, 28],
  [16, 29],
  [6, 20],
  [1, 7, 17],
  [6, 9, 11],
  [1, 2, 3, 11, 17],
  [15, 16, 17],
  [6, 15, 19],
];

interface DayTypes {
  /** By the nakṣatras of the day, each until its end. */
  nokku: { key: NokkuKey; untilJd: number }[];
  /** Null before the years of the Tamil calendar. */
  kariNal: boolean | null;
}

export function dayTypes({ during, sky, regional }: DayView): DayTypes {
  const date = regional().tamil;
  return {
    nokku: during(sky.limbs().nakshatra).map(({ index, endJd }) => ({
      key: NOKKU_OF[index - 1] as NokkuKey,
      untilJd: endJd,
    })),
    kariNal: date && (KARI_DAYS[date.monthIndex - 1] as readonly number[]).includes(date.day),
  };
}
