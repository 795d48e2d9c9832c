/** The data for the drawing of a reason: consecutive days, the tithi over them, and the deciding part of each day. */

import { KALAS, type KalaKey, kalaOf } from '../../../data/observances/kala';
import type { Stretch } from '../../../data/stretch';
import type { YearDay, YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import type { Reader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { daysBetween } from './squares';

/** A day of the strip. It has a sunrise and a next one. */
export interface StripDay {
  day: YearDay;
  startJd: number;
  endJd: number;
  /** From sunset on; null if the Sun does not set. */
  nightJd: number | null;
  kept: boolean;
  /** The deciding part of the day, if the day has it. An instant has no length. */
  frame: Stretch | null;
}

export interface Strip {
  days: StripDay[];
  /** The counted limb: the tithi, or the nakṣatra if that decides. */
  limb: Stretch & { name: string };
  /** A deciding instant: a saṅkrānti. */
  instantJd: number | null;
}

const isKala = (kala: string): kala is KalaKey => kala in KALAS;

const reaches = (a: Stretch, b: Stretch): boolean => a.startJd < b.endJd && a.endJd > b.startJd;

/** The same for an instant, which has no length. */
const touches = (a: Stretch, b: Stretch): boolean => a.startJd <= b.endJd && a.endJd >= b.startJd;

/**
 * The days that the limb touches, the kept one and at least one adjacent day; null if the deciding period is elsewhere,
 * and near the poles, where days lack the Sun.
 */
export function stripOf(sky: YearSky, utsava: Utsava, reader: Reader): Strip | null {
  const { reckoning, date } = utsava;
  if (reckoning.kala === 'eclipse') return null;
  const { nakshatra, tithi, window, kala } = reckoning;
  const limb = nakshatra
    ? { ...nakshatra, name: reader.nameAt('nakshatra', utsava.nakshatra) }
    : { ...tithi, name: reader.nameAt('tithi', utsava.tithi) };
  const keptDay = numberOf(date);
  const around = daysBetween(sky, keptDay - 1, keptDay + 1).flatMap((day): StripDay[] => {
    const { sunriseJd, nextSunriseJd, sunsetJd } = day;
    if (sunriseJd === null || nextSunriseJd === null) return [];
    const isKept = numberOf(day.date) === keptDay;
    const own = isKala(kala) ? kalaOf(day, kala) : null;
    return [
      {
        day,
        startJd: sunriseJd,
        endJd: nextSunriseJd,
        nightJd: sunsetJd,
        kept: isKept,
        frame: isKept ? (window ?? own) : own,
      },
    ];
  });
  const keptIndex = around.findIndex((day) => day.kept);
  if (keptIndex < 0 || around.length < 2) return null;
  const needed = around.filter((day, i) => {
    const early = i === keptIndex + 1 && day.frame !== null && day.frame.startJd < day.startJd;
    return day.kept || reaches(limb, day) || early;
  });
  // The day before sunrise shows the preceding kāla.
  const before = around[keptIndex - 1];
  const keptFrame = around[keptIndex]?.frame;
  const shownBefore =
    before && !needed.includes(before) && keptFrame && keptFrame.startJd < (around[keptIndex] as StripDay).startJd;
  const days = shownBefore ? [before, ...needed] : needed;
  if (days.length === 1) {
    const adjacent = around[keptIndex + 1] ?? around[keptIndex - 1];
    if (adjacent) days.push(adjacent);
  }
  days.sort((a, b) => a.startJd - b.startJd);
  const span = { startJd: (days[0] as StripDay).startJd, endJd: (days.at(-1) as StripDay).endJd };
  // The deciding period may be days before: the eighteenth of a solar month depends on its first day.
  if (!reaches(limb, span)) return null;
  const instantJd = reckoning.sankrantiJd ?? null;
  return {
    days: days.map((day) => (day.frame && touches(day.frame, span) ? day : { ...day, frame: null })),
    limb,
    instantJd: instantJd !== null && instantJd >= span.startJd && instantJd <= span.endJd ? instantJd : null,
  };
}
