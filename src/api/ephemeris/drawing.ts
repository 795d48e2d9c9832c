/** The sky above a place at an instant as an SVG drawing. */
import { fail, ok, type Result } from '../../domain/result';
import { computeDome } from '../../domain/sky/dome';
import { momentLines } from '../../drawing/picture';
import { coordinatesText } from '../../lexicon/coordinates';
import { formatIn } from '../../lexicon/formats';
import { domainProblem, type Problem } from '../problem';
import type { LoadKernel, Written } from '../resource';
import { DRAWING_HEADERS } from '../shapes/drawingInfo';
import type { EphemerisRequestQuestion } from './question';
import { FIELDS, planOf } from './table';

export async function svg(
  loadKernel: LoadKernel,
  question: EphemerisRequestQuestion,
): Promise<Result<Written, Problem>> {
  const { place, script, ayanamsa, node, heightM, isOfAllYears } = question;
  if (place === undefined || script === undefined) throw new Error('a drawing without its place or script');
  const planned = await planOf(loadKernel, question);
  if (!planned.ok) return planned;
  const { jdUt, timeOf } = planned.value;
  const dome = computeDome(isOfAllYears ? loadKernel().allYears : loadKernel(), {
    jdUt: jdUt[0] as number,
    place: { latDeg: place.lat, lonDeg: place.lon, heightM },
    ayanamsa,
    nodeMode: node,
  });
  if (!dome.ok) return fail(domainProblem(dome.error, FIELDS));
  const { domeFigure, figureSvg } = await import('../../drawing/figures');
  const figure = domeFigure({
    dome: dome.value,
    script,
    place: place.label ?? place.name ?? coordinatesText(place.lat, place.lon),
    caption: momentLines(timeOf(0), formatIn(script === 'iast' ? 'en' : 'hi')),
  });
  return ok({ body: figureSvg(figure), headers: DRAWING_HEADERS });
}
