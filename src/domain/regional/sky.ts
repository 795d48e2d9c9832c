/** The sky for the regional calendars, each at its reference place, over a range of civil days. */

import { type Place, REFERENCE, REFERENCE_TZ_HOURS } from '../../data/place';
import type { Almanac } from '../../kernel/almanac';
import { type SkyLists, skyLists } from '../calendar/lists';
import { firstAfter } from '../day/horizon';
import { orThrow } from '../lazy';
import type { Limb } from '../panchanga/types';
import { JD_UNIX_EPOCH } from '../time/civil';

/** The places for sunrise. The published tables of the solar months of four regions are for New Delhi. */
export const PLACES = {
  delhi: REFERENCE,
  amritsar: { latDeg: 31.634, lonDeg: 74.872 },
  guwahati: { latDeg: 26.1445, lonDeg: 91.7362 },
} as const satisfies Record<string, Place>;
export type ReferenceKey = keyof typeof PLACES;

export interface RegionalSky {
  /** First and last civil day of the range, counted from 1970-01-01. */
  fromDay: number;
  toDay: number;
  lists: SkyLists;
  /**
   * The saṅkrāntis whose months overlap the range, and more on both sides. Each begins a stay of the Sun in a rāśi,
   * 1..12.
   */
  sankrantis: readonly Limb[];
  /** Sunrise of an Indian civil day at one of the places; sunset is needed only at New Delhi. */
  sunriseOf(place: ReferenceKey, day: number): number;
  delhiSunsetOf(day: number): number;
}

/** Maximum length of a solar month, and maximum distance of its first day from its saṅkrānti. */
const MONTH_DAYS = 32;
const RULE_DAYS = 3;
/** How far the lists must extend beyond the range on both sides: to every relevant saṅkrānti and the days around it. */
export const REGIONAL_ASIDE_DAYS = MONTH_DAYS + 2 * RULE_DAYS;

/** The midnight of India that starts a civil day. */
const midnightOf = (day: number): number => JD_UNIX_EPOCH + day - REFERENCE_TZ_HOURS / 24;

/**
 * The sky over a range of civil days.
 *
 * @param lists  from `REGIONAL_ASIDE_DAYS` before the range to as many after it
 * @param fromDay, toDay  days from 1970-01-01, both included
 */
export function regionalSky(kernel: Almanac, lists: SkyLists, fromDay: number, toDay: number): RegionalSky {
  const reach = REGIONAL_ASIDE_DAYS - RULE_DAYS;
  const [fromJd, toJd] = [midnightOf(fromDay - reach), midnightOf(toDay + 1 + reach)];
  return {
    fromDay,
    toDay,
    lists,
    sankrantis: lists.sunRashis().filter(({ startJd }) => startJd > fromJd && startJd < toJd),
    sunriseOf: (place, day) => {
      const fromUt = midnightOf(day);
      if (place === 'delhi') return firstAfter(lists.horizonAt(REFERENCE).rises, fromUt) as number;
      // Another place is needed only on a few days of the year.
      const question = { ...PLACES[place], fromUt, days: 1, definition: 'ul15', body: 'sun', kind: 'rise' } as const;
      return orThrow(kernel.dailyEvents(question))[0]?.jdUt as number;
    },
    delhiSunsetOf: (day) => firstAfter(lists.horizonAt(REFERENCE).sets, midnightOf(day)) as number,
  };
}

/** The sky over a range of civil days, with its own lists. */
export function ownRegionalSky(kernel: Almanac, fromDay: number, toDay: number): RegionalSky {
  const [fromJd, toJd] = [fromDay - REGIONAL_ASIDE_DAYS, toDay + REGIONAL_ASIDE_DAYS];
  const lists = orThrow(skyLists(kernel, REFERENCE, JD_UNIX_EPOCH + fromJd, JD_UNIX_EPOCH + toJd));
  return regionalSky(kernel, lists, fromDay, toDay);
}
