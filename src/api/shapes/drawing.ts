/** A chart as an SVG drawing: the second format of both chart endpoints. */
import type * as z from 'zod';
import { computePositions } from '../../domain/positions/positions';
import type { ChartQuestion } from '../../domain/positions/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import { birthLines, chartPicture, drawSvg, layoutChart } from '../../drawing';
import type { LoadKernel, Written } from '../resource';
import type { DrawingRequest } from './drawingRequest';

/** The drawing has inline styles and no scripts. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

export function drawing(
  kernel: LoadKernel,
  question: ChartQuestion,
  choice: z.output<typeof DrawingRequest>,
): Result<Written, DomainError> {
  const positions = computePositions(kernel(), question);
  if (!positions.ok) return positions;
  const { jdUt, tzHours, latDeg, lonDeg } = question;
  const caption = birthLines(jdUt, tzHours, latDeg, lonDeg);
  return ok({ body: drawSvg(layoutChart(chartPicture(positions.value, { ...choice, caption }))), headers: HEADERS });
}
