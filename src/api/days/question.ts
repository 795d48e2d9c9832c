/** The question of a request for days in canonical form, and its days. */

import type { LanguageTag } from '../../data/language';
import { seatOf } from '../../data/observances/seats';
import type { SpanWithHorizon } from '../../domain/day/horizon';
import { type DaysAhead, daysAhead } from '../../domain/days/days';
import { FIRST_YEAR_OF_OBSERVANCES, type Selection } from '../../domain/observances/question';
import { datedKeysOf } from '../../domain/observances/year';
import { fail, ok, type Result } from '../../domain/result';
import { civilDateOf, civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { historiesFor, type ZoneHistories, zoneChoice } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { LoadKernel, Occasion } from '../resource';
import { daysOfSpan, kernelForDays } from '../shapes/anyYear';
import { dayOf } from '../shapes/days';
import { presentDate } from '../shapes/presentAlmanac';
import { type Where, whereOf } from '../shapes/where';
import { validate } from '../validate';
import { DAY_FIELDS, type DayField } from './fields';
import { computedOf } from './present';
import { DaysRequest } from './request';

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

export interface DaysRequestQuestion extends Where<string | number> {
  /** Gregorian dates. */
  from: string;
  to: string;
  /** The fields of each day in addition to `date`, in the order of the answer. */
  fields: readonly DayField[];
  /** Whose observances. */
  practice: Pick<Selection, 'region' | 'tradition'>;
  lang?: LanguageTag;
}

/** The default fields of a day in a calendar: an event with every field would fill pages. */
const CALENDAR_FIELDS: readonly DayField[] = [
  'sunrise',
  'sunset',
  'moonrise',
  'moonset',
  'vara',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'masa',
  'windows',
  'bhadra',
  'utsavas',
];

const usualFields = (format: string | undefined): readonly DayField[] =>
  format === 'ics' ? CALENDAR_FIELDS : DAY_FIELDS;

/** The question of a request; fields are brought into one order. */
export async function readDays(
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<DaysRequestQuestion, Problem>> {
  const request = validate(DaysRequest, body);
  if (!request.ok) return request;
  const { fields, region, tradition, lang, format } = request.value;
  const where = await whereOf(request.value, occasion, seatOf(region));
  if (!where.ok) return where;
  const chosen = fields === undefined ? usualFields(format) : DAY_FIELDS.filter((field) => fields.includes(field));
  const practice = { ...(region && { region }), ...(tradition && { tradition }) };
  const [from, to] = daysOfSpan(request.value).map((day) => isoDate(civilFromDays(day))) as [string, string];
  return ok({ from, to, ...where.value, fields: chosen, practice, ...(lang && { lang }) });
}

/** The kernel for the days of a question. */
export const kernelOf = (kernel: LoadKernel, { from, to }: Pick<DaysRequestQuestion, 'from' | 'to'>): Kernel =>
  kernelForDays(kernel, dayOf(from), dayOf(to));

/** The days of a question, with the keys of the observances by date if requested; null before 1500. */
export interface FoundDays extends DaysAhead {
  utsavas: ReadonlyMap<string, readonly string[]> | null;
}

/** The observances of a span, year by year. */
function utsavasOver(
  kernel: Kernel,
  question: DaysRequestQuestion,
  histories: ZoneHistories | null,
  span: SpanWithHorizon,
): Result<Map<string, string[]> | null, Problem> {
  const { from, to, lat, lon, tz, practice } = question;
  const keys = new Map<string, string[]>();
  const part = { from: civilDateOf(from), to: civilDateOf(to) };
  if (part.from.year < FIRST_YEAR_OF_OBSERVANCES) return ok(null);
  for (let { year } = part.from; year <= part.to.year; year++) {
    const place = { latDeg: lat, lonDeg: lon };
    const found = datedKeysOf(kernel, { year, place, tz, histories, ...practice, ...part }, span);
    if (!found.ok) return fail(domainProblem(found.error, FIELDS));
    for (const { key, date } of found.value) {
      const day = presentDate(date);
      const ofDay = keys.get(day);
      if (ofDay) ofDay.push(key);
      else keys.set(day, [key]);
    }
  }
  return ok(keys);
}

/** Computes the days of a question. */
export async function findDays(load: LoadKernel, question: DaysRequestQuestion): Promise<Result<FoundDays, Problem>> {
  const kernel = kernelOf(load, question);
  const { from, to, lat, lon, tz, fields } = question;
  const histories = await historiesFor(civilDateOf(from), zoneChoice(tz));
  const place = { latDeg: lat, lonDeg: lon };
  const asked = { from: civilDateOf(from), to: civilDateOf(to), place, tz, histories, fields: computedOf(fields) };
  const days = daysAhead(kernel, asked);
  if (!days.ok) {
    const { error } = days;
    // Other errors cannot occur, because the request has validated the order, number and years of the dates.
    if (!('tz' in error)) throw new Error(`no days: ${error.reason}`);
    return fail(domainProblem(error, FIELDS));
  }
  const utsavas = fields.includes('utsavas')
    ? utsavasOver(kernel, question, histories, days.value.span)
    : ok(new Map<string, string[]>());
  return utsavas.ok ? ok({ ...days.value, utsavas: utsavas.value }) : utsavas;
}
