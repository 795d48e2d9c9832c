/** The question of a request for observances in canonical form. */
import type * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { KINDS } from '../../data/observances/practice';
import { seatOf } from '../../data/observances/seats';
import type { CivilDate } from '../../domain/day/types';
import type { Selection } from '../../domain/observances/question';
import { SHOWN, type Show } from '../../domain/observances/selection';
import { type UtsavaYear, utsavasOf } from '../../domain/observances/year';
import { fail, ok, type Result } from '../../domain/result';
import { daysFromCivil, FIRST_YEAR, LAST_YEAR, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { historiesFor, zoneChoice, zoneOffsets } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { LoadKernel, Occasion } from '../resource';
import { kernelForDays } from '../shapes/anyYear';
import { withCivil } from '../shapes/civil';
import { locationOf, seatLabel } from '../shapes/location';
import { isPlace, type Location } from '../shapes/place';
import { validate } from '../validate';
import { UTSAVA_FIELDS, type UtsavaField } from './fields';
import {
  type UtsavasFeedRequest,
  UtsavasFileRequest,
  UtsavasFileRequestOfAllYears,
  UtsavasRequest,
  UtsavasRequestOfAllYears,
} from './request';

const FIELDS: DomainFields = { epoch: 'year', day: 'year', time: 'year', timezone: 'tz' };

/** A place, a selection of observances, and the language of their names. */
export interface UtsavasChoice extends Location<string> {
  show: Show;
  selection: Selection;
  lang?: LanguageTag;
}

/** Whether a choice is for the place of requests that name none: the seat of its region, otherwise the reference place. */
export const isAtSeat = ({ selection: { region }, ...where }: UtsavasChoice): boolean => isPlace(where, seatOf(region));

export interface UtsavasQuestion extends UtsavasChoice {
  years: readonly number[];
  /** Whether observances have their times. */
  times?: boolean;
  /** Searches only the dates of the selection. */
  partOfYear?: boolean;
  /** The fields of each observance in addition to `key` and `date`, in the order of the answer; null for all. */
  fields: readonly UtsavaField[] | null;
}

/** The question of the calendar file. Its links begin with the origin; without an origin it has no links. */
export interface UtsavasFileQuestion extends UtsavasQuestion {
  origin: string;
  /** Whether every time with an instant is an event of its own, in addition to pāraṇas. */
  events: 'days' | 'timed';
  /** How long before a timed event a program reminds: a duration of RFC 5545. */
  alarms?: string;
  /** Whether the reader gave the place its name. */
  isNamed?: true;
}

type ChoiceFields = Omit<z.output<typeof UtsavasFeedRequest>, 'show'>;

/** The place and the selection of a valid request. Lists are sorted. */
export async function choiceOf(
  request: ChoiceFields,
  show: Show,
  occasion: Occasion,
): Promise<Result<UtsavasChoice, Problem>> {
  const { region, tradition, kind, lang } = request;
  const seat = seatOf(region);
  const isOpen = request.place === undefined && request.lat === undefined;
  const given = isOpen ? { lat: seat.lat, lon: seat.lon, tz: seat.tz } : request;
  const located = await locationOf(given, occasion, { rounds: true });
  if (!located.ok) return located;
  // Coordinates come with an IANA zone.
  const where = located.value.place as Location<string>;
  const kinds = kind && KINDS.filter((each) => kind.includes(each));
  return ok({
    ...where,
    ...(isPlace(where, seat) && {
      ...(!isPlace(where) && { name: seat.name }),
      ...seatLabel(seat, lang),
    }),
    show,
    selection: {
      ...SHOWN[show],
      ...(tradition && { tradition }),
      ...(region && { region }),
      ...(kinds && { kinds }),
    },
    ...(lang && { lang }),
  });
}

function dateOf(text: string | undefined): CivilDate | undefined {
  const [year, month, day] = text?.split('-').map(Number) ?? [];
  return year && month && day ? { year, month, day } : undefined;
}

async function readYearBy(
  schema: typeof UtsavasRequest | typeof UtsavasRequestOfAllYears,
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<UtsavasQuestion, Problem>> {
  const request = validate(schema, body);
  if (!request.ok) return request;
  const { year, show, fields, limit, times } = request.value;
  const choice = await choiceOf(request.value, show, occasion);
  if (!choice.ok) return choice;
  const [from, to] = [dateOf(request.value.from), dateOf(request.value.to)];
  return ok({
    ...choice.value,
    years: [year],
    selection: { ...choice.value.selection, ...(from && { from }), ...(to && { to }), ...(limit && { limit }) },
    ...((times === 'true' || fields?.includes('times')) && { times: true }),
    fields: fields ? UTSAVA_FIELDS.filter((field) => fields.includes(field)) : null,
  });
}

/** The question for one year. */
export const readYear = (
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<UtsavasQuestion, Problem>> => readYearBy(UtsavasRequest, body, occasion);

/** The same for a year from 1500 to 3000. */
export const readYearOfAll = (
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<UtsavasQuestion, Problem>> => readYearBy(UtsavasRequestOfAllYears, body, occasion);

/** The current year in a zone and the next, within the span of the service. */
function presentYears(tz: string, nowMs: number): number[] {
  const jd = unixToJd(nowMs);
  const clocks = zoneOffsets(tz, jd, jd);
  const year = Number(isoLocal(jd, clocks.ok ? clocks.value.hoursAt(jd) : 0).slice(0, 4));
  const first = Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR);
  return first < LAST_YEAR ? [first, first + 1] : [first];
}

/** A name as the property of a calendar has it: no comma, semicolon, backslash, line break or control character. */
const calendarName = (name: string): string => name.replace(/[\s\p{Cc},;\\]+/gu, ' ').trim();

const readYearsBy =
  (schema: typeof UtsavasFileRequest) =>
  async (body: Record<string, unknown>, occasion: Occasion): Promise<Result<UtsavasFileQuestion, Problem>> => {
    const request = validate(schema, body);
    if (!request.ok) return request;
    const { year, kind, name, events = 'days', alarms, show = kind ? 'all' : 'principal' } = request.value;
    const choice = await choiceOf(request.value, show, occasion);
    if (!choice.ok) return choice;
    const years = year === undefined ? presentYears(choice.value.tz, occasion.nowMs) : [year];
    const shown = calendarName(name ?? '');
    const named = {
      ...choice.value,
      ...(shown !== '' && { name: shown, isNamed: true as const }),
      ...(shown !== '' && !isPlace(choice.value) && { label: shown }),
    };
    const { origin } = occasion;
    return ok({ ...named, years, times: true, fields: null, origin, events, ...(alarms && { alarms }) });
  };

/** The question of the calendar file: one year, or by default the current year and the next. */
export const readYears = readYearsBy(UtsavasFileRequest);

/** The same for a year from 1500 to 3000. */
export const readYearsOfAll = readYearsBy(UtsavasFileRequestOfAllYears);

/** The kernel for the observances of a year. */
const kernelOfYear = (kernel: LoadKernel, year: number): Kernel =>
  kernelForDays(kernel, daysFromCivil(year, 1, 1), daysFromCivil(year, 12, 31));

/** The observances of each year of a question. */
export async function yearsOf(
  kernel: LoadKernel,
  { years, lat, lon, tz, selection, times, partOfYear }: UtsavasQuestion,
): Promise<Result<UtsavaYear[], Problem>> {
  const found: UtsavaYear[] = [];
  const civil = await withCivil(selection);
  for (const year of years) {
    const histories = await historiesFor({ year }, zoneChoice(tz));
    const place = { latDeg: lat, lonDeg: lon };
    const utsavas = utsavasOf(kernelOfYear(kernel, year), {
      ...selection,
      ...civil,
      ...{ year, place, tz, histories, times, partOfYear },
    });
    if (!utsavas.ok) return fail(domainProblem(utsavas.error, FIELDS));
    found.push(utsavas.value);
  }
  return ok(found);
}
