/**
 * The types of a day in Tamil almanacs: nōkku, the direction in which its nakṣatra looks, and kari-nāḷ, fixed days of
 * the solar months.
 */
import { KARI_DAYS, NOKKU_OF, type NokkuKey } from '../../data/days/values';
import type { DayView } from './view';

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
