/** What the page of today says, computed for one instant and good until something in it changes. */
import { calendarAt } from '../../../domain/calendar/calendar';
import type { CalendarNow } from '../../../domain/calendar/types';
import { type GhatiClock, ghatiAt } from '../../../domain/day/ghati';
import { type PanchangaNow, panchangaAt } from '../../../domain/panchanga/now';
import { type DomainError, ok, type Result } from '../../../domain/result';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import type { BrowserKernel } from '../../parts/kernel';
import type { Place } from '../../parts/place';

const VIGHATI_SECONDS = 24;

export interface Today {
  jdUt: number;
  /** What the clocks of the place run ahead of UT at the instant, hours. */
  tzHours: number;
  now: PanchangaNow;
  calendar: CalendarNow;
  /** Null where the Sun gives the place no day to divide. */
  clock: GhatiClock | null;
  /** When the Sun turns next, nirayana and sāyana. */
  ayanaEnds: { nirayana: number; sayana: number };
  /** The next vighaṭī, or what ends before it: the words are told anew from then on. */
  validUntil: number;
}

/** Where an ayana begins: the Sun in Karka and in Makara. */
const TURNS = { angle: 'sun', stepDeg: 180, offsetDeg: 90 } as const;

/** @param jdUt  Julian days UT */
export function todayAt(
  kernel: BrowserKernel,
  jdUt: number,
  { lat, lon }: Place,
  tzHours: number,
): Result<Today, DomainError> {
  const now = panchangaAt(kernel, jdUt, { latDeg: lat, lonDeg: lon }, tzHours);
  if (!now.ok) return now;
  const calendar = calendarAt(kernel, jdUt);
  if (!calendar.ok) return calendar;
  const nirayana = kernel.nextCrossing({ ...TURNS, zodiac: 'lahiri' }, jdUt);
  if (!nirayana.ok) return nirayana;
  const sayana = kernel.nextCrossing({ ...TURNS, zodiac: 'tropical' }, jdUt);
  if (!sayana.ok) return sayana;
  const { limbs, day } = now.value;
  const since = day.sunriseJd ?? day.midnightJd;
  const vighatis = Math.floor(((jdUt - since) * SECONDS_PER_DAY) / VIGHATI_SECONDS + 1e-6);
  const ends = [
    since + ((vighatis + 1) * VIGHATI_SECONDS) / SECONDS_PER_DAY,
    ...Object.values(limbs).map(({ endJd }) => endJd),
    ...(day.nextSunriseJd === null ? [] : [day.nextSunriseJd]),
  ];
  return ok({
    jdUt,
    tzHours,
    now: now.value,
    calendar: calendar.value,
    clock: ghatiAt(day, jdUt),
    ayanaEnds: { nirayana: nirayana.value.jdUt, sayana: sayana.value.jdUt },
    validUntil: Math.min(...ends.filter((jd) => jd > jdUt)),
  });
}
