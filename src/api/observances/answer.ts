/** The observances of a span, collected from its years, in the vocabulary of `/api/v1`. */
import type * as z from 'zod';
import { sentenceLanguage } from '../../data/language';
import { marginOfYear } from '../../domain/observances/undecided';
import type { UtsavaYear } from '../../domain/observances/year';
import { fail, ok, type Result } from '../../domain/result';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { type AnswerForm, nameOctets, sumOfWork, type Work } from '../price';
import { isFieldProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { daysOfSpan } from '../shapes/anyYear';
import { clocksBetween } from '../shapes/clocks';
import { DAYS_PER_YEAR, dayOf } from '../shapes/days';
import { placeOrSeat } from '../shapes/location';
import { pageOf, pageQuestion } from '../shapes/page';
import { instantBy } from '../shapes/presentInstant';
import { validateSpan } from '../shapes/span';
import { loadAnswerNames } from '../utsavas/present';
import { utsavasPricing } from '../utsavas/price';
import { readYearOfAll, type UtsavasQuestion, yearsOf } from '../utsavas/question';
import { searching } from '../utsavas/search';
import { markedYear, ofOtherYears } from './otherYears';
import { fileQuestion, type ObservancesQuestion } from './question';
import { MAX_DAYS, ObservancesRequest, USUAL_LIMIT } from './request';
import type { ObservancesResponse } from './response';

type Answer = z.output<typeof ObservancesResponse>;

const MONTH_DAYS = 31;

/**
 * Refuses an unknown key. A key is the key of a name, possibly with the suffixes of its forms, such as
 * `_vaishnava_parana`.
 */
async function requireKey(key: string): Promise<Result<void, Problem>> {
  const { KEYS } = await import('../../../build/lexicon/observances/keys');
  const named = key.replace(new RegExp(`(_(${KEYS.utsava_form}))+$`), '');
  if (KEYS.utsava.split('|').includes(named)) return ok(undefined);
  const expected = { type: 'other', words: 'the key of an observance (`q` searches names and parts of keys)' } as const;
  return fail({ reason: 'invalid_field', field: 'key', rule: 'value', expected, got: key, example: 'lakshmi_puja' });
}

/** The problem of an unknown kind says which field takes names, because the kind may be one. */
function namedKind(problem: Problem): Problem {
  if (!isFieldProblem(problem) || problem.field !== 'kind') return problem;
  const { expected } = problem;
  return expected.type === 'some' ? { ...problem, expected: { ...expected, names: 'q' } } : problem;
}

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<ObservancesQuestion, Problem>> {
  const { place: name } = body;
  const isOpen = 'next' in body && !('from' in body || 'to' in body || 'year' in body);
  const given = isOpen ? { ...body, from: 'today' } : body;
  const spanned = await validateSpan(ObservancesRequest, given, (request) => placeOrSeat(request, occasion), occasion);
  if (!spanned.ok) return fail(namedKind(spanned.error));
  const { request, place, assumed } = spanned.value;
  const { region, tradition, kind, key, q, times, next, lang, limit = USUAL_LIMIT, cursor } = request;
  const { format, events = 'days', alarms } = request;
  const known = key === undefined ? ok(undefined) : await requireKey(key);
  if (!known.ok) return known;
  const [fromDay, lastDay] = daysOfSpan(request);
  const toDay = next === undefined || 'to' in body || 'year' in body ? lastDay : fromDay + MAX_DAYS;
  const [from, to] = [isoDate(civilFromDays(fromDay)), isoDate(civilFromDays(toDay))];
  const isPrincipal = (request.principal ?? (kind || key || q ? 'false' : 'true')) === 'true';
  const years: UtsavasQuestion[] = [];
  for (let { year } = civilFromDays(fromDay); year <= civilFromDays(toDay).year; year++) {
    const question = await readYearOfAll(
      {
        year,
        from: from > `${year}-01-01` ? from : `${year}-01-01`,
        to: to < `${year}-12-31` ? to : `${year}-12-31`,
        ...(name === undefined ? { lat: place.lat, lon: place.lon, tz: place.tz } : { place: name }),
        ...(region && { region }),
        ...(tradition && { tradition }),
        ...(kind && { kind }),
        show: isPrincipal ? 'principal' : 'all',
        times: times === undefined || times === 'false' ? 'false' : 'true',
        ...(lang && { lang }),
      },
      occasion,
    );
    if (!question.ok) return question;
    years.push({ ...question.value, selection: { ...question.value.selection, ...(key && { key }) } });
  }
  return ok({
    from,
    to,
    years,
    place,
    isUtc: times === 'utc',
    assumed,
    chosen: {
      ...(region && { region }),
      ...(tradition && { tradition }),
      ...(kind && { kind }),
      principal: isPrincipal,
    },
    q,
    next,
    file: { origin: format === 'ics' ? occasion.origin : '', events, ...(alarms && { alarms }) },
    page: pageQuestion({ limit, cursor }, { ...body, from: request.from, to: request.to, year: undefined }),
  });
}

/**
 * The parts in which the next observances are searched: a month, in which most kinds have one, and what remains of its
 * year; then the next year. A remainder shorter than a month joins the first part.
 */
function partsOf(year: UtsavasQuestion, i: number): UtsavasQuestion[] {
  const { from, to } = year.selection;
  if (!from || !to) return [year];
  const [first, last] = [from, to].map((date) => daysFromCivil(date.year, date.month, date.day)) as [number, number];
  const partOf = (start: number, end: number): UtsavasQuestion => ({
    ...year,
    partOfYear: true,
    selection: { ...year.selection, from: civilFromDays(start), to: civilFromDays(end) },
  });
  const middle = first + MONTH_DAYS;
  if (i > 0 || middle + MONTH_DAYS > last) return [partOf(first, last)];
  return [partOf(first, middle), partOf(middle + 1, last)];
}

async function answer(kernel: LoadKernel, question: ObservancesQuestion): Promise<Result<Answer, Problem>> {
  const { from, to, years, place, isUtc, assumed, chosen, q, next = Number.POSITIVE_INFINITY, page: asked } = question;
  const clocks = isUtc
    ? null
    : await clocksBetween(place, JD_UNIX_EPOCH + dayOf(from) - 400, JD_UNIX_EPOCH + dayOf(to) + 400);
  const answers = [];
  let total = 0;
  for (const part of next === Number.POSITIVE_INFINITY ? years : years.flatMap(partsOf)) {
    if (total >= next) break;
    const found = await yearsOf(kernel, part);
    if (!found.ok) return found;
    const year = found.value[0] as UtsavaYear;
    const names = await loadAnswerNames(part);
    const utsavas = q === undefined ? year.utsavas : year.utsavas.filter(await searching(q, names));
    total += q === undefined ? year.total : utsavas.length;
    answers.push(markedYear(part, { ...year, utsavas }, names, (jdUt) => instantBy(clocks, jdUt)));
  }
  const language = sentenceLanguage(years[0]?.lang ?? 'en');
  const otherYears = ofOtherYears(kernel, { from, to, lat: place.lat, lon: place.lon }, language);
  if (!otherYears.ok) return otherYears;
  const [first] = answers;
  if (first === undefined) throw new Error('a span without a year');
  const all = answers.flatMap((each) => each.utsavas).slice(0, next);
  const { items, page } = pageOf(all, asked);
  const { FOUND_OBSERVANCES } = await import('./response');
  return ok({
    from,
    to,
    place,
    assumed: [...assumed],
    ...otherYears.value,
    ...chosen,
    ...page,
    ...FOUND_OBSERVANCES.spell({ ...first, observances: items }, clocks),
  } as Answer);
}

/** The work of a year. Where the error of ΔT leaves days open, they are determined three times. */
function workOfYear(question: UtsavasQuestion): Work {
  const { request = 1, ...work } = utsavasPricing.work(question, 'objects');
  const isOpen = question.years.some((year) => marginOfYear(year) > 0);
  return { ...work, request: isOpen ? 3 * request : request };
}

/** The approximate number of days in a year that have an observance with a given key. */
const DAYS_OF_KEY = 2;

/** The rows that a search is priced by: most names find fewer, `ekadashi` twice as many. */
const SOUGHT_ROWS = 20;

/** A year that presents only the requested observances. */
const presentedOf = (year: UtsavasQuestion): UtsavasQuestion =>
  year.selection.key === undefined ? year : { ...year, selection: { ...year.selection, limit: DAYS_OF_KEY } };

/** Whole years are computed with their times, and the observances of the span are events. */
function fileWork(question: ObservancesQuestion): Work {
  const { from, to, q, next = Number.POSITIVE_INFINITY } = question;
  const { lang, events, alarms, ...file } = fileQuestion(question);
  const { year = 1, found = 0 } = utsavasPricing.work({ ...file, ...(lang && { lang }) }, 'answer');
  const share = Math.min(1, (dayOf(to) - dayOf(from) + 1) / (DAYS_PER_YEAR * year));
  const listed = Math.min(found * share, next);
  const shown = q === undefined ? listed : 0;
  return {
    request: 1,
    year,
    found,
    ...(q === undefined ? { shown } : { sought: Math.min(listed, SOUGHT_ROWS) }),
    shown_octets: shown * nameOctets(lang),
    ...(lang === 'hi' && { shown_hindi: shown }),
    ...(events === 'timed' && { event: shown }),
    ...(alarms && { alarm: shown }),
  };
}

/** The span presents all its observances, and a page writes some of them. */
function workOf(question: ObservancesQuestion, form: AnswerForm): Work {
  if (form === 'ics') return fileWork(question);
  const { years, q, next = Number.POSITIVE_INFINITY, page } = question;
  const { limit = USUAL_LIMIT, cursor } = page;
  const presented = sumOfWork(years.map((year) => workOfYear(presentedOf(year))));
  const { row = 0 } = presented;
  const found = q === undefined ? row : Math.min(row, SOUGHT_ROWS);
  const written = Math.max(0, Math.min(limit, next, found - cursor));
  // A search finds few of them, or none.
  if (q !== undefined) return { ...presented, sought: written };
  const [first] = years;
  return {
    ...presented,
    written,
    written_octets: written * nameOctets(first?.lang),
    ...(first?.times && { written_timed: written }),
    ...(first?.lang === 'hi' && { written_hindi: written }),
  };
}

export const observances: Code<typeof ObservancesRequest, ObservancesQuestion, Answer> = {
  request: ObservancesRequest,
  read,
  price: {
    rates: 'observances',
    work: workOf,
    levers: [
      {
        field: 'limit',
        size: ({ page: { limit = USUAL_LIMIT } }) => limit,
        least: 1,
        withSize: (question, limit) => ({ ...question, page: { ...question.page, limit } }),
        value: (_, size) => size,
        kind: 'number',
      },
    ],
  },
  answer,
  formats: {
    ics: async (kernel, question) => (await import('./file')).observancesFile(kernel, question),
  },
};
