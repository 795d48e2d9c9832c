/** The solar return: the instant when the sidereal Sun returns to its natal longitude. */
import type { Kernel } from '../../kernel/kernel';
import type { AyanamshaChoice } from '../../kernel/keys';
import { norm360 } from '../circle';
import { type DomainError, ok, type Result } from '../result';
import type { SolarReturn } from './types';

/** Mean sidereal year, days. */
const SIDEREAL_YEAR_DAYS = 365.256363;
/** More than the difference of any return from the mean, and far less than a year; days. */
const NEAR_DAYS = 20;

/**
 * The return nearest to birth + age sidereal years, by the Sun in the ayanāṃśa (chosen here, after Nīlakaṇṭha and B. V.
 * Raman's method B; Western astrology uses the tropical Sun).
 *
 * @param sunDeg  natal longitude of the Sun, sidereal
 * @param age     completed years
 */
export function solarReturn(
  kernel: Pick<Kernel, 'nextCrossing'>,
  birthJd: number,
  sunDeg: number,
  age: number,
  ayanamsa: AyanamshaChoice,
): Result<SolarReturn, DomainError> {
  const question = { angle: 'sun', zodiac: ayanamsa, stepDeg: 360, offsetDeg: norm360(sunDeg) } as const;
  const meanJd = birthJd + age * SIDEREAL_YEAR_DAYS;
  const here = kernel.nextCrossing(question, meanJd - NEAR_DAYS);
  if (!here.ok) return here;
  const next = kernel.nextCrossing(question, here.value.jdUt + NEAR_DAYS);
  return next.ok ? ok({ jdUt: here.value.jdUt, nextJd: next.value.jdUt, sunDeg }) : next;
}
