/** Local times of a place on a day, as texts. */
import type { Stretch } from '../../data/stretch';
import { isoLocal } from '../../domain/time/iso';
import type { Reader } from './reader';

/** The UTC offset of the place at an instant, hours. */
export type HoursAt = (jdUt: number) => number;

/** `2026-12-05T06:59+05:30`, the minute begun. */
export const instantText = (jdUt: number, hoursAt: HoursAt): string =>
  isoLocal(jdUt, hoursAt(jdUt)).replace(/:\d\d([+-])/, '$1');

/** `16:05`, with the weekday of another day than the given one, in days from 1970-01-01. */
export function momentText(reader: Reader, jdUt: number, hoursAt: HoursAt, day: number): string {
  const { time, day: weekday } = reader.time(jdUt, hoursAt(jdUt), day);
  return weekday ? `${time} ${weekday}` : time;
}

/** `12:07–13:26`, with the weekday of each time on another day than the given one; a weekday that both share is written once. */
export function spanText(reader: Reader, { startJd, endJd }: Stretch, hoursAt: HoursAt, day: number): string {
  const [from, to] = [startJd, endJd].map((jdUt) => reader.time(jdUt, hoursAt(jdUt), day));
  const first = from?.day === to?.day ? from?.time : `${from?.time} ${from?.day}`.trim();
  return `${first}\u2013${to?.time} ${to?.day}`.trim();
}

/** The time of an observance: a moment, or a span with an end. */
export const timeText = (
  reader: Reader,
  { startJd, endJd }: { startJd: number; endJd: number | null },
  hoursAt: HoursAt,
  day: number,
): string =>
  endJd === null ? momentText(reader, startJd, hoursAt, day) : spanText(reader, { startJd, endJd }, hoursAt, day);
