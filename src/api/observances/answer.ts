/** The observances of a span: those of its years, in the vocabulary of `/api/v1`. */
import type * as z from 'zod';
import { seatOf } from '../../data/observances/seats';
import { fail, ok, type Result } from '../../domain/result';
import { FIRST_YEAR, JD_UNIX_EPOCH, LAST_YEAR } from '../../domain/time/civil';
import { sumOfWork } from '../price';
import type { Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { dayOf } from '../shapes/days';
import { clocksBetween, type Location, locationOf } from '../shapes/location';
import { dateAt, withDates } from '../shapes/relative';
import { utsavas } from '../utsavas/answer';
import { utsavasPricing } from '../utsavas/price';
import type { UtsavasQuestion } from '../utsavas/question';
import { validate } from '../validate';
import { ObservancesRequest, USUAL_LIMIT } from './request';
import type { ObservancesResponse } from './response';

/** Maximum length of a span. */
const MAX_DAYS = 400;

type Answer = z.output<typeof ObservancesResponse>;

interface ObservancesQuestion {
  from: string;
  to: string;
  years: readonly UtsavasQuestion[];
  place: Location;
  assumed: string[];
  chosen: Pick<Answer, 'region' | 'tradition' | 'kind' | 'principal'>;
  key: string | undefined;
  limit: number;
  cursor: number;
  /** The query without its cursor, for the next page. */
  query: string;
}

type Where = Pick<z.output<typeof ObservancesRequest>, 'place' | 'lat' | 'lon' | 'tz' | 'region'>;

/** The place of a request: the town of its region, or New Delhi, which is then stated as assumed, if it names none. */
async function placeOf(
  { place, lat, lon, tz, region }: Where,
  occasion: Occasion,
): Promise<Result<{ place: Location; assumed: string[] }, Problem>> {
  if (place !== undefined || lat !== undefined) {
    return locationOf({ place, lat, lon, tz }, occasion, { rounds: true });
  }
  const seat = seatOf(region);
  return ok({
    place: { lat: seat.lat, lon: seat.lon, tz: tz ?? seat.tz, name: seat.name },
    assumed: ['place'],
  });
}

/** First and last date of a valid request. */
function spanOf(
  { from, to, year }: { from?: string | undefined; to?: string | undefined; year?: number | undefined },
  thisYear: number,
) {
  const first = from ?? `${to?.slice(0, 4) ?? year ?? thisYear}-01-01`;
  return { from: first, to: to ?? `${from?.slice(0, 4) ?? year ?? thisYear}-12-31` };
}

function spanProblem(from: string, to: string): Problem | null {
  const problem = { reason: 'invalid_field', field: 'to', rule: 'value', got: to } as const;
  if (dayOf(to) < dayOf(from)) return { ...problem, expected: { type: 'not-before', field: 'from' } };
  if (dayOf(to) <= dayOf(from) + MAX_DAYS) return null;
  return { ...problem, expected: { type: 'other', words: `at most ${MAX_DAYS} days after from` } };
}

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<ObservancesQuestion, Problem>> {
  const { place: name } = body;
  const whole = validate(ObservancesRequest, { ...body, from: undefined, to: undefined, year: undefined });
  if (!whole.ok) return whole;
  const located = await placeOf(whole.value, occasion);
  if (!located.ok) return located;
  const { place, assumed } = located.value;
  const { nowMs } = occasion;
  const request = validate(ObservancesRequest, await withDates(body, ['from', 'to'], place, nowMs));
  if (!request.ok) return request;
  const { region, tradition, kind, key, times, lang, limit = USUAL_LIMIT, cursor = 0 } = request.value;
  const isPrincipal = (request.value.principal ?? (kind || key ? 'false' : 'true')) === 'true';
  const today = await dateAt(place, nowMs);
  const thisYear = Math.min(Math.max(Number(today.slice(0, 4)), FIRST_YEAR), LAST_YEAR);
  const { from, to } = spanOf(request.value, thisYear);
  const tooLong = spanProblem(from, to);
  if (tooLong) return fail(tooLong);
  const years: UtsavasQuestion[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const question = await utsavas.read(
      {
        year,
        from: from > `${year}-01-01` ? from : `${year}-01-01`,
        to: to < `${year}-12-31` ? to : `${year}-12-31`,
        ...(name === undefined ? { lat: place.lat, lon: place.lon, tz: place.tz } : { place: name }),
        ...(region && { region }),
        ...(tradition && { tradition }),
        ...(kind && { kind }),
        show: isPrincipal ? 'principal' : 'all',
        ...(times && { times }),
        ...(lang && { lang }),
      },
      occasion,
    );
    if (!question.ok) return question;
    years.push(question.value);
  }
  const given = Object.entries({ ...body, from, to }).filter(([field]) => field !== 'cursor' && field !== 'year');
  const query = new URLSearchParams(given.map(([field, value]) => [field, String(value)]));
  return ok({
    from,
    to,
    years,
    place,
    assumed,
    chosen: {
      ...(region && { region }),
      ...(tradition && { tradition }),
      ...(kind && { kind }),
      principal: isPrincipal,
    },
    key,
    limit,
    cursor,
    query: String(query),
  });
}

async function answer(kernel: LoadKernel, question: ObservancesQuestion): Promise<Result<Answer, Problem>> {
  const { from, to, years, place, assumed, chosen, key, limit, cursor, query } = question;
  const answers = [];
  for (const year of years) {
    const found = await utsavas.answer(kernel, year);
    if (!found.ok) return found;
    answers.push(found.value);
  }
  const [first] = answers;
  if (first === undefined) throw new Error('a span without a year');
  const all = answers.flatMap((each) => each.utsavas).filter((each) => key === undefined || each.key === key);
  const page = all.slice(cursor, cursor + limit);
  const clocks = await clocksBetween(place, JD_UNIX_EPOCH + dayOf(from) - 400, JD_UNIX_EPOCH + dayOf(to) + 400);
  const { FOUND_OBSERVANCES } = await import('./response');
  const end = cursor + page.length;
  return ok({
    from,
    to,
    place,
    assumed,
    ...chosen,
    count: page.length,
    total: all.length,
    next: end < all.length ? `${query}&cursor=${end}` : null,
    ...FOUND_OBSERVANCES.spell({ ...first, observances: page }, clocks),
  } as Answer);
}

export const observances: Code<typeof ObservancesRequest, ObservancesQuestion, Answer> = {
  request: ObservancesRequest,
  read,
  price: {
    rates: 'observances',
    work: ({ years }) => sumOfWork(years.map((year) => utsavasPricing.work(year, 'objects'))),
  },
  answer,
};
