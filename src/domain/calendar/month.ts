/**
 * Lunar months from new moon to new moon, named by the Sun's entries into the rāśis (Lahiri): the month in which the
 * Sun enters Meṣa is Caitra, and so on. A month without an entry is intercalary (adhika) and takes the name of the next
 * month. A month with two entries has two names, and the second is dropped (kṣaya).
 */

import type { Paksha } from '../../data/keys';
import type { Almanac } from '../../kernel/almanac';
import { ROUNDING_DAYS } from '../panchanga/limbs';
import { type DomainError, ok, type Result } from '../result';
import type { LunarMonth } from './types';

const NEW_MOON = { angle: 'moon-sun', zodiac: 'lahiri', stepDeg: 360 } as const;
const SYZYGY = { angle: 'moon-sun', zodiac: 'lahiri', stepDeg: 180 } as const;
const SANKRANTI = { angle: 'sun', zodiac: 'lahiri', stepDeg: 30 } as const;

/** A margin off the boundary of a month, so that rounding can neither find a new moon twice nor miss one. */
const ASIDE_DAYS = 1;

/** An amānta month, without the fields that depend on an instant in it. */
export type AmantaMonth = Pick<LunarMonth, 'amanta' | 'adhika' | 'kshaya' | 'startJd' | 'endJd'>;

/** The rāśi of the Sun, 0..11 from Meṣa. */
export function sunRashiAt(
  kernel: Almanac,
  jdUt: number,
  zodiac: 'lahiri' | 'tropical' = 'lahiri',
): Result<number, DomainError> {
  const entry = kernel.previousCrossing({ ...SANKRANTI, zodiac }, jdUt);
  return entry.ok ? ok(entry.value.number) : entry;
}

/** The month number 1..12, `months` after another. */
const later = (month: number, months: number): number => ((month - 1 + months) % 12) + 1;

/** The month between two new moons, from the Sun's rāśi (0..11) at each. */
function monthBetween(startJd: number, startRashi: number, endJd: number, endRashi: number): AmantaMonth {
  const amanta = later(startRashi + 1, 1);
  const entries = (endRashi - startRashi + 12) % 12;
  return {
    amanta,
    adhika: entries === 0,
    kshaya: entries === 2 ? later(amanta, 1) : null,
    startJd,
    endJd,
  };
}

/** A new moon and the Sun's rāśi (0..11) at it. */
interface NewMoon {
  jdUt: number;
  rashi: number;
}

/** The months between consecutive new moons. */
export function monthsBetween(newMoons: readonly NewMoon[]): AmantaMonth[] {
  return newMoons.slice(1).map((next, i) => {
    const moon = newMoons[i] as NewMoon;
    return monthBetween(moon.jdUt, moon.rashi, next.jdUt, next.rashi);
  });
}

/**
 * The amānta months that overlap a period, in order.
 *
 * @param fromJd, toJd  Julian days UT, half-open
 *
 * Error   no new moon from 1900 to 2100 is nearer than 34 minutes to a saṅkrānti: names and kinds are certain
 * Source  customary, with true new moons and saṅkrāntis
 */
export function lunarMonths(kernel: Almanac, fromJd: number, toJd: number): Result<AmantaMonth[], DomainError> {
  const newMoons: NewMoon[] = [];
  let moon = kernel.previousCrossing(NEW_MOON, fromJd - ASIDE_DAYS);
  for (;;) {
    if (!moon.ok) return moon;
    const { jdUt } = moon.value;
    const rashi = sunRashiAt(kernel, jdUt);
    if (!rashi.ok) return rashi;
    newMoons.push({ jdUt, rashi: rashi.value });
    if (jdUt >= toJd) break;
    moon = kernel.nextCrossing(NEW_MOON, jdUt + ASIDE_DAYS);
  }
  // The first month may end within the margin by which the search starts early.
  return ok(monthsBetween(newMoons).filter(({ endJd }) => endJd > fromJd));
}

/**
 * Pūrṇimānta name. The bright fortnight has the amānta name and the dark fortnight the next one, because the month ends
 * at the full moon. An adhika month keeps its own name in both fortnights. The dark fortnight of a kṣaya month has the
 * name that the amānta reckoning drops.
 */
export function purnimantaOf({ amanta, adhika }: Pick<AmantaMonth, 'amanta' | 'adhika'>, paksha: Paksha): number {
  return paksha === 'krishna' && !adhika ? later(amanta, 1) : amanta;
}

/**
 * The lunar month of an instant in both reckonings, with the pakṣa.
 *
 * @param jdUt  Julian days UT
 */
export function lunarMonthAt(kernel: Almanac, jdUt: number): Result<LunarMonth, DomainError> {
  const reached = jdUt + ROUNDING_DAYS;
  const around = lunarMonths(kernel, reached, reached + ASIDE_DAYS);
  if (!around.ok) return around;
  const month = around.value.find(({ startJd, endJd }) => startJd <= reached && reached < endJd);
  if (!month) throw new Error(`no month at ${jdUt}`);
  const fullMoon = kernel.nextCrossing(SYZYGY, month.startJd + ASIDE_DAYS);
  if (!fullMoon.ok) return fullMoon;
  const paksha = reached < fullMoon.value.jdUt ? 'shukla' : 'krishna';
  return ok({ ...month, purnimanta: purnimantaOf(month, paksha), paksha });
}
