/** A chart as a picture, for those who ask for `image/svg+xml`: both chart endpoints answer it. */
import type { Context } from 'hono';
import * as z from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { computePositions } from '../../domain/chart/positions';
import { type ChartQuestion, VARGA_KEYS } from '../../domain/chart/types';
import { birthLines, chartPicture, DRAWING_STYLES, drawSvg, layoutChart, SCRIPTS } from '../../domain/drawing';
import type { AppEnv } from '../env';
import { type FieldNames, refuse } from '../envelope';
import { oneOf } from '../fields';
import { readQuery } from '../query';
import { SVG_TYPE } from './accept';

/** The query of a picture. It is read where a picture is asked for, and nowhere else. */
export const PictureRequest = z.object({
  style: oneOf(DRAWING_STYLES).default('north').meta({
    description: 'How the chart is drawn: houses in fixed places (north), or rāśis in fixed places (south, east).',
  }),
  varga: oneOf(VARGA_KEYS).default('D1').meta({ description: 'Which division is drawn.' }),
  script: oneOf(SCRIPTS).default('iast').meta({ description: 'What labels and figures are written in.' }),
});
const WRITTEN = { style: 'text', varga: 'text', script: 'text' } as const;

/** Answers a question with its picture, or with the refusal of its query or of its instant. */
export function answerPicture(c: Context<AppEnv>, question: ChartQuestion, names: FieldNames): Response {
  const choice = readQuery(PictureRequest, WRITTEN, new URL(c.req.url).searchParams, names);
  if (!choice.ok) return refuse(c, choice.error, names);
  const positions = computePositions(c.var.kernel(), question);
  if (!positions.ok) return refuse(c, positions.error, names);
  const { jdUt, tzHours, latDeg, lonDeg } = question;
  const caption = birthLines(jdUt, tzHours, latDeg, lonDeg);
  const svg = drawSvg(layoutChart(chartPicture(positions.value, { ...choice.value, caption })));
  // Its own styles stand in it, and nothing else runs.
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  return c.body(svg, 200, { 'Content-Type': SVG_TYPE });
}

/** How the description of an operation tells of its picture. */
export const PICTURE_WORDS =
  'Where `Accept` prefers `image/svg+xml` to `application/json` by its qualities, the answer is a drawing; the query is ' +
  'then read, and ignored otherwise. A refusal is JSON in any case. Every answer carries `Vary: Accept`.';

const SvgDocument = z.string().meta({
  id: 'ChartDrawing',
  description:
    'A self-contained SVG document in UTF-8, for light and for dark, with its words for those who hear it. ' +
    'Beside a label stand its whole degrees; what is in parentheses is retrograde.',
});

/** An answer that is a picture too. */
export function orPicture(answer: ZodOpenApiResponseObject): ZodOpenApiResponseObject {
  return { ...answer, content: { ...answer.content, [SVG_TYPE]: { schema: SvgDocument } } };
}
