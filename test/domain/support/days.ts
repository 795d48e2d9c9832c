/** Helpers for tests of days and their windows: unwrapped results, printed days, and counts of agreement. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Place } from '../../../src/data/place';
import { vedicDay } from '../../../src/domain/day/day';
import type { CivilDate, VedicDay } from '../../../src/domain/day/types';
import { type WholeDay, wholeDay } from '../../../src/domain/day-divisions/slots';
import { limbsOfDay } from '../../../src/domain/panchanga/limbs';
import type { Limb } from '../../../src/domain/panchanga/types';
import type { Result } from '../../../src/domain/result';
import { civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';
import { kernel } from './kernel';
import { evenly } from './property';

export const DELHI: Place = { latDeg: 28.6139, lonDeg: 77.209 };

/** Places with unusual days. */
export const PLACES = {
  delhi: DELHI,
  tromso: { latDeg: 69.6492, lonDeg: 18.9553 },
  circle: { latDeg: 66, lonDeg: 23 },
  ninety: { latDeg: 20, lonDeg: 90 },
  fiji: { latDeg: -20, lonDeg: 170 },
  dateLine: { latDeg: 10, lonDeg: 180 },
  dateLineWest: { latDeg: 10, lonDeg: -180 },
  zero: { latDeg: 0, lonDeg: 0 },
  north: { latDeg: 90, lonDeg: 0 },
  south: { latDeg: -90, lonDeg: 180 },
  nearPole: { latDeg: 89.5, lonDeg: 0 },
} satisfies Record<string, Place>;

const FIRST_DAY = daysFromCivil(1900, 1, 1);
const LAST_DAY = daysFromCivil(2100, 12, 31);
export const anyDate = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(civilFromDays);
export const anyTz = fc.oneof(evenly(-14, 14), fc.constantFrom(-14, -10, 0, 5.5, 14));
export const anyPlace = fc.record({
  latDeg: fc.oneof(evenly(-90, 90), fc.constantFrom(-90, 0, 66.5, 90)),
  lonDeg: fc.oneof(evenly(-180, 180), fc.constantFrom(-180, 0, 180)),
});

/** A civil date from its ISO text. */
export function dateOf(iso: string): CivilDate {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

export function answer<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export const dayAt = (iso: string, place: Place, tzHours: number): VedicDay =>
  answer(vedicDay(kernel, dateOf(iso), place, tzHours));

/** The nakṣatras of a day from its sunrise to the next; an empty list if the day lacks either. */
export function nakshatrasOf({ sunriseJd, nextSunriseJd }: VedicDay): Limb[] {
  if (sunriseJd === null || nextSunriseJd === null) return [];
  return answer(limbsOfDay(kernel, sunriseJd, nextSunriseJd)).nakshatra;
}

/** The three marks of a day. Throws if one is missing. */
export function marksOf(day: VedicDay): WholeDay {
  const complete = wholeDay(day);
  if (complete === null) throw new Error('the day is not whole');
  return complete;
}

type Printed = [number, number][];
export interface PrintedDay {
  date: string;
  vara: string;
  sunrise: number;
  sunset: number;
  moonrise?: number | null;
  moonset?: number | null;
  rahu_kalam: Printed;
  yamaganda: Printed;
  gulika_kalam: Printed;
  abhijit?: Printed;
  dur_muhurta?: Printed;
  varjya?: Printed;
  amrita_kala?: Printed;
}

/** The days of drikpanchang.com, in minutes after the local midnight. */
export const PRINTED_DAYS = (
  JSON.parse(readFileSync(new URL('../../truth/utsava/daily-panchang.json', import.meta.url), 'utf8')) as {
    days: PrintedDay[];
  }
).days;
/** The place of the printed days, by the best fit of their sunrises. */
export const PRINTED_PLACE: Place = { latDeg: 25.15, lonDeg: 82.57 };
export const PRINTED_TZ = 5.5;

/** Counts agreements by kind. */
export class Agreement {
  private readonly counts = new Map<string, { agreed: number; checked: number; misses: string[] }>();

  add(kind: string, agrees: boolean, miss: string): void {
    const count = this.counts.get(kind) ?? { agreed: 0, checked: 0, misses: [] };
    count.checked++;
    if (agrees) count.agreed++;
    else count.misses.push(miss);
    this.counts.set(kind, count);
  }

  /** The share of agreements. NaN for a kind that was never compared, which fails every comparison. */
  share(kind: string): number {
    const { agreed, checked } = this.counts.get(kind) ?? { agreed: 0, checked: 0 };
    return agreed / checked;
  }

  kinds(): string[] {
    return [...this.counts.keys()];
  }

  print(title: string): void {
    const lines = [...this.counts].map(([kind, { agreed, checked, misses }]) => {
      const share = `${((100 * agreed) / checked).toFixed(1)} %`.padStart(8);
      const some = misses.length === 0 ? '' : `  but ${misses.slice(0, 4).join('; ')}`;
      return `  ${kind.padEnd(14)} ${String(agreed).padStart(5)} of ${String(checked).padStart(5)} ${share}${some}`;
    });
    console.log(`${title}\n${lines.join('\n')}`);
  }
}
