/**
 * The parts of the day that decide on which civil day an observance is kept: fifths of the daylight, parts of the
 * night, and instants, which are periods of zero length.
 *
 * Source  customary; `pradosha-6-ghati` is the pradoṣa of the monthly pradoṣa-vrata
 */

import { ARUNODAYA_DAYS } from '../../kernel/almanac';
import type { Stretch } from '../stretch';

/** The instants of a day that bound its kālas, Julian days UT; null if the day does not have it. */
export interface KalaDay {
  sunriseJd: number | null;
  sunsetJd: number | null;
  nextSunriseJd: number | null;
  moonriseJd: number | null;
}

/** 24 minutes. */
export const GHATI_DAYS = 1 / 60;

/** Finds a kāla in a day. */
type KalaOf = (day: KalaDay) => Stretch | null;

const stretch = (startJd: number, endJd: number): Stretch => ({ startJd, endJd });

/** A kāla between two fractions of the daylight, 0 at sunrise and 1 at sunset. */
export const daylight =
  (from: number, to: number): KalaOf =>
  ({ sunriseJd, sunsetJd }) => {
    if (sunriseJd === null || sunsetJd === null) return null;
    const length = sunsetJd - sunriseJd;
    return stretch(sunriseJd + from * length, sunriseJd + to * length);
  };

/** A kāla between two fractions of the night, 0 at sunset and 1 at the next sunrise. */
export const night =
  (from: number, to: number): KalaOf =>
  ({ sunsetJd, nextSunriseJd }) => {
    if (sunsetJd === null || nextSunriseJd === null) return null;
    const length = nextSunriseJd - sunsetJd;
    return stretch(sunsetJd + from * length, sunsetJd + to * length);
  };

const atJd =
  (jdOf: (day: KalaDay) => number | null): KalaOf =>
  (day) => {
    const jd = jdOf(day);
    return jd === null ? null : stretch(jd, jd);
  };

export const KALAS = {
  arunodaya: ({ sunriseJd }) => (sunriseJd === null ? null : stretch(sunriseJd - ARUNODAYA_DAYS, sunriseJd)),
  sunrise: atJd(({ sunriseJd }) => sunriseJd),
  'first-muhurta': daylight(1 / 15, 1 / 15),
  'second-muhurta': daylight(2 / 15, 2 / 15),
  'third-muhurta': daylight(1 / 5, 1 / 5),
  'ninth-muhurta': daylight(3 / 5, 3 / 5),
  pratah: daylight(0, 1 / 5),
  sangava: daylight(1 / 5, 2 / 5),
  purvahna: daylight(0, 1 / 2),
  madhyahna: daylight(2 / 5, 3 / 5),
  aparahna: daylight(3 / 5, 4 / 5),
  sayahna: daylight(4 / 5, 1),
  sunset: atJd(({ sunsetJd }) => sunsetJd),
  pradosha: night(0, 1 / 5),
  'pradosha-6-ghati': ({ sunsetJd }) => (sunsetJd === null ? null : stretch(sunsetJd, sunsetJd + 6 * GHATI_DAYS)),
  moonrise: atJd(({ moonriseJd }) => moonriseJd),
  night: night(0, 1),
  nishitha: night(7 / 15, 8 / 15),
} as const satisfies Record<string, KalaOf>;

export type KalaKey = keyof typeof KALAS;

/** A kāla of a day, or null if the day lacks a sunrise, sunset or moonrise that bounds it. */
export function kalaOf(day: KalaDay, kala: KalaKey): Stretch | null {
  return KALAS[kala](day);
}
