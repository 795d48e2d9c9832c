/** What the drawing of a reason shows: days in a row, the tithi over them, and on each the part of the day that decides. */

import { KALAS, type KalaKey, kalaOf } from '../../../data/observances/kala';
import type { YearDay, YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import type { Stretch } from '../../../domain/stretch';
import { numberOf } from '../../parts/dates';
import type { Reader } from '../../reader/reader';
import { daysBetween } from './squares';

/** A day of the strip: it has a sunrise and a next one. */
export interface StripDay {
  day: YearDay;
  startJd: number;
  endJd: number;
  /** From sunset on; null where the Sun does not set. */
  nightJd: number | null;
  kept: boolean;
  /** The part of the day that decides, where the day has one; an instant begins and ends at once. */
  frame: Stretch | null;
}

export interface Strip {
  days: StripDay[];
  /** What is counted: the tithi, or the nakṣatra where that decides. */
  limb: Stretch & { name: string };
  /** An instant that decides by itself: a saṅkrānti. */
  instantJd: number | null;
}

const isKala = (kala: string): kala is KalaKey => kala in KALAS;

const reaches = (a: Stretch, b: Stretch): boolean => a.startJd < b.endJd && a.endJd > b.startJd;

/** Likewise of an instant, which begins and ends at once. */
const touches = (a: Stretch, b: Stretch): boolean => a.startJd <= b.endJd && a.endJd >= b.startJd;

/**
 * The days that the limb touches, the kept one and at least one beside it; null where what decided lies elsewhere, and near the
 * poles, where they lack the Sun.
 */
export function stripOf(sky: YearSky, utsava: Utsava, reader: Reader): Strip | null {
  const { reckoning, date } = utsava;
  if (reckoning.kala === 'eclipse') return null;
  const { nakshatra, tithi, window, kala } = reckoning;
  const limb = nakshatra
    ? { ...nakshatra, name: reader.nameAt('nakshatra', utsava.nakshatra) }
    : { ...tithi, name: reader.nameAt('tithi', utsava.tithi) };
  const kept = numberOf(date);
  const around = daysBetween(sky, kept - 1, kept + 1).flatMap((day): StripDay[] => {
    const { sunriseJd, nextSunriseJd, sunsetJd } = day;
    if (sunriseJd === null || nextSunriseJd === null) return [];
    const isKept = numberOf(day.date) === kept;
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
  const at = around.findIndex((day) => day.kept);
  if (at < 0 || around.length < 2) return null;
  const needed = around.filter((day, i) => {
    const early = i === at + 1 && day.frame !== null && day.frame.startJd < day.startJd;
    return day.kept || reaches(limb, day) || early;
  });
  // The day before sunrise shows the kāla that comes before it.
  const before = around[at - 1];
  const keptFrame = around[at]?.frame;
  const shownBefore =
    before && !needed.includes(before) && keptFrame && keptFrame.startJd < (around[at] as StripDay).startJd;
  const days = shownBefore ? [before, ...needed] : needed;
  if (days.length === 1) {
    const beside = around[at + 1] ?? around[at - 1];
    if (beside) days.push(beside);
  }
  days.sort((a, b) => a.startJd - b.startJd);
  const whole = { startJd: (days[0] as StripDay).startJd, endJd: (days.at(-1) as StripDay).endJd };
  // What decided may lie days before: the eighteenth of a solar month hangs on its first.
  if (!reaches(limb, whole)) return null;
  const instantJd = reckoning.sankrantiJd ?? null;
  return {
    days: days.map((day) => (day.frame && touches(day.frame, whole) ? day : { ...day, frame: null })),
    limb,
    instantJd: instantJd !== null && instantJd >= whole.startJd && instantJd <= whole.endJd ? instantJd : null,
  };
}
