/** From a request in order to what it asks of the domain, and to its answer: for the endpoint, and for a saved chart. */
import type * as z from 'zod';
import { computeChart } from '../../domain/chart/chart';
import type { ChartQuestion } from '../../domain/chart/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import { resolveWallClock } from '../../domain/time/zone';
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import type { FieldNames } from '../envelope';
import { presentChart } from './present';
import type { ChartRequest } from './request';
import type { ChartResponse } from './schema';

type Request = z.output<typeof ChartRequest>;

export const NAMES: FieldNames = { epoch: 'year', day: 'day', time: 'hour', timezone: 'tzHours' };

/** Lahiri and the mean node, always. */
export function questionOf(request: Request): Result<ChartQuestion, DomainError> {
  const { lat, lon, tzHours } = request;
  const birth = resolveWallClock(request, { kind: 'offset', hours: tzHours });
  if (!birth.ok) return birth;
  return ok({ jdUt: birth.value.jdUt, latDeg: lat, lonDeg: lon, tzHours, ayanamsha: 'lahiri', nodeMode: 'mean' });
}

export function chartAnswer(
  kernel: Kernel & Almanac,
  request: Request,
): Result<z.output<typeof ChartResponse>, DomainError> {
  const question = questionOf(request);
  if (!question.ok) return question;
  const chart = computeChart(kernel, question.value, request.dashaDepth);
  return chart.ok ? ok(presentChart(request, chart.value)) : chart;
}
