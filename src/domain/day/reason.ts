/** Why a day lacks a sunrise, a sunset or a next sunrise, as data. */
import type { VedicDay } from './types';

type Mark = 'sunrise' | 'sunset' | 'next_sunrise';

export interface DayReason {
  /** The event that the day lacks. */
  lacks: Mark[];
  /** The Sun stays up, stays down, or rises shortly before and after the date. */
  why: 'sun-stays-up' | 'sun-stays-down' | 'sunrise-beside-date';
  /** The start of the 24 hours that the limbs of the day cover. */
  countsFrom: 'sunrise' | 'midnight';
}

/** The reason why a day cannot be divided; null for an ordinary day. */
export function dayReason({ polar, sunriseJd, sunsetJd, nextSunriseJd }: VedicDay): DayReason | null {
  const marks: [Mark, number | null][] = [
    ['sunrise', sunriseJd],
    ['sunset', sunsetJd],
    ['next_sunrise', nextSunriseJd],
  ];
  const lacks = marks.filter(([, jd]) => jd === null).map(([mark]) => mark);
  if (lacks.length === 0) return null;
  const why = polar === null ? 'sunrise-beside-date' : polar === 'day' ? 'sun-stays-up' : 'sun-stays-down';
  return { lacks, why, countsFrom: sunriseJd === null ? 'midnight' : 'sunrise' };
}
