/** The sidereal places of the grahas at 00:00 UTC of each day of a month. */
import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import { ephemeris } from '../../../domain/ephemeris/ephemeris';
import { JD_UNIX_EPOCH } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { daysOfMonth, type MonthOf } from '../month/model';

export interface DailyPlaces {
  /** Days from 1970-01-01. */
  day: number;
  /** Day of the month. */
  date: number;
  places: Readonly<Record<GrahaKey, { lonDeg: number; retrograde: boolean }>>;
}

/** Lahiri, mean node; null outside the years of the kernel's tables. */
export function dailyPlaces(kernel: Kernel, month: MonthOf): DailyPlaces[] | null {
  const { first, last } = daysOfMonth(month);
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const found = ephemeris(kernel, {
    jdUt: days.map((day) => JD_UNIX_EPOCH + day),
    bodies: GRAHA_KEYS,
    columns: ['longitude', 'retrograde'],
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    center: 'geocentric',
  });
  if (!found.ok) return null;
  const { bodies } = found.value;
  return days.map((day, i) => ({
    day,
    date: i + 1,
    places: Object.fromEntries(
      GRAHA_KEYS.map((key) => {
        const columns = bodies[key];
        const lonDeg = columns?.longitude?.[i] ?? Number.NaN;
        return [key, { lonDeg, retrograde: columns?.retrograde?.[i] === 1 }];
      }),
    ) as DailyPlaces['places'],
  }));
}
