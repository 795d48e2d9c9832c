/** Ranks birth times by dated events. */
import * as z from 'zod';
import { gridWithin } from '../../domain/rectify/grid';
import { rectify as rank } from '../../domain/rectify/rectify';
import { fail, ok, type Result } from '../../domain/result';
import { civilDateOf, civilFromDays, SECONDS_PER_DAY } from '../../domain/time/civil';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, Occasion } from '../resource';
import { labelsFor, languageField } from '../shapes/language';
import { placeOnDate } from '../shapes/location';
import { presentDate } from '../shapes/presentAlmanac';
import { validate } from '../validate';
import { presentRectification } from './present';
import { rectifyPricing } from './price';
import type { RectifyRequestQuestion } from './request';
import { eventsBetween, GridMinutes, RectifyBirth, RectifyRequest } from './request';
import type { RectifyResponse } from './response';

const FIELDS: DomainFields = {
  epoch: 'birthDate',
  day: 'birthDate',
  time: 'birthWindow.startTime',
  timezone: 'location.tz',
};
const Grid = z.object({ gridMinutes: GridMinutes, lang: languageField() });

/** The local date at an instant, YYYY-MM-DD. */
function dateAt(nowMs: number, tzHours: number): string {
  return presentDate(civilFromDays(Math.floor((nowMs / 1000 + tzHours * 3600) / SECONDS_PER_DAY)));
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Validates a body in steps, because the allowed dates of events depend on the birth date and on today. Reports the
 * first invalid field in the order of the specification.
 */
async function read(
  body: Record<string, unknown>,
  { nowMs, places }: Pick<Occasion, 'nowMs' | 'places'>,
): Promise<Result<RectifyRequestQuestion, Problem>> {
  const birth = validate(RectifyBirth, body);
  if (!birth.ok) return birth;
  const { birthDate, birthWindow } = birth.value;
  const where = await placeOnDate(birth.value.location, civilDateOf(birthDate), { places }, 'location.place');
  if (!where.ok) return where;
  const location = where.value;
  const today = dateAt(nowMs, location.tz);
  if (birthDate > today) {
    return fail({ reason: 'invalid_field', field: 'birthDate', rule: 'value', expected: { type: 'not-future' } });
  }
  const dated = validate(eventsBetween(birthDate, today), body);
  if (!dated.ok) return dated;
  const grid = validate(Grid, body);
  if (!grid.ok) return grid;
  const [startMinute, endMinute] = [minutes(birthWindow.startTime), minutes(birthWindow.endTime)];
  return ok({
    birthDate,
    startMinute,
    endMinute,
    gridMinutes: gridWithin(endMinute - startMinute, grid.value.gridMinutes),
    latDeg: location.lat,
    lonDeg: location.lon,
    tzHours: location.tz,
    events: dated.value.events,
    ...(grid.value.lang && { lang: grid.value.lang }),
  });
}

export const rectify: Code<typeof RectifyRequest, RectifyRequestQuestion, z.output<typeof RectifyResponse>> = {
  request: RectifyRequest,
  read,
  price: rectifyPricing,
  async answer(kernel, question) {
    const ranking = rank(kernel(), question);
    if (!ranking.ok) return fail(domainProblem(ranking.error, FIELDS));
    return ok(presentRectification(question, ranking.value, await labelsFor(question.lang)));
  },
};
