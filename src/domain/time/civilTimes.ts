/**
 * Civil times of India that the tz database does not have. Its zone Asia/Kolkata follows the railways: Madras time
 * until the end of 1905, then Indian Standard Time. Bombay and Calcutta also used their own times, and birth records
 * may use them. Only the record can tell which clock it follows, so these times are choices, never defaults.
 */

import type { Place } from '../../data/place';
import { RADIANS } from '../../kernel/units';
import type { CivilTime } from './civil';
import { CIVIL_OFFSETS, type CivilTimeKey } from './civilOffsets';

export type { CivilTimeKey } from './civilOffsets';

interface CivilTimeRow {
  offsetSeconds: number;
  /** First and last year in which clocks of the place showed this time; the sources give no exact days. */
  years: readonly [from: number, to: number];
  /** The city that used it, and the radius of the area, km: the city and its suburbs. */
  city: Place;
  radiusKm: number;
  source: string;
}

export const CIVIL_TIMES = {
  bombay: {
    offsetSeconds: CIVIL_OFFSETS.bombay,
    years: [1884, 1955],
    city: { latDeg: 18.96, lonDeg: 72.82 },
    radiusKm: 50,
    source:
      'N. Menon, The Hindu, 22 August 2014 (two civil times from 1884); kept by the Municipal Corporation, mills and most inhabitants to 1955 (customary)',
  },
  calcutta: {
    offsetSeconds: CIVIL_OFFSETS.calcutta,
    years: [1884, 1948],
    city: { latDeg: 22.57, lonDeg: 88.36 },
    radiusKm: 50,
    source:
      'tz database, asia: government time +05:53:20 by Shanks, +05:54 by Reed and Low, The Indian Year Book 1936-37; to 1948 by the Indian Railways Fan Club’s FAQ',
  },
  madras: {
    offsetSeconds: CIVIL_OFFSETS.madras,
    years: [1802, 1905],
    city: { latDeg: 13.08, lonDeg: 80.27 },
    radiusKm: 50,
    source:
      'Reed and Low, The Indian Year Book 1936-37, pp. 27-8, by the tz database, asia: the time of railways to 1905',
  },
} as const satisfies Record<CivilTimeKey, CivilTimeRow>;
export const CIVIL_TIME_KEYS = Object.keys(CIVIL_TIMES) as CivilTimeKey[];

const EARTH_KM = 6371;

/** Great-circle distance, km. */
function kmBetween(a: Place, b: Place): number {
  const half = (deg: number): number => Math.sin((deg * RADIANS) / 2) ** 2;
  const cosines = Math.cos(a.latDeg * RADIANS) * Math.cos(b.latDeg * RADIANS);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(a.latDeg - b.latDeg) + cosines * half(a.lonDeg - b.lonDeg)));
}

/** Notes for the caller about the clocks of a birth. */
export type ClockNote =
  /** A civil time that the place used in addition to its zone's time. */
  | { note: 'other-civil-time'; time: CivilTimeKey }
  /** No clock showed the chosen civil time in the year of birth. */
  | { note: 'civil-time-out-of-use'; time: CivilTimeKey }
  /** Before standard time: local mean time was taken, `offsetHours`. The history of the zone has `zoneHours`. */
  | { note: 'local-mean-time'; tz: string; offsetHours: number; zoneHours: number }
  /** The clocks showed the time twice; `offsetHours` is the offset that was taken. */
  | { note: 'repeated-time'; tz: string; offsetHours: number };

/**
 * The civil times that clocks of a place may have shown on a date, other than the zone's time.
 *
 * @param offsetHours  UTC offset of the chosen zone at the time, hours; a civil time with the same offset is left out
 */
export function civilTimesAt(
  place: Place,
  { year }: Pick<CivilTime, 'year'>,
  offsetHours: number,
): Extract<ClockNote, { note: 'other-civil-time' }>[] {
  return CIVIL_TIME_KEYS.filter((key) => {
    const { city, radiusKm, years, offsetSeconds } = CIVIL_TIMES[key];
    const [from, to] = years;
    const isKept = year >= from && year <= to && kmBetween(place, city) <= radiusKm;
    return isKept && Math.round(offsetHours * 3600) !== offsetSeconds;
  }).map((time) => ({ note: 'other-civil-time', time }));
}

/** The note if clocks did not show a chosen civil time in the year of birth. */
export function outOfUse(time: CivilTimeKey, { year }: Pick<CivilTime, 'year'>): ClockNote[] {
  const [from, to] = CIVIL_TIMES[time].years;
  return year >= from && year <= to ? [] : [{ note: 'civil-time-out-of-use', time }];
}
