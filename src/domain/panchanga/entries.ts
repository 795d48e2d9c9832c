/** Periods between an angle's entries into equal parts of the circle: the Moon's rāśis, the Sun's nakṣatras. */
import type { Almanac, CrossingQuestion } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';
import type { Limb } from './types';

export interface EntriesQuestion extends Pick<CrossingQuestion, 'angle' | 'zodiac'> {
  /** Equal parts of the circle. */
  parts: number;
  /** Less than the shortest stay in a part: the search for the next entry starts this much later. */
  leastDays: number;
}

export const MOON_RASHI = { angle: 'moon', zodiac: 'lahiri', parts: 12, leastDays: 1.5 } as const;
export const SUN_RASHI = { angle: 'sun', zodiac: 'lahiri', parts: 12, leastDays: 28 } as const;
export const SUN_TROPICAL_RASHI = { angle: 'sun', zodiac: 'tropical', parts: 12, leastDays: 28 } as const;
export const SUN_NAKSHATRA = { angle: 'sun', zodiac: 'lahiri', parts: 27, leastDays: 12 } as const;

/**
 * The stays in the parts that overlap a period, in order, with their true start and end; `index` starts at 1. Only for
 * angles that always increase: of the Sun, of the Moon, or of both together.
 *
 * @param fromJd, toJd  Julian days UT
 */
export function staysBetween(
  kernel: Almanac,
  { angle, zodiac, parts, leastDays }: EntriesQuestion,
  fromJd: number,
  toJd: number,
): Result<Limb[], DomainError> {
  const question = { angle, zodiac, stepDeg: 360 / parts };
  const stays: Limb[] = [];
  let entry = kernel.previousCrossing(question, fromJd);
  for (;;) {
    if (!entry.ok) return entry;
    const { number, jdUt: startJd } = entry.value;
    if (startJd >= toJd) return ok(stays);
    entry = kernel.nextCrossing(question, startJd + leastDays);
    if (entry.ok) stays.push({ index: number + 1, startJd, endJd: entry.value.jdUt });
  }
}
