/** Computes a chart from a birth: for the endpoint, the tools, the command line and saved charts. */
import type * as z from 'zod';
import { CHART_RULES, type ChartOptions, computeChart, WALKED_DASHAS } from '../../domain/chart/chart';
import { comparisonOf } from '../../domain/chart/compare';
import type { FarParts } from '../../domain/chart/farPlaces';
import { DEFAULT_PARTS, PART_KEYS, type PartKey } from '../../domain/chart/parts';
import { type ResolvedSettings, resolveSettings } from '../../domain/chart/settings';
import { type DashaKey, DEFAULT_DASHAS } from '../../domain/dasha/keys';
import { fail, ok, type Result } from '../../domain/result';
import type { Labels } from '../../lexicon/labels';
import { Chunk } from '../json';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion, Written } from '../resource';
import { kernelAt, presentOtherYear } from '../shapes/anyYear';
import type { DrawingRequest } from '../shapes/drawingRequest';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { FIELDS, locateBirth } from './birth';
import { depthsOf } from './depth';
import { readDivisions } from './divisions';
import { labelChart } from './labels';
import { roundAngles } from './precision';
import { positionsAlone, presentChart } from './present';
import { chartPricing } from './price';
import type { ChartRequestQuestion } from './question';
import { ChartRequest, ChartRequestOfAllYears, inOrder, USUAL_DEPTH } from './request';
import type { ChartResponse } from './response';
import { givenSettings } from './settings';

/** A copy of an answer whose objects are its own, so that it may be changed; chunks write what they always write. */
function ownCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Chunk) return value;
  if (Array.isArray(value)) return value.map(ownCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) copy[key] = ownCopy(field);
  return copy as T;
}

/** The notes name at most this many unknown fields, and this many characters of each. */
const MAX_IGNORED = 20;
const IGNORED_LENGTH = 60;

type Answer = z.output<typeof ChartResponse>;

/** Fields that only one part reads. */
const READ_BY = {
  dashas: 'dasha',
  dashaDepth: 'dasha',
  number: 'kp_horary',
  divisions: 'divisions',
} as const satisfies Record<string, PartKey>;

/** The names of unknown fields, and of fields that the requested parts do not read. */
function ignoredIn(
  body: Record<string, unknown>,
  unknown: readonly string[],
  include: readonly PartKey[] | undefined,
): string[] {
  const idle = Object.entries(READ_BY).filter(([field, part]) => field in body && include && !include.includes(part));
  return [...unknown, ...idle.map(([field]) => field)].slice(0, MAX_IGNORED).map((key) => key.slice(0, IGNORED_LENGTH));
}

/** The requested parts, in their order; undefined for the default ones. */
function partsOf({ include, number, divisions }: z.output<typeof ChartRequest>): PartKey[] | undefined {
  if (include !== undefined) return PART_KEYS.filter((part) => include.includes(part));
  const added: PartKey[] = [];
  if (number !== undefined) added.push('kp_horary');
  if (divisions !== undefined) added.push('divisions');
  return added.length === 0 ? undefined : [...DEFAULT_PARTS, ...added];
}

/** Without `dashas` a chart has Viṃśottarī to `USUAL_DEPTH`, which becomes part of the request. */
const withDepth = ({ dashaDepth = USUAL_DEPTH, ...request }: z.output<typeof ChartRequest>) => ({
  ...request,
  dashaDepth,
});

async function read(
  request: typeof ChartRequest | typeof ChartRequestOfAllYears,
  body: Record<string, unknown>,
  occasion: Occasion,
  unknown: readonly string[] = [],
): Promise<Result<ChartRequestQuestion, Problem>> {
  const valid = validate(request, body);
  if (!valid.ok) return valid;
  const include = partsOf(valid.value);
  const hasUsualDashas = valid.value.dashas === undefined && (include?.includes('dasha') ?? true);
  const { place: _, ...fields } = hasUsualDashas ? withDepth(valid.value) : valid.value;
  const located = await locateBirth(valid.value, occasion);
  if (!located.ok) return located;
  const { lat, lon, instant, tz, place, clocks } = located.value;
  const { offsetHours: tzHours } = instant;
  const given = inOrder({ ...fields, lat, lon, tzHours, ...(tz !== undefined && { tz }) });
  const settings = resolveSettings(givenSettings(fields));
  return ok({
    request: given,
    settings,
    chart: {
      jdUt: instant.jdUt,
      latDeg: lat,
      lonDeg: lon,
      tzHours,
      ayanamsha: settings.ayanamsa,
      nodeMode: settings.nodeMode,
    },
    ...(include && { include }),
    ...(place && { place }),
    clocks,
    ignored: ignoredIn(body, unknown, include),
  });
}

/** The options with which the domain computes a question. */
function optionsOf(
  { request, include }: ChartRequestQuestion,
  settings: ResolvedSettings,
  far: FarParts | undefined,
): ChartOptions<PartKey, DashaKey> {
  const { dashas, number, divisions } = request;
  return {
    dashaYearDays: settings.dashaYearDays,
    coLords: settings.coLords,
    ...(include && { include }),
    dashas: dashas ?? DEFAULT_DASHAS,
    ...depthsOf(request),
    ...(number !== undefined && { number }),
    ...(divisions !== undefined && { divisions: readDivisions(divisions) }),
    ...(far && { far }),
  };
}

