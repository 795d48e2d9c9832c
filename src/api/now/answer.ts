/** The pañcāṅga, the calendar and the traditional clock of an instant at a place. */
import type * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { REFERENCE_PLACE } from '../../data/place';
import { traditionalTimeAt } from '../../domain/calendar/now';
import { panchangaAt } from '../../domain/panchanga/now';
import { fail, ok, type Result } from '../../domain/result';
import { nearestSecondJd } from '../../domain/time/civil';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { presentGhadi } from '../ghadi/present';
import { presentPanchanga } from '../panchang/present';
import { flatPricing } from '../price';
import { domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { labelsFor } from '../shapes/language';
import { clocksBetween, type Location, locationOf } from '../shapes/location';
import { validate } from '../validate';
import { NowRequest } from './request';
import type { NowResponse } from './response';

const FIELDS = { epoch: 'at', day: 'at', time: 'at', timezone: 'tz' };

interface NowQuestion {
  jdUt: number;
  place: Location;
  assumed: string[];
  isUtc: boolean;
  lang: LanguageTag | undefined;
}

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<NowQuestion, Problem>> {
  const request = validate(NowRequest, body);
  if (!request.ok) return request;
  const { at = 'now', lat, place, tz, lang, times } = request.value;
  const isPlaced = place !== undefined || lat !== undefined;
  const fields = isPlaced ? request.value : { ...REFERENCE_PLACE, tz: tz ?? REFERENCE_PLACE.tz, place: undefined };
  const located = await locationOf(fields, occasion);
  if (!located.ok) return located;
  const jdUt = nearestSecondJd(at === 'now' ? occasion.nowMs : Date.parse(at));
  const { place: found, assumed } = located.value;
  return ok({
    jdUt,
    place: isPlaced ? found : { ...found, name: REFERENCE_PLACE.name },
    assumed: isPlaced ? assumed : ['place'],
    isUtc: times === 'utc',
    lang,
  });
}

async function answer(
  kernel: LoadKernel,
  { jdUt, place, assumed, isUtc, lang }: NowQuestion,
): Promise<Result<z.output<typeof NowResponse>, Problem>> {
  const clocks = await clocksBetween(place, jdUt - 70, jdUt + 70);
  const [point, tzHours] = [{ latDeg: place.lat, lonDeg: place.lon }, clocks.hoursAt(jdUt)];
  const limbs = panchangaAt(kernel(), jdUt, point, tzHours);
  if (!limbs.ok) return fail(domainProblem(limbs.error, FIELDS));
  const time = traditionalTimeAt(kernel(), jdUt, point, tzHours);
  if (!time.ok) return fail(domainProblem(time.error, FIELDS));
  const labels = await labelsFor(lang);
  const written = isUtc ? null : clocks;
  const { NOW_CALENDAR, NOW_LIMBS } = await import('./response');
  return ok({
    at: isUtc ? isoUtc(jdUt) : isoLocal(jdUt, tzHours),
    place,
    assumed,
    ...NOW_LIMBS.spell(presentPanchanga(limbs.value, undefined, labels), written),
    ...(time.value.clock && NOW_CALENDAR.spell(presentGhadi(time.value, labels), written)),
  } as z.output<typeof NowResponse>);
}

export const now: Code<typeof NowRequest, NowQuestion, z.output<typeof NowResponse>> = {
  request: NowRequest,
  read,
  price: flatPricing('now'),
  answer,
};
