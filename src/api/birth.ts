/** A birth in a larger request: the body of `POST /api/chart` or of `POST /api/v1/core/chart`. */
import * as z from 'zod';
import type { ChartQuestion } from '../domain/positions/types';
import { fail, ok, type Result } from '../domain/result';
import { chart } from './chart/answer';
import { ChartRequest } from './chart/request';
import { coreChart } from './core-chart/answer';
import { BharatChartRequest } from './core-chart/request';
import { type Problem, underField } from './problem';
import type { Occasion } from './resource';
import { expecting } from './validate';

/** A birth in either of its two forms. */
export const Birth = expecting(
  { type: 'object', fields: ['year', 'month', 'day', 'hour', 'minute', 'lat', 'lon', 'tzHours'] },
  z.union([ChartRequest, BharatChartRequest]),
).meta({
  id: 'Birth',
  description: 'A birth: the body of `POST /api/chart` or of `POST /api/v1/core/chart`.',
});

/** Reads the question of a birth from a field of the request. */
export async function readBirth(
  field: string,
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<ChartQuestion, Problem>> {
  const birth = await ('birthDate' in body ? coreChart : chart).read(body, occasion);
  return birth.ok ? ok(birth.value.chart) : fail(underField(field, birth.error));
}
