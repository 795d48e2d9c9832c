/** A chart as an SVG drawing: the second format of both chart endpoints. */
import type * as z from 'zod';
import { computeChakras } from '../../domain/chart/chakras';
import { computeHouseSystems } from '../../domain/chart/houseSystems';
import { computePositions } from '../../domain/positions/positions';
import { standingFrom } from '../../domain/positions/standing';
import type { ChartQuestion } from '../../domain/positions/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import { birthLines, chartPicture, drawSvg, layoutChart } from '../../drawing';
import { FIGURE_STYLES, type FigureStyle } from '../../drawing/figureStyles';
import type { LoadKernel, Written } from '../resource';
import { DRAWING_HEADERS } from './drawingInfo';
import type { DrawingRequest } from './drawingRequest';

const isFigure = (style: string): style is FigureStyle => (FIGURE_STYLES as readonly string[]).includes(style);

export async function drawing(
  kernel: LoadKernel,
  question: ChartQuestion,
  choice: z.output<typeof DrawingRequest>,
): Promise<Result<Written, DomainError>> {
  const { jdUt, tzHours, latDeg, lonDeg } = question;
  const caption = birthLines(jdUt, tzHours, latDeg, lonDeg);
  const { style, houses = 'sripati', ...others } = choice;
  const positions = computePositions(kernel(), question);
  if (!positions.ok) return positions;
  if (!isFigure(style)) {
    const picture = chartPicture(positions.value, { style, ...others, caption });
    return ok({ body: drawSvg(layoutChart(picture)), headers: DRAWING_HEADERS });
  }
  const { chartFigure, figureSvg } = await import('../../drawing/figures');
  const standing = standingFrom(positions.value);
  const chart = {
    ...positions.value,
    houses: computeHouseSystems(kernel(), positions.value, standing, []),
    chakras: computeChakras(standing),
  };
  return ok({
    body: figureSvg(chartFigure(chart, { style, houses, script: choice.script, caption })),
    headers: DRAWING_HEADERS,
  });
}
