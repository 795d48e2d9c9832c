/**
 * The day of a birth from sunrise to sunrise, as the rules of charts have it: the centre of the Sun's disc on the
 * geometric horizon.
 */
import type { Almanac } from '../../kernel/almanac';
import type { Place } from '../day/types';

export interface BirthDay {
  birthJd: number;
  /** The last sunrise at or before birth, the sunset after it, and the next sunrise. Julian days UT. */
  sunriseJd: number;
  sunsetJd: number;
  nextSunriseJd: number;
  /** Between sunrise and sunset. */
  isDay: boolean;
  /** 1..7 from Ravivāra: the weekday of the civil date in which the sunrise falls. */
  vara: number;
  /** Julian day number of that civil date, counted at its noon. */
  dayNumber: number;
  /** Ghaṭikās of 24 minutes from sunrise to birth. */
  ghatis: number;
}

/** Near the poles a day may be longer; what comes later ends no day. */
const LONGEST_DAY = 1.5;

/**
 * The day that holds a birth, or null where the Sun does not rise and set about it.
 *
 * @param birthJd  Julian days UT
 * @param tzHours  what the clocks run ahead of UT, hours
 */
export function birthDay(kernel: Almanac, birthJd: number, place: Place, tzHours: number): BirthDay | null {
  const span = kernel.span({ ...place, fromUt: birthJd - 2, days: 4, definition: 'hindu', zodiac: 'lahiri' });
  if (!span.ok) throw new Error(`no sunrise: ${span.error.reason}`);
  const rises = span.value.sunrise.filter(Number.isFinite);
  const sunriseJd = rises.findLast((jdUt) => jdUt <= birthJd);
  const nextSunriseJd = rises.find((jdUt) => jdUt > birthJd);
  if (sunriseJd === undefined || nextSunriseJd === undefined || nextSunriseJd - sunriseJd > LONGEST_DAY) return null;
  const sunsetJd = span.value.sunset.find((jdUt) => Number.isFinite(jdUt) && jdUt > sunriseJd);
  if (sunsetJd === undefined || sunsetJd >= nextSunriseJd) return null;
  const dayNumber = Math.floor(sunriseJd + tzHours / 24 + 0.5);
  return {
    birthJd,
    sunriseJd,
    sunsetJd,
    nextSunriseJd,
    isDay: birthJd < sunsetJd,
    vara: ((dayNumber + 1) % 7) + 1,
    dayNumber,
    ghatis: (birthJd - sunriseJd) * 60,
  };
}
