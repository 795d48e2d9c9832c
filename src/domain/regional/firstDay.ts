/**
 * The first day of a solar month: the civil day for a saṅkrānti, by the rule of each region.
 *
 * Source  customary; the limits of Odisha, Bengal and Kerala as in Sewell and Dikshit, The Indian Calendar, by report
 */

/** A saṅkrānti at the reference place of a calendar. */
export interface SankrantiAt {
  jdUt: number;
  /** The entered rāśi, 1..12. */
  rashi: number;
  /** Its civil day, as a consecutive number, and the elapsed part of that day on the clock. */
  day: number;
  clock: number;
  /** Sunrise and sunset of a civil day. */
  sunriseOf(day: number): number;
  sunsetOf(day: number): number;
  /** The end of the tithi at an instant. */
  tithiEndAt(jdUt: number): number;
}

export type FirstDayRule = (sankranti: SankrantiAt) => number;

const KARKA = 4;
const MAKARA = 10;
const MINUTE = 1 / 1440;
const MIDNIGHT_ZONE = 24 * MINUTE;
const ODIA_LIMIT = (22 * 60 + 12) * MINUTE;
/** Fraction of the daylight: the end of madhyāhna, 18 nāḍikās after sunrise if day and night are equal. */
const MALAYALAM_LIMIT = 3 / 5;

/** Before sunset: that day; from sunset on: the next day. */
export const beforeSunset: FirstDayRule = ({ jdUt, day, sunsetOf }) => (jdUt < sunsetOf(day) ? day : day + 1);

/** Before three fifths of the daylight: that day; from then on: the next day. */
export const beforeAparahna: FirstDayRule = ({ jdUt, day, sunriseOf, sunsetOf }) => {
  const sunriseJd = sunriseOf(day);
  return jdUt < sunriseJd + MALAYALAM_LIMIT * (sunsetOf(day) - sunriseJd) ? day : day + 1;
};

/** Before 22:12 local time: that day; from then on: the next day. */
export const beforeLateEvening: FirstDayRule = ({ day, clock }) => (clock < ODIA_LIMIT ? day : day + 1);

/** The civil day that ends at a midnight within 24 minutes of the saṅkrānti; null where it is further from midnight. */
export function dayEndingNear({ day, clock }: Pick<SankrantiAt, 'day' | 'clock'>): number | null {
  if (clock >= 1 - MIDNIGHT_ZONE) return day;
  return clock < MIDNIGHT_ZONE ? day - 1 : null;
}

/**
 * The day after the saṅkrānti. Within 24 minutes of midnight it is relative to the day that ends at that midnight: for
 * Karka the next day, for Makara the day after the next, and for the others it depends on whether the tithi of that
 * day's sunrise has ended.
 */
export const afterMidnight: FirstDayRule = (sankranti) => {
  const { jdUt, rashi, day, sunriseOf, tithiEndAt } = sankranti;
  const ending = dayEndingNear(sankranti);
  if (ending === null) return day + 1;
  const isSecond = rashi === MAKARA || (rashi !== KARKA && tithiEndAt(sunriseOf(ending)) < jdUt);
  return ending + (isSecond ? 2 : 1);
};

/** In Punjab the Sun always rises between these fractions of the civil day. */
const [EARLIEST_RISE, LATEST_RISE] = [4 / 24, 9 / 24];

/** The day from sunrise to sunrise that contains the saṅkrānti. */
export const daySunriseToSunrise: FirstDayRule = ({ jdUt, day, clock, sunriseOf }) => {
  if (clock < EARLIEST_RISE) return day - 1;
  return clock < LATEST_RISE && jdUt < sunriseOf(day) ? day - 1 : day;
};
