/** Computes positions from a birth with its time zone. */
import type * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { computePositions } from '../../domain/positions/positions';
import type { ChartQuestion } from '../../domain/positions/types';
import { type DomainError, fail, ok, type Result } from '../../domain/result';
import type { CivilTime } from '../../domain/time/civil';
import { historiesFor, type ResolvedInstant, resolveWallClock, type ZoneChoice } from '../../domain/time/zone';
import { drawingWork } from '../chart/price';
import { flatPricing, type Pricing } from '../price';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion, Written } from '../resource';
import type { DrawingRequest } from '../shapes/drawingRequest';
import { findPlace } from '../shapes/findPlace';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { type BirthTown, presentPositions } from './present';
import { BharatChartRequest, BirthClock, wallClock, zoneOf } from './request';
import type { BharatChartResponse } from './response';

const FIELDS: DomainFields = {
  epoch: 'birthDate',
  day: 'birthDate',
  time: 'birthTime',
  timezone: 'birthPlace.tz',
};

interface CoreChartQuestion {
  birth: ResolvedInstant;
  chart: ChartQuestion;
  /** The place of a birth, if given by name. */
  place?: BirthTown;
  lang?: LanguageTag;
}

type GivenPlace = z.output<typeof BharatChartRequest>['birthPlace'];

/** The coordinates and clocks of a birth place, and its town if given by name. */
async function placeOf(
  given: GivenPlace,
  occasion: Pick<Occasion, 'places'>,
): Promise<Result<{ lat: number; lon: number; zone: ZoneChoice; town?: BirthTown }, Problem>> {
  const { lat, lon, place } = given;
  if (place === undefined) return ok({ lat: lat as number, lon: lon as number, zone: zoneOf(given) });
  const found = await findPlace(place, occasion, 'birthPlace.place');
  if (!found.ok) return found;
  const { id, name, tz, ...town } = found.value;
  return ok({
    lat: town.lat,
    lon: town.lon,
    zone: { kind: 'iana', id: tz },
    town: { id, name, lat: town.lat, lon: town.lon, tz },
  });
}

const resolved = async (clock: CivilTime, zone: ZoneChoice): Promise<Result<ResolvedInstant, DomainError>> =>
  resolveWallClock(clock, zone, await historiesFor(clock, zone));

/** The problem of a time that the clocks skipped. It is reported before problems of other fields. */
async function skipped(body: Record<string, unknown>): Promise<Problem | null> {
  const clock = validate(BirthClock, body);
  if (!clock.ok) return null;
  const { birthDate, birthTime, birthPlace } = clock.value;
  const birth = await resolved(wallClock(birthDate, birthTime), zoneOf(birthPlace));
  return birth.ok ? null : domainProblem(birth.error, FIELDS);
}

async function read(
  body: Record<string, unknown>,
  occasion: Pick<Occasion, 'places'>,
): Promise<Result<CoreChartQuestion, Problem>> {
  const request = validate(BharatChartRequest, body);
  if (!request.ok) {
    const earlier = await skipped(body);
    return earlier ? fail(earlier) : request;
  }
  const { birthDate, birthTime, birthPlace, ayanamsa, nodeMode, lang } = request.value;
  const place = await placeOf(birthPlace, occasion);
  if (!place.ok) return place;
  const { lat: latDeg, lon: lonDeg, zone, town } = place.value;
  const birth = await resolved(wallClock(birthDate, birthTime), zone);
  if (!birth.ok) return fail(domainProblem(birth.error, FIELDS));
  const { jdUt, offsetHours: tzHours } = birth.value;
  return ok({
    birth: birth.value,
    chart: { jdUt, latDeg, lonDeg, tzHours, ayanamsha: ayanamsa, nodeMode },
    ...(town && { place: town }),
    ...(lang && { lang }),
  });
}

/** The drawing of a chart. */
async function chartDrawing(
  kernel: LoadKernel,
  chart: ChartQuestion,
  choice: z.output<typeof DrawingRequest>,
): Promise<Result<Written, Problem>> {
  const { drawing } = await import('../shapes/drawing');
  const drawn = await drawing(kernel, chart, choice);
  return drawn.ok ? drawn : fail(domainProblem(drawn.error, FIELDS));
}

const POSITIONS = flatPricing<CoreChartQuestion>('core-chart');

const PRICING: Pricing<CoreChartQuestion> = {
  ...POSITIONS,
  work: (question, form, choice) => (form === 'svg' ? drawingWork(choice) : POSITIONS.work(question, form)),
};

export const coreChart: Code<typeof BharatChartRequest, CoreChartQuestion, z.output<typeof BharatChartResponse>> = {
  request: BharatChartRequest,
  price: PRICING,
  read,
  async answer(kernel, { birth, chart, place, lang }) {
    const positions = computePositions(kernel(), chart);
    if (!positions.ok) return fail(domainProblem(positions.error, FIELDS));
    return ok(presentPositions(birth, positions.value, { place, labels: await labelsFor(lang) }));
  },
  formats: {
    svg: (kernel, { chart }, choice) => chartDrawing(kernel, chart, choice as z.output<typeof DrawingRequest>),
  },
};