/** Computes and presents far bodies, for a question that includes them. */
async function farFor({ include }: ChartRequestQuestion) {
  const hasFar = include?.some((part) => part === 'outer' || part === 'stars') ?? false;
  if (!hasFar) return undefined;
  const [{ farParts }, present] = await Promise.all([
    import('../../domain/chart/farPlaces'),
    import('./parts/presentFar'),
  ]);
  return { farParts, present };
}

/** The functions that compute a chart. */
type Rules = typeof CHART_RULES;

/** How a chart is computed, and whether it is only written as JSON. */
interface Form {
  rules: Rules;
  isWritten: boolean;
}

/** Replaces the periods of daśās by iterators, for charts that are written period by period. */
const written = (rules: Rules): Form => ({
  rules: { ...rules, parts: { ...rules.parts, dasha: WALKED_DASHAS } },
  isWritten: true,
});

/** The answer to a question, without its comparison. */
async function answerUnder(
  load: LoadKernel,
  asked: ChartRequestQuestion,
  settings: ResolvedSettings,
  { rules, isWritten }: Form,
  labels: Labels | null = null,
): Promise<Result<Answer, Problem>> {
  const { ayanamsa: ayanamsha, nodeMode } = settings;
  const kernel = kernelAt(load, asked.chart.jdUt);
  const far = await farFor(asked);
  const options = optionsOf(asked, settings, far?.farParts);
  const computed = computeChart(kernel, { ...asked.chart, ayanamsha, nodeMode }, options, rules);
  if (!computed.ok) return fail(domainProblem(computed.error, FIELDS));
  const otherYear = presentOtherYear(kernel, computed.value.sky, asked.chart);
  const presented = presentChart(asked, settings, computed.value, { labels, otherYear, far: far?.present, isWritten });
  return ok(asked.include?.length === 0 ? positionsAlone(presented) : presented);
}

/** Adds, in place, the differences under the other settings of a request. */
async function compareInto(
  main: Answer,
  kernel: LoadKernel,
  asked: ChartRequestQuestion,
  form: Form,
): Promise<Result<void, Problem>> {
  const comparison: NonNullable<Answer['comparison']> = [];
  // Sequential, because nine answers at once may not fit into the memory of an isolate.
  for (const given of asked.request.compare ?? []) {
    const others = { settings: resolveSettings(givenSettings(given)) };
    const other = await answerUnder(kernel, asked, others.settings, form);
    if (!other.ok) return other;
    comparison.push(...(comparisonOf(main, [{ ...others, answer: other.value }]) as typeof comparison));
  }
  main.comparison = comparison;
  return ok(undefined);
}

/** The answer to a question in a form. */
async function answerIn(kernel: LoadKernel, asked: ChartRequestQuestion, form: Form): Promise<Result<Answer, Problem>> {
  const { request, settings } = asked;
  const labels = await labelsFor(request.lang);
  const main = await answerUnder(kernel, asked, settings, form, labels);
  if (!main.ok) return main;
  if (request.compare) {
    const compared = await compareInto(main.value, kernel, asked, form);
    if (!compared.ok) return compared;
  }
  if (labels === null && request.precision === undefined) return main;
  // The answer contains tables that all answers share, so only a copy may be changed.
  const own = ownCopy(main.value);
  if (labels) labelChart(own, labels);
  if (request.precision !== undefined) roundAngles(own, request.precision);
  return ok(own);
}

/** The chart as SVG. @param fields  the names that the request has for its date, time and zone */
export async function drawnChart(
  kernel: LoadKernel,
  question: ChartRequestQuestion['chart'],
  choice: unknown,
  fields: DomainFields,
): Promise<Result<Written, Problem>> {
  const { drawing } = await import('../shapes/drawing');
  const drawn = await drawing(
    () => kernelAt(kernel, question.jdUt),
    question,
    choice as z.output<typeof DrawingRequest>,
  );
  return drawn.ok ? drawn : fail(domainProblem(drawn.error, fields));
}

const codeBy = <Request extends typeof ChartRequest | typeof ChartRequestOfAllYears>(
  rules: Rules,
  request: Request,
): Code<Request, ChartRequestQuestion, Answer> => ({
  request,
  read: (body, occasion, unknown) => read(request, body, occasion, unknown),
  price: chartPricing,
  answer: (kernel, asked) => answerIn(kernel, asked, { rules, isWritten: false }),
  // A comparison needs objects.
  outline: (kernel, asked) =>
    answerIn(kernel, asked, asked.request.compare ? { rules, isWritten: false } : written(rules)),
  formats: { svg: (kernel, { chart }, choice) => drawnChart(kernel, chart, choice, FIELDS) },
});

/** The code of the resource with the given rules; a test may replace one of them. */
export const chartBy = (rules: Rules) => codeBy(rules, ChartRequest);

export const chart = chartBy(CHART_RULES);

/** Charts of births in all years. */
export const chartOfAllYears = codeBy(CHART_RULES, ChartRequestOfAllYears);
