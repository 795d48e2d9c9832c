/** The question of a request for days in canonical form, and its days. */

import type * as z from 'zod';
import type { Model } from '../../data/days/values';
import type { LanguageTag } from '../../data/language';
import { FARTHEST_LAT_DEG } from '../../data/suryaSiddhanta';
import type { SpanWithHorizon } from '../../domain/day/horizon';
import { type DaysAhead, type DaysError, daysAhead } from '../../domain/days/days';
import { FIRST_YEAR_OF_OBSERVANCES, type Selection } from '../../domain/observances/question';
import { datedKeysOf } from '../../domain/observances/year';
import { fail, ok, type Result } from '../../domain/result';
import { civilDateOf, civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { historiesFor, type ZoneHistories, zoneChoice } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { type DomainFields, domainProblem, type FieldProblem, type Problem } from '../problem';
import type { LoadKernel, Occasion } from '../resource';
import { daysOfSpan, kernelForDays } from '../shapes/anyYear';
import { withCivil } from '../shapes/civil';
import { dayOf } from '../shapes/days';
import { refused } from '../shapes/instants';
import { placeOrSeat } from '../shapes/location';
import { type PageQuestion, pageOf, pageQuestion } from '../shapes/page';
import type { Location } from '../shapes/place';
import { presentDate } from '../shapes/presentAlmanac';
import { validateSpan } from '../shapes/span';
import { DAY_FIELDS, type DayField, isSiddhantaDayField, SIDDHANTA_DAY_FIELDS, USUAL_DAY_FIELDS } from './fields';
import { computedOf } from './present';
import { DaysRequest } from './request';

type Request = z.output<typeof DaysRequest>;

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

export interface DaysRequestQuestion {
  /** Gregorian dates. */
  from: string;
  to: string;
  place: Location;
  assumed: readonly string[];
  model: Model;
  /** The fields of each day in addition to `date`, in the order of the answer. */
  fields: readonly DayField[];
  /** Whose observances. */
  practice: Pick<Selection, 'region' | 'tradition'>;
  page: PageQuestion;
  isUtc: boolean;
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
  'observances',
];

function usualFields({ format, model }: Pick<Request, 'format' | 'model'>): readonly DayField[] {
  if (model === 'surya-siddhanta') return SIDDHANTA_DAY_FIELDS;
  return format === 'ics' ? CALENDAR_FIELDS : USUAL_DAY_FIELDS;
}

/** The problem of a field that the model of a request lacks, if any. */
function modelProblem(
  { model, fields, region, tradition, format, place }: Request,
  { lat }: Location,
): Result<never, FieldProblem> | undefined {
  if (model === 'modern') return undefined;
  const without = (field: string, words: string) => refused(field, `left out with model=surya-siddhanta: ${words}`);
  const field = fields?.find((key) => !isSiddhantaDayField(key));
  if (field !== undefined) {
    return refused('fields', `fields of the Sūrya-siddhānta, which has no ${field}`, SIDDHANTA_DAY_FIELDS);
  }
  if (region !== undefined) return without('region', 'no observances follow from it');
  if (tradition !== undefined) return without('tradition', 'no observances follow from it');
  if (format === 'ics') return without('format', 'it has json, csv and ndjson');
  if (Math.abs(lat) <= FARTHEST_LAT_DEG) return undefined;
  const words = `within ${FARTHEST_LAT_DEG}° of the equator with model=surya-siddhanta, which has no rule for days without a sunrise`;
  return refused(place === undefined ? 'lat' : 'place', words, place === undefined ? 23.18 : 'Ujjain');
}

/** The question of a request; fields are brought into one order. */
export async function readDays(
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<DaysRequestQuestion, Problem>> {
  const spanned = await validateSpan(DaysRequest, body, (fields) => placeOrSeat(fields, occasion), occasion);
  if (!spanned.ok) return spanned;
  const { request, place, assumed } = spanned.value;
  const problem = modelProblem(request, place);
  if (problem) return problem;
  const { model, fields, region, tradition, lang, times } = request;
  const chosen = fields === undefined ? usualFields(request) : DAY_FIELDS.filter((field) => fields.includes(field));
  const [from, to] = daysOfSpan(request).map((day) => isoDate(civilFromDays(day))) as [string, string];
  return ok({
    from,
    to,
    place,
    assumed,
    model,
    fields: chosen,
    practice: { ...(region && { region }), ...(tradition && { tradition }) },
    page: pageQuestion(request, { ...body, from: request.from, to: request.to, year: undefined }),
    isUtc: times === 'utc',
    ...(lang && { lang }),
  });
}

/** The kernel for the days of a question. */
export const kernelOf = (kernel: LoadKernel, { from, to }: Pick<DaysRequestQuestion, 'from' | 'to'>): Kernel =>
  kernelForDays(kernel, dayOf(from), dayOf(to));

/** The days of a page, with the keys of the observances by date if requested; null before 1500. */
export interface FoundDays extends Pick<DaysAhead, 'days' | 'withFields' | 'clocks'> {
  observances: ReadonlyMap<string, readonly string[]> | null;
  page: ReturnType<typeof pageOf>['page'];
}

/** The observances of a span, year by year. */
function observancesOver(
  kernel: Kernel,
  question: DaysRequestQuestion,
  histories: ZoneHistories | null,
  span: SpanWithHorizon,
  practice: Awaited<ReturnType<typeof withCivil>> & DaysRequestQuestion['practice'],
): Result<Map<string, string[]> | null, Problem> {
  const { from, to, place: where } = question;
  const keys = new Map<string, string[]>();
  const part = { from: civilDateOf(from), to: civilDateOf(to) };
  if (part.from.year < FIRST_YEAR_OF_OBSERVANCES) return ok(null);
  for (let { year } = part.from; year <= part.to.year; year++) {
    const place = { latDeg: where.lat, lonDeg: where.lon };
    const found = datedKeysOf(kernel, { year, place, tz: where.tz, histories, ...practice, ...part }, span);
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

/** The problem of a range without days. */
function rangeProblem(error: DaysError): Result<never, Problem> {
  // Other errors cannot occur, because the request has validated the order, number and years of the dates.
  if (!('tz' in error)) throw new Error(`no days: ${error.reason}`);
  return fail(domainProblem(error, FIELDS));
}

/** Computes the days of a question. */
export async function findDays(load: LoadKernel, question: DaysRequestQuestion): Promise<Result<FoundDays, Problem>> {
  const { from, to, model, place: where, fields, practice } = question;
  const { lat, lon, tz } = where;
  const histories = await historiesFor(civilDateOf(from), zoneChoice(tz));
  const range = { from: civilDateOf(from), to: civilDateOf(to), place: { latDeg: lat, lonDeg: lon }, tz, histories };
  if (model === 'surya-siddhanta') {
    const { isSiddhantaField, siddhantaDaysAhead } = await import('../../domain/days/siddhanta');
    const found = siddhantaDaysAhead({ ...range, fields: computedOf(fields).filter(isSiddhantaField) });
    if (!found.ok) return rangeProblem(found.error);
    const { items, page } = pageOf(found.value.days, question.page);
    return ok({ ...found.value, days: items, observances: null, page });
  }
  const kernel = kernelOf(load, question);
  const days = daysAhead(kernel, { ...range, fields: computedOf(fields) });
  if (!days.ok) return rangeProblem(days.error);
  const observances = fields.includes('observances')
    ? observancesOver(kernel, question, histories, days.value.span, { ...practice, ...(await withCivil(practice)) })
    : ok(new Map<string, string[]>());
  if (!observances.ok) return observances;
  const { items, page } = pageOf(days.value.days, question.page);
  return ok({ ...days.value, days: items, observances: observances.value, page });
}
