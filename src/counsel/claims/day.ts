/** The limbs and days in results of the tools `panchanga` and `muhurta`. */
import * as z from 'zod';
import { type CallResult, type ResultRow, record, records, Unsaid, type Wording } from './claim';

export const LIMBS = ['vara', 'tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type LimbName = (typeof LIMBS)[number];

export const RISINGS = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const;

export const DATE = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
  .meta({ description: 'One of the dates in the result, if there are several.', examples: ['2026-11-21'] });

export const CLOCK = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .optional()
  .meta({ description: 'A clock of the place; the present instant without it.', examples: ['06:00'] });

/** Whether an instant (Unix milliseconds) is in the span of a row. */
export const isWithin = ({ start, end }: ResultRow, unix: number): boolean =>
  Date.parse(String(start)) <= unix && unix < Date.parse(String(end));

/** The limbs of a result: one each at an instant, or all those of a day. */
export function limbsOf(result: CallResult, limb: LimbName, date: string | undefined): ResultRow[] {
  if (Array.isArray(result.output.days)) {
    const days = records(result.output.days, 'days');
    const day = date === undefined ? days[0] : days.find((each) => each.date === date);
    return [record(day, `day ${date ?? ''}`)[limb]].flat().map((each) => record(each, limb));
  }
  const whole = result.name === 'muhurta' ? record(result.output.panchanga, 'panchanga') : result.output;
  return [whole[limb]].flat().map((each) => record(each, limb));
}

/** The day that a claim is about. */
export function dayOf(result: CallResult, date: string | undefined): ResultRow {
  if (result.name === 'muhurta') return result.output;
  if (!Array.isArray(result.output.days)) throw new Unsaid('this result is of an instant, not of a day');
  const days = records(result.output.days, 'days');
  return record(date === undefined ? days[0] : days.find((each) => each.date === date), `day ${date ?? ''}`);
}

/** The local time of a rising or setting of a day; null if the day has none, undefined if the result has no such field. */
export const risingOf = (day: ResultRow, rising: (typeof RISINGS)[number]): unknown =>
  `${rising}_local` in day ? day[`${rising}_local`] : day[rising];

/** A value after its label. */
export const labelled = ({ texts }: Wording, label: string, value: string): string =>
  texts.day.labelled({ label, value });
