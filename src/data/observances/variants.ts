/** Variants of other traditions and regions that several rows share. */
import { REFERENCE_PLACE } from '../place';
import { SOUTH, WEST } from './regions';
import type { Condition, DecidingPlace, RuleChange, Variant } from './rule';
import { SEATS } from './seats';

/** The tithi at sunrise: the first if it covers two, and the day on which it begins if it covers none. */
export const SUNRISE_FIRST_ELSE_BEGINS = {
  kala: 'sunrise',
  onTwo: 'first',
  onNone: 'begins',
  exception: null,
} as const satisfies RuleChange;

/** The tithi at sunrise: the first if it covers two, and the next if it covers none. */
export const SUNRISE_FIRST_ELSE_AFTER = {
  kala: 'sunrise',
  onTwo: 'first',
  onNone: 'after',
  exception: null,
} as const satisfies RuleChange;

/** New-year rites of a Caitra after an intercalary month. */
export const inAdhikaChaitra = <const Key extends string>(key: Key): Variant<Key> => ({
  for: [],
  change: { adhika: 'kept-in-adhika' },
  source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: the rites of the new year stay in the adhika month',
  ownRow: { key, tradition: 'dharmasindhu' },
});

// Regions

/** Where the ninth and tenth days of Navarātra follow the tithi at sunrise; in Odisha see `IN_ODISHA`. */
export const SOUTH_AND_EAST: readonly Condition[] = [
  { regions: ['tamil-nadu', 'kerala', 'karnataka', 'west-bengal', 'assam'] },
];
export const SOUTH_EAST_AND_NEPAL: readonly Condition[] = [
  { regions: ['tamil-nadu', 'kerala', 'karnataka', 'west-bengal', 'assam', 'nepal'] },
];
/**
 * Durgā-pūjā in Odisha. Lists differ: the day with the tithi at sunrise, or the day on which it begins.
 */
export const IN_ODISHA: Variant<never> = {
  for: [{ regions: ['odisha'] }],
  change: SUNRISE_FIRST_ELSE_BEGINS,
  source: 'holiday lists of Odisha 2014, 2019 and 2021: the tithi at sunrise',
  open: {
    authorities: ['lists of Odisha 2014, 2019, 2021'],
    other: {
      change: { kala: 'sayahna', onTwo: 'first', onNone: 'begins', exception: null, leastGhatis: 0 },
      source: 'holiday list of Odisha 2026: the day on which the tithi begins, with it in sāyāhna',
      authorities: ['list of Odisha 2026'],
    },
  },
};
export const NEPAL: readonly Condition[] = [{ regions: ['nepal'] }];

/** Where months are amānta. */
export const AMANTA: readonly Condition[] = [{ regions: [...WEST, ...SOUTH] }];

/** Days of a region that its seat decides, at whatever place they are requested. */
export const AT_SEAT: Readonly<Record<'kerala' | 'tamil' | 'bengal' | 'assam', DecidingPlace>> = {
  kerala: SEATS.kerala,
  tamil: SEATS['tamil-nadu'],
  bengal: SEATS['west-bengal'],
  assam: SEATS.assam,
};

/** The days of New Delhi, which decide for a whole country. */
export const AT_NEW_DELHI: DecidingPlace = REFERENCE_PLACE;

/** The day in an almanac of Nepal: by the tithi at sunrise. */
export const inNepalAtSunrise = (source: string): Variant<never> => ({
  for: NEPAL,
  change: SUNRISE_FIRST_ELSE_BEGINS,
  source,
});

// Gauḍīya

export const OF_GAUDIYAS = 'the calendar program of ISKCON (gaurabda-calendar)';

/**
 * The day of the Gauḍīyas: by the tithi at sunrise, unless another change is given.
 *
 * @param named  the key of their name for it
 */
export const gaudiya = <const Name extends string = never>(
  named?: Name,
  change: RuleChange = SUNRISE_FIRST_ELSE_AFTER,
): Variant<Name> => ({
  for: [{ traditions: ['gaudiya'] }],
  change,
  ...(named && { named }),
  source: `${OF_GAUDIYAS}: the tithi at sunrise`,
});
