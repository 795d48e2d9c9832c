/** The moments of a window, each with the Moon and the chart that its rāśis make. */
import type { Almanac } from '../../kernel/almanac';
import { MOMENT_WIDTH, MOVERS } from '../../kernel/almanac';
import { BODY_KEYS } from '../../kernel/types';
import { rashiOf } from '../chart/placement';
import { countFrom } from '../chart/rashi';
import { norm360 } from '../circle';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import type { Rashis } from './contacts';
import type { RectifyQuestion } from './types';

const MINUTES_PER_DAY = 1440;
const MEAN_NODE = MOVERS.indexOf('mean-node');
const ASCENDANT = MOVERS.length;
const RAHU_TO_KETU = 7;

export interface Moment {
  /** From midnight by the clocks of the place. */
  minute: number;
  jdUt: number;
  /** Sidereal, Lahiri. */
  moonDeg: number;
  /** Which of the charts. */
  chart: number;
}

export interface Grid {
  moments: Moment[];
  /** The different charts of the window, in the order in which they come. */
  charts: Rashis[];
}

/** Julian day UT of a wall clock: a date YYYY-MM-DD and minutes from its midnight. */
export function jdOf(date: string, minute: number, tzHours: number): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return JD_UNIX_EPOCH + daysFromCivil(year, month, day) + (minute - tzHours * 60) / MINUTES_PER_DAY;
}

/** The longitudes of a moment as rāśis: the Moon's node makes Rāhu and, opposite, Ketu. */
function rashisOf(longitudes: Float64Array): Rashis {
  const rashi = (slot: number): number => rashiOf(norm360(longitudes[slot] as number));
  const rahu = rashi(MEAN_NODE);
  const bodies = Object.fromEntries(BODY_KEYS.map((key, i) => [key, rashi(i)]));
  return { ...bodies, rahu, ketu: countFrom(rahu, RAHU_TO_KETU), lagna: rashi(ASCENDANT) } as Rashis;
}

/** Every step from the window's start, and its end. */
export function gridOf(kernel: Almanac, question: RectifyQuestion): Result<Grid, DomainError> {
  const { birthDate, startMinute, endMinute, gridMinutes, latDeg, lonDeg, tzHours } = question;
  const steps = Math.floor((endMinute - startMinute) / gridMinutes) + 1;
  const stepDays = gridMinutes / MINUTES_PER_DAY;
  const runs = [{ fromMinute: startMinute, count: steps }];
  if (startMinute + (steps - 1) * gridMinutes < endMinute) runs.push({ fromMinute: endMinute, count: 1 });

  const moments: Moment[] = [];
  const charts: Rashis[] = [];
  const known = new Map<string, number>();
  for (const { fromMinute, count } of runs) {
    const fromUt = jdOf(birthDate, fromMinute, tzHours);
    const found = kernel.moments({ fromUt, stepDays, count, latDeg, lonDeg, zodiac: 'lahiri' });
    if (!found.ok) return found;
    for (let i = 0; i < count; i++) {
      const longitudes = found.value.subarray(i * MOMENT_WIDTH, (i + 1) * MOMENT_WIDTH);
      const rashis = rashisOf(longitudes);
      const key = Object.values(rashis).join();
      const chart = known.get(key) ?? charts.push(rashis) - 1;
      known.set(key, chart);
      moments.push({
        minute: fromMinute + i * gridMinutes,
        jdUt: fromUt + i * stepDays,
        moonDeg: norm360(longitudes[MOVERS.indexOf('moon')] as number),
        chart,
      });
    }
  }
  return ok({ moments, charts });
}
