/** From the body of a request to the domain's question. */
import * as z from 'zod';
import type { RectifyQuestion } from '../../domain/rectify/types';
import { fail, ok, type Result } from '../../domain/result';
import { civilFromDays, SECONDS_PER_DAY } from '../../domain/time/civil';
import { presentDate } from '../almanac/present';
import type { FieldNames } from '../envelope';
import { type FieldProblem, validate } from '../validation';
import { eventsBetween, GridMinutes, RectifyBirth } from './request';

export const NAMES: FieldNames = {
  epoch: 'birthDate',
  day: 'birthDate',
  time: 'birthWindow.startTime',
  timezone: 'location.tz',
};
const Grid = z.object({ gridMinutes: GridMinutes });

/** The date that the clocks of a place show, YYYY-MM-DD. */
export function dateAt(nowMs: number, tzHours: number): string {
  return presentDate(civilFromDays(Math.floor((nowMs / 1000 + tzHours * 3600) / SECONDS_PER_DAY)));
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Reads a body, or names its first wrong field in the order of the specification. It is read in parts: which dates the
 * events may have hangs on the birth and on the present instant, `nowMs` in Unix milliseconds.
 */
export function readQuestion(body: Record<string, unknown>, nowMs: number): Result<RectifyQuestion, FieldProblem> {
  const birth = validate(RectifyBirth, body, NAMES);
  if (!birth.ok) return birth;
  const { birthDate, birthWindow, location } = birth.value;
  const today = dateAt(nowMs, location.tz);
  if (birthDate > today) {
    const field = 'birthDate';
    return fail({ reason: 'invalid_field', field, message: `${field} must not lie in the future.` });
  }
  const dated = validate(eventsBetween(birthDate, today), body, NAMES);
  if (!dated.ok) return dated;
  const grid = validate(Grid, body, NAMES);
  if (!grid.ok) return grid;
  return ok({
    birthDate,
    startMinute: minutes(birthWindow.startTime),
    endMinute: minutes(birthWindow.endTime),
    gridMinutes: grid.value.gridMinutes,
    latDeg: location.lat,
    lonDeg: location.lon,
    tzHours: location.tz,
    events: dated.value.events,
  });
}
