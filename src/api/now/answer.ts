/** The pañcāṅga, the calendar and the traditional clock of an instant at a place. */
import type * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { traditionalTimeAt } from '../../domain/calendar/now';
import { panchangaAt } from '../../domain/panchanga/now';
import { fail, ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH, nearestSecondJd, SECONDS_PER_DAY, unixToJd } from '../../domain/time/civil';
import { localMarginDays } from '../../domain/time/covered';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { presentPanchanga } from '../panchang/present';
import { flatPricing } from '../price';
import { domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { kernelAt, presentOtherYear } from '../shapes/anyYear';
import { clocksBetween } from '../shapes/clocks';
import { julianDay, readInstant, type WrittenInstant } from '../shapes/instants';
import { labelsFor } from '../shapes/language';
import { locationOf, placeOrSeat } from '../shapes/location';
import { areRounded, type Location } from '../shapes/place';
import { validate } from '../validate';
import { NowRequest } from './request';
import type { NowResponse } from './response';
import { presentCalendar, undecidedAt } from './undecided';

const FIELDS = { epoch: 'at', day: 'at', time: 'at', timezone: 'tz' };

interface NowQuestion {
  /** The present instant, or the one that the request writes. */
  jdUt: number;
  isPresent: boolean;
  place: Location;
  assumed: string[];
  isUtc: boolean;
  lang: LanguageTag | undefined;
}

/** The Julian day UT of a written instant, which is in local time if it has no offset. */
async function instantAt(written: WrittenInstant, place: Location): Promise<number> {
  const jdUt = JD_UNIX_EPOCH + written.day;
  return julianDay(written, await clocksBetween(place, jdUt - 2, jdUt + 3));
}

const nearestSecond = (jdUt: number): number => nearestSecondJd((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY * 1000);

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<NowQuestion, Problem>> {
  const request = validate(NowRequest, body);
  if (!request.ok) return request;
  const { at = 'now', calendar, lat, place, tz, lang, times } = request.value;
  const written = at === 'now' ? null : readInstant(at, calendar, 'at');
  if (written?.ok === false) return written;
  const isPlaced = place !== undefined || lat !== undefined;
  const located = isPlaced ? await locationOf(request.value, occasion) : await placeOrSeat({ tz, lang }, occasion);
  if (!located.ok) return located;
  const { place: found, assumed } = located.value;
  const jdUt = written === null ? unixToJd(occasion.nowMs) : await instantAt(written.value, found);
  return ok({
    jdUt: nearestSecond(jdUt),
    isPresent: written === null,
    place: found,
    assumed,
    isUtc: times === 'utc',
    lang,
  });
}

async function answer(
  load: LoadKernel,
  { jdUt, place, assumed, isUtc, lang }: NowQuestion,
): Promise<Result<z.output<typeof NowResponse>, Problem>> {
  const clocks = await clocksBetween(place, jdUt - 70, jdUt + 70);
  const kernel = kernelAt(load, jdUt);
  const [point, tzHours] = [{ latDeg: place.lat, lonDeg: place.lon }, clocks.hoursAt(jdUt)];
  const limbs = panchangaAt(kernel, jdUt, point, tzHours);
  if (!limbs.ok) return fail(domainProblem(limbs.error, FIELDS));
  const time = traditionalTimeAt(kernel, jdUt, point, tzHours);
  if (!time.ok) return fail(domainProblem(time.error, FIELDS));
  const marginDays = localMarginDays(jdUt, tzHours);
  const open = marginDays === 0 ? null : undecidedAt(kernel, limbs.value, time.value, marginDays);
  if (open?.ok === false) return fail(domainProblem(open.error, FIELDS));
  const labels = await labelsFor(lang);
  const written = isUtc ? null : clocks;
  const { NOW_CALENDAR, NOW_LIMBS } = await import('./response');
  return ok({
    at: isUtc ? isoUtc(jdUt) : isoLocal(jdUt, tzHours),
    place,
    assumed,
    ...presentOtherYear(kernel, limbs.value.sky, { ...point, tzHours }),
    ...(open && { undecided_fields: open.value }),
    ...NOW_LIMBS.spell(presentPanchanga(limbs.value, undefined, labels), written),
    ...(time.value.clock && NOW_CALENDAR.spell(presentCalendar(time.value, labels), written)),
  } as z.output<typeof NowResponse>);
}

export const now: Code<typeof NowRequest, NowQuestion, z.output<typeof NowResponse>> = {
  request: NowRequest,
  read,
  price: flatPricing('now'),
  isPersonal: ({ place }) => place.id === undefined && !areRounded(place),
  isOfPresent: ({ isPresent }) => isPresent,
  answer,
};
