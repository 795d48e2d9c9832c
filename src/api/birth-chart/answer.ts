/** A birth chart in the vocabulary of `/api/v1`. It uses the engine of `POST /api/chart`. */
import type * as z from 'zod';
import { compareCharts } from '../../domain/chart/compare';
import { fail, ok, type Result } from '../../domain/result';
import { BIRTH_NAMES, clockFields, datedBirth, inGregorian, presentBirth, readBirth, zoneFields } from '../birth';
import { chartOfAllYears as chart, drawnChart } from '../chart/answer';
import type { ChartRequestQuestion } from '../chart/question';
import { type DomainFields, type Problem, renamed } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { settingFields } from '../settings';
import { clocksBetween } from '../shapes/clocks';
import { validate } from '../validate';
import { birthChartPricing } from './price';
import type { BirthChartQuestion } from './request';
import { BirthChartRequest } from './request';
import type { BirthChartResponse } from './response';

const FIELDS: DomainFields = { epoch: 'date', day: 'date', time: 'time', timezone: 'tz' };

/** The names of the fields of a chart in this request. */
const NAMES = {
  ...BIRTH_NAMES,
  nodeMode: 'node',
  dashaYearDays: 'dasha_year_days',
  dashaDepth: 'dasha_depth',
  coLords: 'co_lords',
};

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<BirthChartQuestion, Problem>> {
  const request = validate(BirthChartRequest, await datedBirth(body, occasion));
  if (!request.ok) return request;
  const { name, include, dashas, dasha_depth, number, divisions, precision, compare, lang, times, ...fields } =
    request.value;
  const given = inGregorian(fields);
  const birth = await readBirth(given, occasion);
  if (!birth.ok) return birth;
  const { latDeg: lat, lonDeg: lon, place, tzHours } = birth.value;
  const question = await chart.read(
    {
      ...clockFields(given),
      lat,
      lon,
      // A clock that shows a time twice is read once: by the offset that the birth has.
      ...zoneFields(place.tz),
      tzHours,
      ...settingFields(given),
      ...(name !== undefined && { name }),
      ...(include !== undefined && { include }),
      ...(dashas !== undefined && { dashas }),
      ...(dasha_depth !== undefined && { dashaDepth: dasha_depth }),
      ...(number !== undefined && { number }),
      ...(divisions !== undefined && { divisions }),
      ...(precision !== undefined && { precision }),
      ...(compare !== undefined && { compare: compare.map(settingFields) }),
      ...(lang !== undefined && { lang }),
    },
    occasion,
  );
  if (!question.ok) return fail(renamed(question.error, NAMES));
  return ok({ birth: birth.value, chart: question.value, isUtc: times === 'utc' });
}

const HALF_DAY = 0.5 - 1 / 86_400;

/** The paths of labels that differ from the chart of noon at the beginning or the end of the day. */
async function timeDependent(
  kernel: LoadKernel,
  asked: ChartRequestQuestion,
  noon: object,
): Promise<Result<string[], Problem>> {
  const paths = new Set<string>();
  for (const days of [-HALF_DAY, HALF_DAY]) {
    const other = await chart.answer(kernel, { ...asked, chart: { ...asked.chart, jdUt: asked.chart.jdUt + days } });
    if (!other.ok) return other;
    for (const { path } of compareCharts(noon, other.value)) paths.add(path);
  }
  return ok([...paths]);
}

/** A life of 120 years and its daśās, for which UTC offsets are looked up. */
const LIFE_DAYS = 130 * 366;

async function answer(
  kernel: LoadKernel,
  { birth, chart: asked, isUtc }: BirthChartQuestion,
): Promise<Result<z.output<typeof BirthChartResponse>, Problem>> {
  const answered = await chart.answer(kernel, asked);
  if (!answered.ok) return answered;
  const dependent = birth.time === undefined ? await timeDependent(kernel, asked, answered.value) : null;
  if (dependent?.ok === false) return dependent;
  const { jdUt, tzHours, place } = birth;
  const clocks = isUtc ? null : await clocksBetween(place, jdUt - LIFE_DAYS / 10, jdUt + LIFE_DAYS, tzHours);
  const { CHART_PARTS, CHART_SETTINGS } = await import('./response');
  const { name } = asked.request;
  return ok({
    birth: presentBirth(birth, clocks),
    assumed: birth.assumed,
    ...(name !== undefined && { name }),
    settings: {
      preset: asked.settings.preset,
      ...CHART_SETTINGS.spell(asked.settings, null),
    } as z.output<typeof BirthChartResponse>['settings'],
    ...(dependent && { time_dependent: dependent.value }),
    ...CHART_PARTS.spell(answered.value, clocks),
  } as z.output<typeof BirthChartResponse>);
}

export const birthChart: Code<typeof BirthChartRequest, BirthChartQuestion, z.output<typeof BirthChartResponse>> = {
  request: BirthChartRequest,
  read,
  price: birthChartPricing,
  answer,
  formats: { svg: (kernel, { chart: { chart } }, choice) => drawnChart(kernel, chart, choice, FIELDS) },
};
