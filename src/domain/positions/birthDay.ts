/**
 * The day of a birth from sunrise to sunrise, as the rules of charts define it: the centre of the Sun's disc is on the
 * geometric horizon.
 */

import type { Place } from '../../data/place';
import type { Almanac } from '../../kernel/almanac';

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

/** The sunrise definition in the rules of charts. */
export const SUNRISE_DEFINITION = 'hindu';

/** A day may be longer near the poles; a later sunrise does not end the day. */
const LONGEST_DAY = 1.5;

/**
 * Local mean hours at which the search divides time into days, each with one sunrise and one sunset: midnight, or six
 * where the Sun rises or sets so near midnight that two such events may fall into one day.
 */
const CUT_HOURS = [0, 6] as const;
const NEAR_CUT_DAYS = 1 / 24;
const DAYS_BEFORE = 1;
const DAYS = 3;

interface SunEvents {
  rises: number[];
  sets: number[];
}

/** Sunrises and sunsets of the days around an instant, in order; Julian days UT. */
function sunAbout(kernel: Almanac, jdUt: number, place: Place): SunEvents {
  for (const hour of CUT_HOURS) {
    const cut = hour / 24 - 0.5 - place.lonDeg / 360;
    const fromUt = Math.floor(jdUt - cut) + cut - DAYS_BEFORE;
    const { latDeg, lonDeg } = place;
    const span = kernel.span({ latDeg, lonDeg, fromUt, days: DAYS, definition: SUNRISE_DEFINITION, zodiac: 'lahiri' });
    if (!span.ok) throw new Error(`no sunrise: ${span.error.reason}`);
    const rises = [...span.value.sunrise].filter(Number.isFinite);
    const sets = [...span.value.sunset].filter(Number.isFinite);
    const fromCut = (event: number) => Math.abs(event - fromUt - Math.round(event - fromUt));
    if ([...rises, ...sets].every((event) => fromCut(event) > NEAR_CUT_DAYS)) return { rises, sets };
  }
  return { rises: [], sets: [] };
}

/**
 * The day that contains a birth; null where the Sun does not rise and set around it.
 *
 * @param birthJd  Julian days UT
 * @param tzHours  UTC offset, hours
 */
export function birthDay(kernel: Almanac, birthJd: number, place: Place, tzHours: number): BirthDay | null {
  const { rises, sets } = sunAbout(kernel, birthJd, place);
  const sunriseJd = rises.findLast((jdUt) => jdUt <= birthJd);
  const nextSunriseJd = rises.find((jdUt) => jdUt > birthJd);
  if (sunriseJd === undefined || nextSunriseJd === undefined || nextSunriseJd - sunriseJd > LONGEST_DAY) return null;
  const sunsetJd = sets.find((jdUt) => jdUt > sunriseJd);
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
