/** From the query strings of /api/utsavas and /api/utsavas.ics to what is asked, in one spelling. */
import type * as z from 'zod';
import { ok, type Result } from '../../domain/result';
import { unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { zoneIdentifier, zoneOffsets } from '../../domain/time/zone';
import type { Show } from '../../domain/utsavas/select';
import { REFERENCE_PLACE } from '../almanac/reference';
import type { FieldNames } from '../envelope';
import { FIRST_YEAR, LAST_YEAR } from '../fields';
import { readQuery } from '../query';
import type { FieldProblem } from '../validation';
import { UtsavasFileRequest, UtsavasRequest } from './request';

export const NAMES: FieldNames = { epoch: 'year', day: 'year', time: 'year', timezone: 'tz' };
const WRITTEN = { year: 'digits', lat: 'number', lon: 'number', tz: 'text', show: 'text' } as const;

/** What is asked, the same however it is written. */
export interface Question {
  years: readonly number[];
  lat: number;
  lon: number;
  /** In the spelling of the tz database. */
  tz: string;
  /** Which of the observances. */
  show: Show;
}

type AskedPlace = Pick<z.output<typeof UtsavasFileRequest>, 'lat' | 'lon' | 'tz'>;

function placeOf({ lat, lon, tz }: AskedPlace): Omit<Question, 'years' | 'show'> {
  if (lat === undefined || lon === undefined || tz === undefined) return REFERENCE_PLACE;
  return { lat: lat + 0, lon: lon + 0, tz: zoneIdentifier(tz) as string }; // -0 is 0
}

/** The question of a year. */
export function askedYear(query: URLSearchParams): Result<Question, FieldProblem> {
  const asked = readQuery(UtsavasRequest, WRITTEN, query, NAMES);
  if (!asked.ok) return asked;
  const { lat, lon, tz } = placeOf(asked.value);
  return ok({ years: [asked.value.year], lat, lon, tz, show: asked.value.show });
}

/** The year that the clocks of a zone show, and the next, where there are answers for it. */
function presentYears(tz: string, now: number): number[] {
  const jd = unixToJd(now);
  const clocks = zoneOffsets(tz, jd, jd);
  const year = Number(isoLocal(jd, clocks.ok ? clocks.value.hoursAt(jd) : 0).slice(0, 4));
  const first = Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR);
  return first < LAST_YEAR ? [first, first + 1] : [first];
}

/** The question of a year, or where none is given of the present one and the next. */
export function askedYears(query: URLSearchParams, now: number): Result<Question, FieldProblem> {
  const asked = readQuery(UtsavasFileRequest, WRITTEN, query, NAMES);
  if (!asked.ok) return asked;
  const { year, show } = asked.value;
  const { lat, lon, tz } = placeOf(asked.value);
  return ok({ years: year === undefined ? presentYears(tz, now) : [year], lat, lon, tz, show });
}
