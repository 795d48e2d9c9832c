/**
 * The year on one leaf: a row per lunar month, a square per tithi, with the civil days at whose sunrise it prevails.
 */

import { purnimantaOf } from '../../../domain/calendar/month';
import type { CivilDate } from '../../../domain/day/types';
import { type SkyMonth, tithiAt, type YearDay, type YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import { ROUNDING_DAYS } from '../../../domain/panchanga/limbs';
import type { Reader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { lunarMonthText } from '../../shared/lunarMonth';
import { monthLabel } from './model';

export interface LeafDay {
  date: CivilDate;
  /** Days from 1970-01-01. */
  number: number;
  /** Outside the civil year. */
  outside: boolean;
  /** The principal observances of the day. */
  utsavas: Utsava[];
}

export interface LeafMonth {
  key: string;
  name: string;
  adhika: boolean;
  /** Thirty squares. A tithi without a sunrise has an empty one. */
  squares: LeafDay[][];
}

/** The index of the month that contains an instant; −1 beyond the months of the sky. */
const monthHolding = (sky: YearSky, jdUt: number): number =>
  sky.months.findIndex(({ startJd, endJd }) => startJd <= jdUt + ROUNDING_DAYS && jdUt + ROUNDING_DAYS < endJd);

/** Whether a day belongs to the civil year, and not to the margins around it. */
const isAsked = ({ asked: [first, end] }: YearSky, number: number): boolean => number >= first && number < end;

/** The months with a sunrise in the civil year, with all their days. */
export function leafOf(sky: YearSky, shown: readonly Utsava[], reader: Reader): LeafMonth[] {
  const principal = new Map<number, Utsava[]>();
  for (const utsava of shown.filter(({ major }) => major)) {
    const number = numberOf(utsava.date);
    principal.set(number, [...(principal.get(number) ?? []), utsava]);
  }
  const rows = sky.months.map((month) => ({
    month,
    inYear: false,
    squares: Array.from({ length: 30 }, (): LeafDay[] => []),
  }));
  for (const { date, sunriseJd } of sky.days) {
    if (sunriseJd === null) continue;
    const row = rows[monthHolding(sky, sunriseJd)];
    if (!row) continue;
    const number = numberOf(date);
    const outside = !isAsked(sky, number);
    if (!outside) row.inYear = true;
    row.squares[tithiAt(sky, sunriseJd).index - 1]?.push({
      date,
      number,
      outside,
      utsavas: outside ? [] : (principal.get(number) ?? []),
    });
  }
  return rows
    .filter(({ inYear }) => inYear)
    .map(({ month, squares }) => ({
      key: String(month.startJd),
      name: monthLabel(reader, month),
      adhika: month.adhika,
      squares,
    }));
}

/** The month at an instant by the reader's reckoning. */
function monthAt(sky: YearSky, jdUt: number, reader: Reader): string {
  const month = sky.months[monthHolding(sky, jdUt)] as SkyMonth;
  if (month.kshaya !== null) return monthLabel(reader, month);
  const paksha = tithiAt(sky, jdUt).index <= 15 ? 'shukla' : 'krishna';
  return lunarMonthText(reader, { ...month, purnimanta: purnimantaOf(month, paksha) });
}

/** "Pausha, then Magha": the months at the sunrises of a civil month. */
export function monthsIn(sky: YearSky, month: number, reader: Reader): string {
  const running = sky.days
    .filter(({ date, sunriseJd }) => sunriseJd !== null && isAsked(sky, numberOf(date)) && date.month === month)
    .map(({ sunriseJd }) => monthAt(sky, sunriseJd as number, reader));
  return [...new Set(running)].join(reader.t('year.thenMonth'));
}

/** Days of the sky from one civil date to another, both included. */
export function daysBetween(sky: YearSky, from: number, to: number): YearDay[] {
  return sky.days.filter(({ date }) => numberOf(date) >= from && numberOf(date) <= to);
}
