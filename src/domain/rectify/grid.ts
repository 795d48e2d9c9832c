/** The moments of a window, each with the Moon and the chart of its rāśis. */

import type { Almanac } from '../../kernel/almanac';
import { MOMENT_WIDTH, MOVERS } from '../../kernel/almanac';
import { BODY_KEYS } from '../../kernel/keys';
import { norm360 } from '../circle';
import { rashiOf } from '../positions/placement';
import { countFrom } from '../positions/rashi';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH, MINUTES_PER_DAY } from '../time/civil';
import type { Rashis } from './contacts';
import type { RectifyQuestion } from './types';

const MOON = MOVERS.indexOf('moon');
const MEAN_NODE = MOVERS.indexOf('mean-node');
const ASCENDANT = MOVERS.length;
const RAHU_TO_KETU = 7;

export interface Moment {
  /** Minutes from midnight, local time. */
  minute: number;
  jdUt: number;
  /** Sidereal, Lahiri. */
  moonDeg: number;
  /** Index of its chart. */
  chart: number;
}

export interface Grid {
  moments: Moment[];
  /** The different charts of the window, in order of appearance. */
  charts: Rashis[];
}

/** Julian day UT of a local time: a date YYYY-MM-DD and minutes from its midnight. */
export function jdOf(date: string, minute: number, tzHours: number): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return JD_UNIX_EPOCH + daysFromCivil(year, month, day) + (minute - tzHours * 60) / MINUTES_PER_DAY;
}

/** The movers whose rāśis make a chart: the seven bodies, the mean node and the ascendant. */
const CHARTED = [...BODY_KEYS.keys(), MEAN_NODE, ASCENDANT];

/** The rāśis of a moment as one number, which is the same for equal charts. */
function chartNumber(longitudes: Float64Array, from: number): number {
  let number = 0;
  for (const slot of CHARTED) number = number * 12 + rashiOf(norm360(longitudes[from + slot] as number)) - 1;
  return number;
}

/** Converts the longitudes of a moment to rāśis. The Moon's node is Rāhu, and Ketu is opposite. */
function rashisOf(longitudes: Float64Array, from: number): Rashis {
  const rashi = (slot: number): number => rashiOf(norm360(longitudes[from + slot] as number));
  const rahu = rashi(MEAN_NODE);
  const bodies = Object.fromEntries(BODY_KEYS.map((key, i) => [key, rashi(i)]));
  return { ...bodies, rahu, ketu: countFrom(rahu, RAHU_TO_KETU), lagna: rashi(ASCENDANT) } as Rashis;
}

/**
 * The requested step of a grid, minutes. A step that leaves only the two ends of the window becomes half the window,
 * which gives three candidates.
 */
export const gridWithin = (windowMinutes: number, gridMinutes: number): number =>
  gridMinutes < windowMinutes ? gridMinutes : Math.max(1, Math.floor(windowMinutes / 2));

/** All steps from the window's start, and its end. */
export function gridOf(kernel: Almanac, question: RectifyQuestion): Result<Grid, DomainError> {
  const { birthDate, startMinute, endMinute, gridMinutes, latDeg, lonDeg, tzHours } = question;
  const steps = Math.floor((endMinute - startMinute) / gridMinutes) + 1;
  const stepDays = gridMinutes / MINUTES_PER_DAY;
  const runs = [{ fromMinute: startMinute, count: steps }];
  if (startMinute + (steps - 1) * gridMinutes < endMinute) runs.push({ fromMinute: endMinute, count: 1 });

  const moments: Moment[] = [];
  const charts: Rashis[] = [];
  const known = new Map<number, number>();
  for (const { fromMinute, count } of runs) {
    const fromUt = jdOf(birthDate, fromMinute, tzHours);
    const found = kernel.moments({ fromUt, stepDays, count, latDeg, lonDeg, zodiac: 'lahiri' });
    if (!found.ok) return found;
    const longitudes = found.value;
    for (let i = 0; i < count; i++) {
      const from = i * MOMENT_WIDTH;
      const number = chartNumber(longitudes, from);
      const chart = known.get(number) ?? charts.push(rashisOf(longitudes, from)) - 1;
      known.set(number, chart);
      moments.push({
        minute: fromMinute + i * gridMinutes,
        jdUt: fromUt + i * stepDays,
        moonDeg: norm360(longitudes[from + MOON] as number),
        chart,
      });
    }
  }
  return ok({ moments, charts });
}
