/** The observances of a span: those of its years, in the vocabulary of `/api/v1`. */
import type * as z from 'zod';
import { seatOf } from '../../data/observances/seats';
import { ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { sumOfWork } from '../price';
import type { Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { dayOf } from '../shapes/days';
import { clocksBetween, type Location, locationOf } from '../shapes/location';
import { type PageQuestion, pageOf, pageQuestion } from '../shapes/page';
import { validateSpan } from '../shapes/span';
import { utsavas } from '../utsavas/answer';
import { utsavasPricing } from '../utsavas/price';
import type { UtsavasQuestion } from '../utsavas/question';
import { ObservancesRequest, USUAL_LIMIT } from './request';
import type { ObservancesResponse } from './response';

type Answer = z.output<typeof ObservancesResponse>;

interface ObservancesQuestion {
  from: string;
  to: string;
  years: readonly UtsavasQuestion[];
  place: Location;
  assumed: readonly string[];
  chosen: Pick<Answer, 'region' | 'tradition' | 'kind' | 'principal'>;
  key: string | undefined;
  page: PageQuestion;
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

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<ObservancesQuestion, Problem>> {
  const { place: name } = body;
  const spanned = await validateSpan(ObservancesRequest, body, (request) => placeOf(request, occasion), occasion);
  if (!spanned.ok) return spanned;
  const { request, place, assumed } = spanned.value;
  const { from, to, region, tradition, kind, key, times, lang, limit = USUAL_LIMIT, cursor } = request;
  const isPrincipal = (request.principal ?? (kind || key ? 'false' : 'true')) === 'true';
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
    page: pageQuestion({ limit, cursor }, { ...body, from, to, year: undefined }),
  });
}

async function answer(kernel: LoadKernel, question: ObservancesQuestion): Promise<Result<Answer, Problem>> {
  const { from, to, years, place, assumed, chosen, key, page: asked } = question;
  const answers = [];
  for (const year of years) {
    const found = await utsavas.answer(kernel, year);
    if (!found.ok) return found;
    answers.push(found.value);
  }
  const [first] = answers;
  if (first === undefined) throw new Error('a span without a year');
  const all = answers.flatMap((each) => each.utsavas).filter((each) => key === undefined || each.key === key);
  const { items, page } = pageOf(all, asked);
  const clocks = await clocksBetween(place, JD_UNIX_EPOCH + dayOf(from) - 400, JD_UNIX_EPOCH + dayOf(to) + 400);
  const { FOUND_OBSERVANCES } = await import('./response');
  return ok({
    from,
    to,
    place,
    assumed: [...assumed],
    ...chosen,
    ...page,
    ...FOUND_OBSERVANCES.spell({ ...first, observances: items }, clocks),
  } as Answer);
}

/** A year of which so many rows are written. */
const limitedTo = (limit: number, year: UtsavasQuestion): UtsavasQuestion => ({
  ...year,
  selection: { ...year.selection, limit },
});

export const observances: Code<typeof ObservancesRequest, ObservancesQuestion, Answer> = {
  request: ObservancesRequest,
  read,
  price: {
    rates: 'observances',
    work: ({ years, page: { limit = USUAL_LIMIT } }) =>
      sumOfWork(years.map((year) => utsavasPricing.work(limitedTo(limit / years.length, year), 'objects'))),
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
};
